import { expect, test } from 'vitest';
import { readChoice, readText } from '#src/shared/address/read-params';
import { hasFilters, listParams, withoutFilters } from './list-params';

const params = listParams({
  readFields: (search) => ({
    keyword: readText(search.get('keyword'), 50) ?? '',
    kind: readChoice(search.get('kind'), ['red', 'blue']),
    descending: search.get('descending') === 'true',
  }),
  filters: ['keyword', 'kind'],
  pageSizes: [10, 50],
});
const read = (search: string) => params.read(new URLSearchParams(search));

test('list parameters are written to the address in the order of the fields, without defaults', () => {
  expect(read('')).toEqual({ keyword: '', descending: false, page: 1, pageSize: 10 });
  const search = 'keyword=lamp&kind=blue&descending=true&page=3&pageSize=50';
  expect(params.write(read(search)).toString()).toBe(search);
  expect(params.write({ ...read('kind=red'), kind: undefined }).toString()).toBe('');
});

test('an invalid parameter falls back to its default', () => {
  expect(read('kind=constructor&descending=yes&page=0&pageSize=20')).toEqual(read(''));
  expect(read('page=1e9').page).toBe(1);
});

test('only filters narrow a list, and clearing them returns to the first page', () => {
  expect(hasFilters(params, read('descending=true&page=2'))).toBe(false);
  expect(hasFilters(params, read('kind=red'))).toBe(true);
  const narrowed = read('keyword=lamp&kind=red&descending=true&page=2&pageSize=50');
  const all = { ...narrowed, ...withoutFilters(params, narrowed) };
  expect(params.write(all).toString()).toBe('descending=true&pageSize=50');
});
