import { LoginType } from '../contract/enums.gen';

/** Which kind of account name somebody typed: an address has an @, a number has only digits and what people write between them. */
export function loginTypeOf(account: string): LoginType {
  const name = account.trim();
  if (name.includes('@')) return LoginType.Email;
  const digits = name.replaceAll(/[\s()./-]/g, '');
  return /^\+?\d{6,15}$/.test(digits) ? LoginType.Phone : LoginType.UserName;
}
