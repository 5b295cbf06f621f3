import { expect, test } from 'vitest';
import type { InterfaceLanguage } from '#src/contract/enums.gen';
import { openClient } from '#mocks/test-client';

const preview = async (language: InterfaceLanguage, query: Readonly<Record<string, number>> = {}) => {
  const { call } = await openClient('standard');
  const { body } = await call('getTemplateDataPreview', {
    path: { id: '1001' },
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
