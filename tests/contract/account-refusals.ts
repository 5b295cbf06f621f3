import { CodePurpose, LoginType, UserConfigType } from '#src/contract/enums.gen';
import type { OperationId } from '#src/contract/operations.gen';
import { personas } from '#mocks/personas';
import { signUpWithProvider, pictureForm } from './account-recipes';
import type { RefusalContext, RefusalCalls } from './refusals';

const usedEmail = 'basic@gleaner.example';

const withBody =
  (body: object) =>
  ({ recipe }: RefusalContext) => ({ ...recipe, body: { ...recipe.body, ...body } });

const withoutPassword = async ({ recipe, client }: RefusalContext) => ({
  ...recipe,
  token: await signUpWithProvider(client, LoginType.Google, 'without@password.example'),
});

const unlinkErrors = (provider: LoginType): RefusalCalls => ({
  404: ({ tokens }) => ({ token: tokens.free }),
  409: async ({ client }) => ({ token: await signUpWithProvider(client, provider, 'only@provider.example') }),
});

export const accountRefusals: Readonly<Partial<Record<OperationId, RefusalCalls>>> = {
  logIn: {
    401: withBody({ password: 'wrong' }),
    403: async ({ recipe, client }) => {
      await client.emulator.db.accounts.update(
        personas.standard.userId,
        (draft) => void (draft.deletesAt = client.emulator.clock.now() + 86_400_000),
      );
      return recipe;
    },
  },
  verifyPassword: { 409: withoutPassword },
  changePassword: { 409: withoutPassword },
  deleteAccount: {
    403: ({ recipe, tokens }) => ({ ...recipe, token: tokens.enterpriseChild }),
    409: ({ recipe, tokens }) => ({ ...recipe, token: tokens.enterprise }),
  },
  sendEmailCode: {
    403: ({ tokens }) => ({ token: tokens.enterpriseChild, body: { purpose: CodePurpose.DeleteAccount } }),
    409: withBody({ email: usedEmail }),
  },
  bindEmail: { 409: withBody({ email: usedEmail }) },
  sendRegistrationCode: { 409: withBody({ account: usedEmail }) },
  register: { 409: withBody({ account: usedEmail }) },
  uploadFile: {
    400: () => ({ text: '{' }),
    422: () => ({ body: pictureForm([1, 2, 3]) }),
  },
  linkGoogleAccount: { 409: withBody({ code: 'provider:claire@aubertin.example' }) },
  linkMicrosoftAccount: { 409: withBody({ code: 'provider:haruto@mizuno.example' }) },
  linkAppleAccount: { 409: withBody({ code: 'provider:greta@sommer.example' }) },
  unlinkGoogleAccount: unlinkErrors(LoginType.Google),
  unlinkMicrosoftAccount: unlinkErrors(LoginType.Microsoft),
  unlinkAppleAccount: unlinkErrors(LoginType.apple),
  saveUserConfig: {
    409: async ({ recipe, client }) => {
      const { db } = client.emulator;
      await db.userConfigs.insertMany(
        Array.from({ length: 200 }, (_, index) => ({
          id: `full-${index}`,
          userId: personas.standard.userId,
          type: UserConfigType.Views,
          key: `view ${index}`,
          value: 'null',
          updatedAt: 0,
        })),
      );
      return { ...recipe, body: { ...recipe.body, key: 'one more' } };
    },
  },
};
