import { LoginType } from '#src/contract/enums.gen';
import { isMainlandMobile } from './formats';

const digitsOf = (account: string): string => account.trim().replaceAll(/[\s()./-]/g, '');

/** Which kind of account name somebody typed: an address has an @, a number has only digits and what people write between them. */
export function loginTypeOf(account: string): LoginType {
  if (account.includes('@')) return LoginType.Email;
  return /^\+?\d{6,15}$/.test(digitsOf(account)) ? LoginType.Phone : LoginType.UserName;
}

/** Whether a phone number lacks its country code: only mobile numbers of mainland China go without one (FORM-77). */
export function lacksCountryCode(account: string): boolean {
  if (loginTypeOf(account) !== LoginType.Phone) return false;
  const digits = digitsOf(account);
  return !digits.startsWith('+') && !digits.startsWith('00') && !isMainlandMobile(digits);
}
