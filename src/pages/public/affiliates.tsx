import { GoodsCollectionKey } from '#src/contract/enums.gen';
import { buyingQueries } from '#src/data/buying';
import { prefetchForAnyone } from '#src/data/query-client';
import { Affiliates } from '#src/features/site/affiliates';

/** Begins to fetch the prices that the commissions are reckoned from. */
export function loader(): null {
  prefetchForAnyone(buyingQueries.goods(GoodsCollectionKey.Plans));
  return null;
}

/** /affiliates: what partners earn and how to join (PUB-09). */
export default function AffiliatesPage() {
  return <Affiliates />;
}
