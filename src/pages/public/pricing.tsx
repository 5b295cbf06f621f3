import { GoodsCollectionKey } from '#src/contract/enums.gen';
import { buyingQueries } from '#src/data/buying';
import { prefetchForAnyone } from '#src/data/query-client';
import { Pricing } from '#src/features/billing/plans/pricing';

/** Begins to fetch the plans while the page's code comes. */
export function loader(): null {
  prefetchForAnyone(buyingQueries.goods(GoodsCollectionKey.Plans));
  return null;
}

/** /pricing: plans, credits and services, open to everybody (PUB-12). */
export default function PricingPage() {
  return <Pricing />;
}
