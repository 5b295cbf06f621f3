import { GoodsCollectionKey } from '#src/contract/enums.gen';
import { purchaseQueries } from '#src/data/purchases';
import { prefetchPublic } from '#src/data/query-client';
import { Landing } from '#src/features/site/landing/landing';
import { picksQuery } from '#src/features/site/landing/template-picks';

export function loader(): null {
  prefetchPublic(picksQuery);
  prefetchPublic(purchaseQueries.goods(GoodsCollectionKey.Plans));
  return null;
}

/** PUB-01 */
export default function HomePage() {
  return <Landing />;
}
