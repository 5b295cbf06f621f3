import { useTranslation } from '#src/i18n/use-translation';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { externalSignIn, useSignedIn } from '#src/data/session';
import { paths } from '#src/domain/paths';
import { safeReturnPath } from '#src/lib/safe-return';
import { consoleHome } from '#src/shared/session/console-home';
import { useDemoAccounts } from '#src/shared/session/demo-accounts';
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
  const people = useDemoAccounts();
  const ways = useSignIn();
  const asked = query.get('returnTo');
  const goal = safeReturnPath(asked, consoleHome);
  const external = externalSignIn();
  if (external) return <ExternalSignIn settings={external} asked={asked} goal={goal} query={query} />;
  if (signedIn) return <Navigate to={goal} replace />;

  const back = asked === goal ? goal : undefined;
  return (
    <div className={styles.page}>
      <PageTitle name={t(($) => $.title)} />
      <div className={styles.head}>
        <h1>{t(($) => $.title)}</h1>
        <p>{back === undefined ? t(($) => $.lead) : t(($) => $.returnTo[returnTarget(back)])}</p>
      </div>
      <SignInForm ways={ways} returnTo={back} />
      <Text tone="secondary">
        {t(($) => $.noAccount)} <Link to={paths.signUp(back)}>{t(($) => $.signUp.title)}</Link>
      </Text>
      {people.length > 0 && (
        <DemoAccounts
          people={people}
          busy={ways.busy}
          onChoose={({ account, password }) => ways.withPassword({ account, password, keepSignedIn: false })}
        />
      )}
    </div>
  );
}
