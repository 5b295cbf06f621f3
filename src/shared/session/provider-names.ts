import type { SignInProvider } from '#src/api/config-schema';
import { LoginType } from '#src/contract/enums.gen';

export const providerNames: Readonly<Record<SignInProvider, string>> = {
  [LoginType.Google]: 'Google',
  [LoginType.Microsoft]: 'Microsoft',
  [LoginType.apple]: 'Apple',
  [LoginType.WeChat]: 'WeChat',
};
