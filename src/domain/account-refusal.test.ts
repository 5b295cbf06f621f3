import { expect, test } from 'vitest';
import { refusedField } from './account-refusal';

test.each([
  ['HttpApiCallError', 'code'],
  ['VerificationCodeFailed', 'code'],
  ['FailValidatePassword', 'password'],
  ['FailModifyUserName', 'userName'],
  ['NameFilterRejected', undefined],
  ['toString', undefined],
])('ERR-02 ERR-03 ERR-04 refusal %s belongs to the field %s', (code, field) => {
  expect(refusedField(code)).toBe(field);
});
