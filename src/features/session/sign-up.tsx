import { useTranslation } from '#src/i18n/use-translation';
import { RichText } from '#src/i18n/rich-text';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { useSignedIn } from '#src/data/session';
import { paths } from '#src/domain/paths';
import { safeReturnPath } from '#src/lib/safe-return';
import { consoleHome } from '#src/shared/session/console-home';
import { useProviders } from '#src/shared/session/use-providers';
import { PageTitle } from '#src/ui/page-title';
import { Text } from '#src/ui/text';
import { ProviderButtons } from './provider-buttons';
import { returnTarget } from './return-target';
import styles from './sign-in.module.css';
import { SignInFailure } from './sign-in-failure';
import { SignUpForm } from './sign-up-form';
import { useSignIn } from './use-sign-in';

export function SignUp() {
  const { t } = useTranslation('session');
  const [query] = useSearchParams();
  const signedIn = useSignedIn();
  const methods = useSignIn();
  const providers = useProviders();
  const requestedPath = query.get('returnTo');
  const targetPath = safeReturnPath(requestedPath, consoleHome);
  if (signedIn) return <Navigate to={targetPath} replace />;
  const back = requestedPath === targetPath ? targetPath : undefined;
  return (
    <div className={styles.page}>
      <PageTitle name={t(($) => $.signUp.title)} />
      <div className={styles.head}>
        <h1>{t(($) => $.signUp.title)}</h1>
        <p>{back === undefined ? t(($) => $.signUp.lead) : t(($) => $.returnTo[returnTarget(back)])}</p>
      </div>
      <SignUpForm signIn={paths.login(back)} />
      {methods.error !== null && <SignInFailure methods={methods} />}
      <ProviderButtons
        providers={providers}
        busy={methods.busy}
        onChoose={(provider) => void methods.withProvider(provider)}
      />
      <Text tone="tertiary" size="body">
        <RichText
          text={t(($) => $.signUp.agree)}
          tags={{
            terms: (words) => <Link to={paths.terms}>{words}</Link>,
            privacy: (words) => <Link to={paths.privacy}>{words}</Link>,
          }}
        />
      </Text>
      <Text tone="secondary">
        {t(($) => $.signUp.haveAccount)} <Link to={paths.login(back)}>{t(($) => $.signIn, { ns: 'shell' })}</Link>
      </Text>
    </div>
  );
}
