import { prefetchForAnyone } from '../../data/query-client';
import { About } from '../../features/site/about';
import { picksQuery } from '../../features/site/landing/template-picks';

/** Begins to ask how many templates there are. */
export function loader(): null {
  prefetchForAnyone(picksQuery);
  return null;
}

/** /about: who makes the product (PUB-11). */
export default function AboutPage() {
  return <About />;
}
