import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { externalSignIn, useLogIn, useSignedIn } from '../../data/session';
import { loginTypeOf } from '../../domain/login-type';
import { safeReturnPath } from '../../lib/safe-return';
import { consoleHome } from '../../shared/session/console-home';
import { useDemoAccounts } from '../../shared/session/demo-accounts';
import { PageTitle } from '../../ui/page-title';
import { DemoAccounts } from './demo-accounts';
import { ExternalSignIn } from './external-sign-in';
import { returnTarget } from './return-target';
import styles from './sign-in.module.css';
import { SignInFailure } from './sign-in-failure';
import { SignInForm, type Credentials } from './sign-in-form';

/** The sign-in page: says where one goes afterwards, and goes there at once when somebody is signed in already (PUB-19). */
export function SignIn() {
  const { t } = useTranslation('session');
  const [query] = useSearchParams();
  const signedIn = useSignedIn();
  const people = useDemoAccounts();
  const logIn = useLogIn();
  const asked = query.get('returnTo');
  const goal = safeReturnPath(asked, consoleHome);
  const external = externalSignIn();
  if (external) return <ExternalSignIn settings={external} asked={asked} goal={goal} query={query} />;
  if (signedIn) return <Navigate to={goal} replace />;

  const send = ({ account, password, keepSignedIn }: Credentials) => {
    logIn.mutate({ body: { loginType: loginTypeOf(account), account: account.trim(), password, keepSignedIn } });
  };
  const target = asked === goal ? returnTarget(goal) : undefined;
  return (
    <div className={styles['page']}>
      <PageTitle name={t(($) => $.title)} />
      <div className={styles['head']}>
        <h1>{t(($) => $.title)}</h1>
        <p>{target === undefined ? t(($) => $.lead) : t(($) => $.returnTo[target])}</p>
      </div>
      <SignInForm
        busy={logIn.isPending}
        failure={logIn.isError && <SignInFailure error={logIn.error} />}
        onSubmit={send}
      />
      {people.length > 0 && (
        <DemoAccounts
          people={people}
          busy={logIn.isPending}
          onChoose={({ account, password }) => send({ account, password, keepSignedIn: false })}
        />
      )}
    </div>
  );
}
