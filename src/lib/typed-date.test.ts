import fc from '#tests/fixtures/fast-check';
import { expect, test } from 'vitest';
import { parseTypedDate } from './typed-date';

const seconds = 'YYYY-MM-DD HH:mm:ss';

test.each([
  ['2026-11-01 08:30', 'en-US', '2026-11-01 08:30:00'],
  ['2026-11-01 08:30:15', 'en-US', '2026-11-01 08:30:15'],
  [' 2026-11-01  8:30 ', 'en-US', '2026-11-01 08:30:00'],
  ['2026-11-01T08:30', 'en-US', '2026-11-01 08:30:00'],
  ['2026-11-01', 'en-US', '2026-11-01 00:00:00'],
  ['11/1/2026 8:30 PM', 'en-US', '2026-11-01 20:30:00'],
  ['11/01/26, 12:05 am', 'en-US', '2026-11-01 00:05:00'],
  ['1.11.2026 8.30 Uhr', 'de-DE', '2026-11-01 08:30:00'],
  ['01/11/2026 8h30', 'fr-FR', '2026-11-01 08:30:00'],
  ['1/11/2026 8:30 p. m.', 'es-ES', '2026-11-01 20:30:00'],
  ['01/11/2026, 08:30', 'it-IT', '2026-11-01 08:30:00'],
  ['２０２６年１１月１日 ８時３０分', 'ja-JP', '2026-11-01 08:30:00'],
  ['2026/11/1 午後8:30', 'ja-JP', '2026-11-01 20:30:00'],
  ['2026. 11. 1. 오후 8:30', 'ko-KR', '2026-11-01 20:30:00'],
  ['2026년 11월 1일 8시 30분 15초', 'ko-KR', '2026-11-01 08:30:15'],
])('FORM-70 the typed day and time %j is understood in %s', (input, language, stored) => {
  expect(parseTypedDate(input, seconds, language)).toBe(stored);
});

test.each([
  ['13/01/2026', 'en-US', undefined],
  ['13/01/2026', 'de-DE', '2026-01-13'],
  ['20261101', 'en-US', '2026-11-01'],
  ['26/11/01', 'ja-JP', '2026-11-01'],
  ['2026-02-30', 'en-US', undefined],
  ['2026-11', 'en-US', undefined],
  ['1/11/126', 'de-DE', undefined],
  ['2026-11-01 08:30', 'en-US', undefined],
])('FORM-69 the typed day %j is read in %s as %j', (input, language, stored) => {
  expect(parseTypedDate(input, 'YYYY-MM-DD', language)).toBe(stored);
});

test.each([
  ['8:30', '08:30'],
  ['0830', '08:30'],
  ['830', '08:30'],
  ['8 pm', '20:00'],
  ['8:30:00', '08:30'],
  ['8:30:15', undefined],
  ['24:00', undefined],
  ['13:00 pm', undefined],
  ['soon', undefined],
  ['8', undefined],
])('the typed time %j is read as %j', (input, stored) => {
  expect(parseTypedDate(input, 'HH:mm', 'en-US')).toBe(stored);
});

test('any typed text is read as a calendar date and time or not at all', () => {
  const texts = fc.oneof(fc.string(), fc.stringMatching(/^[\d/.: -]{0,20}( [ap]m)?$/));
  fc.assert(
    fc.property(texts, fc.constantFrom('en-US', 'de-DE', 'ja-JP'), (input, language) => {
      const read = parseTypedDate(input, seconds, language);
      if (read !== undefined) expect(parseTypedDate(read, seconds, language)).toBe(read);
    }),
  );
});
