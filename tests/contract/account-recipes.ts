import { CodePurpose, LoginType, SurveyJobRole, UserConfigType } from '#src/contract/enums.gen';
import type { OperationId } from '#src/contract/operations.gen';
import { EMULATED_CODE } from '#mocks/handlers/mailbox';
import { personas, type PersonaName } from '#mocks/personas';
import { demoAccounts } from '#mocks/seeds/accounts';
import type { TestCall, TestClient } from '#mocks/test-client';

const newPassword = 'battery staple 2';
const visitor = { token: undefined };
const code = EMULATED_CODE;
const newAddress = 'mia@home.example';
const newAccount = 'noa@example.com';

export function pictureForm(bytes: readonly number[] = [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]): FormData {
  const form = new FormData();
  form.set('file', new File([Uint8Array.from(bytes)], 'me.png'));
  return form;
}

async function sessionOf({ call }: TestClient, persona: PersonaName): Promise<string> {
  const { account, password } = demoAccounts.find((entry) => entry.persona === persona) ?? {
    account: '',
    password: '',
  };
  return (await call('logIn', { body: { loginType: LoginType.Email, account, password } })).body.token;
}

export async function signUpWithProvider({ call }: TestClient, loginType: LoginType, name: string): Promise<string> {
  const body = { loginType, account: name, code: `provider:${name}` };
  return (await call('register', { ...visitor, body })).body.token;
}

type AccountRecipe =
  | 'updateAccount'
  | 'saveExtraInfo'
  | 'verifyPassword'
  | 'changePassword'
  | 'setPassword'
  | 'deleteAccount'
  | 'changeUserName'
  | 'sendEmailCode'
  | 'checkEmailUsed'
  | 'bindEmail'
  | 'setAvatar'
  | 'uploadFile'
  | 'listLoginRecords'
  | 'getIpGeolocation'
  | 'linkGoogleAccount'
  | 'unlinkGoogleAccount'
  | 'linkMicrosoftAccount'
  | 'unlinkMicrosoftAccount'
  | 'linkAppleAccount'
  | 'unlinkAppleAccount'
  | 'getChatIdentity'
  | 'listUserConfigs'
  | 'saveUserConfig'
  | 'deleteUserConfig'
  | 'register'
  | 'sendRegistrationCode'
  | 'requestPasswordReset'
  | 'resetPassword'
  | 'logOutEverywhere';

export async function accountRecipes(
  client: TestClient,
): Promise<{ readonly [Op in Extract<OperationId, AccountRecipe>]: TestCall }> {
  const { call } = client;
  const deletingAccount = await signUpWithProvider(client, LoginType.Google, 'leaving@provider.example');
  await call('sendEmailCode', { token: deletingAccount, body: { purpose: CodePurpose.DeleteAccount } });
  await call('sendEmailCode', { body: { purpose: CodePurpose.BindEmail, email: newAddress } });
  await call('sendRegistrationCode', { ...visitor, body: { account: newAccount } });
  await call('requestPasswordReset', { ...visitor, body: { account: 'professional@gleaner.example' } });
  const { fileId } = (await call('uploadFile', { body: pictureForm() })).body;
  const setting = { type: UserConfigType.Density, key: 'taskList', value: '"small"' };
  const { id } = (await call('saveUserConfig', { body: setting })).body;
  const linked = await sessionOf(client, 'enterprise');
  return {
    updateAccount: { body: { extractInfo: { company: 'Castellan' } } },
    saveExtraInfo: { body: { jobRole: SurveyJobRole.Analyst } },
    verifyPassword: { body: { password: 'gleaner' } },
    changePassword: {
      token: await sessionOf(client, 'basic'),
      body: { currentPassword: 'gleaner', newPassword },
    },
    setPassword: {
      token: await signUpWithProvider(client, LoginType.apple, 'newcomer@provider.example'),
      body: { newPassword },
    },
    deleteAccount: { token: deletingAccount, body: { code } },
    changeUserName: { body: { userName: 'mia.c' } },
    sendEmailCode: { body: { purpose: CodePurpose.BindEmail, email: 'mia@other.example' } },
    checkEmailUsed: { query: { email: newAddress } },
    bindEmail: { body: { email: newAddress, code } },
    uploadFile: { body: pictureForm() },
    setAvatar: { body: { fileId } },
    listLoginRecords: {},
    getIpGeolocation: {},
    linkGoogleAccount: { body: { code: 'provider:mia.castellan@mail.example' } },
    unlinkGoogleAccount: { token: linked },
    linkMicrosoftAccount: { body: { code: 'provider:mia@provider.example' } },
    unlinkMicrosoftAccount: { token: linked },
    linkAppleAccount: { body: { code: 'provider:mia@provider.example' } },
    unlinkAppleAccount: { token: await sessionOf(client, 'expired') },
    getChatIdentity: {},
    listUserConfigs: {},
    saveUserConfig: { body: { ...setting, value: '"large"' } },
    deleteUserConfig: { path: { id } },
    register: {
      ...visitor,
      body: { loginType: LoginType.Email, account: newAccount, password: newPassword, code },
    },
    sendRegistrationCode: { ...visitor, body: { account: 'ida@example.com' } },
    requestPasswordReset: { ...visitor, body: { account: 'free@gleaner.example' } },
    resetPassword: {
      ...visitor,
      path: { token: `reset-${personas.professional.userId}-1` },
      body: { newPassword },
    },
    logOutEverywhere: { token: await sessionOf(client, 'noPlan') },
  };
}
