import { expect, test } from 'vitest';
import { AccountLevel, LoginType } from '#src/contract/enums.gen';
import { start } from '#mocks/emulator-calls';
import { personas } from '#mocks/personas';
import { demoAccounts } from '#mocks/seeds/accounts';

test('ENUM-54 sign-in works by email, user name, phone and WeChat; both failures return the same error', async () => {
  const { call, emulator } = await start('everyday', 'visitor');
  const demo = demoAccounts.find((entry) => entry.persona === 'standard');
  if (!demo) throw new Error('no standard account');
  const logIn = (loginType: LoginType, account: string, password: string) =>
    call('logIn', { body: { loginType, account, password } });
  for (const [type, name] of [
    [LoginType.Email, demo.account.toUpperCase()],
    [LoginType.UserName, 'standard'],
    [LoginType.Phone, '+1 555 010 10002'],
  ] as const) {
    const { status, body } = await logIn(type, name, demo.password);
    expect(status).toBe(200);
    expect((await call('getAccount', { token: body.token })).body.userId).toBe(personas.standard.userId);
  }
  const wrong = await logIn(LoginType.Email, demo.account, 'guess');
  const unknown = await logIn(LoginType.Email, 'nobody@gleaner.example', 'guess');
  expect([wrong.status, wrong.error]).toEqual([
    401,
    { code: 'WrongCredentials', message: 'Account or password is wrong.' },
  ]);
  expect([unknown.status, unknown.error]).toEqual([wrong.status, wrong.error]);
  const byWeChat = async (code: string) => (await logIn(LoginType.WeChat, demo.phone, code)).status;
  expect([
    await byWeChat(`wechat:${demo.phone}`),
    await byWeChat('wechat:1555000'),
    await byWeChat(demo.password),
  ]).toEqual([200, 401, 401]);
  expect((await call('logIn', { body: { loginType: LoginType.Email, account: '' } })).status).toBe(422);
  expect(JSON.stringify(emulator.db.snapshot())).not.toContain(`"${demo.password}"`);
});

test('sign-in is refused for a minute after five wrong passwords', async () => {
  const { call, emulator } = await start('everyday', 'visitor');
  const logIn = (password: string) =>
    call('logIn', { body: { loginType: LoginType.Email, account: 'free@gleaner.example', password } });
  for (let tries = 0; tries < 5; tries++) expect((await logIn('guess')).status).toBe(401);
  const refused = await logIn('gleaner');
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60']);
  emulator.clock.advance(60_000);
  expect((await logIn('gleaner')).status).toBe(200);
});

test('ENUM-54 each kind of sign-in accepts its own kind of name, without regard to case and outer spaces', async () => {
  const { call } = await start('everyday', 'visitor');
  const logIn = async (loginType: LoginType, account: string) => {
    const { status, body } = await call('logIn', { body: { loginType, account, password: 'gleaner' } });
    return status === 200 ? (await call('getAccount', { token: body.token })).body.userId : status;
  };
  const { userId } = personas.standard;
  expect(await logIn(LoginType.Email, ' Standard@Gleaner.example ')).toBe(userId);
  expect(await logIn(LoginType.Email, 'STANDARD')).toBe(userId);
  expect(await logIn(LoginType.UserName, ' STANDARD ')).toBe(userId);
  expect(await logIn(LoginType.UserName, 'standard@gleaner.example')).toBe(401);
  expect(await logIn(LoginType.Phone, '1 (555) 010-10002')).toBe(userId);
  expect(await logIn(LoginType.Phone, 'standard')).toBe(401);
  expect(await logIn(LoginType.Phone, '1555010')).toBe(401);
  expect(await logIn(LoginType.Email, '155501010002')).toBe(401);
  expect(await logIn(LoginType.UserName, 'standar')).toBe(401);
});

