import { describe, expect, test } from 'vitest';
import { personas } from '#mocks/personas';
import { openClient, type TestClient } from '#mocks/test-client';
import { EMULATED_CODE } from './mailbox';

const email = 'mia@home.example';
const send = ({ call }: TestClient, to = email) => call('sendEmailCode', { body: { purpose: 'BindEmail', email: to } });
const bind = async ({ call }: TestClient, code = EMULATED_CODE) => {
  const { status, error } = await call('bindEmail', { body: { email, code } });
  return status === 204 ? 'bound' : [status, error.code, error.details?.[0]?.field];
};
const failed = [422, 'VerificationCodeFailed', 'code'];
const noneUnderWay = [422, 'HttpApiCallError', 'code'];

describe('mailed codes', () => {
  test('ERR-02 a wrong code answers VerificationCodeFailed, and the right one still binds', async () => {
    const client = await openClient();
    await send(client);
    expect(await bind(client, '654321')).toEqual(failed);
    expect(await bind(client, ` ${EMULATED_CODE} `)).toBe('bound');
  });

  test('ERR-02 a code that was never sent or already used answers HttpApiCallError', async () => {
    const client = await openClient();
    expect(await bind(client)).toEqual(noneUnderWay);
    await send(client);
    expect(await bind(client)).toBe('bound');
    expect(await bind(client)).toEqual(noneUnderWay);
  });

  test('ERR-02 a code for another address or account answers HttpApiCallError', async () => {
    const client = await openClient();
    await send(client, 'mia@other.example');
    expect(await bind(client)).toEqual(noneUnderWay);
    const basic = await client.emulator.signInAs('basic');
    await client.call('sendEmailCode', { token: basic, body: { purpose: 'BindEmail', email } });
    expect(await bind(client)).toEqual(noneUnderWay);
  });

  test('ERR-02 API-010 a code is valid for ten minutes', async () => {
    const client = await openClient();
    await send(client);
    client.advanceSeconds(599);
    expect(await bind(client, '1')).toEqual(failed);
    client.advanceSeconds(1);
    expect(await bind(client)).toEqual(failed);
    await send(client);
    expect(await bind(client)).toBe('bound');
  });

  test('ERR-02 five wrong attempts invalidate a code, and a new code works', async () => {
    const client = await openClient();
    await send(client);
    for (let guess = 0; guess < 5; guess++) expect(await bind(client, `00000${guess}`)).toEqual(failed);
    expect(await bind(client)).toEqual(noneUnderWay);
    client.advanceSeconds(60);
    await send(client);
    expect(await bind(client)).toBe('bound');
  });

  test('API-010 an address gets one code a minute and ten a day, and a refusal states the wait', async () => {
    const client = await openClient();
    expect((await send(client)).status).toBe(200);
    client.advanceSeconds(20);
    const early = await send(client, 'MIA@home.example');
    expect([early.status, early.error.code, early.raw.headers.get('Retry-After')]).toEqual([
      429,
      'TooManyRequests',
      '40',
    ]);
    expect((await send(client, 'mia@other.example')).status).toBe(200);
    client.advanceSeconds(40);
    for (let count = 2; count <= 10; count++) {
      expect((await send(client)).status).toBe(200);
      client.advanceSeconds(60);
    }
    const many = await send(client);
    expect([many.status, many.raw.headers.get('Retry-After')]).toEqual([429, String(86_400 - 600)]);
    client.advanceSeconds(86_400 - 600);
    expect((await send(client)).status).toBe(200);
  });

  test('API-010 the wait in a refusal is in full seconds, rounded up', async () => {
    const client = await openClient();
    await send(client);
    client.advanceSeconds(20.4);
    expect((await send(client)).raw.headers.get('Retry-After')).toBe('40');
    client.advanceSeconds(39.5);
    expect((await send(client)).raw.headers.get('Retry-After')).toBe('1');
    client.advanceSeconds(0.1);
    expect((await send(client)).status).toBe(200);
  });

  test('API-010 the tenth code of a day waits for the first one to be a day old', async () => {
    const client = await openClient();
    for (let count = 1; count <= 10; count++) {
      expect((await send(client)).status).toBe(200);
      client.advanceSeconds(3600);
    }
    expect((await send(client)).raw.headers.get('Retry-After')).toBe(String(14 * 3600));
    client.advanceSeconds(14 * 3600 - 1);
    expect((await send(client)).raw.headers.get('Retry-After')).toBe('1');
    client.advanceSeconds(1);
    expect((await send(client)).status).toBe(200);
    expect((await send(client)).raw.headers.get('Retry-After')).toBe('3600');
  });

  test('API-010 a refused code neither counts nor replaces the code before', async () => {
    const client = await openClient();
    await send(client);
    for (let count = 0; count < 12; count++) expect((await send(client)).status).toBe(429);
    expect(await bind(client)).toBe('bound');
    client.advanceSeconds(60);
    expect((await send(client)).status).toBe(200);
  });

  test('ERR-02 the refusal of a code explains itself at the field', async () => {
    const client = await openClient();
    const refusal = async (code: string) =>
      (await client.call('bindEmail', { body: { email, code } })).error.details?.[0]?.message;
    expect(await refusal(EMULATED_CODE)).toBe('No code is under way. Ask for a new one.');
    await send(client);
    expect(await refusal('1')).toBe('The code is wrong.');
    client.advanceSeconds(600);
    expect(await refusal(EMULATED_CODE)).toBe('The code has expired.');
  });

  test('ERR-02 the latest code counts: an expired or used one before it does not matter', async () => {
    const client = await openClient();
    await send(client);
    expect(await bind(client)).toBe('bound');
    client.advanceSeconds(700);
    await send(client);
    expect(await bind(client)).toBe('bound');
    expect(await bind(client)).toEqual(noneUnderWay);
  });

  test('API-010 mails of different purposes have separate codes and waits', async () => {
    const client = await openClient();
    const own = 'standard@gleaner.example';
    const deletion = await client.call('sendEmailCode', { body: { purpose: 'DeleteAccount' } });
    expect(deletion.body).toEqual({ sentTo: own, expiresAt: '2026-11-16T10:10:00.000Z', resendAfter: 60 });
    const bound = await client.call('bindEmail', { body: { email: own, code: EMULATED_CODE } });
    expect([bound.status, bound.error.code]).toEqual([422, 'HttpApiCallError']);
    expect((await send(client, own)).status).toBe(200);
    const reset = await client.call('requestPasswordReset', { token: undefined, body: { account: own } });
    expect(reset.status).toBe(204);
    expect((await client.call('sendEmailCode', { body: { purpose: 'DeleteAccount' } })).status).toBe(429);
  });
});

