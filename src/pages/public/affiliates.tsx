import { GoodsCollectionKey } from '../../contract/enums.gen';
import { buyingQueries } from '../../data/buying';
import { prefetchForAnyone } from '../../data/query-client';
import { Affiliates } from '../../features/site/affiliates';

/** Begins to fetch the prices that the commissions are reckoned from. */
export function loader(): null {
  prefetchForAnyone(buyingQueries.goods(GoodsCollectionKey.Plans));
  return null;
}

/** /affiliates: what partners earn and how to join (PUB-09). */
export default function AffiliatesPage() {
  return <Affiliates />;
}
