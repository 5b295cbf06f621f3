import { useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { useNavigate } from 'react-router-dom';
import { useAccountQuery, type Account } from '#src/data/account';
import { useResumeSession } from '#src/data/session-end';
import { consoleHome } from '#src/shared/session/console-home';
import { Button } from '#src/ui/button';
import { Dialog } from '#src/ui/dialog';
import { Stack } from '#src/ui/stack';
import { SignInForm } from './sign-in-form';
import { useSignIn } from './use-sign-in';

const nameOf = (account: Account): string => account.extractInfo?.fullName || account.userName;

/** Asks for a new sign-in above the page, so that unsaved input survives. Warns a different user before it is lost. */
export function SessionEnded() {
  const { t } = useTranslation('session');
  const { data } = useAccountQuery();
  // A refetch would bring the other account.
  const [account] = useState(data);
  const navigate = useNavigate();
  const { resume, startOver, giveUp } = useResumeSession();
  const [otherAccount, setOtherAccount] = useState<Account>();
  const methods = useSignIn(async (token) => setOtherAccount(await resume(token)));
  if (otherAccount)
    return (
      <Dialog
        open
        variant="warning"
        title={t(($) => $.ended.otherTitle, { name: nameOf(otherAccount) })}
        dismissible={false}
        onClose={() => undefined}
        footer={
          <>
            <Button
              onClick={() => {
                methods.reset();
                setOtherAccount(undefined);
              }}
            >
              {t(($) => $.ended.again)}
            </Button>
            <Button
              variant="danger"
              onClick={() => {
                startOver();
                void navigate(consoleHome);
              }}
            >
              {t(($) => $.ended.goOnAs, { name: nameOf(otherAccount) })}
            </Button>
          </>
        }
      >
        <p>{t(($) => $.ended.otherText, { name: account === undefined ? '' : nameOf(account) })}</p>
      </Dialog>
    );
  return (
    <Dialog open title={t(($) => $.ended.title)} dismissible={false} onClose={() => undefined} width={440}>
      <Stack gap={4}>
        <p>{t(($) => $.ended.text)}</p>
        <SignInForm methods={methods} account={account?.email ?? account?.userName ?? ''} isOverlay />
        <Button variant="text" onClick={giveUp}>
          {t(($) => $.ended.giveUp)}
        </Button>
      </Stack>
    </Dialog>
  );
}
