import { useTranslation } from '#src/i18n/use-translation';
import type { Schemas } from '#src/contract/types';
import type { Member } from '#src/data/members';
import { Button } from '#src/ui/button';
import { Dialog } from '#src/ui/dialog';
import type { ShownDialog } from '#src/ui/dialog-host';
import { StatusIcon } from '#src/ui/status';
import { Text } from '#src/ui/text';
import { nameOf } from './member-name';
import { TwoLine } from '#src/ui/two-line';
import styles from './members.module.css';
import { useErrorMessage } from '#src/shared/errors/use-error-message';

export function PasswordResults({
  members,
  results,
  onAgain,
  ...dialog
}: ShownDialog & {
  readonly members: readonly Member[];
  readonly results: readonly Schemas['MemberResult'][];
  readonly onAgain: (members: readonly Member[]) => void;
}) {
  const { t } = useTranslation('members');
  const errorMessage = useErrorMessage();
  const failed = results.filter(({ code }) => code !== '');
  // A deleted member cannot be retried.
  const again = members.filter(({ memberId }) =>
    failed.some((result) => result.memberId === memberId && result.code !== 'MemberNotFound'),
  );
  return (
    <Dialog
      {...dialog}
      variant="warning"
      title={t(($) => $.password.notForAll, { count: failed.length })}
      footer={
        <>
          <Button onClick={dialog.onClose}>{t(($) => $.close)}</Button>
          {again.length > 0 && (
            <Button
              variant="primary"
              onClick={() => {
                onAgain(again);
              }}
            >
              {t(($) => $.password.again)}
            </Button>
          )}
        </>
      }
    >
      <ul className={styles.results}>
        {results.map(({ memberId, code, message }) => {
          const member = members.find((each) => each.memberId === memberId);
          return (
            <li key={memberId}>
              <StatusIcon variant={code === '' ? 'success' : 'error'} />
              <TwoLine plain title={<span className={styles.strong}>{member ? nameOf(member) : memberId}</span>}>
                <Text as="span" tone="secondary">
                  {code === '' ? t(($) => $.password.isSet) : errorMessage({ code, message })}
                </Text>
              </TwoLine>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
