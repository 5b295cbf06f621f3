import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  galleryQuery,
  languageChoices,
  readGalleryParams,
  runOnChoices,
  sortChoices,
  writeGalleryParams,
} from './gallery.params';

test('CONST-02 an empty address is the first page of twenty templates', () => {
  expect(galleryQuery(readGalleryParams(new URLSearchParams()))).toEqual({ pageIndex: 1, pageSize: 20, sort: 1 });
});

test('ENUM-13 every filter of the address reaches the query', () => {
  const search = new URLSearchParams('page=2&kind=103&keyword=lamp&free=1&runOn=2&sort=3&language=6&mine=1');
  expect(galleryQuery(readGalleryParams(search))).toEqual({
    pageIndex: 2,
    pageSize: 20,
    kindId: 103,
    keyword: 'lamp',
    free: true,
    runOn: 2,
    sort: 3,
    languages: [6],
    scope: 2,
  });
});

test('an address that does not fit falls back instead of breaking the page', () => {
  const params = readGalleryParams(new URLSearchParams('page=0&kind=abc&free=yes&runOn=9&sort=x&language=77'));
  expect(params).toMatchObject({
    page: 1,
    kind: undefined,
    free: false,
    runOn: undefined,
    sort: 1,
    language: undefined,
  });
});

test('what is written is read back', () => {
  const maybe = <T>(choices: readonly T[]) => fc.constantFrom(undefined, ...choices);
  fc.assert(
    fc.property(
      fc.record({
        page: fc.integer({ min: 1, max: 400 }),
        kind: fc.constantFrom(undefined, 101, 1000002),
        keyword: fc.string({ maxLength: 50 }).map((text) => text.trim()),
        free: fc.boolean(),
        mine: fc.boolean(),
        runOn: maybe(runOnChoices),
        sort: fc.constantFrom(...sortChoices),
        language: maybe(languageChoices),
      }),
      (params) => {
        expect(readGalleryParams(writeGalleryParams(params))).toEqual(params);
      },
    ),
  );
});
