import { expect, test } from 'vitest';
import type { InterfaceLanguage } from '#src/contract/enums.gen';
import { openClient } from '#mocks/test-client';

const preview = async (language: InterfaceLanguage, query: Readonly<Record<string, number>> = {}, id = '1001') => {
  const { call } = await openClient('standard');
  const { body } = await call('getTemplateDataPreview', {
    path: { id },
    query,
    language,
  });
  return body;
};

test('every sample field has a description in the language of the request', async () => {
  const english = await preview('en-US');
  const german = await preview('de-DE');
  expect(english.fields.find(({ name }) => name === 'openingHours')).toMatchObject({
    displayText: 'Opening hours',
    type: 'json',
    description: 'Hours for each day of the week',
  });
  expect(german.fields.find(({ name }) => name === 'openingHours')?.description).toBe('Zeiten für jeden Wochentag');
  for (const field of [...english.fields, ...german.fields]) expect(field.description, field.name).toMatch(/\p{L}{3}/u);
});

test('the fill rate is the share of past rows with a value, the same on every page', async () => {
  const { fields, rows } = await preview('en-US');
  const later = await preview('ja-JP', { page: 1, pageSize: 10 });
  expect(later.fields.map(({ fillRate }) => fillRate)).toEqual(fields.map(({ fillRate }) => fillRate));
  for (const { name, fillRate = Number.NaN } of fields) {
    expect(fillRate, name).toBeGreaterThan(0);
    expect(fillRate, name).toBeLessThanOrEqual(1);
    const here = rows.filter((row) => row[name] !== null && row[name] !== '').length / rows.length;
    expect(Math.abs(here - fillRate), name).toBeLessThan(0.2);
  }
  expect(fields.find(({ name }) => name === 'url')?.fillRate).toBe(1);
  expect(fields.find(({ name }) => name === 'website')?.fillRate).toBeLessThan(0.9);
});

test('the fill rates count four hundred past rows, and zero counts as a value', async () => {
  const ratesOf = async (id: string, names: readonly string[]) => {
    const { fields } = await preview('en-US', {}, id);
    return names.map((name) => fields.find((field) => field.name === name)?.fillRate);
  };
  expect(await ratesOf('1001', ['phone', 'website', 'rating', 'priceLevel', 'openingHours'])).toEqual([
    0.8625, 0.7475, 0.96, 0.575, 0.8875,
  ]);
  expect(await ratesOf('1004', ['phone', 'website', 'rating', 'priceLevel', 'openingHours'])).toEqual([
    0.86, 0.7375, 0.95, 0.5975, 0.8925,
  ]);
  const { rows } = await preview('en-US', {}, '1022');
  expect(rows.some((row) => row['discount'] === 0)).toBe(true);
  expect(await ratesOf('1022', ['discount', 'listPrice'])).toEqual([1, 0.4025]);
});

test('the last page of a sample is cut at a hundred rows', async () => {
  const whole = await preview('en-US');
  expect([whole.page, whole.pageSize, whole.total, whole.rows.length]).toEqual([0, 100, 100, 100]);
  const last = await preview('en-US', { page: 3, pageSize: 30 });
  expect([last.page, last.pageSize, last.total]).toEqual([3, 30, 100]);
  expect(last.rows).toEqual(whole.rows.slice(90));
  expect((await preview('en-US', { page: 1, pageSize: 100 })).rows).toEqual([]);
  expect((await preview('en-US', { pageSize: 1000 })).rows).toEqual(whole.rows);
});

test('the sample rows follow the example of the first required input', async () => {
  const { rows: flights } = await preview('en-US', {}, '1103');
  expect(new Set(flights.map((row) => row['from']))).toEqual(new Set(['LIS']));
  const namesOf = async (id: string) => (await preview('en-US', {}, id)).rows.map((row) => String(row['name']));
  expect((await namesOf('1022')).some((name) => name.includes('Coffee roaster'))).toBe(true);
  expect((await namesOf('1029')).join()).not.toMatch(/headphones/i);
});

test('each template has its own sample rows, the same for every account', async () => {
  const [first, second] = [await preview('en-US'), await preview('en-US', {}, '1004')];
  expect(first.rows[0]).toMatchObject({ name: 'Osborne Brothers', placeId: 'PL-550S6XPN' });
  expect(second.rows[0]).toMatchObject({ name: 'Second Story Books', placeId: 'PL-56JBAHYD' });
  const { call } = await openClient('free');
  const { body } = await call('getTemplateDataPreview', { path: { id: '1001' }, token: undefined });
  expect(body.rows).toEqual(first.rows);
  expect((await call('getTemplateDataPreview', { path: { id: 'none' } })).status).toBe(404);
});

test('the dates in sample rows are up to now', async () => {
  const client = await openClient();
  const latest = async () => {
    const { rows } = (await client.call('getTemplateDataPreview', { path: { id: '1001' } })).body;
    return (
      rows
        .map((row) => String(row['collectedAt']))
        .toSorted()
        .at(-1) ?? ''
    );
  };
  const before = await latest();
  expect(before <= '2026-11-16T10:00:00.000Z').toBe(true);
  client.advanceSeconds(30 * 86_400);
  expect((await latest()) > before).toBe(true);
});
