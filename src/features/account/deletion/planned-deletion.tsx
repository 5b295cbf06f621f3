import { useTranslation } from '#src/i18n/use-translation';
import { LoginType } from '#src/contract/enums.gen';
import type { Account } from '#src/data/account';
import { endSession, useLogIn } from '#src/data/session';
import { useFormats } from '#src/i18n/format';
import { useErrorMessage } from '#src/shared/errors/use-error-message';
import { useRetryDisabledReason } from '#src/shared/errors/use-retry-disabled-reason';
import { Button } from '#src/ui/button';
import { Dialog } from '#src/ui/dialog';
import type { DialogControls } from '#src/ui/dialog-host';
import { Stack } from '#src/ui/stack';
import { Notice } from '#src/ui/status';
import { useToasts } from '#src/ui/toast';

/** `password` allows undoing the deletion here; otherwise by signing in again (API-008). The session has already ended. */
export function PlannedDeletion({
  account,
  deletesAt,
  password,
  ...dialog
}: DialogControls & {
  readonly account: Account;
  readonly deletesAt: string;
  readonly password: string | undefined;
}) {
  const { t } = useTranslation('account');
  const { longDateTime, relative } = useFormats();
  const toasts = useToasts();
  const errorMessage = useErrorMessage();
  const logIn = useLogIn();
  const wait = useRetryDisabledReason(logIn.error);
  const leave = () => {
    dialog.onClose();
    endSession();
  };
  const takeBack = async (secret: string) => {
    try {
      await logIn.mutateAsync({
        body: {
          loginType: account.email === null ? LoginType.UserName : LoginType.Email,
          account: account.email ?? account.userName,
          password: secret,
          takeBackDeletion: true,
        },
      });
      toasts.success(() => t(($) => $.deletion.takenBack));
      dialog.onClose();
    } catch {
      // The mutation's state holds the error.
    }
  };
  return (
    <Dialog
      {...dialog}
      variant="warning"
      title={t(($) => $.deletion.plannedTitle)}
      loading={logIn.isPending}
      onClose={leave}
      width={480}
      footer={
        <>
          <Button disabled={logIn.isPending} onClick={leave}>
            {t(($) => $.notNow, { ns: 'ui' })}
          </Button>
          {password !== undefined && (
            <Button
              variant="primary"
              loading={logIn.isPending}
              disabledReason={wait}
              onClick={() => void takeBack(password)}
            >
              {t(($) => $.deletion.takeBack)}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={4}>
        <p>{t(($) => $.deletion.erasedAt, { date: longDateTime(deletesAt), relative: relative(deletesAt) })}</p>
        <p>{t(($) => $.deletion.until)}</p>
        {logIn.error !== null && (
          <Notice variant="error" announce="assertive">
            {errorMessage(logIn.error)}
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}
