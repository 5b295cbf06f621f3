import fc from '#tests/fixtures/fast-check';
import { describe, expect, test } from 'vitest';
import { cpuTime } from '#tests/fixtures/cpu-time';
import { LanguageFilter, RowFieldType } from '#src/contract/enums.gen';
import { hashText } from '#src/lib/hash';
import { fieldsOf } from '../templates/fields';
import { templateSeeds } from '../templates/templates';
import type { RowGeneratorName } from '../templates/types';
import { row, templateRow } from './row';

const now = Date.parse('2026-11-20T09:00:00Z');
const inputs = ['coffee roaster', 'https://maps.example/search?q=tea', 'NWND'];
const names = [...new Set(templateSeeds.map(({ rows }) => rows))];
const pageOf = (name: RowGeneratorName, from: number, size: number, language: LanguageFilter = LanguageFilter.En) =>
  Array.from({ length: size }, (_, at) => row(name, 7, from + at, { inputs, now, language }));

/** Checksums of the rows: a change affects what users see and other tests expect. */
const sums: Readonly<Record<RowGeneratorName, number>> = {
  places: 2048973128,
  reviews: 4115379497,
  productReviews: 410120047,
  firmReviews: 3662197052,
  products: 3364624660,
  priceChecks: 2524760943,
  jobs: 2534659227,
  properties: 3090920314,
  rentals: 3886057651,
  propertyEvents: 1528999894,
  contacts: 2545518287,
  posts: 3828935293,
  comments: 3285325114,
  profiles: 3891029188,
  videos: 422854506,
  threads: 3749637667,
  searchResults: 3653727734,
  searchAds: 434254816,
  images: 3142109316,
  questions: 2467999845,
  suggestions: 602867042,
  articles: 884983494,
  hotels: 4266116858,
  flights: 1202132781,
  quotes: 2833265742,
  rates: 1457504471,
  filings: 3252169663,
  courses: 2539700140,
  events: 1386941444,
};

describe('generated rows', () => {
  test('the rows of a seed never change', () => {
    const rowsIn = (name: RowGeneratorName, language: LanguageFilter) =>
      Array.from({ length: 40 }, (_, at) => row(name, 7, at * 7, { inputs, now, language }));
    const found = names.map((name) => [
      name,
      hashText(JSON.stringify(Object.values(LanguageFilter).flatMap((language) => rowsIn(name, language)))),
    ]);
    expect(Object.fromEntries(found)).toEqual(sums);
  });

  test.each(templateSeeds.map((template) => [template.site, template] as const))(
    '%s: any word can be searched',
    (_, template) => {
      for (let index = 0; index < 60; index += 1)
        for (const input of ['museo', 'xylophone', '東京'])
          expect(Object.keys(templateRow(template, 7, index, { inputs: [input], now }))).not.toEqual([]);
    },
  );

  test.each(names)('%s: a row depends only on seed and index, in any order', (name) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 31 }), fc.integer({ min: 0, max: 10_000_000 }), (seed, index) => {
        const context = { inputs, now };
        const first = JSON.stringify(row(name, seed, index, context));
        row(name, seed + 1, index + 1, context);
        expect(JSON.stringify(row(name, seed, index, context))).toBe(first);
      }),
      { numRuns: 40 },
    );
    expect(new Set(pageOf(name, 0, 100).map((one) => JSON.stringify(one))).size).toBeGreaterThan(90);
  });

  test.each(names)('%s: rows have exactly the described fields and types, in every language', (name) => {
    const fields = fieldsOf(name);
    for (const language of Object.values(LanguageFilter)) {
      for (const one of pageOf(name, 0, 60, language)) {
        expect(Object.keys(one).sort()).toEqual(fields.map(({ key }) => key).sort());
        for (const { key, type } of fields) {
          const value = one[key];
          if (value === null) continue;
          if (type === RowFieldType.Number) expect(Number.isFinite(value), `${key} ${String(value)}`).toBe(true);
          else if (type === RowFieldType.Json) expect(typeof value, key).toBe('object');
          else expect(typeof value, key).toBe('string');
          if (type === RowFieldType.Image) expect(value).toMatch(/^gleaner-picture:[a-z]+-[0-9a-f]{6}$/);
          if (type === RowFieldType.Link) expect(new URL(String(value)).hostname).toMatch(/\.example$/);
          if (type === RowFieldType.Date) expect(String(value)).toMatch(/^\d{4}-\d\d-\d\d(T[\d:.]+Z)?$/);
          expect(String(value)).not.toMatch(/undefined|NaN|\{\w+\}/);
        }
      }
    }
  });

  test('a page of 100 rows takes less than 5 ms and row 9,999,999 less than 1 ms', () => {
    for (const name of names) {
      pageOf(name, 0, 400);
      const best = (work: () => void) =>
        Math.min(
          ...Array.from({ length: 5 }, () => {
            const start = cpuTime();
            work();
            return cpuTime() - start;
          }),
        );
      expect(
        best(() => pageOf(name, 5_000_000, 100)),
        name,
      ).toBeLessThan(5);
      expect(
        best(() => row(name, 3, 9_999_999, { inputs, now })),
        name,
      ).toBeLessThan(1);
    }
  });

  test('values that break careless exports occur, but rarely', () => {
    const cells = names
      .flatMap((name) => pageOf(name, 0, 600))
      .flatMap((one) => Object.values(one).filter((value) => typeof value === 'string'));
    const share = (pattern: RegExp) => cells.filter((value) => pattern.test(value)).length / cells.length;
    for (const pattern of [/^=/, /^@/, /\n/, /"/, /\p{Script=Arabic}/u, /\p{Extended_Pictographic}/u, /^\t/]) {
      expect(share(pattern), String(pattern)).toBeGreaterThan(0);
    }
    expect(share(/^=/)).toBeLessThan(0.01);
  });

  test('a template row has the fields of the template in order, in the language of its site', () => {
    for (const seed of templateSeeds) {
      expect(Object.keys(templateRow(seed, 1, 0, { inputs: [], now }))).toEqual(seed.fields.map(({ key }) => key));
    }
    const japanese = templateSeeds.find(({ slug }) => slug === 'kaimono-plaza-listings');
    expect(japanese && templateRow(japanese, 1, 3, { inputs: [], now })).toMatchObject({ currency: 'JPY' });
    expect(JSON.stringify(japanese && templateRow(japanese, 1, 3, { inputs: [], now }))).toMatch(
      /\p{Script=Han}|\p{Script=Katakana}/u,
    );
  });

  test('rows use the lines of the input', () => {
    const searched = Array.from(
      { length: 120 },
      (_, at) => row('searchResults', 1, at, { inputs: ['tea', 'cake'], now })['query'],
    );
    expect(new Set(searched)).toEqual(new Set(['tea', 'cake']));
    const chargers = templateSeeds.find(({ slug }) => slug === 'ev-charging-stations');
    const kinds = Array.from(
      { length: 20 },
      (_, at) => chargers && templateRow(chargers, 1, at, { inputs: ['47.6062, -122.3321'], now })['category'],
    );
    expect(new Set(kinds)).toEqual(new Set(['EV charging station']));
  });
});
