import { useTranslation } from '#src/i18n/use-translation';
import { retryAfterOf } from '#src/api/errors';
import { useAccountQuery } from '#src/data/account';
import { useStickyError } from '#src/shared/region/use-region';
import { ErrorState } from '#src/ui/error-state';
import { SkeletonLines } from '#src/ui/skeleton';
import { Stack } from '#src/ui/stack';
import { AccessSection } from './access-section';
import styles from './account.module.css';
import { DeleteSection } from './deletion/delete-section';
import { LoginRecords } from './login-records';
import { PlanSection } from './plan-section';
import { ProfileSection } from './profile-section';

export function AccountSettings() {
  const { t } = useTranslation('account');
  const query = useAccountQuery();
  const error = useStickyError(query);
  const { data: account } = query;
  if (account === undefined && error !== null)
    return (
      <ErrorState
        title={t(($) => $.failed)}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
        retryIn={retryAfterOf(error)}
      >
        {t(($) => $.failedHint)}
      </ErrorState>
    );
  if (account === undefined)
    return (
      <Stack gap={5} className={styles.page}>
        <SkeletonLines lines={5} />
        <SkeletonLines lines={6} />
      </Stack>
    );
  return (
    <Stack gap={5} className={styles.page}>
      <ProfileSection account={account} />
      <AccessSection account={account} />
      <PlanSection account={account} />
      <LoginRecords />
      <DeleteSection account={account} />
    </Stack>
  );
}
