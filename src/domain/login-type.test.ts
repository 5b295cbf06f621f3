import { expect, test } from 'vitest';
import { LoginType } from '../contract/enums.gen';
import { loginTypeOf } from './login-type';

test.each([
  ['mia@example.com', LoginType.Email],
  [' 13800138000 ', LoginType.Phone],
  ['+49 (30) 123-456', LoginType.Phone],
  ['mia', LoginType.UserName],
  ['12345', LoginType.UserName],
  ['mia2026', LoginType.UserName],
])('ENUM-54 %s is a sign-in by %s', (account, type) => {
  expect(loginTypeOf(account)).toBe(type);
});
