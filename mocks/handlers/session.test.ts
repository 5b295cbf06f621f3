import { describe, expect, test } from 'vitest';
import { InterfaceLanguage, LoginType } from '#src/contract/enums.gen';
import { personaNames } from '#mocks/personas';
import { openClient, type TestClient } from '#mocks/test-client';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const edge =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0';

const logIn = ({ call }: TestClient, agent = firefox, more: object = {}) =>
  call('logIn', {
    token: undefined,
    headers: { 'User-Agent': agent },
    body: { loginType: LoginType.Email, account: 'standard@gleaner.example', password: 'gleaner', ...more },
  });
const records = async ({ call }: TestClient, token: string, language: InterfaceLanguage = InterfaceLanguage.EnUS) =>
  (await call('listLoginRecords', { token, language, query: { pageSize: 100 } })).body.items;

describe('login history', () => {
  test('API-016 ENUM-54 a sign-in records method, time, place and device, newest first', async () => {
    const client = await openClient();
    await logIn(client, safari, { loginType: LoginType.UserName, account: 'standard' });
    client.advanceSeconds(60);
    const { token } = (await logIn(client, edge)).body;
    const [last, before] = await records(client, token, InterfaceLanguage.EsES);
    expect(last).toMatchObject({
      loginType: 'Email',
      loggedInAt: '2026-11-16T10:01:00.000Z',
      countryCode: 'US',
      country: 'Estados Unidos',
      city: 'Portland',
      browser: 'Edge',
      system: 'Windows',
      active: true,
      current: true,
    });
    expect(before).toMatchObject({
      loginType: 'UserName',
      browser: 'Safari',
      system: 'iOS',
      active: true,
      current: false,
    });
  });

  test('API-016 a login stays active while its session lasts, also after a renewal', async () => {
    const client = await openClient();
    const { token } = (await logIn(client)).body;
    const renewed = (await client.call('refreshSession', { token })).body.token;
    client.advanceSeconds(61);
    expect((await records(client, renewed))[0]).toMatchObject({ active: true, current: true });
    await client.call('logOut', { token: renewed });
    const { token: next } = (await logIn(client)).body;
    expect((await records(client, next)).slice(0, 2)).toMatchObject([{ current: true }, { active: false }]);
  });

  test('API-016 every persona has a separate history with one other active login', async () => {
    const { emulator, call } = await openClient();
    const cities = new Set<string | null>();
    for (const persona of personaNames.filter((name) => name !== 'visitor')) {
      const token = await emulator.signInAs(persona);
      const { items, total } = (await call('listLoginRecords', { token, query: { pageSize: 100 } })).body;
      expect(total).toBeGreaterThan(8);
      const times = items.map((record) => record.loggedInAt);
      expect(times).toEqual(times.toSorted().toReversed());
      expect(times[0]?.localeCompare('2026-11-16T10:00:00.000Z')).toBe(-1);
      expect(items.filter((record) => record.active)).toHaveLength(1);
      for (const { city } of items) cities.add(city);
    }
    expect(cities.size).toBeGreaterThan(8);
  });

  test('API-016 the history is paged, keeps 100 entries and omits failed sign-ins', async () => {
    const client = await openClient();
    let token = '';
    for (let count = 0; count < 101; count++) token = (await logIn(client)).body.token;
    await logIn(client, firefox, { password: 'guess' });
    const page = (await client.call('listLoginRecords', { token, query: { page: 10 } })).body;
    expect([page.total, page.page, page.pageSize, page.items.length]).toEqual([100, 10, 10, 10]);
    expect((await client.call('listLoginRecords', { token, query: { pageSize: 101 } })).status).toBe(400);
  });

  test('API-016 the history of one account drops its oldest entry and none of another account', async () => {
    const client = await openClient();
    const basic = await client.emulator.signInAs('basic');
    const before = await records(client, basic ?? '');
    for (let count = 0; count < 102; count++) {
      client.advanceSeconds(1);
      await logIn(client);
    }
    const { token } = (await logIn(client)).body;
    const items = await records(client, token);
    expect(items).toHaveLength(100);
    expect(items.at(-1)?.loggedInAt).toBe('2026-11-16T10:00:04.000Z');
    expect(await records(client, basic ?? '')).toHaveLength(before.length);
  });
});

describe('sessions', () => {
  test('signing out everywhere ends all sessions of the account and no others', async () => {
    const client = await openClient();
    const tokens = [(await logIn(client)).body.token, (await logIn(client, safari)).body.token];
    const basic = await client.emulator.signInAs('basic');
    expect((await client.call('logOutEverywhere', { token: tokens[0] })).status).toBe(204);
    for (const token of [...tokens, client.token])
      expect((await client.call('getAccount', { token })).status).toBe(401);
    expect((await client.call('getAccount', { token: basic })).status).toBe(200);
    const { token } = (await logIn(client)).body;
    expect((await records(client, token)).filter((record) => record.active)).toHaveLength(1);
  });

  test('a session lasts twelve hours, or thirty days if the user stays signed in', async () => {
    const client = await openClient();
    const HOUR = 3600;
    for (const [more, keepSignedIn, hours, expiresAt] of [
      [{}, false, 12, '2026-11-16T22:00:00.000Z'],
      [{ keepSignedIn: false }, false, 12, '2026-11-16T22:00:00.000Z'],
      [{ keepSignedIn: true }, true, 30 * 24, '2026-12-16T10:00:00.000Z'],
    ] as const) {
      const other = await openClient();
      const { body } = await logIn(other, firefox, more);
      expect(body).toMatchObject({ keepSignedIn, expiresAt });
      const { body: renewed } = await other.call('refreshSession', { token: body.token });
      expect(renewed).toMatchObject({ keepSignedIn, expiresAt });
      expect(renewed.token).not.toBe(body.token);
      other.advanceSeconds(hours * HOUR - 1);
      expect((await other.call('getAccount', { token: renewed.token })).status).toBe(200);
      other.advanceSeconds(1);
      expect((await other.call('getAccount', { token: renewed.token })).status).toBe(401);
    }
    expect((await client.call('refreshSession', { token: 'none' })).status).toBe(401);
  });

  test('after a renewal, the old token works for a minute, but never longer than before', async () => {
    const client = await openClient();
    const { token } = (await logIn(client)).body;
    const works = async (used: string) => (await client.call('getAccount', { token: used })).status === 200;
    const renewed = (await client.call('refreshSession', { token })).body;
    client.advanceSeconds(59);
    expect(await works(token)).toBe(true);
    client.advanceSeconds(1);
    expect(await works(token)).toBe(false);
    expect(await works(renewed.token)).toBe(true);
    client.advanceSeconds(12 * 3600 - 60 - 20);
    const last = (await client.call('refreshSession', { token: renewed.token })).body;
    client.advanceSeconds(19);
    expect(await works(renewed.token)).toBe(true);
    client.advanceSeconds(1);
    expect([await works(renewed.token), await works(last.token)]).toEqual([false, true]);
    expect((await records(client, last.token))[0]).toMatchObject({ active: true, current: true });
  });

  test('signing out ends one session and leaves the others of the account', async () => {
    const client = await openClient();
    const [first, second] = [(await logIn(client)).body.token, (await logIn(client, safari)).body.token];
    expect((await client.call('logOut', { token: first })).status).toBe(204);
    expect((await client.call('getAccount', { token: first })).error.code).toBe('NoSession');
    expect((await client.call('getAccount', { token: second })).status).toBe(200);
    expect((await client.call('getAccount')).status).toBe(200);
  });
});
