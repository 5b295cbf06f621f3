import CaretRightOutlined from '@ant-design/icons/es/icons/CaretRightOutlined';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { retryAfterOf } from '#src/api/errors';
import { SubtaskStatus } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { pollingOptions, quietOptions } from '#src/data/polling';
import { runQueries, useStartSubtask, useStopSubtask } from '#src/data/runs';
import { startOutcomeOf, stopOutcomeOf } from '#src/domain/start-stop-results';
import { nextSubtaskStatus } from '#src/domain/task-states';
import { useFormats } from '#src/i18n/format';
import { useErrorMessage } from '#src/shared/errors/use-error-message';
import { useStartResultMessage, useStopResultMessage } from '#src/shared/errors/use-start-result-message';
import { IconButton } from '#src/ui/button';
import { Empty } from '#src/ui/empty';
import { StopIcon } from '#src/ui/stop-icon';
import type { Column } from '#src/ui/table/columns';
import { ResourceTable } from '#src/ui/table/resource-table';
import { useToasts } from '#src/ui/toast';
import { useSingleFlight } from '#src/ui/use-single-flight';
import { SubtaskTag } from './status-tags';
import { useStickyError } from '#src/shared/region/use-region';

export function SubtasksTable({
  taskId,
  lotNo,
  active,
  offline,
  hideError,
}: {
  readonly taskId: string;
  readonly lotNo: string;
  readonly active: boolean;
  readonly offline: boolean;
  /** The page already reports that its data is stale. */
  readonly hideError: boolean;
}) {
  const { t } = useTranslation('runs');
  const formats = useFormats();
  const [{ page, pageSize }, setPaging] = useState({ page: 1, pageSize: 20 });
  const query = useQuery({
    ...runQueries.subtasks(taskId, lotNo, page, pageSize),
    ...pollingOptions(active),
    ...quietOptions,
    placeholderData: keepPreviousData,
  });
  const { data, refetch } = query;
  const error = useStickyError(query);
  const columns: Column<Schemas['Subtask']>[] = [
    {
      key: 'input',
      title: t(($) => $.subtasks.input),
      minWidth: 320,
      cell: (subtask) => <span title={subtask.input}>{subtask.input}</span>,
    },
    {
      key: 'status',
      title: t(($) => $.words.status, { ns: 'shell' }),
      width: 140,
      skeleton: 'tag',
      cell: (subtask) => <SubtaskTag status={subtask.status} />,
    },
    {
      key: 'rows',
      title: t(($) => $.figures.rows),
      width: 100,
      align: 'end',
      skeleton: 'number',
      cell: (subtask) => formats.number(subtask.rows),
    },
    {
      key: 'error',
      title: t(($) => $.subtasks.error),
      minWidth: 160,
      cell: (subtask) => <span title={subtask.error ?? undefined}>{subtask.error ?? '–'}</span>,
    },
    {
      key: 'actions',
      title: t(($) => $.words.actions, { ns: 'shell' }),
      titleHidden: true,
      width: 56,
      align: 'end',
      skeleton: 'none',
      cell: (subtask) => (active ? <SubtaskAction taskId={taskId} subtask={subtask} offline={offline} /> : null),
    },
  ];
  return (
    <ResourceTable
      label={t(($) => $.subtasks.label)}
      columns={columns}
      rows={data?.items}
      rowKey={(subtask) => subtask.subTaskId}
      skeletonRows={5}
      error={
        error !== null && !(hideError && data)
          ? {
              title: t(($) => $.failed.subtasks),
              onRetry: () => {
                void refetch();
              },
              retryIn: retryAfterOf(error),
            }
          : undefined
      }
      empty={<Empty compact title={t(($) => $.subtasks.empty)} />}
      pagination={
        data && (data.total > 20 || page > 1)
          ? {
              page,
              pageSize,
              total: data.total,
              pageSizes: [20, 50, 100],
              onChange: (nextPage, nextSize) => {
                setPaging({ page: nextPage, pageSize: nextSize });
              },
            }
          : undefined
      }
    />
  );
}

/** The button stays while the subtask stops, so that it keeps the focus. */
function SubtaskAction({
  taskId,
  subtask,
  offline,
}: {
  readonly taskId: string;
  readonly subtask: Schemas['Subtask'];
  readonly offline: boolean;
}) {
  const { t } = useTranslation('runs');
  const start = useStartSubtask();
  const stop = useStopSubtask();
  const toasts = useToasts();
  const errorMessage = useErrorMessage();
  const body = { taskId, subTaskId: subtask.subTaskId };
  const startReason = useStartResultMessage();
  const stopReason = useStopResultMessage();
  const isStopping = subtask.status === SubtaskStatus.Stopping;
  const reason = offline
    ? t(($) => $.offline.reason, { ns: 'shell' })
    : isStopping
      ? t(($) => $.subtaskStatuses.Stopping)
      : undefined;
  const isStart = subtask.status === SubtaskStatus.Stopped;
  /** `act` resolves to the reason of a refusal. */
  const { run, pending } = useSingleFlight(async (act: () => Promise<(() => string) | undefined>) => {
    const title = () => (isStart ? t(($) => $.subtasks.notStarted) : t(($) => $.subtasks.notStopped));
    try {
      const detail = await act();
      if (detail !== undefined) toasts.error(title, { detail });
    } catch (error) {
      toasts.error(title, { detail: () => errorMessage(error) });
    }
  });
  if (isStart) {
    const begin = async () => {
      const { startResult, message } = await start.mutateAsync(body);
      const meaning = startOutcomeOf(startResult);
      if (meaning === 'ignored') toasts.info(() => t(($) => $.subtasks.runningAlready));
      return meaning === 'done' || meaning === 'ignored' ? undefined : () => startReason(startResult, message);
    };
    return (
      <IconButton
        size="small"
        variant="default"
        label={t(($) => $.subtasks.start, { input: subtask.input })}
        icon={<CaretRightOutlined />}
        loading={pending !== undefined}
        disabledReason={reason}
        onClick={() => {
          void run(begin);
        }}
      />
    );
  }
  if (!isStopping && nextSubtaskStatus(subtask.status, 'stop') === null) return null;
  const end = async () => {
    const { stopResult, message } = await stop.mutateAsync(body);
    // Not a failure (ERR-11), but the user must know that nothing was stopped.
    const meaning = stopOutcomeOf(stopResult);
    if (meaning === 'ignored') toasts.info(() => t(($) => $.subtasks.endedAlready));
    return meaning === 'failed' ? () => stopReason(stopResult, message) : undefined;
  };
  return (
    <IconButton
      size="small"
      variant="default"
      label={t(($) => $.subtasks.stop, { input: subtask.input })}
      icon={<StopIcon />}
      loading={pending !== undefined}
      disabledReason={reason}
      onClick={() => {
        void run(end);
      }}
    />
  );
}
