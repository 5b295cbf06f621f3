import fc from '#tests/fixtures/fast-check';
import { expect, test } from 'vitest';
import {
  filterCount,
  galleryQuery,
  isFiltered,
  languageChoices,
  planChoices,
  readGalleryParams,
  runOnChoices,
  scopeChoices,
  sizeChoices,
  sortChoices,
  withoutFilters,
  writeGalleryParams,
} from './gallery.params';

test('CONST-02 an empty query is the first page of twenty templates', () => {
  expect(galleryQuery(readGalleryParams(new URLSearchParams()))).toEqual({ pageIndex: 1, pageSize: 20, sort: 1 });
});

test('ENUM-13 every filter of the address reaches the query', () => {
  const search = new URLSearchParams(
    'page=2&size=40&kind=103&keyword=lamp&free=1&runOn=2&sort=3&language=6,2&plan=2,9&scope=2&favorites=1',
  );
  expect(galleryQuery(readGalleryParams(search))).toEqual({
    pageIndex: 2,
    pageSize: 40,
    kindId: 103,
    keyword: 'lamp',
    free: true,
    runOn: 2,
    sort: 3,
    languages: [2, 6],
    accountLimits: [9, 2],
    scope: 2,
    collectList: true,
  });
});

test('filters are counted and cleared, while kind, order and size stay', () => {
  const params = readGalleryParams(
    new URLSearchParams('page=2&kind=103&keyword=lamp&free=1&runOn=2&sort=3&language=6&plan=2&scope=2&favorites=1'),
  );
  expect(filterCount(params)).toBe(6);
  expect(isFiltered(params)).toBe(true);
  expect(writeGalleryParams(withoutFilters(params)).toString()).toBe('kind=103&sort=3');
  expect(isFiltered(withoutFilters(params))).toBe(false);
  expect(isFiltered({ ...withoutFilters(params), keyword: 'lamp' })).toBe(true);
});

test('invalid values fall back to the defaults', () => {
  const params = readGalleryParams(
    new URLSearchParams('page=0&size=7&kind=abc&free=yes&runOn=9&sort=x&language=77,b,&plan=140&scope=3'),
  );
  expect(params).toMatchObject({
    page: 1,
    kind: undefined,
    free: false,
    runOn: undefined,
    size: 20,
    sort: 1,
    languages: [],
    plans: [],
    scope: undefined,
  });
});

test('parameters survive a round trip through the address', () => {
  const maybe = <T>(choices: readonly T[]) => fc.constantFrom(undefined, ...choices);
  fc.assert(
    fc.property(
      fc.record({
        page: fc.integer({ min: 1, max: 400 }),
        size: fc.constantFrom(...sizeChoices),
        kind: fc.constantFrom(undefined, 101, 1000002),
        keyword: fc.string({ maxLength: 50 }).map((text) => text.trim()),
        free: fc.boolean(),
        mine: fc.boolean(),
        runOn: maybe(runOnChoices),
        sort: fc.constantFrom(...sortChoices),
        languages: fc.subarray([...languageChoices]),
        plans: fc.subarray([...planChoices]),
        scope: maybe(scopeChoices),
        favorites: fc.boolean(),
      }),
      (params) => {
        expect(readGalleryParams(writeGalleryParams(params))).toEqual(params);
      },
    ),
  );
});
