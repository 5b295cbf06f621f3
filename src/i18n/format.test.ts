import { afterEach, beforeAll, expect, test } from 'vitest';
import { setNowSource } from '#src/lib/now';
import { formatsFor, parseTime } from './format';
import { startLanguages, switchLanguage } from './init';

beforeAll(async () => {
  await startLanguages('en-US');
  await switchLanguage('de-DE');
});

afterEach(() => {
  setNowSource(undefined);
});

test('sentences are joined with a space, in Japanese without one', () => {
  expect(formatsFor('en-US').sentences(['One.', 'Two.'])).toBe('One. Two.');
  expect(formatsFor('ko-KR').sentences(['하나.', '둘.'])).toBe('하나. 둘.');
  expect(formatsFor('ja-JP').sentences(['一つ。', '二つ。'])).toBe('一つ。二つ。');
});

test('a Japanese number and its counter have no space, and a Latin unit keeps its own', () => {
  setNowSource(() => NOON);
  const { relative, duration, bytes } = formatsFor('ja-JP');
  const shown = (seconds: number) => relative(new Date(NOON + seconds * 1000).toISOString());
  expect([-300, -3 * 3600, 3 * 86_400, -45 * 86_400].map(shown)).toEqual(['5分前', '3時間前', '3日後', '1か月前']);
  expect([3900, 42, 0].map(duration)).toEqual(['1時間5分', '42秒', '0秒']);
  expect([500, 10_000_000].map(bytes)).toEqual(['500バイト', '10 MB']);
  expect(formatsFor('de-DE').duration(3900)).toBe('1 Std. 5 Min.');
});

test('a Latin word is apart from the Japanese “or”', () => {
  expect(formatsFor('ja-JP').eitherOf(['10件', 'CAPTCHA 5件'])).toBe('10件または CAPTCHA 5件');
  expect(formatsFor('ja-JP').eitherOf(['10件', '約5件'])).toBe('10件または約5件');
});

const NOON = Date.UTC(2026, 10, 16, 12);

test('a time without an offset is UTC, and an offset counts with and without its colon', () => {
  for (const value of [
    '2026-11-16 12:00:00',
    '2026-11-16T12:00:00Z',
    '2026-11-16T20:00:00+08:00',
    '2026-11-16T20:00:00+0800',
  ])
    expect(parseTime(value)).toBe(NOON);
  expect(parseTime('2026-11-16')).toBe(Date.UTC(2026, 10, 16));
  expect(parseTime('soon')).toBeNaN();
});

test('I18N-05 I18N-06 dates and times are in the zone of the device, and an unreadable one stays as it is', () => {
  const value = new Date(2026, 0, 6, 9, 5, 3).toISOString();
  expect(formatsFor('de-DE').dateTime(value)).toBe('2026-01-06 09:05:03');
  expect(formatsFor('de-DE').updateDate(value)).toBe('2026/01/06');
  expect(formatsFor('de-DE').mediumDateTime(value)).toBe('06.01.2026, 09:05');
  expect(formatsFor('ja-JP').mediumDateTime(value)).toBe('2026/01/06 9:05');
  for (const name of ['dateTime', 'mediumDateTime', 'updateDate', 'relative', 'date'] as const)
    expect(formatsFor('de-DE')[name]('soon')).toBe('soon');
});

test.each([
  [20, 'now', 'jetzt'],
  [-20, 'just now', 'gerade eben'],
  [-50, '1 minute ago', 'vor 1 Minute'],
  [-44 * 60, '44 minutes ago', 'vor 44 Minuten'],
  [-46 * 60, '1 hour ago', 'vor 1 Stunde'],
  [3 * 3600, 'in 3 hours', 'in 3 Stunden'],
  [-23 * 3600, '1 day ago', 'vor 1 Tag'],
  [-20 * 86_400, '20 days ago', 'vor 20 Tagen'],
  [-45 * 86_400, '1 month ago', 'vor 1 Monat'],
  [-330 * 86_400, '1 year ago', 'vor 1 Jahr'],
])('I18N-07 %d seconds from now is %s', (seconds, english, german) => {
  setNowSource(() => NOON);
  const value = new Date(NOON + seconds * 1000).toISOString();
  expect(formatsFor('en-US').relative(value)).toBe(english);
  expect(formatsFor('de-DE').relative(value)).toBe(german);
});
