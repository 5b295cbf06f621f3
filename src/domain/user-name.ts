import { LoginType } from '#src/contract/enums.gen';
import { loginTypeOf } from './login-type';

/** Bounds of a user name, in characters; the server checks them too. */
export const USER_NAME = { min: 3, max: 50 } as const;

/** What is wrong with a user name. */
export type UserNameFault = 'required' | 'tooShort' | 'tooLong' | 'signs' | 'digits';

/** Whether a name would be taken for a phone number where somebody signs in with it. */
export const looksLikePhone = (name: string): boolean => /^\d+$/.test(name) || loginTypeOf(name) === LoginType.Phone;

/** What is wrong with a user name, in the order to mend it; undefined when it can be sent. */
export function userNameFault(name: string): UserNameFault | undefined {
  if (name === '') return 'required';
  if (/[\s@/]/.test(name)) return 'signs';
  if (name.length < USER_NAME.min) return 'tooShort';
  if (name.length > USER_NAME.max) return 'tooLong';
  return looksLikePhone(name) ? 'digits' : undefined;
}
