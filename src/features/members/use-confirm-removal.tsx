import { useCallback } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { useNavigate } from 'react-router-dom';
import { useRemoveMember, type Member } from '#src/data/members';
import { paths } from '#src/domain/paths';
import { useFormats } from '#src/i18n/format';
import { useConfirm } from '#src/ui/confirm';
import { useToasts } from '#src/ui/toast';
import { memberNameOf } from './member-name';
import styles from './members.module.css';
import { useErrorMessage } from '#src/shared/errors/use-error-message';

/** MEM-01; the callback receives the member's id. */
export function useConfirmRemoval(
  onRemoved: (memberIds: readonly string[]) => void,
): (member: Member) => Promise<void> {
  const { t } = useTranslation('members');
  const confirm = useConfirm();
  const toasts = useToasts();
  const errorMessage = useErrorMessage();
  const navigate = useNavigate();
  const { mutateAsync: remove } = useRemoveMember();
  return useCallback(
    async (member: Member) => {
      const name = memberNameOf(member);
      let taskCount = 0;
      const done = await confirm(() => ({
        variant: 'warning',
        title: t(($) => $.remove.title, { name }),
        body: <ReturnedResources member={member} />,
        confirmLabel: t(($) => $.actions.remove),
        danger: true,
        errorMessage,
        onConfirm: async () => {
          ({ taskCount } = await remove(member.memberId));
        },
      }));
      if (!done) return;
      onRemoved([member.memberId]);
      toasts.success(
        () => t(($) => $.remove.done, { name }),
        taskCount === 0
          ? {}
          : {
              detail: () => t(($) => $.remove.moved, { count: taskCount }),
              action: {
                label: () => t(($) => $.go.tasks, { ns: 'shell' }),
                onPress: () => void navigate(paths.taskList),
              },
            },
      );
    },
    [confirm, navigate, onRemoved, remove, t, toasts, errorMessage],
  );
}

function ReturnedResources({ member }: { readonly member: Member }) {
  const { t } = useTranslation('members');
  const { money } = useFormats();
  const { taskCount, cloudCount, balance } = member;
  const removedItems = [
    taskCount > 0 && t(($) => $.remove.tasks, { count: taskCount }),
    cloudCount > 0 && t(($) => $.remove.nodes, { count: cloudCount }),
    balance > 0 && t(($) => $.remove.balance, { sum: money(balance) }),
  ].filter((what) => what !== false);
  return (
    <>
      <p>{removedItems.length > 0 ? t(($) => $.remove.goes) : t(($) => $.remove.goesAlone)}</p>
      {removedItems.length > 0 && (
        <ul className={styles.points}>
          {removedItems.map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
      )}
      <p>{t(($) => $.remove.forGood)}</p>
    </>
  );
}
