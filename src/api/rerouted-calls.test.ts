import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { fetchClient as client } from './client';
import { applyConfig } from './config';
import { rerouteByOverlay, withUrl } from './rerouted-calls';
import { setReroute } from './fetch';
import { base, LOG, move, removal } from '#tests/fixtures/overlays';

afterEach(() => {
  setReroute(undefined);
  applyConfig({});
});

test('the client sends each call where the overlay moves it, with body and parameters', async () => {
  const seen: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (piece: Buffer) => (body += piece.toString()));
    request.on('end', () => {
      seen.push(`${request.method} ${request.url} ${body}`);
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  applyConfig({ apiBaseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api` });
  const { reroute } = rerouteByOverlay(
    {
      overlay: '1.0.0',
      actions: [
        { target: "$.paths['/v1/session'].post", update: { 'x-path': '/auth/login', 'x-method': 'put' } },
        { target: "$.paths['/v1/templates/{id}'].get", update: { 'x-path': '/v2/setup/{id}' } },
        { target: "$.paths['/v1/tasks/{id}/lot/{lot}/log'].get", remove: true },
      ],
    },
    () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
  );
  setReroute(reroute);
  await client.POST('/v1/session', { body: { loginType: 'Email', account: 'a', password: 'b' } });
  await client.GET('/v1/templates/{id}', { params: { path: { id: 'r/1' }, query: { version: 2 } } });
  await client.GET('/v1/accounts');
  await expect(
    client.GET('/v1/tasks/{id}/lot/{lot}/log', { params: { path: { id: 't', lot: '1' } } }),
  ).rejects.toMatchObject({ status: 404, code: 'NotOffered' });
  server.close();
  expect(seen).toEqual([
    'PUT /api/auth/login {"loginType":"Email","account":"a","password":"b"}',
    'GET /api/v2/setup/r%2F1?version=2 ',
    'GET /api/v1/accounts ',
  ]);
});

describe('rerouted calls', () => {
  const { reroute } = rerouteByOverlay(
    {
      overlay: '1.0.0',
      actions: [...move({ 'x-path': '/v2/setup/{id}', 'x-method': 'post' }).actions, ...removal.actions],
    },
    () => base,
  );
  const target = async (url: string, init?: RequestInit) => {
    const sent = await reroute(new Request(url, init));
    return sent instanceof Request ? `${sent.method} ${sent.url}` : sent;
  };

  test('a moved call keeps the base path, its parameters and its query', async () => {
    expect(await target(`${base}/v1/templates/a%2Fb?version=2`)).toBe(`POST ${base}/v2/setup/a%2Fb?version=2`);
  });

  test('everything else goes where it was sent', async () => {
    for (const url of [
      `${base}/v1/orders`,
      'https://api.example/v1/templates/1',
      'https://other.example/v9/v1/templates/1',
      `${base}0/v1/templates/1`,
      `${base}/unknown`,
      'https://api.example/v8/v1/templates/1',
    ])
      expect(await target(url)).toBe(`GET ${url}`);
    expect(await target(`${base}/v1/templates/1`, { method: 'DELETE' })).toBe(`DELETE ${base}/v1/templates/1`);
  });

  test('the method of a moved call is written in capitals', async () => {
    const patched = rerouteByOverlay(move({ 'x-path': '/v2/{id}', 'x-method': 'patch' }), () => base);
    const sent = await patched.reroute(new Request(`${base}/v1/templates/1`));
    expect((sent as Request).method).toBe('PATCH');
  });

  test('a removed call is answered without the server', async () => {
    const answer = (await target(LOG)) as unknown as Response;
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({
      error: { code: 'NotOffered', message: 'This server does not offer this call.' },
    });
  });

  test('without a base the origin of the request counts, and a slash at its end does not', async () => {
    const moved = async (baseUrl: string, url: string) => {
      const rerouted = rerouteByOverlay(move({ 'x-path': '/v2/{id}' }), () => baseUrl);
      const sent = await rerouted.reroute(new Request(url));
      return (sent as Request).url;
    };
    expect(await moved('', 'https://page.example/v1/templates/1')).toBe('https://page.example/v2/1');
    expect(await moved('https://a.example/x/', 'https://a.example/x/v1/templates/1')).toBe('https://a.example/x/v2/1');
  });
});

describe('a request to another address', () => {
  test('keeps method, headers, credentials, body and signal', async () => {
    const abort = new AbortController();
    const request = new Request('https://a.example/1', {
      method: 'PUT',
      body: 'text',
      headers: { 'X-A': '1' },
      credentials: 'include',
      signal: abort.signal,
    });
    const sent = await withUrl(request, new URL('https://b.example/2'));
    expect([sent.method, sent.url, sent.headers.get('X-A'), sent.credentials]).toEqual([
      'PUT',
      'https://b.example/2',
      '1',
      'include',
    ]);
    expect(await sent.text()).toBe('text');
    abort.abort();
    expect(sent.signal.aborted).toBe(true);
  });

  test.each(['GET', 'HEAD'])('%s never has a body', async (method) => {
    const request = new Request('https://a.example/1', { method: 'POST', body: 'text' });
    expect((await withUrl(request, new URL('https://b.example/2'), method)).body).toBeNull();
  });

  test('a write without a body stays without one', async () => {
    const sent = await withUrl(
      new Request('https://a.example/1', { method: 'DELETE' }),
      new URL('https://b.example/2'),
    );
    expect([sent.method, sent.body]).toEqual(['DELETE', null]);
  });
});
