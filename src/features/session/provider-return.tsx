import { useEffect, useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { useSearchParams } from 'react-router-dom';
import { sendProviderReturn, readProviderReturn } from '#src/api/auth/provider-window';
import { PageTitle } from '#src/ui/page-title';
import { Notice } from '#src/ui/status';
import styles from './sign-in.module.css';

export function ProviderReturn() {
  const { t } = useTranslation('session');
  const [query] = useSearchParams();
  const [returned] = useState(() => readProviderReturn(query));
  useEffect(() => {
    if (!returned) return;
    sendProviderReturn(returned);
    globalThis.close();
  }, [returned]);
  return (
    <div className={styles.page}>
      <PageTitle name={t(($) => $.signIn, { ns: 'shell' })} />
      <h1>{t(($) => $.signIn, { ns: 'shell' })}</h1>
      <Notice variant={returned ? 'success' : 'error'} announce="polite">
        {returned ? t(($) => $.provider.handed) : t(($) => $.provider.strange)}
      </Notice>
    </div>
  );
}
