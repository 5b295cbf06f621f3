import { afterEach, expect, test } from 'vitest';
import { localDateTime, localToday } from './local-time';
import { setNowSource } from './now';

let restore: (() => void) | undefined;
afterEach(() => {
  restore?.();
});

test('a time has the parts of the clock on this device, padded with zeros', () => {
  expect(localDateTime(new Date(2026, 0, 2, 3, 4, 5).getTime())).toBe('2026-01-02 03:04:05');
  expect(localDateTime(new Date(2026, 11, 31, 23, 59, 58).getTime())).toBe('2026-12-31 23:59:58');
  const early = new Date(2026, 5, 7);
  early.setFullYear(987);
  expect(localDateTime(early.getTime())).toMatch(/^0987-06-07 /u);
});

test('today is the day of the application’s clock', () => {
  restore = setNowSource(() => new Date(2026, 8, 4, 22).getTime());
  expect(localToday()).toBe('2026-09-04');
});
