import { afterEach, expect, test, vi } from 'vitest';
import { localDateTime, localToday } from './local-time';
import { MAX_TIMER_DELAY } from './max-timer-delay';
import { setNowSource } from './now';
import { stopwatch } from './stopwatch';

let restore: (() => void) | undefined;
afterEach(() => {
  restore?.();
  vi.restoreAllMocks();
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

test('the longest delay of a timer is the largest signed number of 32 bits', () => {
  expect(MAX_TIMER_DELAY).toBe(2_147_483_647);
  expect(MAX_TIMER_DELAY | 0).toBe(MAX_TIMER_DELAY);
  expect((MAX_TIMER_DELAY + 1) | 0).toBeLessThan(0);
});

test('a stopwatch tells the milliseconds since it was started', () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(500);
  const elapsed = stopwatch();
  clock.mockReturnValue(742);
  expect(elapsed()).toBe(242);
});
