import { GoodsCollectionKey } from '../../contract/enums.gen';
import { buyingQueries } from '../../data/buying';
import { prefetchForAnyone } from '../../data/query-client';
import { Pricing } from '../../features/billing/plans/pricing';

/** Begins to fetch the plans while the page's code comes. */
export function loader(): null {
  prefetchForAnyone(buyingQueries.goods(GoodsCollectionKey.Plans));
  return null;
}

/** /pricing: plans, credits and services, open to everybody (PUB-12). */
export default function PricingPage() {
  return <Pricing />;
}
