import { afterEach, beforeEach, expect, test, vi } from 'vitest';

interface Rules {
  readonly createHTML: (markup: string) => string;
  readonly createScriptURL: (address: string) => string;
}

const load = () => import('./trusted-types');

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('location', new URL('https://console.example/app/page'));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('markup passes as it is, since callers sanitize it', async () => {
  expect((await load()).trustedMarkup('<b>x</b>')).toBe('<b>x</b>');
});

test.each(['/worker.js', 'worker.js', '../worker.js', 'https://console.example/worker.js', '?worker'])(
  'a script on the own origin is trusted: %s',
  async (address) => {
    expect((await load()).trustedScriptUrl(address)).toBe(address);
  },
);

test.each([
  'https://other.example/worker.js',
  '//other.example/worker.js',
  'http://console.example/worker.js',
  'https://console.example:8443/worker.js',
  'data:text/javascript,1',
  'blob:null/1',
  'javascript:1',
])('a script from elsewhere is refused: %s', async (address) => {
  const { trustedScriptUrl } = await load();
  expect(() => trustedScriptUrl(address)).toThrow(new TypeError(`'${address}' is on another origin`));
});

test('a browser with Trusted Types gets one policy, whose values are used', async () => {
  const createPolicy = vi.fn((_name: string, { createHTML, createScriptURL }: Rules) => ({
    createHTML: (markup: string) => `trusted ${createHTML(markup)}`,
    createScriptURL: (address: string) => `trusted ${createScriptURL(address)}`,
  }));
  vi.stubGlobal('trustedTypes', { createPolicy });
  const { trustedMarkup, trustedScriptUrl } = await load();
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['gleaner']);
  expect([trustedMarkup('<i>'), trustedScriptUrl('/a.js')]).toEqual(['trusted <i>', 'trusted /a.js']);
  expect(() => trustedScriptUrl('//other.example/a.js')).toThrow(TypeError);
});
