import { describe, expect, test } from 'vitest';
import { LoginType } from '#src/contract/enums.gen';
import { personas } from '#mocks/personas';
import { openClient, type TestClient } from '#mocks/test-client';

const old = 'gleaner';
const fresh = 'battery staple 2';

const logIn = ({ call }: TestClient, password: string) =>
  call('logIn', {
    token: undefined,
    body: { loginType: LoginType.Email, account: 'standard@gleaner.example', password },
  });

describe('current password', () => {
  test('API-006 ERR-03 the right password answers 204, a wrong one FailValidatePassword at its field', async () => {
    const { call } = await openClient();
    expect((await call('verifyPassword', { body: { password: old } })).status).toBe(204);
    const { status, error } = await call('verifyPassword', { body: { password: 'guess' } });
    expect([status, error.code, error.details?.[0]?.field]).toEqual([422, 'FailValidatePassword', 'password']);
    expect((await call('verifyPassword', { token: undefined, body: { password: old } })).status).toBe(401);
  });

  test('API-006 after five wrong passwords, even the right one is refused for a minute', async () => {
    const client = await openClient();
    for (let guess = 0; guess < 5; guess++)
      await client.call('verifyPassword', { body: { password: `guess ${guess}` } });
    const locked = await client.call('verifyPassword', { body: { password: old } });
    expect([locked.status, locked.raw.headers.get('Retry-After')]).toEqual([429, '60']);
    client.advanceSeconds(60);
    expect((await client.call('verifyPassword', { body: { password: old } })).status).toBe(204);
  });
});

describe('wrong attempts', () => {
  const guess = ({ call }: TestClient, token?: string) =>
    call('verifyPassword', { ...(token === undefined ? {} : { token }), body: { password: 'guess' } });

  test('API-006 they count for one account and start again after the right password', async () => {
    const client = await openClient();
    const verify = async (token = client.token) =>
      (await client.call('verifyPassword', { token, body: { password: old } })).status;
    const basic = await client.emulator.signInAs('basic');
    for (let count = 0; count < 4; count++) await guess(client);
    expect((await guess(client)).error.details).toEqual([{ field: 'password', message: 'is wrong' }]);
    expect([await verify(), await verify(basic)]).toEqual([429, 204]);
    const body = { currentPassword: old, newPassword: fresh };
    expect((await client.call('changePassword', { body })).status).toBe(429);
    client.advanceSeconds(60);
    for (let round = 0; round < 2; round++) {
      for (let count = 0; count < 4; count++) await guess(client);
      expect(await verify()).toBe(204);
    }
  });

  test('a new password lifts the block of sign-ins by email address, user name and phone number', async () => {
    const client = await openClient();
    const { phone } = (await client.call('getAccount')).body;
    await client.call('changeUserName', { body: { userName: 'Mia.Castellan' } });
    const names = [
      [LoginType.Email, 'standard@gleaner.example'],
      [LoginType.UserName, 'mia.castellan'],
      [LoginType.Phone, phone ?? ''],
    ] as const;
    const signIn = async (loginType: LoginType, account: string, password: string) =>
      (await client.call('logIn', { token: undefined, body: { loginType, account, password } })).status;
    for (const [type, name] of names) {
      for (let count = 0; count < 5; count++) await signIn(type, name, 'guess');
      expect([name, await signIn(type, name, old)]).toEqual([name, 429]);
    }
    await client.call('changePassword', { body: { currentPassword: old, newPassword: fresh } });
    for (const [type, name] of names) expect([name, await signIn(type, name, fresh)]).toEqual([name, 200]);
  });
});

