import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { Navigate } from 'react-router-dom';
import { canRedirectToSignIn, readSignInReturn } from '#src/api/auth/external-sign-in';
import type { AuthSettings } from '#src/api/auth/settings';
import { redirectToSignIn, useCompleteSignIn, useSignedIn } from '#src/data/session';
import { safeReturnPath } from '#src/lib/safe-return';
import { Button } from '#src/ui/button';
import { PageTitle } from '#src/ui/page-title';
import { Notice } from '#src/ui/status';
import styles from './sign-in.module.css';

/** Redirects at once when the user was opening a page; otherwise shows a button. */
export function ExternalSignIn({
  settings,
  requestedPath,
  returnTo,
  query,
}: {
  readonly settings: Extract<AuthSettings, { kind: 'redirect' }>;
  readonly requestedPath: string | null;
  readonly returnTo: string;
  readonly query: URLSearchParams;
}) {
  const { t } = useTranslation('session');
  const signedIn = useSignedIn();
  const arrive = useCompleteSignIn(settings);
  // Read once, because handling the return consumes it.
  const [arrival] = useState(() => readSignInReturn(settings, query));
  const [leaving] = useState(
    () => arrival.kind === 'none' && requestedPath !== null && !signedIn && canRedirectToSignIn(),
  );
  const done = useRef(false);
  useEffect(() => {
    if (done.current || signedIn) return;
    done.current = true;
    if (leaving) redirectToSignIn(settings, returnTo);
    else if (arrival.kind === 'arrived') arrive.mutate(arrival);
  }, [arrival, arrive, returnTo, leaving, settings, signedIn]);

  const target = arrival.kind === 'arrived' ? safeReturnPath(arrival.returnTo, returnTo) : returnTo;
  if (signedIn) return <Navigate to={target} replace />;
  const failed = arrive.isError || arrival.kind === 'strange';
  const busy = leaving || (arrival.kind === 'arrived' && !arrive.isError);
  return (
    <div className={styles.page}>
      <PageTitle name={t(($) => $.signIn, { ns: 'shell' })} />
      <div className={styles.head}>
        <h1>{t(($) => $.signIn, { ns: 'shell' })}</h1>
        <p role="status">
          {leaving ? t(($) => $.external.leaving) : busy ? t(($) => $.external.arriving) : t(($) => $.external.text)}
        </p>
      </div>
      {failed && (
        <Notice variant="error" announce="assertive" title={t(($) => $.external.failed.title)}>
          {t(($) => $.external.failed.text)}
        </Notice>
      )}
      {!(busy && !leaving) && (
        <Button variant="primary" size="large" block onClick={() => redirectToSignIn(settings, target)}>
          {t(($) => $.external.go)}
        </Button>
      )}
    </div>
  );
}
