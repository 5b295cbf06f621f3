import { GoodsCollectionKey } from '../../contract/enums.gen';
import { buyingQueries } from '../../data/buying';
import { prefetchForAnyone } from '../../data/query-client';
import { Landing } from '../../features/site/landing/landing';
import { picksQuery } from '../../features/site/landing/template-picks';

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
