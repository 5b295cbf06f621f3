import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** The same after a change of other files. */
const keyOf = ({ fileName, location: { start }, mutatorName, replacement }) =>
  JSON.stringify([fileName, sourceHash(fileName), start.line, start.column, mutatorName, replacement]);

const hashes = new Map();
function sourceHash(fileName) {
  if (!hashes.has(fileName)) hashes.set(fileName, createHash('sha1').update(readFileSync(fileName)).digest('hex'));
  return hashes.get(fileName);
}

const rank = (seed, key) => createHash('sha1').update(`${seed} ${key}`).digest('hex');

export function sampleOf(mutants, size, seed) {
  const ranked = mutants.map((mutant) => ({ mutant, rank: rank(seed, keyOf(mutant)) }));
  return ranked
    .toSorted((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, size)
    .map(({ mutant }) => mutant);
}

/** Of an interrupted run. Survivors are tried again. */
export function keptResults(path) {
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : [];
  const kept = new Map(lines.map((line) => JSON.parse(line)).filter(([, status]) => status !== 'Survived'));
  return { statusOf: (mutant) => kept.get(keyOf(mutant)) };
}

/** Checkers count from 0, reporters from 1. */
const reportedLocation = ({ start }) => ({ start: { line: start.line + 1, column: start.column + 1 } });

function createChecker() {
  const { MUTANT_SAMPLE, MUTANT_SEED, MUTANT_RESULTS } = process.env;
  const { statusOf } = keptResults(MUTANT_RESULTS);
  return {
    init: () => Promise.resolve(),
    // Another process may run `check`.
    group: (mutants) => Promise.resolve([mutants.map(({ id }) => id)]),
    check(mutants) {
      const reported = mutants.map((mutant) => ({ ...mutant, location: reportedLocation(mutant.location) }));
      const chosen = new Set(sampleOf(reported, Number(MUTANT_SAMPLE), MUTANT_SEED));
      const results = reported.map((mutant) => [
        mutant.id,
        chosen.has(mutant) && !statusOf(mutant)
          ? { status: 'passed' }
          : { status: 'compileError', reason: 'not in the sample, or known' },
      ]);
      return Promise.resolve(Object.fromEntries(results));
    },
  };
}

const createReporter = () => ({
  onMutantTested(mutant) {
    if (['Killed', 'Timeout', 'Survived'].includes(mutant.status))
      appendFileSync(process.env.MUTANT_RESULTS, `${JSON.stringify([keyOf(mutant), mutant.status])}\n`);
  },
});

export const strykerPlugins = [
  { kind: 'Checker', name: 'sample', factory: createChecker },
  { kind: 'Reporter', name: 'sample', factory: createReporter },
];
