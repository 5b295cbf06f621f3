import { useTranslation } from '#src/i18n/use-translation';
import type { Schemas } from '#src/contract/types';
import { useDeleteTaskGroup } from '#src/data/task-groups';
import { useErrorMessage } from '#src/shared/errors/use-error-message';
import { useAsk } from '#src/ui/ask';
import { useToasts } from '#src/ui/toast';

/** The tasks move to the default group. Resolves to whether the group was deleted (API-064). */
export function useDeleteGroup(): (group: Schemas['TaskGroup'], home: string | undefined) => Promise<boolean> {
  const { t } = useTranslation('tasks');
  const ask = useAsk();
  const toasts = useToasts();
  const errorMessage = useErrorMessage();
  const remove = useDeleteTaskGroup();
  return async ({ taskGroupId, taskGroupName: name, taskCount }, home = '') => {
    let moved = 0;
    const sure = await ask(() => ({
      variant: 'confirm',
      title: t(($) => $.groups.deleteTitle, { name }),
      body:
        taskCount === 0
          ? t(($) => $.groups.deleteEmpty)
          : taskCount === undefined
            ? t(($) => $.groups.deleteSome, { home })
            : t(($) => $.groups.deleteBody, { count: taskCount, home }),
      confirmLabel: t(($) => $.groups.delete),
      danger: true,
      refusal: errorMessage,
      onConfirm: async () => {
        moved = (await remove.mutateAsync(taskGroupId)).movedTaskCount;
      },
    }));
    if (sure)
      toasts.success(
        () => t(($) => $.groups.deleted, { name }),
        moved > 0 ? { detail: () => t(($) => $.groups.moved, { count: moved, home }) } : {},
      );
    return sure;
  };
}
