import { describe, expect, test } from 'vitest';
import { LoginType } from '#src/contract/enums.gen';
import type { OperationId } from '#src/contract/operations.gen';
import { personas } from '#mocks/personas';
import { openClient } from '#mocks/test-client';

const providers = [
  [LoginType.Google, 'linkGoogleAccount', 'unlinkGoogleAccount', 'claire@aubertin.example'],
  [LoginType.Microsoft, 'linkMicrosoftAccount', 'unlinkMicrosoftAccount', 'haruto@mizuno.example'],
  [LoginType.apple, 'linkAppleAccount', 'unlinkAppleAccount', 'greta@sommer.example'],
] as const satisfies readonly (readonly [LoginType, OperationId, OperationId, string])[];

describe('linked accounts', () => {
  test.each(providers)(
    'API-018 ENUM-54 a %s account can be linked, can sign in and can be unlinked',
    async (provider, link, unlink) => {
      const { call } = await openClient('basic');
      const code = 'provider:Tomas@Herrera.example';
      const logIn = () =>
        call('logIn', {
          token: undefined,
          body: { loginType: provider, account: 'tomas@herrera.example', password: code },
        });
      expect((await logIn()).status).toBe(401);
      const { body } = await call(link, { body: { code } });
      expect(body).toEqual({ provider, name: 'tomas@herrera.example', linkedAt: '2026-11-16T10:00:00.000Z' });
      expect((await call('getAccount')).body.linkedAccounts).toEqual([body]);
      const { token } = (await logIn()).body;
      expect((await call('getAccount', { token })).body.userName).toBe('basic');
      expect((await call('listLoginRecords', { token })).body.items[0]).toMatchObject({
        loginType: provider,
        current: true,
      });
      expect((await call(unlink)).status).toBe(204);
      expect((await call('getAccount')).body.linkedAccounts).toEqual([]);
      expect((await logIn()).status).toBe(401);
      expect((await call(unlink)).status).toBe(404);
    },
  );

  test.each(providers)(
    'API-018 a %s account of another user, a second one and an unknown code are refused',
    async (_, link, __, name) => {
      const { call } = await openClient('basic');
      const codeOf = async (code: string) => {
        const { status, error } = await call(link, { body: { code } });
        return status === 200 ? 'linked' : [status, error.code];
      };
      expect(await codeOf(`provider:${name}`)).toEqual([409, 'LinkedToAnotherAccount']);
      expect(await codeOf('stolen')).toEqual([422, 'ProviderCodeFailed']);
      expect(await codeOf('provider:tomas@herrera.example')).toBe('linked');
      expect(await codeOf('provider:tomas@herrera.example')).toBe('linked');
      expect(await codeOf('provider:another@herrera.example')).toEqual([409, 'AlreadyLinked']);
      expect((await call('getAccount')).body.linkedAccounts).toHaveLength(1);
    },
  );

  test('API-018 the last sign-in method cannot be unlinked', async () => {
    const { call } = await openClient('standard', 'passwordNotSet');
    const last = await call('unlinkGoogleAccount');
    expect([last.status, last.error.code]).toEqual([409, 'LastWayIn']);
    await call('linkAppleAccount', { body: { code: 'provider:mia@apple.example' } });
    expect((await call('unlinkGoogleAccount')).status).toBe(204);
    expect((await call('unlinkAppleAccount')).status).toBe(409);
    await call('setPassword', { body: { newPassword: 'correct horse 1' } });
    expect((await call('unlinkAppleAccount')).status).toBe(204);
  });

  test('API-018 a code is an address after the name of the provider, also between spaces', async () => {
    const { call } = await openClient('basic');
    for (const code of [
      'provider:',
      'provider:tomas',
      'provider:@herrera.example',
      'provider:tomas@',
      'provider:tomas@herrera@example',
      'provider:tomas @herrera.example',
      'provider:tomas@herrera.example now',
      'a provider:tomas@herrera.example',
      'Provider:tomas@herrera.example',
    ]) {
      const { status, error } = await call('linkGoogleAccount', { body: { code } });
      expect([code, status, error]).toEqual([
        code,
        422,
        {
          code: 'ProviderCodeFailed',
          message: 'The provider does not know this code.',
          details: [{ field: 'code', message: 'is not known' }],
        },
      ]);
    }
    const linked = await call('linkGoogleAccount', { body: { code: '  provider:Tomas@Herrera.example ' } });
    expect(linked.body.name).toBe('tomas@herrera.example');
  });

  test('API-018 the same address at two providers can belong to two accounts', async () => {
    const { call } = await openClient('basic');
    const name = 'claire@aubertin.example';
    const code = `provider:${name}`;
    const userOf = async (loginType: LoginType) => {
      const { token } = (await call('logIn', { token: undefined, body: { loginType, account: name, password: code } }))
        .body;
      return (await call('getAccount', { token })).body.userName;
    };
    expect((await call('linkMicrosoftAccount', { body: { code } })).status).toBe(200);
    expect([await userOf(LoginType.Google), await userOf(LoginType.Microsoft)]).toEqual(['enterprise', 'basic']);
  });

  test('API-018 linking the same account again answers the first link and stores nothing', async () => {
    const client = await openClient('basic');
    const body = { code: 'provider:tomas@herrera.example' };
    const first = (await client.call('linkGoogleAccount', { body })).body;
    client.advanceSeconds(60);
    expect((await client.call('linkGoogleAccount', { body })).body).toEqual(first);
    expect((await client.call('getAccount')).body.linkedAccounts).toEqual([first]);
  });

  test('API-018 an account can have one link to each provider, and unlinking one keeps the others', async () => {
    const { call } = await openClient('basic');
    const names = async () => (await call('getAccount')).body.linkedAccounts?.map((link) => link.provider);
    for (const [, link] of providers) await call(link, { body: { code: 'provider:tomas@herrera.example' } });
    expect(await names()).toEqual(['Google', 'Microsoft', 'apple']);
    expect((await call('unlinkMicrosoftAccount')).status).toBe(204);
    expect(await names()).toEqual(['Google', 'apple']);
    const missing = await call('unlinkMicrosoftAccount');
    expect([missing.status, missing.error.code]).toEqual([404, 'NotFound']);
    expect(await names()).toEqual(['Google', 'apple']);
  });

  test('API-018 a refused link changes neither account', async () => {
    const client = await openClient('basic');
    const refused = await client.call('linkGoogleAccount', { body: { code: 'provider:claire@aubertin.example' } });
    expect(refused.error.message).toContain('claire@aubertin.example');
    expect((await client.call('getAccount')).body.linkedAccounts).toEqual([]);
    await client.call('linkGoogleAccount', { body: { code: 'provider:tomas@herrera.example' } });
    const second = await client.call('linkGoogleAccount', { body: { code: 'provider:other@herrera.example' } });
    expect(second.error.message).toContain('tomas@herrera.example');
    const token = await client.emulator.signInAs('enterprise');
    expect((await client.call('getAccount', { token })).body.linkedAccounts?.map((link) => link.name)).toEqual([
      'claire@aubertin.example',
      'claire.aubertin@aubertin.example',
    ]);
  });

  test.each([
    ['a password', { passwordDigest: 'digest', phone: undefined }, 204],
    ['a phone number', { passwordDigest: undefined, phone: '15550100' }, 204],
    ['neither', { passwordDigest: undefined, phone: undefined }, 409],
  ] as const)('API-018 with %s, unlinking the only provider answers accordingly', async (_, change, status) => {
    const { call, emulator } = await openClient();
    await emulator.db.accounts.update(personas.standard.userId, (draft) => void Object.assign(draft, change));
    expect((await call('unlinkGoogleAccount')).status).toBe(status);
    expect((await call('getAccount')).body.linkedAccounts).toHaveLength(status === 204 ? 0 : 1);
  });

  test('API-018 an account without links can be linked, and has none to unlink', async () => {
    const { call, emulator } = await openClient('basic');
    await emulator.db.accounts.update(personas.basic.userId, (draft) => void delete draft.links);
    expect((await call('unlinkAppleAccount')).status).toBe(404);
    expect((await call('linkAppleAccount', { body: { code: 'provider:tomas@herrera.example' } })).status).toBe(200);
    expect((await call('getAccount')).body.linkedAccounts).toHaveLength(1);
  });

  test('API-018 links need a session', async () => {
    const { call } = await openClient();
    for (const [, link, unlink] of providers) {
      const body = { code: 'provider:tomas@herrera.example' };
      expect((await call(link, { token: undefined, body })).status).toBe(401);
      expect((await call(unlink, { token: undefined })).status).toBe(401);
    }
  });
});

test('ENUM-54 a WeChat code has the six to fifteen digits of a phone number, also between spaces', async () => {
  const { call, emulator } = await openClient('basic');
  const logIn = async (phone: string, code: string) => {
    await emulator.db.accounts.update(personas.basic.userId, (draft) => void (draft.phone = phone));
    const body = { loginType: LoginType.WeChat, account: code, password: code };
    return (await call('logIn', { token: undefined, body })).status;
  };
  const digits = '1234567890123456';
  for (const [length, status] of [
    [5, 401],
    [6, 200],
    [15, 200],
    [16, 401],
  ] as const) {
    const phone = digits.slice(0, length);
    expect([phone, await logIn(phone, `wechat:${phone}`)]).toEqual([phone, status]);
  }
  expect(await logIn('123456', ' wechat:123456 ')).toBe(200);
  for (const code of ['wechat:123456x', 'a wechat:123456', 'wechat:12345 6', 'WeChat:123456', '123456'])
    expect([code, await logIn('123456', code)]).toEqual([code, 401]);
});