describe('new password', () => {
  test('API-007 a refusal names its reason', async () => {
    const client = await openClient();
    await client.emulator.db.accounts.update(personas.standard.userId, (draft) => {
      draft.userName = 'castellan1';
      draft.email = 'mia1@castellan.example';
    });
    await client.call('changePassword', { body: { currentPassword: old, newPassword: fresh } });
    const refused = async (newPassword: string) => {
      const { status, error } = await client.call('changePassword', { body: { currentPassword: fresh, newPassword } });
      return [status, error.details];
    };
    const because = (message: string) => [422, [{ field: 'newPassword', message }]];
    for (const weak of ['no digits here', '1234567890', '?!?!?!?! 12'])
      expect(await refused(weak)).toEqual(because('needs a letter and a digit'));
    for (const name of ['CASTELLAN1', 'MIA1@castellan.example'])
      expect(await refused(name)).toEqual(because('is the name of the account'));
    expect(await refused(fresh)).toEqual(because('is the present one'));
    expect((await client.call('verifyPassword', { body: { password: fresh } })).status).toBe(204);
    const longer = { currentPassword: fresh, newPassword: 'castellan12' };
    expect((await client.call('changePassword', { body: longer })).status).toBe(204);
  });

  test('API-007 a first password keeps all sessions, and a weak one is refused at its field', async () => {
    const client = await openClient('standard', 'passwordNotSet');
    const other = await client.emulator.signInAs('standard');
    const weak = await client.call('setPassword', { body: { newPassword: 'only letters' } });
    expect([weak.status, weak.error.details?.[0]?.field]).toEqual([422, 'newPassword']);
    expect((await client.call('setPassword', { body: { newPassword: fresh } })).status).toBe(204);
    for (const token of [client.token, other]) expect((await client.call('getAccount', { token })).status).toBe(200);
  });

  test('API-007 a new password replaces the old one and ends all other sessions', async () => {
    const client = await openClient();
    const elsewhere = (await logIn(client, old)).body.token;
    const changed = await client.call('changePassword', { body: { currentPassword: old, newPassword: fresh } });
    expect(changed.status).toBe(204);
    expect((await client.call('getAccount')).status).toBe(200);
    expect((await client.call('getAccount', { token: elsewhere })).status).toBe(401);
    expect([(await logIn(client, old)).status, (await logIn(client, fresh)).status]).toEqual([401, 200]);
    expect(JSON.stringify(client.emulator.db.snapshot())).not.toContain(fresh);
  });

  test('API-007 ERR-03 a wrong current password changes nothing', async () => {
    const client = await openClient();
    const body = { currentPassword: 'guess', newPassword: fresh };
    const { status, error } = await client.call('changePassword', { body });
    expect([status, error.code, error.details?.[0]?.field]).toEqual([422, 'FailValidatePassword', 'currentPassword']);
    expect((await logIn(client, old)).status).toBe(200);
  });

  test('API-007 a weak, unchanged or name-based password is refused at its field', async () => {
    const client = await openClient();
    await client.emulator.db.accounts.update(personas.standard.userId, (draft) => void (draft.userName = 'castellan1'));
    const refused = ['short 1', 'no digits here', '12345678', 'Castellan1', 'x1'.repeat(101)];
    for (const newPassword of refused) {
      const { status, error } = await client.call('changePassword', { body: { currentPassword: old, newPassword } });
      expect([newPassword, status, error.details?.[0]?.field]).toEqual([newPassword, 422, 'newPassword']);
    }
    await client.call('changePassword', { body: { currentPassword: old, newPassword: fresh } });
    const same = await client.call('changePassword', { body: { currentPassword: fresh, newPassword: fresh } });
    expect([same.status, same.error.details?.[0]?.field]).toEqual([422, 'newPassword']);
    const other = await client.call('changePassword', {
      body: { currentPassword: fresh, newPassword: 'とても長い合言葉٣' },
    });
    expect(other.status).toBe(204);
  });

  test('API-007 only an account without a password can set a first one', async () => {
    const client = await openClient('standard', 'passwordNotSet');
    expect((await client.call('getAccount')).body.hasPassword).toBe(false);
    const none = await client.call('verifyPassword', { body: { password: old } });
    expect([none.status, none.error.code]).toEqual([409, 'PasswordNotSet']);
    expect((await logIn(client, old)).status).toBe(401);
    expect((await client.call('setPassword', { body: { newPassword: 'weak' } })).status).toBe(422);
    expect((await client.call('setPassword', { body: { newPassword: fresh } })).status).toBe(204);
    expect((await client.call('getAccount')).body.hasPassword).toBe(true);
    expect((await logIn(client, fresh)).status).toBe(200);
    const again = await client.call('setPassword', { body: { newPassword: 'another one 3' } });
    expect([again.status, again.error.code]).toEqual([409, 'PasswordAlreadySet']);
  });
});

describe('forgotten password', () => {
  const reset = ({ call }: TestClient, account: string) =>
    call('requestPasswordReset', { token: undefined, body: { account } });
  const set = ({ call }: TestClient, token: string, newPassword = fresh) =>
    call('resetPassword', { token: undefined, path: { token }, body: { newPassword } });
  const first = `reset-${personas.standard.userId}-1`;

  test('the mailed token sets a new password once and ends every session', async () => {
    const client = await openClient();
    expect((await reset(client, 'standard@gleaner.example')).status).toBe(204);
    expect((await set(client, first, 'weak')).status).toBe(422);
    expect((await set(client, first)).status).toBe(204);
    expect((await client.call('getAccount')).status).toBe(401);
    expect([(await logIn(client, old)).status, (await logIn(client, fresh)).status]).toEqual([401, 200]);
    expect((await set(client, first, 'another one 3')).status).toBe(404);
    expect((await logIn(client, fresh)).status).toBe(200);
  });

  test('a reset request does not reveal whether the account exists, not even by its wait', async () => {
    const client = await openClient();
    for (const account of ['standard', 'nobody@gleaner.example']) {
      expect((await reset(client, account)).status).toBe(204);
      const again = await reset(client, account.toUpperCase());
      expect([again.status, again.raw.headers.get('Retry-After')]).toEqual([429, '60']);
    }
  });

  test('a token is invalid after an hour, after a newer one was mailed, and if never sent', async () => {
    const client = await openClient();
    await reset(client, 'standard');
    client.advanceSeconds(61);
    await reset(client, 'standard');
    expect((await set(client, first)).status).toBe(404);
    expect((await set(client, 'reset-10002-9')).status).toBe(404);
    const second = `reset-${personas.standard.userId}-2`;
    client.advanceSeconds(3600);
    expect((await set(client, second)).status).toBe(404);
    await reset(client, 'standard');
    expect((await set(client, `reset-${personas.standard.userId}-3`)).status).toBe(204);
  });

  test('the present password is refused, and the link still works and leaves other accounts signed in', async () => {
    const client = await openClient();
    const basic = await client.emulator.signInAs('basic');
    await client.call('changePassword', { body: { currentPassword: old, newPassword: fresh } });
    await reset(client, 'standard@gleaner.example');
    const same = await set(client, first, fresh);
    expect([same.status, same.error.details?.[0]?.field]).toEqual([422, 'newPassword']);
    expect((await client.call('getAccount')).status).toBe(200);
    expect((await set(client, first, 'another one 3')).status).toBe(204);
    expect((await logIn(client, 'another one 3')).status).toBe(200);
    expect((await client.call('getAccount', { token: basic })).status).toBe(200);
  });

  test('a link of an account that no longer exists is not found', async () => {
    const client = await openClient();
    await reset(client, 'standard@gleaner.example');
    await client.emulator.db.accounts.remove(personas.standard.userId);
    expect((await set(client, first)).status).toBe(404);
  });
});
