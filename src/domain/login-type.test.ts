import { expect, test } from 'vitest';
import { LoginType } from '#src/contract/enums.gen';
import { lacksCountryCode, loginTypeOf } from './login-type';

test.each([
  ['mia@example.com', LoginType.Email],
  [' 13800138000 ', LoginType.Phone],
  ['+49 (30) 123-456', LoginType.Phone],
  ['mia', LoginType.UserName],
  ['12345', LoginType.UserName],
  ['mia2026', LoginType.UserName],
  ['mia20261116', LoginType.UserName],
  ['20261116mia', LoginType.UserName],
])('ENUM-54 %s is a sign-in by %s', (account, type) => {
  expect(loginTypeOf(account)).toBe(type);
});

test.each([
  ['13800138000', false],
  ['138 0013-8000', false],
  ['+1 555 010 10002', false],
  ['0049 30 123456', false],
  ['12800138000', true],
  ['030 123456', true],
  ['mia2026', false],
  ['13800138000@example.com', false],
])('FORM-77 %s lacks its country code: %s', (account, lacks) => {
  expect(lacksCountryCode(account)).toBe(lacks);
});
