import { expect, test } from 'vitest';
import { stepDecimal } from '../form/decimal';
import { nextSort, withPageSelection } from './columns';
import { pageAfterResize, pageCount, pageList } from './paging';

test.each([
  [1, 1, [1]],
  [1, 5, [1, 2, 'gap', 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [10, 20, [1, 'gap', 9, 10, 11, 'gap', 20]],
  [20, 20, [1, 'gap', 19, 20]],
] as const)('page %i of %i offers %j', (page, count, list) => {
  expect(pageList(page, count)).toEqual(list);
});

test('there is at least one page, and a new page size keeps the first row in view', () => {
  expect(pageCount(0, 20)).toBe(1);
  expect(pageCount(41, 20)).toBe(3);
  expect(pageAfterResize(5, 20, 50)).toBe(2);
});

test('a column heading sorts ascending, descending, then not at all', () => {
  const first = nextSort(undefined, 'name');
  const second = nextSort(first, 'name');
  expect([first, second, nextSort(second, 'name')]).toEqual([
    { key: 'name', order: 'ascend' },
    { key: 'name', order: 'descend' },
    undefined,
  ]);
  expect(nextSort(second, 'rows')).toEqual({ key: 'rows', order: 'ascend' });
});

test('selecting a page keeps the selection of other pages', () => {
  expect([...withPageSelection(new Set(['z']), ['a', 'b'], true)]).toEqual(['z', 'a', 'b']);
  expect([...withPageSelection(new Set(['z', 'a']), ['a', 'b'], false)]).toEqual(['z']);
});

test.each([
  ['0.1', 0.2, undefined, undefined, '0.3'],
  ['', 1, 0, 10, '1'],
  ['10', 1, 0, 10, '10'],
  ['1.50', -0.01, undefined, undefined, '1.49'],
  ['words', -1, 0, undefined, 'words'],
  ['1,5', 1, undefined, undefined, '1,5'],
])('%s stepped by %d is %s', (text, step, min, max, result) => {
  expect(stepDecimal(text, step, min, max)).toBe(result);
});
