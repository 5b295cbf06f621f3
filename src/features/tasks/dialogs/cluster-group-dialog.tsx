import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#src/i18n/use-translation';
import { z } from '#src/lib/zod';
import { retryAfterOf } from '#src/api/errors';
import { proxyQueries, useSetClusterGroup } from '#src/data/proxies';
import { taskQueries, useInvalidateTasks } from '#src/data/tasks';
import { useDialogForm } from '#src/shared/form/use-dialog-form';
import { FormDialog } from '#src/ui/dialog';
import type { DialogControls } from '#src/ui/dialog-host';
import { ErrorState } from '#src/ui/error-state';
import { RadioGroupField } from '#src/ui/form/fields';
import { SkeletonLines } from '#src/ui/skeleton';
import { useToasts } from '#src/ui/toast';
import { useTaskCodeMessages } from './use-task-code-messages';
import type { Task } from '#src/domain/task';

const NO_GROUP = '';

const schema = z.object({ clusterGroupId: z.string() });

export function ClusterGroupDialog({ task, ...dialog }: DialogControls & { readonly task: Task }) {
  const { t } = useTranslation('tasks');
  const toasts = useToasts();
  const readAgain = useInvalidateTasks();
  const set = useSetClusterGroup();
  const groups = useQuery(proxyQueries.clusterGroups());
  const detail = useQuery({ ...taskQueries.detail(task.taskId), staleTime: 0 });
  const current = detail.data?.clusterGroupId ?? NO_GROUP;
  const failed = groups.isError || detail.isError;
  // A cached task may have an old group.
  const ready = groups.data !== undefined && detail.data !== undefined && detail.isFetchedAfterMount;

  const { control, dialogProps } = useDialogForm(
    schema,
    async ({ clusterGroupId }) => {
      if (clusterGroupId !== current) {
        await set.mutateAsync({ taskId: task.taskId, clusterGroupId: clusterGroupId || null });
        void readAgain();
        toasts.success(() => t(($) => $.cluster.saved));
      }
      dialog.onClose();
    },
    { dialog, values: { clusterGroupId: current }, codes: useTaskCodeMessages() },
  );
  return (
    <FormDialog
      {...dialogProps}
      title={t(($) => $.cluster.title, { name: task.taskName })}
      submitLabel={t(($) => $.save, { ns: 'ui' })}
      submitDisabledReason={
        ready
          ? dialogProps.submitDisabledReason
          : failed
            ? t(($) => $.cluster.failed)
            : t(($) => $.group.loading, { ns: 'proxies' })
      }
    >
      {ready ? (
        <RadioGroupField
          control={control}
          name="clusterGroupId"
          label={t(($) => $.actions.clusterGroup)}
          help={t(($) => $.cluster.help)}
          column
          choices={[
            { value: NO_GROUP, label: t(($) => $.cluster.none) },
            ...groups.data.items.map(({ clusterGroupId, displayName }) => ({
              value: clusterGroupId,
              label: displayName,
            })),
          ]}
        />
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
