import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startScenario, STORY_TIME, type Emulator } from '#mocks/emulator';
import type { Fault } from '#mocks/lib/faults';
import { serve, type RunningServer } from '#mocks/server';
import { client } from '#src/api/client';
import { applyConfig } from '#src/api/config';
import { ApiError } from '#src/api/errors';
import { sessionToken, setSessionToken } from '#src/api/session-token';
import { setTransport } from '#src/api/fetch';

const TIMEOUT = 400;

interface ExpectedFailure {
  readonly kind: ApiError['kind'];
  readonly status?: number;
  readonly code?: string;
  readonly retryAfter?: number;
}

const cases: readonly (readonly [string, Fault, ExpectedFailure])[] = [
  ['an error status', { kind: 'status', status: 500 }, { kind: 'http', status: 500, code: 'Fault500' }],
  [
    'an error status with a code of its own',
    { kind: 'status', status: 409, code: 'Busy', message: 'Not now.' },
    { kind: 'http', status: 409, code: 'Busy' },
  ],
  ['429, which says when to come back', { kind: 'status', status: 429 }, { kind: 'http', status: 429, retryAfter: 30 }],
  ['503 in 7 seconds', { kind: 'status', status: 503, retryAfter: 7 }, { kind: 'http', status: 503, retryAfter: 7 }],
  ['no connection', { kind: 'offline' }, { kind: 'network', status: 0 }],
  ['a connection that breaks in the middle of the answer', { kind: 'reset' }, { kind: 'network', status: 0 }],
  [
    'a connection that is closed without an answer',
    { kind: 'timeout', milliseconds: 20 },
    { kind: 'network', status: 0 },
  ],
  ['an answer that takes longer than the client waits', { kind: 'timeout' }, { kind: 'timeout', status: 0 }],
  ['no answer ever', { kind: 'pending' }, { kind: 'timeout', status: 0 }],
  ['a latency beyond the patience', { kind: 'latency', milliseconds: 60_000 }, { kind: 'timeout', status: 0 }],
  ['a body that drips for a minute', { kind: 'drip', milliseconds: 60_000 }, { kind: 'timeout', status: 0 }],
  ['malformed JSON', { kind: 'malformed' }, { kind: 'malformed', status: 200 }],
  ['a web page with status 200', { kind: 'html' }, { kind: 'malformed', status: 200 }],
  ['an empty body', { kind: 'empty' }, { kind: 'malformed', status: 200 }],
  ['a session that ends', { kind: 'sessionEnd' }, { kind: 'http', status: 401, code: 'NoSession' }],
];

async function readError(): Promise<unknown> {
  try {
    await client.GET('/v1/accounts');
    return undefined;
  } catch (error) {
    return error;
  }
}

function expectFailure(error: unknown, expected: ExpectedFailure): void {
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject(expected);
}

describe('in the page', () => {
  let emulator: Emulator;
  const base = 'https://faults.test';
  const open = async (faults: readonly Fault[]) => {
    emulator = await startScenario({ baseUrl: base, clock: { mode: 'frozen', at: STORY_TIME } });
    emulator.faults.set(faults);
    applyConfig({ apiBaseUrl: base, timeout: TIMEOUT });
    setTransport(async (request) => (await emulator.answer(request)) ?? Response.error());
    setSessionToken(await emulator.signInAs('standard'));
  };

  test.each(cases)('%s becomes one ApiError', async (_, fault, expected) => {
    await open([{ ...fault, operation: 'getAccount' }]);
    expectFailure(await readError(), expected);
  });

  test('fixed and random latency and a slow drip still deliver the answer', async () => {
    await open([
      { kind: 'latency', milliseconds: 5 },
      { kind: 'latency', median: 4, sigma: 0.6 },
      { kind: 'drip', milliseconds: 30 },
    ]);
    applyConfig({ apiBaseUrl: base, timeout: 20_000 });
    expect(await readError()).toBeUndefined();
  });

  test('an ended session stays ended after the fault, and the client forgets it', async () => {
    await open([{ kind: 'sessionEnd', operation: 'getAccountResources', times: 1 }]);
    const token = sessionToken();
    expect(await readError()).toBeUndefined();
    await expect(client.GET('/v1/accounts/resources')).rejects.toMatchObject({ status: 401 });
    expect(sessionToken()).toBeUndefined();
    setSessionToken(token);
    expectFailure(await readError(), { kind: 'http', status: 401 });
  });
});

