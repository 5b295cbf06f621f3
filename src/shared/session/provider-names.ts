import type { SignInProvider } from '#src/api/config';
import { LoginType } from '#src/contract/enums.gen';

/** What the providers call themselves, in every language (ENUM-54). */
export const providerNames: Readonly<Record<SignInProvider, string>> = {
  [LoginType.Google]: 'Google',
  [LoginType.Microsoft]: 'Microsoft',
  [LoginType.apple]: 'Apple',
  [LoginType.WeChat]: 'WeChat',
};
