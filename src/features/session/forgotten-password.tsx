import { useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '#src/domain/paths';
import { safeReturnPath } from '#src/lib/safe-return';
import { LinkButton } from '#src/ui/link-button';
import { PageTitle } from '#src/ui/page-title';
import { Notice } from '#src/ui/status';
import { Text } from '#src/ui/text';
import { NewPasswordForm } from './new-password-form';
import { RequestReset } from './request-reset';
import styles from './sign-in.module.css';

export function ForgottenPassword() {
  const { t } = useTranslation('session');
  const [query] = useSearchParams();
  const token = query.get('token') ?? undefined;
  const [account, setAccount] = useState<string>();
  const [done, setDone] = useState(false);
  const back = safeReturnPath(query.get('returnTo'), '') || undefined;
  const isRequest = account === undefined && token === undefined;
  const title = isRequest ? t(($) => $.forgotten.title) : t(($) => $.forgotten.newTitle);
  return (
    <div className={styles.page}>
      <PageTitle name={title} />
      <div className={styles.head}>
        <h1>{title}</h1>
        {!done && <p>{isRequest ? t(($) => $.forgotten.lead) : t(($) => $.forgotten.everywhere)}</p>}
      </div>
      {done ? (
        <>
          <Notice variant="success" announce="polite" title={t(($) => $.forgotten.doneTitle)}>
            {t(($) => $.forgotten.doneText)}
          </Notice>
          <LinkButton variant="primary" size="large" to={paths.login(back)}>
            {t(($) => $.signIn, { ns: 'shell' })}
          </LinkButton>
        </>
      ) : (
        <>
          {isRequest ? (
            <RequestReset onSent={setAccount} />
          ) : (
            <NewPasswordForm account={account} token={token} onDone={() => setDone(true)} />
          )}
          <Text tone="secondary">
            <Link to={paths.login(back)}>{t(($) => $.forgotten.back)}</Link>
          </Text>
        </>
      )}
    </div>
  );
}
