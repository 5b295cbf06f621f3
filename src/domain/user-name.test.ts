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
  ['mia', undefined],
  ['ミア・7', undefined],
  ['x'.repeat(50), undefined],
])('user name %j has the fault %s', (name, fault) => {
  expect(userNameError(name)).toBe(fault);
});
