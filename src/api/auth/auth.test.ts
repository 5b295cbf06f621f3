import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { applyConfig } from '../config';
import { apiFetch, setTransport } from '../fetch';
import { sessionToken, setSessionToken } from '../session-token';
import { beginSession, usesCookie } from './adapter';
import { prepareSignInRedirect, exchangeCode, canRedirectToSignIn, readSignInReturn } from './external-sign-in';
import { parseAuthSettings, authSchema } from './settings';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
  setSessionToken(undefined);
  applyConfig({});
  setTransport((request) => globalThis.fetch(request));
});

async function listen(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  closing.push(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const reply = (response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}) => {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
};
const refusal = (code: string) => ({ error: { code, message: code } });

describe('bearer token', () => {
  let api: string;
  beforeEach(async () => {
    api = await listen((request, response) => {
      if (request.headers.authorization === 'Bearer t-1') reply(response, 200, { ok: true });
      else reply(response, 401, refusal('NoSession'));
    });
    applyConfig({ apiBaseUrl: api });
  });

  test('every call carries the token of the sign-in', async () => {
    beginSession('t-1');
    expect(await (await apiFetch(new Request(`${api}/a`))).json()).toEqual({ ok: true });
  });

  test('a call without session does not carry the token, and a 401 keeps the session', async () => {
    beginSession('t-1');
    await expect(apiFetch(new Request(`${api}/a`), { session: false })).rejects.toMatchObject({ status: 401 });
    expect(sessionToken()).toBe('t-1');
  });

  test('a refused token ends the session', async () => {
    beginSession('t-old');
    await expect(apiFetch(new Request(`${api}/a`))).rejects.toMatchObject({ status: 401 });
    expect(sessionToken()).toBeUndefined();
  });

  test('a sign-in without a token throws', () => {
    expect(() => beginSession(undefined)).toThrow('no token');
  });
});

function cookieJar(): void {
  const jar = new Map<string, string>();
  setTransport(async (request) => {
    const sent = new Request(request);
    if (sent.credentials === 'include' && jar.size > 0)
      sent.headers.set('Cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await globalThis.fetch(sent);
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      if (sent.credentials === 'include') jar.set(name, value);
    }
    return response;
  });
}

describe('cookie with a CSRF header', () => {
  let api: string;
  let csrf: string;
  const writes: string[] = [];
  beforeEach(async () => {
    csrf = 'c-1';
    writes.length = 0;
    api = await listen((request, response) => {
      const headers = { 'X-CSRF-Token': csrf };
      const signedIn = request.headers.cookie?.includes('sid=s-1') === true;
      let body = '';
      request.on('data', (piece: Buffer) => (body += piece.toString()));
      request.on('end', () => {
        if (request.url === '/sign-in') reply(response, 200, {}, { ...headers, 'Set-Cookie': 'sid=s-1; HttpOnly' });
        else if (!signedIn) reply(response, 401, refusal('NoSession'), headers);
        else if (request.headers.authorization !== undefined) reply(response, 400, refusal('NoBearerHere'));
        else if (request.method === 'GET') reply(response, 200, { ok: true }, headers);
        else if (request.headers['x-csrf-token'] !== csrf) reply(response, 403, refusal('Csrf'), headers);
        else {
          writes.push(body);
          reply(response, 200, { ok: true }, headers);
        }
      });
    });
    applyConfig({ apiBaseUrl: api, auth: parseAuthSettings('cookie') });
    cookieJar();
  });
  const signIn = async () => {
    await apiFetch(new Request(`${api}/sign-in`));
    beginSession(undefined);
  };
  const write = (body: string) => apiFetch(new Request(`${api}/a`, { method: 'POST', body }));

  test('a call is refused before sign-in and answered after it, without an Authorization header', async () => {
    await expect(apiFetch(new Request(`${api}/a`))).rejects.toMatchObject({ status: 401 });
    await signIn();
    expect(await (await apiFetch(new Request(`${api}/a`))).json()).toEqual({ ok: true });
  });

  test('a write carries the CSRF token of the last response', async () => {
    await signIn();
    expect((await write('one')).ok).toBe(true);
    expect(writes).toEqual(['one']);
  });

  test('a write is sent once more, with its body, when the CSRF token has changed', async () => {
    await signIn();
    csrf = 'c-2';
    expect((await write('two')).ok).toBe(true);
    expect(writes).toEqual(['two']);
  });

  test('a write that is refused for another reason is not repeated', async () => {
    await signIn();
    let calls = 0;
    const refusing = await listen((_, response) => {
      calls += 1;
      reply(response, 403, refusal('Forbidden'), { 'X-CSRF-Token': csrf });
    });
    await expect(apiFetch(new Request(`${refusing}/a`, { method: 'POST' }))).rejects.toMatchObject({ status: 403 });
    expect(calls).toBe(1);
    expect(sessionToken()).toBeDefined();
  });

  test('an ended session signs out, and no real token is kept', async () => {
    await signIn();
    expect(sessionToken()).toMatch(/^cookie-/);
    setTransport((request) => globalThis.fetch(request));
    await expect(apiFetch(new Request(`${api}/a`))).rejects.toMatchObject({ status: 401 });
    expect(sessionToken()).toBeUndefined();
  });
});

describe('external sign-in', () => {
  const settings = authSchema.parse({
    kind: 'redirect',
    signInUrl: 'https://id.example/sign-in?tenant=a',
    exchangePath: '/auth/exchange',
  });
  if (settings.kind !== 'redirect') throw new Error('not a redirect');

  test('the redirect names the return address, and only an arrival with the same state is accepted', () => {
    const url = new URL(prepareSignInRedirect(settings, 'https://app.example/login', '/console/overview'));
    expect(url.origin + url.pathname).toBe('https://id.example/sign-in');
    expect(url.searchParams.get('tenant')).toBe('a');
    expect(url.searchParams.get('redirect_uri')).toBe('https://app.example/login');
    const state = url.searchParams.get('state')!;
    const arrive = (query: Record<string, string>) => readSignInReturn(settings, new URLSearchParams(query));
    expect(arrive({ code: 'x', state })).toEqual({ kind: 'arrived', code: 'x', returnTo: '/console/overview' });
    expect(arrive({ code: 'x', state: 'other' })).toEqual({ kind: 'strange' });
    expect(arrive({ code: 'x' })).toEqual({ kind: 'strange' });
    expect(arrive({ state })).toEqual({ kind: 'strange' });
    expect(arrive({ returnTo: '/a' })).toEqual({ kind: 'none' });
  });

  test('a code from the sign-in page is exchanged for a token once', async () => {
    const codes = new Set<string>();
    const id = await listen((request, response) => {
      const requestUrl = new URL(request.url ?? '/', 'http://id');
      const back = new URL(requestUrl.searchParams.get('redirect_uri')!);
      codes.add('code-1');
      back.searchParams.set('code', 'code-1');
      back.searchParams.set('state', requestUrl.searchParams.get('state')!);
      response.writeHead(302, { Location: back.href }).end();
    });
    const landing = 'https://app.example/login';
    const api = await listen((request, response) => {
      let body = '';
      request.on('data', (piece: Buffer) => (body += piece.toString()));
      request.on('end', () => {
        if (request.url !== '/auth/exchange') {
          if (request.headers.authorization === 'Bearer t-7') reply(response, 200, { ok: true });
          else reply(response, 401, refusal('NoSession'));
          return;
        }
        const { code, redirectUri } = JSON.parse(body) as { code: string; redirectUri: string };
        if (redirectUri === landing && codes.delete(code)) reply(response, 200, { token: 't-7' });
        else reply(response, 401, refusal('WrongCode'));
      });
    });
    const here = authSchema.parse({ kind: 'redirect', signInUrl: `${id}/sign-in`, exchangePath: '/auth/exchange' });
    if (here.kind !== 'redirect') throw new Error('not a redirect');
    applyConfig({ apiBaseUrl: api, auth: here });
    await expect(apiFetch(new Request(`${api}/a`))).rejects.toMatchObject({ status: 401 });

    const sentBack = await fetch(prepareSignInRedirect(here, landing, '/console/overview'), { redirect: 'manual' });
    const arrival = readSignInReturn(here, new URL(sentBack.headers.get('Location')!).searchParams);
    expect(arrival).toEqual({ kind: 'arrived', code: 'code-1', returnTo: '/console/overview' });
    beginSession(await exchangeCode('/auth/exchange', 'code-1', landing));
    expect(await (await apiFetch(new Request(`${api}/a`))).json()).toEqual({ ok: true });
    await expect(exchangeCode('/auth/exchange', 'code-1', landing)).rejects.toMatchObject({ code: 'WrongCode' });
    expect(sessionToken()).toBe('t-7');
  });

  test('a second redirect does not follow at once', () => {
    prepareSignInRedirect(settings, 'https://app.example/login', '/');
    expect(canRedirectToSignIn()).toBe(false);
  });

  test('a sign-in that sets a cookie needs no code', () => {
    const cookie = authSchema.parse({ kind: 'redirect', signInUrl: 'https://id.example/' });
    expect(usesCookie(cookie)).toBe(true);
    if (cookie.kind !== 'redirect') throw new Error('not a redirect');
    const state = new URL(prepareSignInRedirect(cookie, 'https://app.example/login', '/')).searchParams.get('state')!;
    expect(readSignInReturn(cookie, new URLSearchParams({ state })).kind).toBe('arrived');
  });
});
