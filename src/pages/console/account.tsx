import { useTranslation } from '#src/i18n/use-translation';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { accountQueries } from '#src/data/account';
import { prefetch } from '#src/data/query-client';
import { AccountSettings } from '#src/features/account/account-settings';
import { loginsParams } from '#src/features/account/logins.params';
import { PageHeader } from '#src/ui/page-header';
import { PageTitle } from '#src/ui/page-title';

export function loader({ request }: LoaderFunctionArgs): null {
  prefetch(accountQueries.me());
  prefetch(accountQueries.logins(loginsParams.read(new URL(request.url).searchParams)));
  return null;
}

/** ACC-01 */
export default function AccountPage() {
  const { t } = useTranslation('account');
  const title = t(($) => $.pages.account, { ns: 'shell' });
  return (
    <>
      <PageTitle name={title} />
      <PageHeader title={title} description={t(($) => $.description)} />
      <AccountSettings />
    </>
  );
}
