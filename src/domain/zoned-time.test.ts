import fc from '#tests/fixtures/fast-check';
import { expect, test } from 'vitest';
import { isoInZone, parseWallTime, offsetAt, formatOffset, wallTimeOccurrence, formatWallTime } from './zoned-time';

const at = (text: string) => Date.parse(text);
const zones = ['Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe', 'America/St_Johns', 'UTC'];

test.each([
  ['2026-11-30 09:00', 'Europe/Berlin', '2026-11-30T08:00:00Z'],
  ['2026-07-30 09:00', 'Europe/Berlin', '2026-07-30T07:00:00Z'],
  ['2026-11-30 09:00', 'Asia/Kolkata', '2026-11-30T03:30:00Z'],
  ['2027-03-28 02:30', 'Europe/Berlin', '2027-03-28T01:30:00Z'],
  ['2026-10-25 02:30', 'Europe/Berlin', '2026-10-25T00:30:00Z'],
])('%s in %s converts to the right moment', (wall, zone, moment) => {
  expect(parseWallTime(wall, zone)).toBe(at(moment));
});

test.each(['', '2026-11-30', '2026-02-30 09:00', '2026-11-30 24:00', '2026-11-30 9:00', '30.11.2026 09:00'])(
  '%j is not a local time',
  (text) => {
    expect([parseWallTime(text, 'UTC'), wallTimeOccurrence(text, 'UTC')]).toEqual([undefined, undefined]);
  },
);

test('an offset is written with its sign and its minutes', () => {
  const now = at('2026-11-16T10:00Z');
  expect(zones.map((zone) => formatOffset(offsetAt(now, zone)))).toEqual([
    'UTC+01:00',
    'UTC-05:00',
    'UTC+05:30',
    'UTC+11:00',
    'UTC-03:30',
    'UTC',
  ]);
  expect(isoInZone(at('2026-11-30T03:30:42Z'), 'Asia/Kolkata')).toBe('2026-11-30T09:00:00+05:30');
});

test.each([
  ['2027-03-28 02:30', 'Europe/Berlin', 'skipped'],
  ['2026-10-25 02:30', 'Europe/Berlin', 'twice'],
  ['2026-10-25 03:00', 'Europe/Berlin', 'once'],
  ['2026-10-04 02:15', 'Australia/Lord_Howe', 'skipped'],
  ['2027-03-28 02:30', 'Asia/Tokyo', 'once'],
])('%s in %s occurs: %s', (wall, zone, kind) => {
  expect(wallTimeOccurrence(wall, zone)).toBe(kind);
});

test('a moment and its local time convert both ways, unless the clock repeats the time', () => {
  const minute = fc.integer({ min: at('2024-01-01T00:00Z') / 60_000, max: at('2034-01-01T00:00Z') / 60_000 });
  fc.assert(
    fc.property(minute, fc.constantFrom(...zones), (minutes, zone) => {
      const time = minutes * 60_000;
      const wall = formatWallTime(time, zone);
      const kind = wallTimeOccurrence(wall, zone);
      expect(kind).not.toBe('skipped');
      expect(at(isoInZone(time, zone))).toBe(time);
      if (kind === 'once') expect(parseWallTime(wall, zone)).toBe(time);
      else expect(parseWallTime(wall, zone)).toBeLessThanOrEqual(time);
    }),
  );
});
