import { useEffect } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { useAccountQuery } from '#src/data/account';
import { clearChatCookies } from '#src/app/chat/chat-cookies';
import { RetryButton } from '#src/shared/errors/retry-button';
import { useOnline } from '#src/state/preferences';
import { classNames } from '#src/ui/class-names';
import styles from './layout.module.css';

export function OfflineBanner() {
  const { t } = useTranslation('shell');
  const online = useOnline();
  return <div role="status">{!online && <div className={styles.banner}>{t(($) => $.offline.strip)}</div>}</div>;
}

export function AccountErrorBanner() {
  const { t } = useTranslation('shell');
  const { error, isError, isFetching, refetch } = useAccountQuery();
  useEffect(() => {
    if (isError) clearChatCookies();
  }, [isError]);
  return (
    <div role="alert">
      {isError && (
        <div className={classNames(styles.banner, styles.errorBanner)}>
          {t(($) => $.accountFailed)}
          <RetryButton size="small" error={error} loading={isFetching} onClick={() => void refetch()}>
            {t(($) => $.retry, { ns: 'ui' })}
          </RetryButton>
        </div>
      )}
    </div>
  );
}
