import fc from '#tests/fixtures/fast-check';
import { expect, test } from 'vitest';
import { firstSortedBy, pageOf, sortedBy } from './paging';

const items = fc.array(fc.record({ id: fc.nat(), key: fc.option(fc.integer({ min: 0, max: 9 }), { nil: undefined }) }));

test('the first items of a partial sort equal those of the full sort', () => {
  fc.assert(
    fc.property(items, fc.nat({ max: 30 }), fc.boolean(), (list, count, descending) => {
      const fullySorted = sortedBy(list, (item) => item.key, { descending });
      expect(firstSortedBy(list, (item) => item.key, { descending }, count)).toEqual(fullySorted.slice(0, count));
      const known = fullySorted.map((item) => item.key).filter((key) => key !== undefined);
      expect(known).toEqual(known.toSorted((a, b) => (descending ? b - a : a - b)));
      expect(fullySorted.slice(known.length).every((item) => item.key === undefined)).toBe(true);
    }),
  );
});

test('texts sort by language, their numbers by value, and equal items keep their order', () => {
  const sorted = (texts: readonly string[], language: string) => sortedBy(texts, (text) => text, { language });
  expect(sorted(['Zebra', 'ähnlich', 'Apfel 10', 'Apfel 9'], 'de-DE')).toEqual([
    'ähnlich',
    'Apfel 9',
    'Apfel 10',
    'Zebra',
  ]);
  expect(
    sortedBy(
      [
        { id: 1, key: 1 },
        { id: 2, key: 1 },
      ],
      (item) => item.key,
      { descending: true },
    ).map((item) => item.id),
  ).toEqual([1, 2]);
});

test('pages count from 1, the last is shorter, and a later one is empty', () => {
  const page = (number: number) => pageOf([1, 2, 3, 4, 5], number, 2);
  expect([page(1).items, page(3).items, page(4).items, page(4).total]).toEqual([[1, 2], [5], [], 5]);
});
