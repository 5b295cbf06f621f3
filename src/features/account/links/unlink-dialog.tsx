import { useTranslation } from '#src/i18n/use-translation';
import { useUnlinkAccount, type LinkedAccount } from '#src/data/account-access';
import { providerNames } from '#src/shared/session/provider-names';
import { useErrorMessage } from '#src/shared/errors/use-error-message';
import { useRetryDisabledReason } from '#src/shared/errors/use-retry-disabled-reason';
import { Button } from '#src/ui/button';
import { Dialog } from '#src/ui/dialog';
import type { DialogControls } from '#src/ui/dialog-host';
import { Notice } from '#src/ui/status';
import { useToasts } from '#src/ui/toast';
import styles from '../account.module.css';

export function UnlinkDialog({
  linked,
  isLastWayIn,
  onSetPassword,
  ...dialog
}: DialogControls & {
  readonly linked: LinkedAccount;
  readonly isLastWayIn: boolean;
  readonly onSetPassword: () => void;
}) {
  const { t } = useTranslation('account');
  const toasts = useToasts();
  const errorMessage = useErrorMessage();
  const unlink = useUnlinkAccount();
  const wait = useRetryDisabledReason(unlink.error);
  const provider = providerNames[linked.provider];
  const go = async () => {
    try {
      await unlink.mutateAsync(linked.provider);
      toasts.success(() => t(($) => $.links.unlinked, { provider }));
      dialog.onClose();
    } catch {
      // The mutation's state holds the error.
    }
  };
  return (
    <Dialog
      {...dialog}
      variant={isLastWayIn ? 'info' : 'warning'}
      title={isLastWayIn ? t(($) => $.links.lastTitle) : t(($) => $.links.unlinkTitle, { provider })}
      loading={unlink.isPending}
      width={460}
      footer={
        <>
          <Button disabled={unlink.isPending} onClick={dialog.onClose}>
            {t(($) => $.cancel, { ns: 'ui' })}
          </Button>
          {isLastWayIn ? (
            <Button
              variant="primary"
              onClick={() => {
                dialog.onClose();
                onSetPassword();
              }}
            >
              {t(($) => $.password.setTitle)}
            </Button>
          ) : (
            <Button variant="danger" loading={unlink.isPending} disabledReason={wait} onClick={() => void go()}>
              {t(($) => $.links.unlink)}
            </Button>
          )}
        </>
      }
    >
      <p>
        {isLastWayIn
          ? t(($) => $.links.last, { provider, name: linked.name })
          : t(($) => $.links.unlinkLead, { provider, name: linked.name })}
      </p>
      {unlink.error !== null && (
        <div className={styles.refusal}>
          <Notice variant="error" announce="assertive">
            {errorMessage(unlink.error)}
          </Notice>
        </div>
      )}
    </Dialog>
  );
}
