import { afterEach, expect, test, vi } from 'vitest';
import { beginSession } from './auth/adapter';
import { client, fetchClient, fileOptions, openSessionOptions } from './client';
import { applyConfig } from './config';
import { setTransport } from './fetch';
import { sessionToken, setSessionToken } from './session-token';

const sent: string[] = [];
const answer = (body: () => Response) =>
  setTransport(async (request) => {
    sent.push(`${request.method} ${request.url} ${await request.text()}`.trim());
    return body();
  });

afterEach(() => {
  sent.length = 0;
  vi.unstubAllGlobals();
  setTransport((request) => globalThis.fetch(request));
  setSessionToken(undefined);
  applyConfig({});
});

test('each method goes to the API and returns the body', async () => {
  applyConfig({ apiBaseUrl: 'https://api.example/base' });
  answer(() => Response.json({ ok: true }));
  const path = { id: 'a/b' };
  expect(await client.GET('/v1/templates/{id}', { params: { path } })).toEqual({ ok: true });
  expect(await client.POST('/v1/taskrules/taskgroup', { body: { taskGroupName: 'A' } })).toEqual({ ok: true });
  expect(await client.PUT('/api/orderservice/paymentMethods/{id}/default', { params: { path } })).toEqual({ ok: true });
  expect(await client.DELETE('/v1/session')).toEqual({ ok: true });
  expect(sent).toEqual([
    'GET https://api.example/base/v1/templates/a%2Fb',
    'POST https://api.example/base/v1/taskrules/taskgroup {"taskGroupName":"A"}',
    'PUT https://api.example/base/api/orderservice/paymentMethods/a%2Fb/default',
    'DELETE https://api.example/base/v1/session',
  ]);
});

test('without an address the calls go to the origin of the page, and lists are joined by commas', async () => {
  vi.stubGlobal('location', { origin: 'https://page.example' });
  answer(() => Response.json({}));
  await client.GET('/v1/tasksearchs', { params: { query: { statusList: [0, 3], page: 2 } } });
  expect(sent).toEqual(['GET https://page.example/v1/tasksearchs?statusList=0,3&page=2']);
});

test('a refusal rejects', async () => {
  applyConfig({ apiBaseUrl: 'https://api.example' });
  answer(() => Response.json({ error: { code: 'Gone', message: 'No' } }, { status: 410 }));
  await expect(client.GET('/v1/accounts')).rejects.toMatchObject({ status: 410, code: 'Gone' });
});

test('a refused sign-in keeps the session, and a file is not read', async () => {
  applyConfig({ apiBaseUrl: 'https://api.example' });
  beginSession('c-1');
  answer(() => Response.json({}, { status: 401 }));
  const body = { loginType: 'Email', account: 'a', password: 'b' } as const;
  await expect(client.POST('/v1/session', { body, ...openSessionOptions })).rejects.toMatchObject({ status: 401 });
  expect(sessionToken()).toBe('c-1');
  answer(() => new Response('a,b', { headers: { 'Content-Type': 'text/csv' } }));
  const { data } = await fetchClient.GET('/api/orderservice/orders/{id}/invoice', {
    params: { path: { id: '1' } },
    ...fileOptions,
  });
  expect(await new Response(data as unknown as ReadableStream).text()).toBe('a,b');
});

test('the session goes along as a token, and a call is not repeated for it', async () => {
  applyConfig({ apiBaseUrl: 'https://api.example' });
  const headers: (string | null)[] = [];
  setTransport((request) => {
    headers.push(request.headers.get('Authorization'));
    return Promise.resolve(Response.json({}, { status: 403, headers: { 'X-CSRF-Token': 'c-9' } }));
  });
  await expect(client.DELETE('/v1/session')).rejects.toMatchObject({ status: 403 });
  beginSession('c-2');
  await expect(client.DELETE('/v1/session')).rejects.toMatchObject({ status: 403 });
  expect(headers).toEqual([null, 'Bearer c-2']);
});

test.each([undefined, ''])('a sign-in that answers with the token %j is refused', (token) => {
  expect(() => beginSession(token)).toThrow('The sign-in response has no token.');
});
