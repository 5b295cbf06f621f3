import { GoodsCollectionKey } from '#src/contract/enums.gen';
import { buyingQueries } from '#src/data/buying';
import { prefetchForAnyone } from '#src/data/query-client';
import { Landing } from '#src/features/site/landing/landing';
import { picksQuery } from '#src/features/site/landing/template-picks';

/** Begins to fetch templates and prices while the page's code comes. */
export function loader(): null {
  prefetchForAnyone(picksQuery);
  prefetchForAnyone(buyingQueries.goods(GoodsCollectionKey.Plans));
  return null;
}

/** /: the start page of the public site, open to everybody (PUB-01). */
export default function HomePage() {
  return <Landing />;
}
