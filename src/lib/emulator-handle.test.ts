import { expect, test } from 'vitest';
import { readEmulatorOptions } from './emulator-handle';

test('a link opens a scenario, persona and clock and keeps the rest of the address', () => {
  expect(
    readEmulatorOptions(
      'https://demo.test/console?scenario=tasksFull&persona=professional&clock=2026-11-16T10:00:00Z&page=2#rows',
    ),
  ).toEqual({
    options: { reset: false, scenario: 'tasksFull', persona: 'professional', clock: '2026-11-16T10:00:00Z' },
    rest: '/console?page=2#rows',
    hasOptions: true,
  });
  expect(readEmulatorOptions('https://demo.test/?clock=x60')).toEqual({
    options: { reset: false, clock: 'x60' },
    rest: '/',
    hasOptions: true,
  });
  expect(readEmulatorOptions('https://demo.test/?page=2').hasOptions).toBe(false);
});
