import { useTranslation } from '#src/i18n/use-translation';
import { accountQueries } from '#src/data/account';
import { buyingQueries } from '#src/data/buying';
import { prefetch } from '#src/data/query-client';
import { CreditUsage } from '#src/features/billing/usage/credit-usage';
import { PageTitle } from '#src/ui/page-title';

/** Begins to fetch the plan, whose period is shown first, and the balance while the page's code comes. */
export function loader(): null {
  prefetch(buyingQueries.subscription());
  prefetch(accountQueries.balance());
  return null;
}

/** /console/payment-plan/credit-usage: what the balance was spent on, and how long it lasts (BILL-04). */
export default function CreditUsagePage() {
  const { t } = useTranslation('shell');
  return (
    <>
      <PageTitle name={t(($) => $.pages.creditUsage)} />
      <CreditUsage />
    </>
  );
}
