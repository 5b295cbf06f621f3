import { expect, test } from 'vitest';
import { readEmulatorOptions } from './emulator-handle';

test('a link opens a scenario, persona and clock and keeps the rest of the address', () => {
  expect(
    readEmulatorOptions(
      'https://demo.test/console?scenario=tasksFull&persona=professional&clock=2026-11-16T10:00:00Z&page=2#rows',
    ),
  ).toEqual({
    options: { reset: false, scenario: 'tasksFull', persona: 'professional', clock: '2026-11-16T10:00:00Z' },
    scriptLink: undefined,
    rest: 'https://demo.test/console?page=2#rows',
    hasOptions: true,
  });
  expect(readEmulatorOptions('https://demo.test/?clock=x60')).toEqual({
    options: { reset: false, clock: 'x60' },
    scriptLink: undefined,
    rest: 'https://demo.test/',
    hasOptions: true,
  });
  expect(readEmulatorOptions('https://demo.test/?page=2').hasOptions).toBe(false);
});

test('a link opens a step of a script, by default the first', () => {
  expect(readEmulatorOptions('https://demo.test/?script=dailyWork&step=3&page=2')).toEqual({
    options: { reset: false },
    scriptLink: { script: 'dailyWork', step: '3' },
    rest: 'https://demo.test/?page=2',
    hasOptions: true,
  });
  expect(readEmulatorOptions('https://demo.test/?script=dailyWork').scriptLink?.step).toBe('1');
  expect(readEmulatorOptions('https://demo.test/?step=3').rest).toBe('https://demo.test/?step=3');
});

test.each([
  ['reset', { reset: true }],
  ['scenario=tasksFull', { reset: false, scenario: 'tasksFull' }],
  ['persona=free', { reset: false, persona: 'free' }],
])('a link with %s alone has an option, and a reload does not repeat it', (query, options) => {
  const read = readEmulatorOptions(`https://demo.test/?${query}&other=1`);
  expect(read).toEqual({ options, scriptLink: undefined, rest: 'https://demo.test/?other=1', hasOptions: true });
});
