import { expect, test } from 'vitest';
import { userNameError } from './user-name';

test.each([
  ['', 'required'],
  ['mi', 'tooShort'],
  ['x'.repeat(51), 'tooLong'],
  ['mia castellan', 'signs'],
  ['mia@home', 'signs'],
  ['mia/c', 'signs'],
  ['20261116', 'digits'],
  ['2026', 'digits'],
  ['+4930123456', 'digits'],
  ['555-0100-22', 'digits'],
  ['2026mia', undefined],
  ['mia', undefined],
  ['ミア・7', undefined],
  ['x'.repeat(50), undefined],
])('user name %j has the fault %s', (name, fault) => {
  expect(userNameError(name)).toBe(fault);
});
