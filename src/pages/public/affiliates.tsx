import { GoodsCollectionKey } from '#src/contract/enums.gen';
import { purchaseQueries } from '#src/data/purchases';
import { prefetchPublic } from '#src/data/query-client';
import { Affiliates } from '#src/features/site/affiliates';

export function loader(): null {
  prefetchPublic(purchaseQueries.goods(GoodsCollectionKey.Plans));
  return null;
}

/** PUB-09 */
export default function AffiliatesPage() {
  return <Affiliates />;
}
