import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { retryAfterOf } from '#src/api/errors';
import { proxyQueries, useSetClusterGroup } from '#src/data/proxies';
import { taskQueries, useReadTasksAgain } from '#src/data/tasks';
import { FormDialog } from '#src/ui/dialog';
import type { ShownDialog } from '#src/ui/dialog-host';
import { ErrorState } from '#src/ui/error-state';
import { RadioGroupControl } from '#src/ui/form/choice-controls';
import { Field } from '#src/ui/form/field';
import { SkeletonLines } from '#src/ui/skeleton';
import { useToasts } from '#src/ui/toast';
import { useSaid } from '#src/ui/words';
import { useTaskErrorMessage } from '../operations/use-task-error-message';
import type { Task } from '../operations/task';

/** Stands for no group: the server has null for it. */
const NONE = '';

/** Asks in which group of the cloud a task runs (API-083, API-084). */
export function ClusterGroupDialog({ open, onClose, onClosed, task }: ShownDialog & { readonly task: Task }) {
  const { t } = useTranslation('tasks');
  const toasts = useToasts();
  const errorMessage = useTaskErrorMessage();
  const readAgain = useReadTasksAgain();
  const set = useSetClusterGroup();
  const groups = useQuery(proxyQueries.clusterGroups());
  const detail = useQuery({ ...taskQueries.detail(task.taskId), staleTime: 0 });
  const [chosen, setChosen] = useState<string>();
  const [refusal, setRefusal] = useSaid();
  const present = detail.data?.clusterGroupId ?? NONE;
  const value = chosen ?? present;
  const failed = groups.isError || detail.isError;
  // What was read before may be another group than the present one.
  const ready = groups.data !== undefined && detail.data !== undefined && detail.isFetchedAfterMount;

  const submit = async () => {
    setRefusal();
    if (value === present) {
      onClose();
      return;
    }
    try {
      const answer = await set.mutateAsync({ taskId: task.taskId, clusterGroupId: value || null });
      if (answer.code !== '') {
        setRefusal(() => errorMessage(answer));
        return;
      }
      void readAgain();
      toasts.success(() => t(($) => $.cluster.saved));
      onClose();
    } catch (error) {
      setRefusal(() => errorMessage(error));
    }
  };
  return (
    <FormDialog
      open={open}
      title={t(($) => $.cluster.title, { name: task.taskName })}
      submitLabel={t(($) => $.cluster.submit)}
      submitReason={ready ? undefined : failed ? t(($) => $.cluster.failed) : t(($) => $.cluster.loading)}
      loading={set.isPending}
      submitError={refusal}
      onSubmit={() => void submit()}
      onClose={onClose}
      onClosed={onClosed}
    >
      {ready ? (
        <Field label={t(($) => $.cluster.label)} group help={t(($) => $.cluster.help)}>
          {(wiring) => (
            <RadioGroupControl
              {...wiring}
              column
              value={value}
              onChange={setChosen}
              choices={[
                { value: NONE, label: t(($) => $.cluster.none) },
                ...groups.data.items.map(({ clusterGroupId, displayName }) => ({
                  value: clusterGroupId,
                  label: displayName,
                })),
              ]}
            />
          )}
        </Field>
      ) : failed ? (
        <ErrorState
          inline
          title={t(($) => $.cluster.failed)}
          onRetry={() => {
            if (groups.isError) void groups.refetch();
            if (detail.isError) void detail.refetch();
          }}
          retrying={groups.isRefetching || detail.isRefetching}
          retryIn={retryAfterOf(groups.error ?? detail.error)}
        />
      ) : (
        <SkeletonLines lines={4} />
      )}
    </FormDialog>
  );
}
