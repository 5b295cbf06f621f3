import { useTranslation } from 'react-i18next';
import { limits } from '../../contract/limits.gen';
import type { Member } from '../../data/members';
import { Button } from '../../ui/button';
import { useShowDialog } from '../../ui/dialog-host';
import styles from './members.module.css';
import { PasswordDialog } from './password-dialog';

/** What can be done with the selected members: one new password for all of them (MEM-04, API-023). */
export function PasswordBar({
  members,
  held,
  onWithout,
}: {
  readonly members: readonly Member[];
  /** Why nothing can be done now. */
  readonly held: string | undefined;
  /** Takes some out of the selection. */
  readonly onWithout: (memberIds: readonly string[]) => void;
}) {
  const { t } = useTranslation('members');
  const show = useShowDialog();
  return (
    <div className={styles['batchPlace']}>
      {members.length > 0 && (
        <div className={styles['batch']} role="region" aria-label={t(($) => $.batch.label)}>
          <span className={styles['count']} role="status">
            {t(($) => $.batch.selected, { count: members.length })}
          </span>
          <Button
            size="small"
            kind="primary"
            reason={
              held ??
              (members.length > limits.memberPasswords
                ? t(($) => $.batch.tooMany, { count: limits.memberPasswords })
                : undefined)
            }
            onClick={() => {
              show((dialog) => <PasswordDialog {...dialog} members={members} onDone={onWithout} />);
            }}
          >
            {t(($) => $.actions.password)}
          </Button>
          <Button
            size="small"
            kind="plain"
            onClick={() => {
              onWithout(members.map((member) => member.memberId));
            }}
          >
            {t(($) => $.batch.clear)}
          </Button>
        </div>
      )}
    </div>
  );
}
