import { useCallback } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { useNavigate } from 'react-router-dom';
import { useRemoveMember, type Member } from '#src/data/members';
import { paths } from '#src/domain/paths';
import { useFormats } from '#src/i18n/format';
import { useAsk } from '#src/ui/ask';
import { useToasts } from '#src/ui/toast';
import { nameOf } from './member-name';
import styles from './members.module.css';
import { useErrorMessage } from '#src/shared/errors/use-error-message';

/** Removes a member after a confirmation (MEM-01); the callback receives its id. */
export function useAskToRemove(onGone: (memberIds: readonly string[]) => void): (member: Member) => Promise<void> {
  const { t } = useTranslation('members');
  const ask = useAsk();
  const toasts = useToasts();
  const errorMessage = useErrorMessage();
  const navigate = useNavigate();
  const { mutateAsync: remove } = useRemoveMember();
  return useCallback(
    async (member: Member) => {
      const name = nameOf(member);
      let taskCount = 0;
      const done = await ask(() => ({
        variant: 'confirm',
        title: t(($) => $.remove.title, { name }),
        body: <WhatComesBack member={member} />,
        confirmLabel: t(($) => $.remove.confirm),
        danger: true,
        refusal: errorMessage,
        onConfirm: async () => {
          ({ taskCount } = await remove(member.memberId));
        },
      }));
      if (!done) return;
      onGone([member.memberId]);
      toasts.success(
        () => t(($) => $.remove.done, { name }),
        taskCount === 0
          ? {}
          : {
              detail: () => t(($) => $.remove.moved, { count: taskCount }),
              action: { label: () => t(($) => $.remove.toTasks), onPress: () => void navigate(paths.taskList) },
            },
      );
    },
    [ask, navigate, onGone, remove, t, toasts, errorMessage],
  );
}

function WhatComesBack({ member }: { readonly member: Member }) {
  const { t } = useTranslation('members');
  const { money } = useFormats();
  const { taskCount, cloudCount, balance } = member;
  const left = [
    taskCount > 0 && t(($) => $.remove.tasks, { count: taskCount }),
    cloudCount > 0 && t(($) => $.remove.nodes, { count: cloudCount }),
    balance > 0 && t(($) => $.remove.balance, { sum: money(balance) }),
  ].filter((what) => what !== false);
  return (
    <>
      <p>{left.length > 0 ? t(($) => $.remove.goes) : t(($) => $.remove.goesAlone)}</p>
      {left.length > 0 && (
        <ul className={styles.points}>
          {left.map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
      )}
      <p>{t(($) => $.remove.forGood)}</p>
    </>
  );
}
