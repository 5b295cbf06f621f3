import { describe, expect, test, vi } from 'vitest';
import { MASK } from '#src/contract/mask-path';
import { startScenario } from '#mocks/emulator';
import type { ScenarioName } from '#mocks/scenarios';
import { MAX_STORED_BODY, createTrafficLog, TRAFFIC_LIMIT } from './traffic';

const BASE = 'http://emulator.test';

async function start(scenario: ScenarioName = 'everyday') {
  const traffic = createTrafficLog();
  const emulator = await startScenario({ baseUrl: BASE, scenario, traffic });
  const token = await emulator.signInAs('standard');
  const send = (path: string, init: RequestInit = {}) =>
    emulator.answer(
      new Request(`${BASE}${path}`, { ...init, headers: { Authorization: `Bearer ${token}`, Cookie: 'a=b' } }),
    );
  const last = async () => {
    await vi.waitFor(() => expect(traffic.entries().at(-1)?.status).toBeDefined());
    return traffic.entries().at(-1);
  };
  return { traffic, emulator, ask: send, last };
}

const logIn = { loginType: 'Email', account: 'standard@gleaner.example', password: 'gleaner', keepSignedIn: false };

describe('traffic log', () => {
  test('a call and its response are recorded without the session', async () => {
    const { ask, last } = await start();
    const response = await ask('/v1/accounts');
    const entry = await last();
    expect(entry).toMatchObject({
      operation: 'getAccount',
      method: 'GET',
      url: '/v1/accounts',
      status: 200,
      answeredBy: 'emulator',
      signedIn: true,
      deviations: [],
    });
    expect(JSON.parse(entry?.response?.text ?? '')).toEqual(await response?.json());
    expect(Object.keys(entry?.headers ?? {})).not.toContain('authorization');
    expect(Object.keys(entry?.headers ?? {})).not.toContain('cookie');
  });

  test('values that the contract marks as secret are masked in both bodies', async () => {
    const { ask, last } = await start();
    await ask('/v1/session', { method: 'POST', body: JSON.stringify(logIn) });
    const entry = await last();
    expect(entry?.status).toBe(200);
    expect(JSON.parse(entry?.request?.text ?? '')).toEqual({ ...logIn, password: MASK });
    expect(JSON.parse(entry?.response?.text ?? '')).toMatchObject({ token: MASK });
    await ask('/v1/session', { method: 'POST', body: '{"password": "gleaner", ' });
    expect((await last())?.request?.text).toBe(MASK);
  });

  test('a pending call is listed without a status', async () => {
    const { ask, traffic } = await start('everythingPending');
    void ask('/v1/accounts');
    await vi.waitFor(() => expect(traffic.entries()).toHaveLength(1));
    expect(traffic.entries()[0]?.status).toBeUndefined();
  });

  test('a response outside the contract lists its deviations', async () => {
    const { ask, last, emulator } = await start();
    emulator.faults.set([{ kind: 'answer', operation: 'getAccount', body: { userId: 7 } }]);
    await ask('/v1/accounts');
    const found = (await last())?.deviations ?? [];
    expect(found.map(({ pointer }) => pointer)).toContain('/userId');
    for (const [kind, message] of [
      ['malformed', 'The body is not JSON.'],
      ['html', 'The body is not JSON.'],
      ['empty', 'The body is empty.'],
    ] as const) {
      emulator.faults.set([{ kind, operation: 'getAccount' }]);
      await ask('/v1/accounts');
      expect((await last())?.deviations).toEqual([{ pointer: '', message }]);
    }
    emulator.faults.set([{ kind: 'status', status: 413, operation: 'getAccount' }]);
    await ask('/v1/accounts');
    expect((await last())?.deviations[0]?.message).toMatch(/^Status 413 is not in the contract/);
  });

  test('a refused call shows its request, and a lost connection has status 0', async () => {
    const { ask, last, emulator } = await start();
    emulator.faults.set([{ kind: 'status', status: 500, operation: 'logIn' }]);
    await ask('/v1/session', { method: 'POST', body: JSON.stringify(logIn) });
    expect(await last()).toMatchObject({ status: 500, deviations: [] });
    expect(JSON.parse((await last())?.request?.text ?? '')).toMatchObject({ account: logIn.account });
    emulator.faults.set([{ kind: 'offline' }]);
    await ask('/v1/accounts');
    expect((await last())?.status).toBe(0);
  });

  test('a long body is cut, and the oldest calls are dropped', async () => {
    const { ask, traffic, last } = await start();
    await ask('/v1/session', {
      method: 'POST',
      body: JSON.stringify({ ...logIn, account: 'a'.repeat(MAX_STORED_BODY * 2) }),
    });
    const long = await last();
    expect(long?.request?.truncated).toBe(true);
    expect(long?.request?.text).toHaveLength(MAX_STORED_BODY);
    for (let count = 0; count < TRAFFIC_LIMIT + 5; count++) await ask('/v1/accounts/templateBalance');
    expect(traffic.entries()).toHaveLength(TRAFFIC_LIMIT);
    expect(traffic.entries()[0]?.id).toBe(7);
  });
});
