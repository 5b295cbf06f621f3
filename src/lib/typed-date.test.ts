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
  ['on 2026-11-01', 'en-US', undefined],
  ['x20261101', 'en-US', undefined],
  ['202611011', 'en-US', undefined],
  ['2026-11-01x', 'en-US', undefined],
  ['0000-11-01', 'en-US', undefined],
  ['0001-11-01', 'en-US', '0001-11-01'],
  ['2026-13-01', 'en-US', undefined],
  ['2026-00-10', 'en-US', undefined],
  ['2026-10-00', 'en-US', undefined],
  ['2026-02-29', 'en-US', undefined],
  ['2028-02-29', 'en-US', '2028-02-29'],
  ['1/111/2026', 'en-US', undefined],
  ['111/1/2026', 'de-DE', undefined],
  ['1.1.2', 'de-DE', undefined],
  ['2026 11 1', 'fr-FR', '2026-11-01'],
  ['', 'en-US', undefined],
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
  ['8am', '08:00'],
  ['8 a.m.', '08:00'],
  ['PM 8:05', '20:05'],
  ['12 pm', '12:00'],
  ['12 am', '00:00'],
  ['11 p.m.', '23:00'],
  ['1 am', '01:00'],
  ['0 am', undefined],
  ['0:30 pm', undefined],
  ['13 am', undefined],
  ['8:59', '08:59'],
  ['8:60', undefined],
  ['8:30:60', undefined],
  ['8:30x', undefined],
  ['x8:30', undefined],
  ['x830', undefined],
  ['83000', '08:30'],
  ['8301', undefined],
  ['08300', undefined],
  ['x 8 pm', undefined],
  ['8 x pm', undefined],
  ['pm', undefined],
])('the typed time %j is read as %j', (input, stored) => {
  expect(parseTypedDate(input, 'HH:mm', 'en-US')).toBe(stored);
});

test.each([
  ['8 Uhr', 'de-DE', '08:00'],
  ['18uhr', 'de-DE', '18:00'],
  ['8:30uhr', 'de-DE', '08:30'],
  ['8 uhr 30', 'de-DE', undefined],
  ['um 8 uhr', 'de-DE', undefined],
  ['18 h', 'fr-FR', '18:00'],
  ['18h', 'fr-FR', '18:00'],
  ['h', 'fr-FR', undefined],
  ['24h', 'fr-FR', undefined],
  ['8時', 'ja-JP', '08:00'],
  ['午前8時', 'ja-JP', '08:00'],
  ['午後12時', 'ja-JP', '12:00'],
  ['18시', 'ko-KR', '18:00'],
  ['오후 8시', 'ko-KR', '20:00'],
  ['8:30 p.\u00a0m.', 'es-ES', '20:30'],
])('the typed time %j is read in %s as %j', (input, language, stored) => {
  expect(parseTypedDate(input, 'HH:mm', language)).toBe(stored);
});

test('seconds are read without separators too', () => {
  expect(parseTypedDate('2026-11-01 083015', seconds, 'en-US')).toBe('2026-11-01 08:30:15');
  expect(parseTypedDate('2026-11-01 8:30:59', seconds, 'en-US')).toBe('2026-11-01 08:30:59');
  expect(parseTypedDate('11/1/2026,8:30', seconds, 'en-US')).toBeUndefined();
  expect(parseTypedDate('11/1/2026, 8:30', seconds, 'en-US')).toBe('2026-11-01 08:30:00');
  expect(parseTypedDate('11/1/2026 at 8:30', seconds, 'en-US')).toBeUndefined();
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
