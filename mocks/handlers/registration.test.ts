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

  test('a user name is made of the address: without slashes, with at least 3 and at most 40 characters', async () => {
    const client = await openClient();
    const userName = async (account: string) => {
      await sendCode(client, account);
      const { token } = (await register(client, { account })).body;
      return (await client.call('getAccount', { token })).body.userName;
    };
    expect(await userName('n/o/a@example.com')).toBe('noa');
    expect(await userName('N@example.com')).toBe('n__');
    expect(await userName(`${'n'.repeat(60)}@example.com`)).toBe('n'.repeat(40));
    expect(await userName(`${'n'.repeat(61)}@example.com`)).toBe(`${'n'.repeat(40)}2`);
  });

  test('a sign-up trims the name, prefers the chosen language and is the first login of a new free account', async () => {
    const client = await openClient();
    await sendCode(client);
    const change = { account: ' NOA@example.com ', fullName: '  Noa E. ', language: InterfaceLanguage.ItIT };
    const { token, keepSignedIn, expiresAt } = (await register(client, change)).body;
    expect([keepSignedIn, expiresAt]).toEqual([false, '2026-11-16T22:00:00.000Z']);
    expect((await client.call('getAccount', { token })).body).toMatchObject({
      userId: '20001',
      email,
      language: 'it-IT',
      isLevelExpired: false,
      levelExpiresAt: null,
      createdAt: '2026-11-16T10:00:00.000Z',
      phone: null,
      linkedAccounts: [],
      extractInfo: { fullName: 'Noa E.' },
    });
    expect((await client.call('getAccountResources', { token })).body).toMatchObject({
      cloudNodeLimit: 0,
      exportRowsUsed: 0,
      exportRowLimit: 10_000,
    });
    expect((await client.call('listLoginRecords', { token })).body).toMatchObject({
      total: 1,
      items: [{ loginType: LoginType.Email, loggedInAt: '2026-11-16T10:00:00.000Z', current: true, active: true }],
    });
    expect((await client.call('listTaskGroups', { token })).body.items).toMatchObject([
      { taskGroupName: 'My tasks', isDefault: true, taskCount: 0 },
    ]);
    const other = 'ida@example.com';
    await sendCode(client, other);
    const long = (await register(client, { account: other, keepSignedIn: true })).body;
    expect([long.keepSignedIn, long.expiresAt]).toEqual([true, '2026-12-16T10:00:00.000Z']);
    expect((await client.call('getAccount', { token: long.token })).body).toMatchObject({
      userId: '20002',
      extractInfo: { fullName: null },
    });
  });

  test('ERR-02 a code works for one sign-up', async () => {
    const client = await openClient();
    await sendCode(client);
    const { token } = (await register(client)).body;
    const other = 'noa@other.example';
    await client.call('sendEmailCode', { token, body: { purpose: CodePurpose.BindEmail, email: other } });
    await client.call('bindEmail', { token, body: { email: other, code: EMULATED_CODE } });
    const again = await register(client);
    expect([again.status, again.error.code]).toEqual([422, 'HttpApiCallError']);
  });

  test('ENUM-54 a refused sign-up names its field', async () => {
    const client = await openClient();
    const refused = async (change: object) => {
      const { status, error } = await register(client, change);
      return [status, error.code, error.details];
    };
    const details = (field: string, message: string) => [{ field, message }];
    expect(await refused({ loginType: LoginType.Phone })).toEqual([
      422,
      'Invalid',
      details('loginType', 'is not offered'),
    ]);
    expect(await refused({ account: 'no address' })).toEqual([
      422,
      'Invalid',
      details('account', 'is not an e-mail address'),
    ]);
    expect((await sendCode(client, 'no address')).error.details).toEqual(
      details('account', 'is not an e-mail address'),
    );
    expect(await refused({ account: ' BASIC@gleaner.example' })).toEqual([
      409,
      'EmailAlreadyUsed',
      details('account', 'is taken'),
    ]);
    expect(await refused({ password: undefined })).toEqual([422, 'Invalid', details('password', 'is missing')]);
    const unknown = details('code', 'is not known');
    for (const loginType of [LoginType.Google, LoginType.WeChat])
      expect(await refused({ loginType, code: 'made up' })).toEqual([422, 'ProviderCodeFailed', unknown]);
  });

  test.each([
    [LoginType.Google, 'Google'],
    [LoginType.Microsoft, 'Microsoft'],
    [LoginType.apple, 'apple'],
  ])('ENUM-54 a sign-up by %s links the provider and can set a password', async (loginType, provider) => {
    const client = await openClient();
    const by = { loginType, account: 'Noa@example.com', code: `provider:${email}`, password };
    const weak = await register(client, { ...by, password: 'only letters' });
    expect([weak.status, weak.error.details?.[0]?.field]).toEqual([422, 'password']);
    const { token } = (await register(client, by)).body;
    expect((await client.call('getAccount', { token })).body).toMatchObject({
      hasPassword: true,
      phone: null,
      linkedAccounts: [{ provider, name: email, linkedAt: '2026-11-16T10:00:00.000Z' }],
    });
    expect((await client.call('listLoginRecords', { token })).body.items).toMatchObject([{ loginType }]);
    const login = { loginType: LoginType.Email, account: email, password };
    expect((await client.call('logIn', { ...visitor, body: login })).status).toBe(200);
  });

  test('ENUM-54 a provider account that is linked or whose address is used is refused', async () => {
    const client = await openClient();
    const by = async (loginType: LoginType, account: string) => {
      const { status, error } = await register(client, { loginType, account, code: `provider:${account}` });
      return status === 200 ? status : [status, error.code];
    };
    const linked = 'mia.castellan@mail.example';
    expect(await by(LoginType.Google, linked)).toEqual([409, 'LinkedToAnotherAccount']);
    expect(await by(LoginType.Google, 'standard@gleaner.example')).toEqual([409, 'EmailAlreadyUsed']);
    expect(await by(LoginType.Microsoft, linked)).toBe(200);
  });

  test('ENUM-54 a sign-up by WeChat accepts a formatted phone number, several times without an address', async () => {
    const client = await openClient();
    const signUp = (account: string, code: string) =>
      client.call('register', { ...visitor, body: { loginType: LoginType.WeChat, account, code } });
    const first = await signUp('+49 155 50100-777', 'wechat:4915550100777');
    expect(first.status).toBe(200);
    const account = (await client.call('getAccount', { token: first.body.token })).body;
    expect([account.phone, account.userName, account.email]).toEqual(['4915550100777', 'wechat-0777', null]);
    const second = await signUp('4915550200777', 'wechat:4915550200777');
    expect((await client.call('getAccount', { token: second.body.token })).body.userName).toBe('wechat-07772');
    const persona = await signUp('155501010002', 'wechat:155501010002');
    expect([persona.status, persona.error.code]).toEqual([409, 'LinkedToAnotherAccount']);
  });
});
