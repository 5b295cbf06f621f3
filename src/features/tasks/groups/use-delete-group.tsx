import { useTranslation } from '#src/i18n/use-translation';
import type { Schemas } from '#src/contract/types';
import { useDeleteTaskGroup } from '#src/data/task-groups';
import { useErrorMessage } from '#src/shared/errors/use-error-message';
import { useConfirm } from '#src/ui/confirm';
import { useToasts } from '#src/ui/toast';

/** The tasks move to the default group. Resolves to whether it was deleted (API-064). */
export function useDeleteGroup(): (
  group: Schemas['TaskGroup'],
  defaultGroupName: string | undefined,
) => Promise<boolean> {
  const { t } = useTranslation('tasks');
  const confirm = useConfirm();
  const toasts = useToasts();
  const errorMessage = useErrorMessage();
  const remove = useDeleteTaskGroup();
  return async ({ taskGroupId, taskGroupName: name, taskCount }, defaultGroupName = '') => {
    let moved = 0;
    const confirmed = await confirm(() => ({
      variant: 'confirm',
      title: t(($) => $.groups.deleteTitle, { name }),
      body:
        taskCount === 0
          ? t(($) => $.groups.deleteEmpty)
          : taskCount === undefined
            ? t(($) => $.groups.deleteSome, { home: defaultGroupName })
            : t(($) => $.groups.deleteBody, { count: taskCount, home: defaultGroupName }),
      confirmLabel: t(($) => $.groups.delete),
      danger: true,
      errorMessage,
      onConfirm: async () => {
        moved = (await remove.mutateAsync(taskGroupId)).movedTaskCount;
      },
    }));
    if (confirmed)
      toasts.success(
        () => t(($) => $.groups.deleted, { name }),
        moved > 0 ? { detail: () => t(($) => $.groups.moved, { count: moved, home: defaultGroupName }) } : {},
      );
    return confirmed;
  };
}
