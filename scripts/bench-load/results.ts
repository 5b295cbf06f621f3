import { floors, goals, pages, type Goal, type Measure, type Target } from './goals.ts';

export type Figures = Readonly<Partial<Record<Measure, number>>>;
export type Results = Readonly<Record<string, Figures>>;

export interface Options {
  readonly only: readonly string[];
  readonly profile: 'slow4g' | 'fast4g';
  readonly proto: 'h1' | 'h2';
  readonly mode: 'load' | 'warm';
  readonly runs: number;
  readonly build: boolean;
  readonly strict: boolean;
}

type Flags = Readonly<Record<string, string | true>>;
const NAMES = ['only', 'profile', 'proto', 'mode', 'runs', 'no-build', 'strict'];

function choice<T extends string>(flags: Flags, name: string, [first, second]: readonly [T, T]): T {
  const value = flags[name] ?? first;
  if (value !== first && value !== second) throw new Error(`--${name} is ${first} or ${second}.`);
  return value === first ? first : second;
}

export function readOptions(flags: Flags): Options {
  const unknown = Object.keys(flags).find((name) => !NAMES.includes(name));
  if (unknown !== undefined) throw new Error(`There is no option --${unknown}.`);
  const names = pages.map(({ name }) => name);
  const only = flags['only'] === undefined ? names : String(flags['only']).split(',');
  const stranger = only.find((name) => !names.includes(name));
  if (stranger !== undefined) throw new Error(`--only ${stranger}: the pages are ${names.join(', ')}.`);
  const runs = Number(flags['runs'] ?? 3);
  if (!Number.isInteger(runs) || flags['runs'] === true || runs < 1) throw new Error('--runs needs a number from 1.');
  return {
    only,
    profile: choice(flags, 'profile', ['slow4g', 'fast4g']),
    proto: choice(flags, 'proto', ['h1', 'h2']),
    mode: choice(flags, 'mode', ['warm', 'load']),
    runs,
    build: flags['no-build'] === undefined,
    strict: flags['strict'] !== undefined,
  };
}

export function targetsOf(only: readonly string[]): readonly Target[] {
  const bases: readonly (string | undefined)[] = goals
    .filter(({ page }) => only.includes(page))
    .map(({ times }) => times);
  return [...floors, ...pages.filter(({ name }) => only.includes(name) || bases.includes(name))];
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? NaN) + (sorted[Math.floor(middle)] ?? NaN)) / 2;
}

export function medians(runs: readonly Figures[]): Figures {
  const measures = Object.keys(runs[0] ?? {}) as Measure[];
  return Object.fromEntries(
    measures.map((measure) => [measure, median(runs.map((figures) => figures[measure] ?? NaN))]),
  );
}

function baseOf({ page, measure, times }: Goal, results: Results): number {
  const [E = NaN, M = NaN, A = NaN] = floors.map(({ name }) => results[name]?.[measure]);
  switch (times) {
    case undefined:
      return 1;
    case 'E':
      return E;
    case 'M':
      return M;
    case 'A':
      return A;
    case 'F':
      return A + M - E;
    case 'cold':
      return results[page]?.ready ?? NaN;
    case 'tasks':
      return results[times]?.[measure] ?? NaN;
  }
}

export interface Outcome extends Goal {
  readonly value?: number;
  readonly limit?: number;
  readonly passed?: boolean;
}

export function outcomes(chosen: readonly Goal[], results: Results): readonly Outcome[] {
  return chosen.map((goal) => {
    const value = results[goal.page]?.[goal.measure];
    const limit = goal.atMost * baseOf(goal, results);
    if (value === undefined || Number.isNaN(limit)) return goal;
    return { ...goal, value, limit, passed: value <= limit };
  });
}
