import { useTranslation } from '#src/i18n/use-translation';
import type { Schemas } from '#src/contract/types';
import type { Member } from '#src/data/members';
import { Button } from '#src/ui/button';
import { Dialog } from '#src/ui/dialog';
import type { DialogControls } from '#src/ui/dialog-host';
import { StatusIcon } from '#src/ui/status';
import { Text } from '#src/ui/text';
import { memberNameOf } from './member-name';
import { TwoLine } from '#src/ui/two-line';
import styles from './members.module.css';
import { useErrorMessage } from '#src/shared/errors/use-error-message';

export function PasswordResults({
  members,
  results,
  onRetry,
  ...dialog
}: DialogControls & {
  readonly members: readonly Member[];
  readonly results: readonly Schemas['MemberResult'][];
  readonly onRetry: (members: readonly Member[]) => void;
}) {
  const { t } = useTranslation('members');
  const errorMessage = useErrorMessage();
  const failed = results.filter(({ code }) => code !== '');
  // A deleted member cannot be retried.
  const retryable = members.filter(({ memberId }) =>
    failed.some((result) => result.memberId === memberId && result.code !== 'MemberNotFound'),
  );
  return (
    <Dialog
      {...dialog}
      variant="warning"
      title={t(($) => $.password.notForAll, { count: failed.length })}
      footer={
        <>
          <Button onClick={dialog.onClose}>{t(($) => $.close, { ns: 'ui' })}</Button>
          {retryable.length > 0 && (
            <Button
              variant="primary"
              onClick={() => {
                onRetry(retryable);
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
              <TwoLine plain title={<span className={styles.strong}>{member ? memberNameOf(member) : memberId}</span>}>
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
