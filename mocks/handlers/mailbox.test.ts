import { describe, expect, test } from 'vitest';
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
});
