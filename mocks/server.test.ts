import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readServeFlags, serve } from './server';
import type { ControlState } from './serve/control-state';

let api: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  api = await serve({ port: 0 });
}, 60_000);
afterAll(() => api.close());

const control = (order: unknown) => fetch(`${api.url}/__control`, { method: 'POST', body: JSON.stringify(order) });
const errorOf = async (response: Response): Promise<{ code: string }> =>
  ((await response.json()) as { error: { code: string } }).error;

describe('the emulator over HTTP', () => {
  test('answers a health check and serves its OpenAPI document', async () => {
    expect(await (await fetch(`${api.url}/health`)).json()).toEqual({ status: 'ok' });
    const document = (await (await fetch(`${api.url}/openapi.json`)).json()) as { openapi: string; paths: object };
    expect(document.openapi).toMatch(/^3\.1/);
    expect(Object.keys(document.paths).length).toBeGreaterThan(20);
  });

  test('its document names this server, and HEAD returns the headers of GET without a body', async () => {
    const document = (await (await fetch(`${api.url}/openapi.json`)).json()) as { servers: { url: string }[] };
    expect(document.servers[0]?.url).toBe(api.url);
    for (const path of ['/health', '/openapi.json', '/__control', '/v1/templateRegistration/templates']) {
      const head = await fetch(api.url + path, { method: 'HEAD' });
      expect([path, head.status, await head.text()]).toEqual([path, 200, '']);
    }
  });

  test('a page on localhost may send cookies, and a page elsewhere may not', async () => {
    const near = await fetch(`${api.url}/health`, { headers: { Origin: 'http://localhost:5173' } });
    expect(near.headers.get('Access-Control-Allow-Origin')).toBe('http://localhost:5173');
    expect(near.headers.get('Access-Control-Allow-Credentials')).toBe('true');
    expect(near.headers.get('Vary')).toContain('Origin');
    for (const origin of ['https://localhost.evil.example', 'https://a.example', 'null']) {
      const far = await fetch(`${api.url}/health`, { headers: { Origin: origin } });
      expect([origin, far.headers.get('Access-Control-Allow-Origin')]).toEqual([origin, '*']);
      expect(far.headers.has('Access-Control-Allow-Credentials')).toBe(false);
    }
  });

  test('a page of a configured origin may send cookies', async () => {
    const named = await serve({ port: 0, origins: ['https://app.example'] });
    const answer = await fetch(`${named.url}/health`, { headers: { Origin: 'https://app.example' } });
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('https://app.example');
    expect(answer.headers.get('Access-Control-Allow-Credentials')).toBe('true');
    await named.close();
  });

  test('a page of any origin may send authorization and language headers', async () => {
    const preflight = await fetch(`${api.url}/anything`, {
      method: 'OPTIONS',
      headers: { Origin: 'https://a.example', 'Access-Control-Request-Method': 'PUT' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe('*');
    for (const name of ['Authorization', 'Accept-Language', 'Content-Type', 'Idempotency-Key', 'X-CSRF-Token'])
      expect(preflight.headers.get('Access-Control-Allow-Headers')).toContain(name);
    for (const name of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])
      expect(preflight.headers.get('Access-Control-Allow-Methods')).toContain(name);
    const plain = await fetch(`${api.url}/nowhere`, { headers: { Origin: 'https://a.example' } });
    expect(plain.headers.get('Access-Control-Allow-Origin')).toBe('*');
  });

  test('an unknown path answers 404 with an error body and the nearest path', async () => {
    const response = await fetch(`${api.url}/no/such/path`);
    expect(response.status).toBe(404);
    expect(await errorOf(response)).toMatchObject({
      code: 'NotFound',
      message: expect.stringMatching(/^The contract has no GET \/no\/such\/path\. Nearest: \//) as string,
    });
    expect(JSON.stringify(await errorOf(await fetch(`${api.url}/v1/acounts`)))).toContain('/v1/accounts');
  });

  test('an unsupported method answers 405 and lists the allowed methods', async () => {
    const response = await fetch(`${api.url}/v1/accounts/resources`, { method: 'PATCH' });
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
    expect(await errorOf(response)).toMatchObject({ code: 'MethodNotAllowed' });
    const own = await fetch(`${api.url}/__control`, { method: 'DELETE' });
    expect([own.status, own.headers.get('Allow')]).toEqual([405, 'GET, HEAD, OPTIONS, POST']);
  });

  test('a body that is not JSON is refused with 400', async () => {
    for (const path of ['/__control', '/v1/session']) {
      const response = await fetch(api.url + path, {
        method: 'POST',
        body: '{"account": ',
        headers: { 'Content-Type': 'application/json' },
      });
      expect([path, response.status]).toEqual([path, 400]);
    }
  });

  test('GET /__control returns the state and the available scenarios and personas', async () => {
    await control({ scenario: 'lowBalance', faults: [{ kind: 'latency', milliseconds: 0 }], seed: 5 });
    const state = (await (await fetch(`${api.url}/__control`)).json()) as ControlState;
    expect(state).toMatchObject({
      clock: { mode: 'real' },
      scenario: { name: 'lowBalance', persona: 'standard' },
      seed: 5,
      faults: [{ id: 'fault-1', seen: 0, struck: 0, fault: { kind: 'latency' } }],
    });
    expect(Date.parse(state.now)).toBeGreaterThan(0);
    expect(state.scenarios.length).toBeGreaterThan(40);
    expect(state.personas).toContainEqual({ name: 'visitor', userId: null });
    await control({ scenario: 'everyday' });
  });

  test('seedSize sets the number of tasks in a scenario', async () => {
    await control({ scenario: 'everyday', seedSize: 300 });
    const { token } = (await (await control({ persona: 'standard' })).json()) as { token: string };
    const answer = await fetch(`${api.url}/v1/tasksearchs`, { headers: { Authorization: `Bearer ${token}` } });
    expect(await answer.json()).toMatchObject({ total: 300 });
    await control({ scenario: 'everyday' });
  });

  test('the error for a port in use names the port', async () => {
    const port = Number(new URL(api.url).port);
    await expect(serve({ port })).rejects.toThrow(`Port ${port} of 127.0.0.1 is taken`);
  });

  test('a stopping server finishes pending responses and cuts off endless ones', async () => {
    const other = await serve({ port: 0 });
    const order = {
      faults: [
        { kind: 'latency', milliseconds: 150, operation: 'getAccount' },
        { kind: 'pending', operation: 'listTasks' },
      ],
    };
    await fetch(`${other.url}/__control`, { method: 'POST', body: JSON.stringify(order) });
    const slow = fetch(`${other.url}/v1/accounts`);
    const endless = fetch(`${other.url}/v1/tasksearchs`);
    await fetch(`${other.url}/health`);
    const closed = other.close();
    expect((await slow).status).toBe(401);
    await expect(endless).rejects.toThrow(/fetch failed|terminated/);
    await closed;
    await expect(fetch(`${other.url}/health`)).rejects.toThrow('fetch failed');
  });

  test('every operation that needs a session answers 401 without one', async () => {
    const { operations } = await import('#src/contract/operations.gen');
    const statuses = await Promise.all(
      Object.values(operations)
        .filter(({ method, path }) => method === 'get' && !path.includes('{'))
        .map(async ({ path }) => (await fetch(api.url + path)).status),
    );
    expect(statuses.length).toBeGreaterThan(3);
    for (const status of statuses) expect([200, 204, 400, 401]).toContain(status);
    expect(statuses).toContain(401);
  });

  test('the clock is frozen, advanced and read over __control', async () => {
    const frozen = (await (await control({ clock: { mode: 'frozen', at: '2026-11-16T10:00:00.000Z' } })).json()) as {
      now: string;
    };
    expect(frozen.now).toBe('2026-11-16T10:00:00.000Z');
    const later = (await (await control({ advance: 90_000 })).json()) as { now: string };
    expect(later.now).toBe('2026-11-16T10:01:30.000Z');
    await control({ scenario: 'everyday' });
  });

  test('a persona is signed in over __control', async () => {
    const { token } = (await (await control({ persona: 'standard' })).json()) as { token: string };
    expect(token).toMatch(/.+/);
  });

  test.each([
    [{ advance: -1 }, 'advance'],
    [{ persona: 'king' }, 'persona'],
    [{ clock: { mode: 'frozen', at: 'soon' } }, 'clock'],
    [{ speed: 2 }, 'speed'],
  ])('an invalid command %o is refused with the name of its field', async (order, field) => {
    const response = await control(order);
    expect(response.status).toBe(422);
    expect(await errorOf(response)).toMatchObject({ details: [{ field }] });
  });

  test('an unknown scenario is refused with the nearest name', async () => {
    const response = await control({ scenario: 'everydy' });
    expect(response.status).toBe(422);
    expect(JSON.stringify(await errorOf(response))).toContain('everyday');
  });
});

describe('the flags of mock:serve', () => {
  test('known flags are parsed, and missing ones have defaults', () => {
    expect(readServeFlags({})).toEqual({ port: 4180 });
    expect(
      readServeFlags({
        port: '0',
        scenario: 'slow',
        host: '0.0.0.0',
        'seed-size': '2000',
        origin: 'https://a.example',
        'allow-host': 'dev.example,Mine.example:8080',
      }),
    ).toEqual({
      port: 0,
      scenario: 'slow',
      host: '0.0.0.0',
      seedSize: 2000,
      origins: ['https://a.example'],
      allowedHosts: ['dev.example', 'mine.example:8080'],
    });
    const at = '2026-03-01T00:00:00Z';
    expect(readServeFlags({ clock: at }).clock).toEqual({ mode: 'frozen', at });
    expect(readServeFlags({ clock: at, speed: '60' }).clock).toEqual({ mode: 'speed', factor: 60, from: at });
    expect(readServeFlags({ clock: 'real' }).clock).toEqual({ mode: 'real' });
  });

  test.each<[Record<string, string | true>, string]>([
    [{ port: 'x' }, '--port x'],
    [{ port: '65536' }, '--port 65536'],
    [{ port: true }, '--port needs a value'],
    [{ 'seed-size': '0' }, '--seed-size 0'],
    [{ speed: '5000' }, '--speed 5000'],
    [{ clock: 'soon' }, '--clock soon'],
    [{ 'allow-host': 'http://dev.example' }, '--allow-host http://dev.example'],
    [{ scenaro: 'slow' }, '--scenaro. Nearest: --scenario'],
  ])('%o is refused with a message that names the flag', (flags, message) => {
    expect(() => readServeFlags(flags)).toThrow(message);
  });
});