test('ENUM-54 a provider signs in the account that is linked to it, and no password does', async () => {
  const { call, emulator } = await start('everyday', 'visitor');
  await emulator.db.accounts.update(personas.expired.userId, (draft) => {
    draft.links = [{ provider: LoginType.apple, name: 'greta@sommer.example', linkedAt: 0 }];
  });
  const logIn = async (loginType: LoginType, password: string) => {
    const { status, body } = await call('logIn', {
      body: { loginType, account: 'standard@gleaner.example', password },
    });
    return status === 200 ? (await call('getAccount', { token: body.token })).body.userId : status;
  };
  expect(await logIn(LoginType.Google, 'provider:Mia.Castellan@mail.example')).toBe(personas.standard.userId);
  expect(await logIn(LoginType.Microsoft, 'provider:haruto@mizuno.example')).toBe(personas.professional.userId);
  expect(await logIn(LoginType.apple, 'provider:greta@sommer.example')).toBe(personas.expired.userId);
  expect(await logIn(LoginType.Microsoft, 'provider:mia.castellan@mail.example')).toBe(401);
  for (const type of [LoginType.Google, LoginType.Microsoft, LoginType.apple])
    expect([type, await logIn(type, 'gleaner')]).toEqual([type, 401]);
});

test('wrong passwords are counted by name without regard to case and spaces, and a correct one resets the count', async () => {
  const { call, emulator } = await start('everyday', 'visitor');
  const logIn = async (account: string, password: string) =>
    (await call('logIn', { body: { loginType: LoginType.Email, account, password } })).status;
  const names = ['free@gleaner.example', ' FREE@gleaner.example', 'Free@Gleaner.Example '];
  for (const name of [...names, ...names.slice(1)]) expect(await logIn(name, 'guess')).toBe(401);
  expect(await logIn('free@gleaner.example', 'gleaner')).toBe(429);
  expect(await logIn('basic@gleaner.example', 'gleaner')).toBe(200);
  emulator.clock.advance(60_000);
  for (let round = 0; round < 2; round++) {
    for (let tries = 0; tries < 4; tries++) expect(await logIn('free@gleaner.example', 'guess')).toBe(401);
    expect(await logIn('free@gleaner.example', 'gleaner')).toBe(200);
  }
});

test('a kept session outlives a plain one, also after renewal, and signing out ends it', async () => {
  const { call, emulator } = await start('everyday', 'visitor');
  const open = async (keepSignedIn: boolean) =>
    (
      await call('logIn', {
        body: { loginType: LoginType.Email, account: 'basic@gleaner.example', password: 'gleaner', keepSignedIn },
      })
    ).body;
  const plain = await open(false);
  const persistent = await open(true);
  expect(Date.parse(persistent.expiresAt)).toBeGreaterThan(Date.parse(plain.expiresAt));
  emulator.clock.advance(13 * 3_600_000);
  expect((await call('getAccount', { token: plain.token })).status).toBe(401);
  const renewed = await call('refreshSession', { token: persistent.token });
  expect(renewed.body.keepSignedIn).toBe(true);
  expect((await call('logOut', { token: renewed.body.token })).status).toBe(204);
  expect((await call('getAccount', { token: renewed.body.token })).error.code).toBe('NoSession');
});

test.for([
  ['free', true, 0, AccountLevel.Free],
  ['basic', false, 2.4, AccountLevel.Basic],
  ['enterpriseChild', false, 18, AccountLevel.EnterpriseChild],
  ['noPlan', false, 0, AccountLevel.None],
] as const)(
  'API-032 for %s, the trial offer is %s and the balance is %d',
  async ([persona, canTrial, balance, level]) => {
    const { call } = await start('everyday', persona);
    expect((await call('canTrial')).body.canTrial).toBe(canTrial);
    expect((await call('getAccount')).body.accountLevel).toBe(level);
    expect((await call('getTemplateBalance')).body.totalBalance).toBe(balance);
  },
);

test('API-015 the interface language is stored, and an unknown one is refused', async () => {
  const { call } = await start();
  expect((await call('updateLanguage', { body: { language: 'ko-KR' } })).status).toBe(204);
  expect((await call('getAccount')).body.language).toBe('ko-KR');
  expect((await call('updateLanguage', { body: { language: 'xx' } })).status).toBe(422);
});
