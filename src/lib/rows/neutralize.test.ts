import fc from '#tests/fixtures/fast-check';
import { hostileText } from '#tests/fixtures/hostile-text';
import { expect, test } from 'vitest';
import { neutralize, restoreNeutralized } from './neutralize';

test.each([
  ['=1+1', "'=1+1"],
  ['+49 30 123', "'+49 30 123"],
  ['-cmd', "'-cmd"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', "'\r=1"],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ['-5', '-5'],
  ['-5.25', '-5.25'],
  ['-5,25', '-5,25'],
  ['+7', '+7'],
  ['-1e-7', '-1e-7'],
  ['-55', '-55'],
  ['-1e7', '-1e7'],
  ['-1.25e10', '-1.25e10'],
  ['-1e-10', '-1e-10'],
  ['-1x', "'-1x"],
  ['x-1', 'x-1'],
  ['-5+cmd|1', "'-5+cmd|1"],
  ['-', "'-"],
  ['plain', 'plain'],
  ["'plain", "'plain"],
  ["'=1", "''=1"],
  ['', ''],
])('%j becomes %j', (value, expected) => {
  expect(neutralize(value)).toBe(expected);
  expect(restoreNeutralized(expected)).toBe(value);
});

test('restoring returns the original text, and a neutralized text never starts like a formula', () => {
  fc.assert(
    fc.property(hostileText, (value) => {
      const safe = neutralize(value);
      expect(restoreNeutralized(safe)).toBe(value);
      expect(/^[=@\t\r]/.test(safe)).toBe(false);
      expect(/^[+-]/.test(safe) && Number.isNaN(Number(safe.replace(',', '.')))).toBe(false);
    }),
  );
});
