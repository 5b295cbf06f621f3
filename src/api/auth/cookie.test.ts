import { afterEach, describe, expect, test, vi } from 'vitest';
import { setNowSource } from '#src/lib/now';
import { createCookieAuth } from './cookie';

const names = { csrfCookie: 'XSRF-TOKEN', csrfMeta: 'csrf-token', csrfHeader: 'X-CSRF-Token' };
const write = () => new Request('https://api.example/a', { method: 'POST' });
const answer = (status: number, token?: string) =>
  new Response('', { status, headers: token === undefined ? {} : { 'X-CSRF-Token': token } });

function page(cookie: string, meta?: string): void {
  vi.stubGlobal('CSS', { escape: (text: string) => `escaped ${text}` });
  vi.stubGlobal('document', {
    cookie,
    querySelector: (selector: string) =>
      selector === 'meta[name="escaped csrf-token"]' && meta !== undefined ? { content: meta } : null,
  });
}
const sentToken = (auth = createCookieAuth(names)) => auth.authorize(write()).headers.get('X-CSRF-Token');

afterEach(() => {
  vi.unstubAllGlobals();
  setNowSource(undefined);
});

describe('the CSRF token', () => {
  test.each([
    ['XSRF-TOKEN=c-1', 'c-1'],
    ['a=1; XSRF-TOKEN=c-2; b=2', 'c-2'],
    ['a=1;XSRF-TOKEN=with%20blank', 'with blank'],
    ['XSRF-TOKEN=a=b', 'a=b'],
    ['OLD-XSRF-TOKEN=c-3', null],
    ['XSRF-TOKENS=c-4', null],
    ['', null],
  ])('of the cookie %j is %j', (cookie, token) => {
    page(cookie);
    expect(sentToken()).toBe(token);
  });

  test('comes from the page without a cookie, and from the last response before both', () => {
    page('', 'from-meta');
    expect(sentToken()).toBe('from-meta');
    page('XSRF-TOKEN=from-cookie', 'from-meta');
    expect(sentToken()).toBe('from-cookie');
    const auth = createCookieAuth(names);
    auth.observe(write(), answer(200, 'from-response'));
    auth.observe(write(), answer(200));
    expect(sentToken(auth)).toBe('from-response');
  });

  test('is sent with writes alone, and every call takes the cookies along', () => {
    page('XSRF-TOKEN=c-1');
    const auth = createCookieAuth(names);
    const sent = (method: string) => auth.authorize(new Request('https://api.example/a', { method }));
    for (const method of ['GET', 'HEAD', 'OPTIONS']) expect(sent(method).headers.has('X-CSRF-Token')).toBe(false);
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'])
      expect(sent(method).headers.get('X-CSRF-Token')).toBe('c-1');
    expect(sent('GET').credentials).toBe('include');
  });

  test('outside a page there is none', () => {
    expect(sentToken()).toBeNull();
  });
});

describe('a refused write', () => {
  test('is repeated with another token, and only then', () => {
    const auth = createCookieAuth(names);
    expect(auth.canRetry).toBe(true);
    const first = auth.authorize(write());
    expect(auth.observe(first, answer(403))).toBe(false);
    expect(auth.observe(first, answer(200, 'c-1'))).toBe(false);
    expect(auth.observe(first, answer(403))).toBe(true);
    const second = auth.authorize(write());
    expect(auth.observe(second, answer(403, 'c-1'))).toBe(false);
    expect(auth.observe(second, answer(403, 'c-2'))).toBe(true);
    expect(auth.observe(second, answer(401, 'c-3'))).toBe(false);
    expect(auth.observe(new Request('https://api.example/a'), answer(403, 'c-4'))).toBe(false);
  });

  test('is not repeated without a token, even when it was sent with one', () => {
    page('XSRF-TOKEN=c-1');
    const auth = createCookieAuth(names);
    const sent = auth.authorize(write());
    page('');
    expect(auth.observe(sent, answer(403))).toBe(false);
  });
});

test('each sign-in has a value that no token can be read from', () => {
  setNowSource(() => 1_764_200_000_000);
  expect(createCookieAuth(names).sessionValueOf('secret')).toBe('cookie-1764200000000');
});
