import { useTranslation } from '#src/i18n/use-translation';
import { GoodsCollectionKey } from '#src/contract/enums.gen';
import { purchaseQueries } from '#src/data/purchases';
import { prefetch } from '#src/data/query-client';
import { PlanSubscription } from '#src/features/billing/plans/plan-subscription';
import { PageHeader } from '#src/ui/page-header';
import { PageTitle } from '#src/ui/page-title';

export function loader(): null {
  prefetch(purchaseQueries.goods(GoodsCollectionKey.Plans));
  return null;
}

/** BILL-01 */
export default function PlanSubscriptionPage() {
  const { t } = useTranslation('plans');
  const { t: shell } = useTranslation('shell');
  const title = shell(($) => $.pages.planSubscription);
  return (
    <>
      <PageTitle name={title} />
      <PageHeader title={title} description={t(($) => $.current.text)} />
      <PlanSubscription />
    </>
  );
}
