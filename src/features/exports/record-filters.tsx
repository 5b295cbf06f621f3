import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import type { Schemas } from '#src/contract/types';
import { taskQueries } from '#src/data/tasks';
import { FilterMenu } from '#src/ui/filter-menu';
import { Filters } from '#src/ui/filters';
import { SelectControl } from '#src/ui/form/select-control';
import styles from './exports.module.css';
import { exportStatuses, type RecordsParams } from './records.params';

const MAX_TASK_OPTIONS = 50;

export function RecordFilters({
  params,
  records,
  onChange,
}: {
  readonly params: RecordsParams;
  /** The tasks of these records are options even when deleted. */
  readonly records: readonly Schemas['ExportRecord'][];
  readonly onChange: (changes: Partial<RecordsParams>) => void;
}) {
  const { t } = useTranslation('exports');
  return (
    <Filters>
      <div className={styles.taskFilter}>
        <TaskFilter
          taskId={params.taskId}
          records={records}
          onChange={(taskId) => {
            onChange({ taskId });
          }}
        />
      </div>
      <FilterMenu
        label={t(($) => $.words.status, { ns: 'shell' })}
        anyLabel={t(($) => $.words.anyStatus, { ns: 'shell' })}
        value={params.status}
        options={exportStatuses.map((status) => ({ value: status, label: t(($) => $.statuses[status]) }))}
        onChange={(status) => {
          onChange({ status });
        }}
      />
    </Filters>
  );
}

function TaskFilter({
  taskId,
  records,
  onChange,
}: {
  readonly taskId: string | undefined;
  readonly records: readonly Schemas['ExportRecord'][];
  readonly onChange: (taskId: string | undefined) => void;
}) {
  const { t } = useTranslation('exports');
  const id = useId();
  const [searchText, setSearchText] = useState('');
  const keyword = searchText.trim().slice(0, 100);
  const found = useQuery(
    taskQueries.list({ page: 1, pageSize: MAX_TASK_OPTIONS, ...(keyword === '' ? {} : { Keyword: keyword }) }),
  );
  const named = useQuery({ ...taskQueries.detail(taskId ?? ''), enabled: taskId !== undefined, retry: false });
  const names = new Map<string, string>();
  for (const record of records) {
    const fits = record.taskName.toLowerCase().includes(keyword.toLowerCase());
    if (fits || record.taskId === taskId) names.set(record.taskId, record.taskName);
  }
  for (const task of found.data?.items ?? []) names.set(task.taskId, task.taskName);
  if (taskId !== undefined && !names.has(taskId)) names.set(taskId, named.data?.taskName ?? taskId);
  return (
    <SelectControl
      id={id}
      label={t(($) => $.words.task, { ns: 'shell' })}
      placeholder={t(($) => $.records.anyTask)}
      clearable
      loading={found.isFetching}
      value={taskId}
      options={[...names].map(([value, label]) => ({ value, label }))}
      onSearch={setSearchText}
      onChange={onChange}
    />
  );
}
