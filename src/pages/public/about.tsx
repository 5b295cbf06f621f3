import { prefetchPublic } from '#src/data/query-client';
import { About } from '#src/features/site/about';
import { picksQuery } from '#src/features/site/landing/template-picks';

export function loader(): null {
  prefetchPublic(picksQuery);
  return null;
}

/** PUB-11 */
export default function AboutPage() {
  return <About />;
}
