import { describe, expect, test } from 'vitest';
import { AccountLevel, CodePurpose, InterfaceLanguage, LoginType } from '#src/contract/enums.gen';
import { openClient, type TestClient } from '#mocks/test-client';
import { EMULATED_CODE } from './mailbox';

const email = 'noa@example.com';
const password = 'correct horse 1';
const form = { loginType: LoginType.Email as LoginType, account: email, password, code: EMULATED_CODE };
const visitor = { token: undefined };

const sendCode = ({ call }: TestClient, account = email) =>
  call('sendRegistrationCode', { ...visitor, body: { account } });
const register = ({ call }: TestClient, change: object = {}) =>
  call('register', { ...visitor, language: InterfaceLanguage.FrFR, body: { ...form, ...change } });

describe('sign-up', () => {
  test('ENUM-54 sign-up by email creates an empty free account and signs in', async () => {
    const client = await openClient();
    expect((await sendCode(client)).body.sentTo).toBe(email);
    const { token } = (await register(client, { fullName: 'Noa Example' })).body;
    expect((await client.call('getAccount', { token })).body).toMatchObject({
      email,
      userName: 'noa',
      accountLevel: AccountLevel.Free,
      trialState: 'Never',
      language: 'fr-FR',
      totalBalance: 0,
      hasPassword: true,
      extractInfo: { company: null, fullName: 'Noa Example', dataUse: [], jobRole: null },
    });
    expect((await client.call('getAccountResources', { token })).body).toMatchObject({ taskCount: 0, taskLimit: 10 });
    expect((await client.call('listTasks', { token })).body.total).toBe(0);
    const groups = (await client.call('listTaskGroups', { token })).body;
    expect(JSON.stringify(groups)).toContain('"isDefault":true');
    expect((await client.call('canTrial', { token })).body.canTrial).toBe(true);
    const login = { loginType: LoginType.Email, account: email, password };
    expect((await client.call('logIn', { ...visitor, body: login })).status).toBe(200);
  });

  test('a used email address is refused, with and without a code', async () => {
    const client = await openClient();
    const code = await sendCode(client, 'Basic@gleaner.example');
    expect([code.status, code.error.code, code.error.details?.[0]?.field]).toEqual([
      409,
      'EmailAlreadyUsed',
      'account',
    ]);
    const response = await register(client, { account: 'basic@gleaner.example' });
    expect([response.status, response.error.code]).toEqual([409, 'EmailAlreadyUsed']);
    await sendCode(client);
    await register(client);
    expect((await register(client)).status).toBe(409);
  });

  test('ERR-02 a missing or wrong code is refused, and no account is created', async () => {
    const client = await openClient();
    const before = client.emulator.db.accounts.all().length;
    expect((await register(client)).error.code).toBe('HttpApiCallError');
    await sendCode(client);
    expect((await register(client, { code: '000000' })).error.code).toBe('VerificationCodeFailed');
    expect(client.emulator.db.accounts.all()).toHaveLength(before);
    expect((await register(client)).status).toBe(200);
  });

  test('ENUM-54 a phone or user name sign-up and a weak or missing password are refused at their field', async () => {
    const client = await openClient();
    await sendCode(client);
    for (const loginType of [LoginType.Phone, LoginType.UserName]) {
      const { status, error } = await register(client, { loginType });
      expect([status, error.details?.[0]?.field]).toEqual([422, 'loginType']);
    }
    const { password: _, ...without } = form;
    const missing = await client.call('register', { ...visitor, body: without });
    expect([missing.status, missing.error.details?.[0]?.field]).toEqual([422, 'password']);
    for (const weak of ['short 1', 'noa@example.com', 'only letters'])
      expect((await register(client, { password: weak })).error.details?.[0]?.field).toBe('password');
    expect((await register(client, { account: 'no address' })).error.details?.[0]?.field).toBe('account');
    expect((await register(client)).status).toBe(200);
  });

  test('ENUM-54 sign-up by a provider sets no password, and the provider can sign in', async () => {
    const client = await openClient();
    const by = { loginType: LoginType.apple, account: email, code: `provider:${email}` };
    const { token } = (await client.call('register', { ...visitor, body: by })).body;
    expect((await client.call('getAccount', { token })).body).toMatchObject({
      hasPassword: false,
      linkedAccounts: [{ provider: 'apple', name: email }],
    });
    const login = (password_: string) =>
      client.call('logIn', { ...visitor, body: { loginType: LoginType.apple, account: email, password: password_ } });
    expect((await login(by.code)).status).toBe(200);
    expect((await login('provider:else@example.com')).status).toBe(401);
    const again = await client.call('register', { ...visitor, body: by });
    expect([again.status, again.error.code]).toEqual([409, 'LinkedToAnotherAccount']);
    const forged = await client.call('register', { ...visitor, body: { ...by, account: 'ida@example.com' } });
    expect([forged.status, forged.error.code]).toEqual([422, 'ProviderCodeFailed']);
  });

  test('ENUM-54 sign-up by WeChat uses a phone number, and an email address can be bound later', async () => {
    const client = await openClient();
    const phone = '4915550100777';
    const by = { loginType: LoginType.WeChat, account: phone, code: `wechat:${phone}` };
    const forged = await client.call('register', { ...visitor, body: { ...by, account: '4915550100778' } });
    expect([forged.status, forged.error.code]).toEqual([422, 'ProviderCodeFailed']);
    const { token } = (await client.call('register', { ...visitor, body: by })).body;
    expect((await client.call('getAccount', { token })).body).toMatchObject({
      email: null,
      phone,
      userName: 'wechat-0777',
      hasPassword: false,
      linkedAccounts: [],
    });
    const again = await client.call('register', { ...visitor, body: by });
    expect([again.status, again.error.code]).toEqual([409, 'LinkedToAnotherAccount']);
    const logIn = (loginType: LoginType, secret: string) =>
      client.call('logIn', { ...visitor, body: { loginType, account: phone, password: secret } });
    expect((await logIn(LoginType.WeChat, by.code)).status).toBe(200);
    await client.call('setPassword', { token, body: { newPassword: password } });
    expect((await logIn(LoginType.Phone, password)).status).toBe(200);
    const purpose = CodePurpose.DeleteAccount;
    expect((await client.call('sendEmailCode', { token, body: { purpose } })).status).toBe(409);
    await client.call('sendEmailCode', { token, body: { purpose: CodePurpose.BindEmail, email } });
    await client.call('bindEmail', { token, body: { email, code: EMULATED_CODE } });
    expect((await client.call('sendEmailCode', { token, body: { purpose } })).body.sentTo).toBe(email);
  });

  test('two new users with the same name get different user names', async () => {
    const client = await openClient();
    for (const account of ['standard@a.example', 'standard@b.example']) {
      await sendCode(client, account);
      const { token } = (await register(client, { account })).body;
      const { userName } = (await client.call('getAccount', { token })).body;
      expect(userName).toBe(account.includes('@a.') ? 'standard2' : 'standard3');
    }
  });
});
