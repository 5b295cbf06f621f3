import { describe, expect, test } from 'vitest';
import { LoginType } from '#src/contract/enums.gen';
import type { OperationId } from '#src/contract/operations.gen';
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
});
