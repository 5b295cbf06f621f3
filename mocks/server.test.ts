import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BODY_LIMIT, serve } from './server';

let api: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  api = await serve({ port: 0 });
}, 60_000);
afterAll(() => api.close());

const control = (order: unknown) => fetch(`${api.url}/__control`, { method: 'POST', body: JSON.stringify(order) });
const errorOf = async (response: Response): Promise<{ code: string }> =>
  ((await response.json()) as { error: { code: string } }).error;

describe('the emulator over HTTP', () => {
  test('says that it is well, and shows its contract', async () => {
    expect(await (await fetch(`${api.url}/health`)).json()).toEqual({ status: 'ok' });
    const document = (await (await fetch(`${api.url}/openapi.json`)).json()) as { openapi: string; paths: object };
    expect(document.openapi).toMatch(/^3\.1/);
    expect(Object.keys(document.paths).length).toBeGreaterThan(20);
  });

  test('a page of any origin may call it with a session and a language', async () => {
    const preflight = await fetch(`${api.url}/anything`, {
      method: 'OPTIONS',
      headers: { Origin: 'https://a.example', 'Access-Control-Request-Method': 'PUT' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe('*');
    for (const name of ['Authorization', 'Accept-Language', 'Content-Type'])
      expect(preflight.headers.get('Access-Control-Allow-Headers')).toContain(name);
    for (const name of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])
      expect(preflight.headers.get('Access-Control-Allow-Methods')).toContain(name);
    const plain = await fetch(`${api.url}/nowhere`, { headers: { Origin: 'https://a.example' } });
    expect(plain.headers.get('Access-Control-Allow-Origin')).toBe('*');
  });

  test('a path that the contract does not have answers 404 with its error body', async () => {
    const response = await fetch(`${api.url}/no/such/path`);
    expect(response.status).toBe(404);
    expect(await errorOf(response)).toEqual({ code: 'NotFound', message: 'The contract has no GET /no/such/path.' });
  });

  test('every operation that needs a session answers 401 without one', async () => {
    const { operations } = await import('../src/contract/operations.gen');
    const statuses = await Promise.all(
      Object.values(operations)
        .filter(({ method, path }) => method === 'get' && !path.includes('{'))
        .map(async ({ path }) => (await fetch(api.url + path)).status),
    );
    expect(statuses.length).toBeGreaterThan(3);
    for (const status of statuses) expect([200, 204, 400, 401]).toContain(status);
    expect(statuses).toContain(401);
  });

  test('the clock is moved on, stopped and read over __control', async () => {
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
  ])('an order %o that does not fit is refused by name', async (order, field) => {
    const response = await control(order);
    expect(response.status).toBe(422);
    expect(await errorOf(response)).toMatchObject({ details: [{ field }] });
  });

  test('an unknown scenario is refused and names the nearest', async () => {
    const response = await control({ scenario: 'everydy' });
    expect(response.status).toBe(422);
    expect(JSON.stringify(await errorOf(response))).toContain('everyday');
  });

  test('a body beyond the limit is refused with 413 before it is taken', async () => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const call = httpRequest(
        `${api.url}/__control`,
        { method: 'POST', headers: { 'Content-Length': String(BODY_LIMIT + 1) } },
        (response) => {
          resolve(response.statusCode);
          call.destroy();
        },
      );
      call.on('error', reject);
      call.write('x');
    });
    expect(status).toBe(413);
  });

  test('a streamed body beyond the limit is cut off at the limit', async () => {
    const piece = Buffer.alloc(4 * 1024 * 1024);
    const outcome = await new Promise<number | string | undefined>((resolve) => {
      let sent = 0;
      const call = httpRequest(`${api.url}/__control`, { method: 'POST' }, (response) => resolve(response.statusCode));
      call.on('error', (error) => resolve(error.message));
      const more = () => {
        while (sent <= BODY_LIMIT + piece.length) {
          sent += piece.length;
          if (!call.write(piece)) return void call.once('drain', more);
        }
      };
      more();
    });
    expect(outcome).toBe(413);
  });
});
