import { useTranslation } from '#src/i18n/use-translation';
import { GoodsCollectionKey } from '#src/contract/enums.gen';
import { accountQueries } from '#src/data/account';
import { purchaseQueries } from '#src/data/purchases';
import { prefetch } from '#src/data/query-client';
import { BalanceOverview } from '#src/features/billing/balance/balance-overview';
import { Missions } from '#src/features/promotions/missions';
import { PageHeader } from '#src/ui/page-header';
import { PageTitle } from '#src/ui/page-title';

export function loader(): null {
  prefetch(accountQueries.balance());
  prefetch(purchaseQueries.goods(GoodsCollectionKey.Credits));
  return null;
}

/** BILL-06, START-14 */
export default function BalancePage() {
  const { t } = useTranslation('shell');
  const { t: plans } = useTranslation('plans');
  const title = t(($) => $.pages.balance);
  return (
    <>
      <PageTitle name={title} />
      <PageHeader title={title} description={plans(($) => $.packs.text)} />
      <BalanceOverview />
      <Missions />
    </>
  );
}
