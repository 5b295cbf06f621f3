import { states } from 'virtual:state-list';
import { DataTable } from './parts';

export function StateCounts() {
  const surfaces = [...new Set(states.map(({ surface }) => surface))];
  const nouns = [...new Set(states.map(({ noun }) => noun))];
  const count = (noun: string, surface: string) =>
    states.filter((state) => state.noun === noun && state.surface === surface).length;
  return (
    <>
      <p style={{ color: 'var(--gl-text-2)' }}>{states.length} states to review, each with one story:</p>
      <DataTable
        label="States by noun"
        head={['Noun', ...surfaces]}
        rows={nouns.map((noun) => [noun, ...surfaces.map((surface) => count(noun, surface) || '')])}
      />
    </>
  );
}