describe('over HTTP', () => {
  let server: RunningServer;
  const control = async (order: object) => {
    const response = await fetch(`${server.url}/__control`, { method: 'POST', body: JSON.stringify(order) });
    return { status: response.status, body: (await response.json()) as { token?: string; faults?: unknown[] } };
  };
  beforeAll(async () => {
    server = await serve({ port: 0 });
    setTransport((request) => fetch(request));
    applyConfig({ apiBaseUrl: server.url, timeout: TIMEOUT });
  }, 60_000);
  afterAll(() => server.close());

  test.each(cases)('%s becomes one ApiError', async (_, fault, expected) => {
    const { body } = await control({ faults: [{ ...fault, operation: 'getAccount' }], seed: 7, persona: 'standard' });
    setSessionToken(body.token);
    applyConfig({ apiBaseUrl: server.url, timeout: TIMEOUT });
    setTransport((request) => fetch(request));
    expectFailure(await readError(), expected);
  });

  test('a response that breaks off delivers its status, but not its end', async () => {
    const { body } = await control({ faults: [{ kind: 'reset' }], persona: 'standard' });
    const headers = { Authorization: `Bearer ${body.token ?? ''}` };
    const response = await fetch(`${server.url}/v1/accounts`, { headers });
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow('terminated');
  });

  test('faults with a share strike the same calls under the same seed, and others under another', async () => {
    const hits = async (seed: number) => {
      const { body } = await control({
        faults: [{ kind: 'status', status: 503, share: 0.4 }],
        seed,
        persona: 'standard',
      });
      const headers = { Authorization: `Bearer ${body.token ?? ''}` };
      const statuses: number[] = [];
      for (let turn = 0; turn < 30; turn++)
        statuses.push((await fetch(`${server.url}/v1/accounts`, { headers })).status);
      return statuses;
    };
    const first = await hits(11);
    expect(first.filter((status) => status === 503).length).toBeGreaterThan(4);
    expect(first.filter((status) => status === 200).length).toBeGreaterThan(4);
    expect(await hits(11)).toEqual(first);
    expect(await hits(12)).not.toEqual(first);
  });

  test.each<[object, string]>([
    [{ faults: { kind: 'offline' } }, 'faults'],
    [{ faults: [3] }, 'faults.0'],
    [{ faults: [{ kind: 'meteor' }] }, 'faults.0.kind'],
    [{ faults: [{ kind: 'offline' }, { kind: 'status' }] }, 'faults.1.status'],
    [{ faults: [{ kind: 'status', status: 418 }] }, 'faults.0.status'],
    [{ faults: [{ kind: 'status', status: 429, retryAfter: -1 }] }, 'faults.0.retryAfter'],
    [{ faults: [{ kind: 'latency' }] }, 'faults.0.milliseconds'],
    [{ faults: [{ kind: 'latency', milliseconds: 1, median: 5, sigma: 1 }] }, 'faults.0.milliseconds'],
    [{ faults: [{ kind: 'latency', median: -5, sigma: 1 }] }, 'faults.0.median'],
    [{ faults: [{ kind: 'drip', milliseconds: 'long' }] }, 'faults.0.milliseconds'],
    [{ faults: [{ kind: 'offline', operation: 'getAcount' }] }, 'faults.0.operation'],
    [{ faults: [{ kind: 'offline', operation: [] }] }, 'faults.0.operation'],
    [{ faults: [{ kind: 'offline', share: 1.2 }] }, 'faults.0.share'],
    [{ faults: [{ kind: 'offline', times: 0 }] }, 'faults.0.times'],
    [{ faults: [{ kind: 'offline', after: 1.5 }] }, 'faults.0.after'],
    [{ faults: [{ kind: 'offline', status: 500 }] }, 'faults.0.status'],
    [{ seed: 'seven' }, 'seed'],
    [{ seedSize: 100_001 }, 'seedSize'],
  ])('an invalid command %o is refused with its field and changes nothing', async (order, field) => {
    await control({ faults: [] });
    const refused = await control(order);
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({ error: { details: [{ field }] } });
    expect((await control({})).body.faults).toEqual([]);
  });

  test('an unknown operation is refused with the nearest name', async () => {
    const refused = await control({ faults: [{ kind: 'offline', operation: 'getAcount' }] });
    expect(JSON.stringify(refused.body)).toContain('nearest: getAccount');
  });
});
