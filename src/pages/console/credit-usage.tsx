import { useTranslation } from '#src/i18n/use-translation';
import { accountQueries } from '#src/data/account';
import { purchaseQueries } from '#src/data/purchases';
import { prefetch } from '#src/data/query-client';
import { CreditUsage } from '#src/features/billing/usage/credit-usage';
import { PageTitle } from '#src/ui/page-title';

export function loader(): null {
  prefetch(purchaseQueries.subscription());
  prefetch(accountQueries.balance());
  return null;
}

/** BILL-04 */
export default function CreditUsagePage() {
  const { t } = useTranslation('shell');
  return (
    <>
      <PageTitle name={t(($) => $.pages.creditUsage)} />
      <CreditUsage />
    </>
  );
}
