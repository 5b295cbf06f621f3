import { describe, expect, test } from 'vitest';
import { authSchema, parseAuthSettings } from './settings';

const redirect = (more: object) =>
  authSchema.safeParse({ kind: 'redirect', signInUrl: 'https://id.example/', ...more });

describe('a sign-in', () => {
  test('with a cookie has the usual names of the CSRF token', () => {
    const usual = { csrfCookie: 'XSRF-TOKEN', csrfMeta: 'csrf-token', csrfHeader: 'X-CSRF-Token' };
    expect(authSchema.parse({ kind: 'cookie' })).toEqual({ kind: 'cookie', ...usual });
    expect(redirect({}).data).toEqual({
      kind: 'redirect',
      signInUrl: 'https://id.example/',
      returnParameter: 'redirect_uri',
      stateParameter: 'state',
      codeParameter: 'code',
      ...usual,
    });
  });

  test.each(['X', 'X-Token_1', '_', 'a-b'])('may send the header %s', (csrfHeader) => {
    expect(redirect({ csrfHeader }).success).toBe(true);
  });

  test.each(['', 'X Token', ' X', 'X:', 'ä'])('may not send the header %j', (csrfHeader) => {
    expect(redirect({ csrfHeader }).success).toBe(false);
  });

  test.each([
    { signInUrl: 'http://id.example/' },
    { signOutUrl: 'https://id.example/out' },
    { signOutUrl: 'http://id.example/out' },
    { exchangePath: '/auth' },
    { returnParameter: 'back' },
  ])('%j is accepted', (settings) => {
    expect(redirect(settings).success).toBe(true);
  });

  test.each([
    { signInUrl: 'javascript:alert(1)' },
    { signInUrl: 'xhttps://id.example/' },
    { signInUrl: 'httpsx://id.example/' },
    { signOutUrl: 'javascript:alert(1)' },
    { signOutUrl: 'xhttps://id.example/' },
    { signOutUrl: 'httpsx://id.example/' },
    { signOutUrl: 'out' },
    { exchangePath: 'auth' },
    { exchangePath: 'https://evil.example/' },
    { returnParameter: '' },
    { csrfCookie: '' },
    { csrfMeta: '' },
  ])('%j is refused', (settings) => {
    expect(redirect(settings).success).toBe(false);
  });
});

describe('the setting of a build', () => {
  test.each([undefined, '', '  ', 'bearer', ' bearer\n', '{"kind":"bearer"}'])('%j is a token', (text) => {
    expect(parseAuthSettings(text)).toEqual({ kind: 'bearer' });
  });

  test('JSON may have blanks around it', () => {
    expect(parseAuthSettings(' {"kind":"cookie","csrfCookie":"C"} ')).toMatchObject({
      kind: 'cookie',
      csrfCookie: 'C',
    });
  });

  test('broken JSON is named', () => {
    expect(() => parseAuthSettings('{"kind":')).toThrow('VITE_API_AUTH is not JSON');
  });

  test.each([
    [undefined, 'bearer'],
    ['bearer', 'bearer'],
    ['cookie', 'cookie'],
    ['{"kind":"redirect","signInUrl":"https://id.example/"}', 'redirect'],
  ])('%s selects the kind %s', (text, kind) => {
    expect(parseAuthSettings(text).kind).toBe(kind);
  });

  test.each(['basic', 'redirect', '{"kind":', '{"kind":"redirect","signInUrl":"javascript:alert(1)"}'])(
    '%s is refused with the name of the setting',
    (text) => {
      expect(() => parseAuthSettings(text)).toThrow('VITE_API_AUTH');
    },
  );

  test('a refusal says what was expected', () => {
    expect(() => parseAuthSettings('{"kind":"redirect","signInUrl":5}')).toThrow('expected string, received number');
  });
});
