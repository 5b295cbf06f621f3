import { CodePurpose, LoginType, UserConfigType } from '#src/contract/enums.gen';
import type { OperationId } from '#src/contract/operations.gen';
import { personas } from '#mocks/personas';
import { newcomerOf, pictureForm } from './account-recipes';
import type { Ground, Ways } from './refusals';

const taken = 'basic@gleaner.example';

const other =
  (body: object) =>
  ({ recipe }: Ground) => ({ ...recipe, body: { ...recipe.body, ...body } });

const withoutPassword = async ({ recipe, client }: Ground) => ({
  ...recipe,
  token: await newcomerOf(client, LoginType.Google, 'without@password.example'),
});

const unlinking = (provider: LoginType): Ways => ({
  404: ({ tokens }) => ({ token: tokens.free }),
  409: async ({ client }) => ({ token: await newcomerOf(client, provider, 'only@provider.example') }),
});

export const accountRefusals: Readonly<Partial<Record<OperationId, Ways>>> = {
  logIn: {
    401: other({ password: 'wrong' }),
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
    409: other({ email: taken }),
  },
  bindEmail: { 409: other({ email: taken }) },
  sendRegistrationCode: { 409: other({ account: taken }) },
  register: { 409: other({ account: taken }) },
  uploadFile: {
    400: () => ({ text: '{' }),
    422: () => ({ body: pictureForm([1, 2, 3]) }),
  },
  linkGoogleAccount: { 409: other({ code: 'provider:claire@aubertin.example' }) },
  linkMicrosoftAccount: { 409: other({ code: 'provider:haruto@mizuno.example' }) },
  linkAppleAccount: { 409: other({ code: 'provider:greta@sommer.example' }) },
  unlinkGoogleAccount: unlinking(LoginType.Google),
  unlinkMicrosoftAccount: unlinking(LoginType.Microsoft),
  unlinkAppleAccount: unlinking(LoginType.apple),
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
