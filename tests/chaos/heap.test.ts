import { expect, test } from 'vitest';
import { heapProblems } from './heap';

const warm = [20, 22, 23, 22, 24, 23, 24, 25, 24, 24];

test('a heap that has grown by more than 20 % after ten minutes, and stays so, is a leak', () => {
  const leak = [...warm, 28, 29, 30.1, 30.2, 30.3];
  expect(heapProblems(leak, 10)).toEqual([
    'the heap grew: 20.0, 22.0, 23.0, 22.0, 24.0, 23.0, 24.0, 25.0, 24.0, 24.0, 28.0, 29.0, 30.1, 30.2, 30.3 MB',
  ]);
  expect(heapProblems(leak.slice(0, -1), 10)).toEqual([]);
});

test.each([
  ['growth in the first ten minutes', [10, 12, 14, 16, 18, 20, 22, 24, 26, 28]],
  ['growth by 20 %', [...warm, 30, 30, 30, 30]],
  ['one large page', [...warm, 24, 45, 46, 24, 45]],
  ['a run of one minute', [20]],
])('%s is no leak', (_, heaps) => {
  expect(heapProblems(heaps, 10)).toEqual([]);
});
