import { expect, test } from 'vitest';
import { goals, pages, type Goal } from './goals.ts';
import { median, medians, outcomes, readOptions, targetsOf } from './results.ts';

test('without options every page is measured three times on slow 4G, over HTTP/1.1, with its warm start', () => {
  expect(readOptions({})).toEqual({
    only: ['sign-in', 'landing', 'gallery', 'tasks', 'many-tasks'],
    profile: 'slow4g',
    proto: 'h1',
    mode: 'warm',
    runs: 3,
    build: true,
    strict: false,
  });
});

test('options choose the pages, the network, the protocol, the visits and their number', () => {
  const chosen = { only: 'tasks,landing', profile: 'fast4g', proto: 'h2', mode: 'load', runs: '1' };
  expect(readOptions({ ...chosen, 'no-build': true, strict: true })).toEqual({
    only: ['tasks', 'landing'],
    profile: 'fast4g',
    proto: 'h2',
    mode: 'load',
    runs: 1,
    build: false,
    strict: true,
  });
});

test.each([
  [{ profil: 'slow4g' }, 'There is no option --profil.'],
  [{ only: 'tasks,pricing' }, '--only pricing: the pages are sign-in, landing, gallery, tasks, many-tasks.'],
  [{ profile: '3g' }, '--profile is slow4g or fast4g.'],
  [{ proto: true }, '--proto is h1 or h2.'],
  [{ mode: 'cold' }, '--mode is warm or load.'],
  [{ runs: '0' }, '--runs needs a number from 1.'],
  [{ runs: '1.5' }, '--runs needs a number from 1.'],
  [{ runs: true }, '--runs needs a number from 1.'],
] as const)('%j is refused', (flags, message) => {
  expect(() => readOptions(flags)).toThrow(message);
});

test('the floors are always measured, and the everyday list with the list of 10,000 tasks', () => {
  const namesOf = (...only: string[]) => targetsOf(only).map(({ name }) => name);
  expect(namesOf('landing')).toEqual(['empty', 'msw', 'antd', 'landing']);
  expect(namesOf('many-tasks')).toEqual(['empty', 'msw', 'antd', 'tasks', 'many-tasks']);
});

test('the median of an even number of values is the mean of the middle two', () => {
  expect(median([30, 1, 10])).toBe(10);
  expect(median([40, 1, 10, 20])).toBe(15);
  expect(median([7])).toBe(7);
});

test('medians are taken of each measure', () => {
  const runs = [
    { ready: 900, heap: 11 },
    { ready: 100, heap: 13 },
    { ready: 200, heap: 12 },
  ];
  expect(medians(runs)).toEqual({ ready: 200, heap: 12 });
});

const results = {
  empty: { ready: 1_000, requests: 2 },
  msw: { ready: 3_000, requests: 4 },
  antd: { ready: 4_000, requests: 3 },
  tasks: { ready: 5_000, warmReady: 2_500, requests: 25 },
  'many-tasks': { ready: 5_600 },
};
const verdictOf = (goal: Omit<Goal, 'page'>, page = 'tasks') => {
  const [outcome] = outcomes([{ page, ...goal }], results);
  return { limit: outcome?.limit, passed: outcome?.passed };
};

test('a goal without a base is met up to its limit', () => {
  expect(verdictOf({ measure: 'requests', atMost: 25 })).toEqual({ limit: 25, passed: true });
  expect(verdictOf({ measure: 'requests', atMost: 24 })).toEqual({ limit: 24, passed: false });
});

test.each([
  ['E', 1_000, false],
  ['M', 3_000, false],
  ['A', 4_000, false],
  ['F', 6_000, true],
  ['tasks', 5_000, true],
  ['cold', 5_000, true],
] as const)('a limit in %s is %i ms times its factor', (times, limit, passed) => {
  expect(verdictOf({ measure: 'ready', atMost: 1, times })).toEqual({ limit, passed });
});

test('a warm start is compared with the cold start of its page', () => {
  expect(verdictOf({ measure: 'warmReady', atMost: 0.5, times: 'cold' })).toEqual({ limit: 2_500, passed: true });
  expect(verdictOf({ measure: 'ready', atMost: 1.1, times: 'tasks' }, 'many-tasks').passed).toBe(false);
});

test('a goal without its figure or its base has no verdict', () => {
  expect(verdictOf({ measure: 'heap', atMost: 15 }).passed).toBeUndefined();
  expect(verdictOf({ measure: 'ready', atMost: 1 }, 'landing').passed).toBeUndefined();
  const withoutFloors = outcomes([{ page: 'tasks', measure: 'ready', atMost: 1, times: 'F' }], {
    tasks: results.tasks,
  });
  expect(withoutFloors[0]?.passed).toBeUndefined();
});

test('every goal is for a page that is measured', () => {
  const names = pages.map(({ name }) => name);
  expect(goals.filter(({ page }) => !names.includes(page))).toEqual([]);
});
