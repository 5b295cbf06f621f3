import { LoginType } from '#src/contract/enums.gen';
import { loginTypeOf } from './login-type';

export const USER_NAME_LENGTH = { min: 3, max: 50 } as const;

export type UserNameError = 'required' | 'tooShort' | 'tooLong' | 'signs' | 'digits';

/** The sign-in would read such a name as a phone number. */
export const looksLikePhone = (name: string): boolean => /^\d+$/.test(name) || loginTypeOf(name) === LoginType.Phone;

/** Returns the first error. */
export function userNameError(name: string): UserNameError | undefined {
  if (name === '') return 'required';
  if (/[\s@/]/.test(name)) return 'signs';
  if (name.length < USER_NAME_LENGTH.min) return 'tooShort';
  if (name.length > USER_NAME_LENGTH.max) return 'tooLong';
  return looksLikePhone(name) ? 'digits' : undefined;
}
