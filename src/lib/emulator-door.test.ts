import { expect, test } from 'vitest';
import { readWish } from './emulator-door';

test('a link opens a scenario for a persona at a time, and leaves the rest of the address as it is', () => {
  expect(
    readWish(
      'https://demo.test/console?scenario=tasksFull&persona=professional&clock=2026-11-16T10:00:00Z&page=2#rows',
    ),
  ).toEqual({
    wish: { reset: false, scenario: 'tasksFull', persona: 'professional', clock: '2026-11-16T10:00:00Z' },
    rest: '/console?page=2#rows',
    isWish: true,
  });
  expect(readWish('https://demo.test/?clock=x60')).toEqual({
    wish: { reset: false, clock: 'x60' },
    rest: '/',
    isWish: true,
  });
  expect(readWish('https://demo.test/?page=2').isWish).toBe(false);
});
