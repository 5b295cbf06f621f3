import { LoginType } from '#src/contract/enums.gen';
import { isMainlandMobile } from './formats';

const digitsOf = (account: string): string => account.replaceAll(/[\s()./-]/g, '');

/** An address has an @, a number only digits and separators. */
export function loginTypeOf(account: string): LoginType {
  if (account.includes('@')) return LoginType.Email;
  return /^\+?\d{6,15}$/.test(digitsOf(account)) ? LoginType.Phone : LoginType.UserName;
}

/** Only mainland China mobile numbers may omit the country code (FORM-77). */
export function lacksCountryCode(account: string): boolean {
  if (loginTypeOf(account) !== LoginType.Phone) return false;
  const digits = digitsOf(account);
  return !digits.startsWith('+') && !digits.startsWith('00') && !isMainlandMobile(digits);
}
