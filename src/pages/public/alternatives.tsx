import { Alternatives } from '#src/features/site/alternatives';

/** PUB-15 */
export default function AlternativesPage() {
  return <Alternatives />;
}
