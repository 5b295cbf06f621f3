import fc from '#tests/fixtures/fast-check';
import { expect, test } from 'vitest';
import { displayedPriority, priorityOptions, storedPriority } from './task-priority';

test.each([
  [99, 1],
  [1, 99],
  [50, 50],
  [140, 1],
  [-4, 99],
])('TASK-37 stored %i is displayed as %i', (stored, displayed) => {
  expect(displayedPriority(stored)).toBe(displayed);
});

test('TASK-37 displayed and stored priority mirror each other from 1 to 99', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99 }), (stored) => {
      expect(storedPriority(displayedPriority(stored))).toBe(stored);
      expect(displayedPriority(stored)).toBe(100 - stored);
    }),
  );
});

test.each([
  [98, false, false],
  [99, true, false],
  [120, true, false],
  [2, false, false],
  [1, false, true],
  [0, false, true],
])('TASK-38 stored %i: top disabled %s, bottom disabled %s', (stored, top, bottom) => {
  const options = priorityOptions(stored);
  expect(options.find((option) => option.move === 'top')).toEqual({ move: 'top', stored: 99, disabled: top });
  expect(options.find((option) => option.move === 'bottom')).toEqual({ move: 'bottom', stored: 1, disabled: bottom });
});

test('TASK-38 one step up raises the stored value by one', () => {
  expect(priorityOptions(50).map((option) => option.stored)).toEqual([99, 51, 49, 1]);
});