describe('mailed links', () => {
  const request = ({ call }: TestClient, account: string) =>
    call('requestPasswordReset', { token: undefined, body: { account } });
  const reset = async ({ call }: TestClient, token: string, newPassword = 'battery staple 2') =>
    (await call('resetPassword', { token: undefined, path: { token }, body: { newPassword } })).status;
  const linkOf = (persona: 'standard' | 'basic', number: number) => `reset-${personas[persona].userId}-${number}`;

  test('a mailed code is no link to a new password', async () => {
    const client = await openClient();
    await send(client);
    expect(await reset(client, EMULATED_CODE)).toBe(404);
    expect(await bind(client)).toBe('bound');
  });

  test('a code mailed later leaves the link valid, and a code mailed before does not change its number', async () => {
    const client = await openClient();
    await send(client);
    await request(client, 'standard');
    client.advanceSeconds(60);
    await send(client);
    expect(await reset(client, linkOf('standard', 1))).toBe(204);
  });

  test('links of two accounts are numbered separately and do not replace each other', async () => {
    const client = await openClient();
    await request(client, 'standard');
    await request(client, 'basic');
    await request(client, 'nobody@gleaner.example');
    expect(await reset(client, linkOf('standard', 1))).toBe(204);
    expect(await reset(client, linkOf('basic', 1))).toBe(204);
    client.advanceSeconds(60);
    await request(client, 'standard');
    expect(await reset(client, linkOf('standard', 2), 'battery staple 3')).toBe(204);
  });

  test('a link is valid until an hour after it was mailed', async () => {
    const client = await openClient();
    await request(client, 'standard');
    client.advanceSeconds(3599);
    expect(await reset(client, linkOf('standard', 1), 'weak')).toBe(422);
    client.advanceSeconds(1);
    expect(await reset(client, linkOf('standard', 1))).toBe(404);
  });

  test('spaces and capital letters in the address do not shorten the wait', async () => {
    const client = await openClient();
    expect((await request(client, ' Standard@gleaner.example ')).status).toBe(204);
    for (const account of ['standard@gleaner.example', '  STANDARD@gleaner.example'])
      expect((await request(client, account)).status).toBe(429);
  });

  test('the links of an unknown address cannot be guessed', async () => {
    const client = await openClient();
    await request(client, 'nobody@gleaner.example');
    const mail = client.emulator.db.mails.all().at(-1);
    expect(mail).toMatchObject({ kind: 'resetPassword', to: 'nobody@gleaner.example', userId: undefined });
    expect(mail?.secret).not.toMatch(/^reset-/);
    expect(await reset(client, mail?.secret ?? '')).toBe(404);
  });
});
