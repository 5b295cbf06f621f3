import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { runQueries } from '#src/data/runs';
import { taskQueries } from '#src/data/tasks';
import { useFormats } from '#src/i18n/format';
import { RetryButton } from '#src/shared/errors/retry-button';
import { Button } from '#src/ui/button';
import { Field } from '#src/ui/form/field';
import { SelectControl } from '#src/ui/form/select-control';
import { Progress } from '#src/ui/progress';
import { Notice } from '#src/ui/status';
import type { LinesValue } from '../field-contract';
import { hasNoLine } from './count-lines';
import { LinesPreview } from './lines-preview';
import type { LinesAction } from './lines-state';
import { useTaskValues } from './use-task-values';
import styles from './url-source.module.css';

const allRows = { kind: 'all' } as const;

export function TaskLines({
  linesValue,
  dispatch,
  maxLines,
  disabled,
  ownTaskId,
  previewLabel,
  noneValid,
}: {
  readonly linesValue: LinesValue;
  readonly dispatch: (action: LinesAction) => void;
  readonly maxLines: number | null | undefined;
  readonly disabled: boolean;
  /** Excluded: a task cannot feed itself. */
  readonly ownTaskId: string | undefined;
  readonly previewLabel: string;
  readonly noneValid: boolean;
}) {
  const { t } = useTranslation('templateForm');
  const { number } = useFormats();
  const { groupId, taskId, field, rowsRead, rowCount } = linesValue.task ?? {};
  const groups = useQuery(taskQueries.groups());
  const ofGroup = taskQueries.ofGroup(groupId ?? '');
  const tasks = useQuery(groupId === undefined ? { queryKey: ofGroup.queryKey, queryFn: skipToken } : ofGroup);
  const firstRows = runQueries.rows(taskId ?? '', allRows, 0);
  const rows = useQuery(taskId === undefined ? { queryKey: firstRows.queryKey, queryFn: skipToken } : firstRows);

  const { reading, read, cancel } = useTaskValues({
    taskId,
    maxLines,
    onValues: (name, values, of) => {
      dispatch({ type: 'field', field: name, values, maxLines, rows: of });
    },
  });
  const chooseField = (name: string | undefined) => {
    if (name === undefined) return;
    dispatch({ type: 'noField' });
    read(name);
  };
  const taskChoices = (tasks.data?.items ?? []).filter((task) => task.taskId !== ownTaskId);
  const isEmptyTask = rows.data !== undefined && (rows.data.rows.length === 0 || rows.data.fields.length === 0);
  useEffect(() => {
    if (isEmptyTask && linesValue.task?.total !== 0) dispatch({ type: 'emptyTask' });
  }, [isEmptyTask, linesValue.task?.total, dispatch]);
  const noLine = hasNoLine(linesValue.lines);
  const isInvalid = taskId !== undefined && noLine && (isEmptyTask || (field !== undefined && rows.data !== undefined));
  return (
    <div className={styles.box}>
      <div className={styles.choices}>
        <Field label={t(($) => $.urlSource.groupLabel)}>
          {(wiring) => (
            <SelectControl
              {...wiring}
              value={groups.data === undefined ? undefined : groupId}
              onChange={(next) => {
                dispatch({ type: 'group', groupId: next });
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
              value={tasks.data === undefined && groupId !== undefined ? undefined : taskId}
              onChange={(next) => {
                dispatch({ type: 'task', taskId: next });
              }}
              options={taskChoices.map((task) => ({ value: task.taskId, label: task.taskName }))}
              placeholder={
                groupId === undefined
                  ? t(($) => $.urlSource.groupFirst)
                  : taskChoices.length === 0 && tasks.isSuccess
                    ? t(($) => $.groups.empty, { ns: 'tasks' })
                    : t(($) => $.urlSource.chooseTask)
              }
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
              value={rows.data === undefined ? undefined : (reading?.field ?? field)}
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
      <LoadFailedNotice query={groups} message={t(($) => $.urlSource.groupsFailed)} />
      <LoadFailedNotice query={tasks} message={t(($) => $.urlSource.tasksFailed)} />
      <LoadFailedNotice query={rows} message={t(($) => $.urlSource.rowsFailed)} />
      {reading !== undefined && reading.error === undefined && (
        <div className={styles.reading}>
          <Progress
            label={t(($) => $.urlSource.reading)}
            value={reading.total === 0 ? undefined : reading.read / reading.total}
            text={
              reading.total === 0
                ? undefined
                : t(($) => $.urlSource.rowsOf, { shown: number(reading.read), total: number(reading.total) })
            }
          />
          <Button size="small" onClick={cancel}>
            {t(($) => $.fileImport.cancel)}
          </Button>
        </div>
      )}
      {reading?.error !== undefined && (
        <Notice
          variant="error"
          announce="polite"
          actions={
            <RetryButton
              size="small"
              error={reading.error}
              onClick={() => {
                read(reading.field);
              }}
            >
              {t(($) => $.retry, { ns: 'ui' })}
            </RetryButton>
          }
        >
          {t(($) => $.urlSource.rowsFailed)}
        </Notice>
      )}
      {isInvalid && (
        <Notice variant="error" announce="polite" title={t(($) => $.urlSource.invalidTask)}>
          {t(($) => $.urlSource.invalidTaskHint)}
        </Notice>
      )}
      <LinesPreview
        label={previewLabel}
        lines={linesValue.lines}
        invalid={isInvalid || noneValid}
        emptyText={isInvalid ? t(($) => $.urlSource.noValue) : t(($) => $.urlSource.nothingYet)}
      />
      {!noLine && rowsRead !== undefined && rowCount !== undefined && (
        <p className={styles.facts}>
          {rowsRead < rowCount
            ? t(($) => $.urlSource.firstRows, { count: rowsRead, shown: number(rowsRead), total: number(rowCount) })
            : t(($) => $.urlSource.allRows, { count: rowCount, shown: number(rowCount) })}
        </p>
      )}
    </div>
  );
}

function LoadFailedNotice({
  query,
  message,
}: {
  readonly query: {
    readonly error: unknown;
    readonly isError: boolean;
    readonly isFetching: boolean;
    readonly data: unknown;
    readonly refetch: () => Promise<unknown>;
  };
  readonly message: string;
}) {
  const { t } = useTranslation('ui');
  if (!query.isError || query.data !== undefined) return null;
  return (
    <Notice
      variant="error"
      announce="polite"
      actions={
        <RetryButton size="small" error={query.error} loading={query.isFetching} onClick={() => void query.refetch()}>
          {t(($) => $.retry)}
        </RetryButton>
      }
    >
      {message}
    </Notice>
  );
}
