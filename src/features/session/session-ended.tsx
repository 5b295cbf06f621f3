import { useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { useNavigate } from 'react-router-dom';
import { useAccount, type Account } from '#src/data/account';
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
  const { data: account } = useAccount();
  const navigate = useNavigate();
  const { resume, startOver, giveUp } = useResumeSession();
  const [other, setOther] = useState<Account>();
  const ways = useSignIn(async (token) => setOther(await resume(token)));
  if (other)
    return (
      <Dialog
        open
        variant="warning"
        title={t(($) => $.ended.otherTitle, { name: nameOf(other) })}
        dismissable={false}
        onClose={() => undefined}
        footer={
          <>
            <Button
              onClick={() => {
                ways.reset();
                setOther(undefined);
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
              {t(($) => $.ended.goOnAs, { name: nameOf(other) })}
            </Button>
          </>
        }
      >
        <p>{t(($) => $.ended.otherText, { name: account === undefined ? '' : nameOf(account) })}</p>
      </Dialog>
    );
  return (
    <Dialog open title={t(($) => $.ended.title)} dismissable={false} onClose={() => undefined} width={440}>
      <Stack gap={4}>
        <p>{t(($) => $.ended.text)}</p>
        <SignInForm ways={ways} account={account?.email ?? account?.userName ?? ''} inPlace />
        <Button variant="text" onClick={giveUp}>
          {t(($) => $.ended.giveUp)}
        </Button>
      </Stack>
    </Dialog>
  );
}
