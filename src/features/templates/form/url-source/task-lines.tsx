import { skipToken, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { runQueries } from '../../../../data/runs';
import { taskQueries } from '../../../../data/tasks';
import { uniqueValues } from '../../../../domain/lines';
import { useFormats } from '../../../../i18n/format';
import { Button } from '../../../../ui/button';
import { Field } from '../../../../ui/form/field';
import { SelectControl } from '../../../../ui/form/select-control';
import { Notice } from '../../../../ui/status';
import type { LinesValue } from '../field-contract';
import { hasNoLine } from './count-lines';
import { LinesPreview } from './lines-preview';
import type { LinesAction } from './lines-state';
import styles from './url-source.module.css';

/** Rows whose values are looked at: the first page. */
const everyRow = { kind: 'all' } as const;

/** Lines from a field of another task: its group, then the task, then the field (FORM-43 to FORM-45, FORM-72). */
export function TaskLines({
  held,
  act,
  maxLines,
  disabled,
  ownTaskId,
  previewLabel,
  noneValid,
}: {
  readonly held: LinesValue;
  readonly act: (action: LinesAction) => void;
  readonly maxLines: number | null | undefined;
  readonly disabled: boolean;
  /** The task that is edited: it cannot feed itself. */
  readonly ownTaskId: string | undefined;
  readonly previewLabel: string;
  readonly noneValid: boolean;
}) {
  const { t } = useTranslation('templates');
  const { number } = useFormats();
  const { groupId, taskId, field } = held.task ?? {};
  const groups = useQuery(taskQueries.groups());
  const ofGroup = taskQueries.ofGroup(groupId ?? '');
  const tasks = useQuery(groupId === undefined ? { queryKey: ofGroup.queryKey, queryFn: skipToken } : ofGroup);
  const firstRows = runQueries.rows(taskId ?? '', everyRow, 0);
  const rows = useQuery(taskId === undefined ? { queryKey: firstRows.queryKey, queryFn: skipToken } : firstRows);

  const chooseField = (name: string | undefined) => {
    if (name === undefined || rows.data === undefined) return;
    act({ type: 'field', field: name, values: uniqueValues(rows.data.rows.map((row) => row[name])), maxLines });
  };
  const taskChoices = (tasks.data?.items ?? []).filter((task) => task.taskId !== ownTaskId);
  const isEmptyTask = rows.data !== undefined && (rows.data.rows.length === 0 || rows.data.fields.length === 0);
  const noLine = hasNoLine(held.lines);
  const isInvalid = taskId !== undefined && noLine && (isEmptyTask || (field !== undefined && rows.data !== undefined));
  return (
    <div className={styles['box']}>
      <div className={styles['choices']}>
        <Field label={t(($) => $.urlSource.groupLabel)}>
          {(wiring) => (
            <SelectControl
              {...wiring}
              value={groups.data === undefined ? undefined : groupId}
              onChange={(next) => {
                act({ type: 'group', groupId: next });
              }}
              options={(groups.data?.items ?? []).map((group) => ({
                value: group.taskGroupId,
                label: group.taskGroupName,
              }))}
              placeholder={t(($) => $.urlSource.chooseGroup)}
              loading={groups.isLoading}
              disabled={disabled}
              searchable
            />
          )}
        </Field>
        <Field label={t(($) => $.urlSource.taskLabel)}>
          {(wiring) => (
            <SelectControl
              {...wiring}
              // A stored task may come without its group: its id is all there is to show then.
              value={tasks.data === undefined && groupId !== undefined ? undefined : taskId}
              onChange={(next) => {
                act({ type: 'task', taskId: next });
              }}
              options={taskChoices.map((task) => ({ value: task.taskId, label: task.taskName }))}
              placeholder={t(($) =>
                groupId === undefined
                  ? $.urlSource.groupFirst
                  : taskChoices.length === 0 && tasks.isSuccess
                    ? $.urlSource.noTasks
                    : $.urlSource.chooseTask,
              )}
              loading={tasks.isLoading}
              disabled={disabled || groupId === undefined}
              searchable
            />
          )}
        </Field>
        <Field label={t(($) => $.urlSource.fieldLabel)}>
          {(wiring) => (
            <SelectControl
              {...wiring}
              value={rows.data === undefined ? undefined : field}
              onChange={chooseField}
              options={(rows.data?.fields ?? []).map((entry) => ({ value: entry.name, label: entry.displayText }))}
              placeholder={t(($) => (taskId === undefined ? $.urlSource.taskFirst : $.urlSource.chooseField))}
              loading={rows.isLoading}
              disabled={disabled || taskId === undefined || isEmptyTask}
              searchable
            />
          )}
        </Field>
      </div>
      <Failed query={groups} words={t(($) => $.urlSource.groupsFailed)} />
      <Failed query={tasks} words={t(($) => $.urlSource.tasksFailed)} />
      <Failed query={rows} words={t(($) => $.urlSource.rowsFailed)} />
      {isInvalid && (
        <Notice kind="error" announce="polite" title={t(($) => $.urlSource.invalidTask)}>
          {t(($) => $.urlSource.invalidTaskHint)}
        </Notice>
      )}
      <LinesPreview
        label={previewLabel}
        lines={held.lines}
        bad={isInvalid || noneValid}
        empty={isInvalid ? t(($) => $.urlSource.noValue) : t(($) => $.urlSource.nothingYet)}
      />
      {!noLine && rows.data !== undefined && rows.data.total > rows.data.rows.length && (
        <p className={styles['facts']}>
          {t(($) => $.urlSource.firstRows, {
            count: rows.data.rows.length,
            shown: number(rows.data.rows.length),
            total: number(rows.data.total),
          })}
        </p>
      )}
    </div>
  );
}

function Failed({
  query,
  words,
}: {
  readonly query: {
    readonly isError: boolean;
    readonly isFetching: boolean;
    readonly data: unknown;
    readonly refetch: () => Promise<unknown>;
  };
  readonly words: string;
}) {
  const { t } = useTranslation('ui');
  if (!query.isError || query.data !== undefined) return null;
  return (
    <Notice
      kind="error"
      announce="polite"
      actions={
        <Button size="small" loading={query.isFetching} onClick={() => void query.refetch()}>
          {t(($) => $.retry)}
        </Button>
      }
    >
      {words}
    </Notice>
  );
}
