import { expect, test } from 'vitest';
import type { SchemaNode } from './contract-node';
import { enumDetails } from './enum-table';

const HEAD = '<thead><tr><th scope="col">Code</th><th scope="col">Name</th><th scope="col">Meaning</th></tr></thead>';
const row = (code: string, name: string, meaning: string): string =>
  `<tr><th scope="row"><code>${code}</code></th><td>${name}</td><td>${meaning}</td></tr>`;
const markupOf = (schema: SchemaNode, audience: 'builders' | 'users'): string =>
  enumDetails('Status', schema, audience).text.replace(/\s*\n\s*/g, '');

test('builders see the description, the requirements and a row for each value', () => {
  const schema: SchemaNode = {
    description: 'Where a run is.',
    enum: [0, 'a', null],
    'x-enum-varnames': ['Running', 'Ended'],
    'x-enum-descriptions': ['It runs', 'It ended'],
    'x-spec': ['ENUM-01', 'ENUM-02'],
  };
  expect(markupOf(schema, 'builders')).toBe(
    '<p>Where a run is.</p><p>Requirements: ENUM-01, ENUM-02</p><table><caption>Values of Status</caption>' +
      `${HEAD}<tbody>${row('0', 'Running', 'It runs')}${row('a', 'Ended', 'It ended')}${row('null', '', '')}` +
      '</tbody></table>',
  );
});

test('missing parts are left out, and users see no requirements', () => {
  const table = `<table><caption>Values of Status</caption>${HEAD}<tbody></tbody></table>`;
  expect(markupOf({ enum: [1] }, 'users')).toContain(`<tbody>${row('1', '', '')}</tbody>`);
  expect(markupOf({}, 'builders')).toBe(`<p>Requirements: none</p>${table}`);
  expect(markupOf({ 'x-spec': ['ENUM-01'] }, 'users')).toBe(table);
});
