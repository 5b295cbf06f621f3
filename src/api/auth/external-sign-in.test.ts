import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setNowSource } from '#src/lib/now';
import { sessionStore } from '#src/lib/storage';
import { applyConfig } from '../config';
import { setTransport } from '../fetch';
import { setSessionToken } from '../session-token';
import { canRedirectToSignIn, exchangeCode, prepareSignInRedirect, readSignInReturn } from './external-sign-in';
import { authSchema } from './settings';

const parsed = authSchema.parse({ kind: 'redirect', signInUrl: 'https://id.example/', exchangePath: '/x' });
if (parsed.kind !== 'redirect') throw new Error('not a redirect');
const settings = parsed;
const NOW = 1_764_200_000_000;

beforeEach(() => {
  setNowSource(() => NOW);
});
afterEach(() => {
  sessionStore.remove('external-sign-in');
  setNowSource(undefined);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  setTransport((request) => globalThis.fetch(request));
  setSessionToken(undefined);
  applyConfig({});
});

describe('the redirect', () => {
  test('has a state of 32 hexadecimal digits that nobody can guess', () => {
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
      (bytes as unknown as Uint8Array).set([0, 1, 15, 16, 255]);
      return bytes;
    });
    const url = new URL(prepareSignInRedirect(settings, 'https://app.example/login', '/'));
    expect(url.searchParams.get('state')).toBe(`00010f10ff${'0'.repeat(22)}`);
  });

  test('may follow without a click only after 15 seconds', () => {
    expect(canRedirectToSignIn()).toBe(true);
    prepareSignInRedirect(settings, 'https://app.example/login', '/');
    setNowSource(() => NOW + 15_000);
    expect(canRedirectToSignIn()).toBe(false);
    setNowSource(() => NOW + 15_001);
    expect(canRedirectToSignIn()).toBe(true);
  });

  test.each([
    ['{', true],
    ['null', true],
    ['"text"', true],
    ['{"state":"s","returnTo":"/"}', true],
    ['{"state":"s","at":1764200000000}', true],
    ['{"returnTo":"/","at":1764200000000}', true],
    ['{"state":1,"returnTo":"/","at":1764200000000}', true],
    ['{"state":"s","returnTo":1,"at":1764200000000}', true],
    ['{"state":"s","returnTo":"/","at":"1764200000000"}', true],
    ['{"state":"s","returnTo":"/","at":1764200000000}', false],
  ])('remembers nothing in %s: %s', (text, mayRedirect) => {
    sessionStore.set('external-sign-in', text);
    expect(canRedirectToSignIn()).toBe(mayRedirect);
    expect(readSignInReturn(settings, new URLSearchParams({ state: 's', code: 'c' })).kind).toBe(
      mayRedirect ? 'strange' : 'arrived',
    );
  });

  test('other names of the parameters are used both ways', () => {
    const named = { ...settings, returnParameter: 'back', stateParameter: 'nonce', codeParameter: 'ticket' };
    const url = new URL(prepareSignInRedirect(named, 'https://app.example/login', '/a'));
    expect(url.searchParams.get('back')).toBe('https://app.example/login');
    const nonce = url.searchParams.get('nonce') ?? '';
    expect(readSignInReturn(named, new URLSearchParams({ nonce, ticket: 't' }))).toEqual({
      kind: 'arrived',
      code: 't',
      returnTo: '/a',
    });
    expect(readSignInReturn(named, new URLSearchParams({ state: nonce, code: 't' }))).toEqual({ kind: 'none' });
  });
});

describe('the exchange of a code', () => {
  const requests: unknown[] = [];
  const answer = (body: unknown) => {
    requests.length = 0;
    setTransport(async (request) => {
      const headers = ['Authorization', 'Content-Type'].map((name) => request.headers.get(name));
      requests.push([request.method, request.url, ...headers, await request.json()]);
      return Response.json(body);
    });
  };

  test('sends the code and the address of the redirect, without a token', async () => {
    setSessionToken('old');
    answer({ token: 't-1' });
    vi.stubGlobal('location', { origin: 'https://app.example' });
    expect(await exchangeCode('/auth/x', 'c-1', 'https://app.example/login')).toBe('t-1');
    applyConfig({ apiBaseUrl: 'https://api.example' });
    await exchangeCode('/auth/x', 'c-1', 'https://app.example/login');
    const body = { code: 'c-1', redirectUri: 'https://app.example/login' };
    expect(requests).toEqual([
      ['POST', 'https://app.example/auth/x', null, 'application/json', body],
      ['POST', 'https://api.example/auth/x', null, 'application/json', body],
    ]);
  });

  test.each([[null], ['t-1'], [{}], [{ token: 5 }], [[]]])('an answer of %j has no token', async (body) => {
    applyConfig({ apiBaseUrl: 'https://api.example' });
    answer(body);
    await expect(exchangeCode('/x', 'c', 'https://app.example/')).rejects.toMatchObject({
      kind: 'malformed',
      status: 200,
      code: 'Malformed',
      message: 'The response of the token exchange has no token.',
    });
  });
});
