import { useTranslation } from '#src/i18n/use-translation';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { externalSignInSettings, useSignedIn } from '#src/data/session';
import { paths } from '#src/domain/paths';
import { safeReturnPath } from '#src/lib/safe-return';
import { consoleHome } from '#src/shared/session/console-home';
import { useDemoAccounts, useIsDemo } from '#src/shared/session/demo-accounts';
import { PageTitle } from '#src/ui/page-title';
import { Text } from '#src/ui/text';
import { DemoAccounts } from './demo-accounts';
import { ExternalSignIn } from './external-sign-in';
import { returnTarget } from './return-target';
import styles from './sign-in.module.css';
import { SignInForm } from './sign-in-form';
import { useSignIn } from './use-sign-in';

export function SignIn() {
  const { t } = useTranslation('session');
  const [query] = useSearchParams();
  const signedIn = useSignedIn();
  const demoAccounts = useDemoAccounts();
  const isDemo = useIsDemo();
  const methods = useSignIn();
  const requestedPath = query.get('returnTo');
  const targetPath = safeReturnPath(requestedPath, consoleHome);
  const external = externalSignInSettings();
  if (external)
    return <ExternalSignIn settings={external} requestedPath={requestedPath} returnTo={targetPath} query={query} />;
  if (signedIn) return <Navigate to={targetPath} replace />;

  const back = requestedPath === targetPath ? targetPath : undefined;
  return (
    <div className={styles.page}>
      <PageTitle name={t(($) => $.signIn, { ns: 'shell' })} />
      <div className={styles.head}>
        <h1>{t(($) => $.signIn, { ns: 'shell' })}</h1>
        <p>{back === undefined ? t(($) => $.lead) : t(($) => $.returnTo[returnTarget(back)])}</p>
      </div>
      <SignInForm methods={methods} returnTo={back} />
      <Text tone="secondary">
        {t(($) => $.noAccount)} <Link to={paths.signUp(back)}>{t(($) => $.signUp.title)}</Link>
      </Text>
      {isDemo && (
        <DemoAccounts
          personas={demoAccounts}
          busy={methods.busy}
          onChoose={({ account, password }) => methods.withPassword({ account, password, keepSignedIn: false })}
        />
      )}
    </div>
  );
}
