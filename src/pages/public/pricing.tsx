import { GoodsCollectionKey } from '#src/contract/enums.gen';
import { purchaseQueries } from '#src/data/purchases';
import { prefetchPublic } from '#src/data/query-client';
import { Pricing } from '#src/features/billing/plans/pricing';

export function loader(): null {
  prefetchPublic(purchaseQueries.goods(GoodsCollectionKey.Plans));
  return null;
}

/** PUB-12 */
export default function PricingPage() {
  return <Pricing />;
}
