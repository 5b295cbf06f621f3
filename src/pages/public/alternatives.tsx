import { Alternatives } from '#src/features/site/alternatives';

/** /alternatives: ways to collect web data, compared (PUB-15). */
export default function AlternativesPage() {
  return <Alternatives />;
}
