import { useCallback } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { useSetMemberStatus, type Member } from '#src/data/members';
import { useConfirm } from '#src/ui/confirm';
import { useToasts } from '#src/ui/toast';
import { memberNameOf } from './member-name';
import styles from './members.module.css';
import { useErrorMessage } from '#src/shared/errors/use-error-message';

export function useMemberStatus(): {
  readonly disable: (member: Member) => Promise<void>;
  readonly enable: (member: Member) => Promise<void>;
} {
  const { t } = useTranslation('members');
  const confirm = useConfirm();
  const toasts = useToasts();
  const errorMessage = useErrorMessage();
  const { mutateAsync: set } = useSetMemberStatus();

  const disable = useCallback(
    async (member: Member) => {
      const name = memberNameOf(member);
      const done = await confirm(() => ({
        variant: 'confirm',
        title: t(($) => $.disable.title, { name }),
        body: <DisableConsequences member={member} />,
        confirmLabel: t(($) => $.disable.confirm),
        danger: true,
        errorMessage,
        onConfirm: () => set({ id: member.memberId, disabled: true }),
      }));
      if (done) toasts.success(() => t(($) => $.disable.done, { name }));
    },
    [confirm, set, t, toasts, errorMessage],
  );
  const enable = useCallback(
    async (member: Member) => {
      const name = memberNameOf(member);
      try {
        const { cloudCount } = await set({ id: member.memberId, disabled: false });
        toasts.success(() => t(($) => $.enable.done, { name }), {
          detail: () =>
            cloudCount < member.cloudCount ? t(($) => $.enable.fewerNodes, { count: cloudCount }) : undefined,
        });
      } catch (error) {
        toasts.error(() => t(($) => $.enable.failed, { name }), { detail: () => errorMessage(error) });
      }
    },
    [set, t, toasts, errorMessage],
  );
  return { disable, enable };
}

function DisableConsequences({ member }: { readonly member: Member }) {
  const { t } = useTranslation('members');
  const { cloudNodesUsed, taskCount, cloudCount } = member;
  return (
    <>
      <ul className={styles.points}>
        <li>{t(($) => $.disable.signedOut)}</li>
        {cloudNodesUsed > 0 && <li>{t(($) => $.disable.runs, { count: cloudNodesUsed })}</li>}
        {taskCount > 0 && <li>{t(($) => $.disable.schedules)}</li>}
      </ul>
      <p>{cloudCount > 0 ? t(($) => $.disable.staysWithNodes, { count: cloudCount }) : t(($) => $.disable.stays)}</p>
    </>
  );
}
