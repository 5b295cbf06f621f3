import table from '../../docs/states.tsv?raw';
import { DataTable } from './parts';

export function StateCounts() {
  const rows = table
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .slice(1)
    .map((line) => line.split('\t'));
  const surfaces = [...new Set(rows.map(([, surface = '']) => surface))];
  const nouns = [...new Set(rows.map(([, , noun = '']) => noun))];
  const count = (noun: string, surface: string) => rows.filter((row) => row[2] === noun && row[1] === surface).length;
  return (
    <>
      <p style={{ color: 'var(--gl-text-2)' }}>{rows.length} states to review, each with one story:</p>
      <DataTable
        label="States by noun"
        head={['Noun', ...surfaces]}
        rows={nouns.map((noun) => [noun, ...surfaces.map((surface) => count(noun, surface) || '')])}
      />
    </>
  );
}
