import { afterEach, describe, expect, test, vi } from 'vitest';
import { applyConfig, config, ConfigError, loadConfig } from './config';
import { parseConfig } from './config-schema';

afterEach(() => {
  vi.unstubAllGlobals();
  applyConfig({});
});

const load = (settings: object) => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(settings)));
  return loadConfig('/');
};

test('a deployment can link help pages on another site, for all languages or for some', async () => {
  const links = {
    help: 'https://help.example/',
    guide: { 'ja-JP': 'https://help.example/ja', 'de-DE': 'http://hilfe.example' },
  };
  await load({ links });
  expect(config().links).toEqual(links);
  await load({ timeout: 2000 });
  expect(config().links).toBeUndefined();
});

test.each([
  ['an address that runs code', { help: 'javascript:alert(1)' }],
  ['an address without a site', { help: '/help' }],
  ['a page that is none of help', { pricing: 'https://shop.example/' }],
  ['a language that there is not', { guide: { 'nl-NL': 'https://help.example/nl' } }],
])('config.json with %s is refused', async (_, links) => {
  await expect(load({ links })).rejects.toThrow(ConfigError);
});

test('an installer is an address, or an address with version, size and checksum', async () => {
  const windows = {
    url: 'https://downloads.example/a.exe',
    version: '3.4.0',
    bytes: 98_500_000,
    sha256: 'ab'.repeat(32),
  };
  await load({ clientDownloads: { windows, macos: 'https://downloads.example/a.dmg' } });
  expect(config().clientDownloads).toEqual({ windows, macos: { url: 'https://downloads.example/a.dmg' } });
});

test.each([
  ['an installer that runs code', { windows: 'javascript:alert(1)' }],
  ['a checksum that is none', { windows: { url: 'https://downloads.example/a.exe', sha256: 'none' } }],
  ['a size that is none', { windows: { url: 'https://downloads.example/a.exe', bytes: -1 } }],
])('%s is refused', async (_, clientDownloads) => {
  await expect(load({ clientDownloads })).rejects.toThrow(ConfigError);
});

describe('loading config.json', () => {
  const answer = (response: Response | Error) =>
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      requests.push(`${url} ${String(init.cache)}`);
      return response instanceof Error ? Promise.reject(response) : Promise.resolve(response);
    });
  const requests: string[] = [];
  const defaults = config();

  test('it is fetched beside the application, past the cache', async () => {
    answer(Response.json({ timeout: 5000 }));
    expect((await loadConfig('/app/')).timeout).toBe(5000);
    expect(requests.splice(0)).toEqual(['/app/config.json no-cache']);
    expect(config()).toEqual({ ...defaults, timeout: 5000 });
  });

  test('a request that the page has made before is used', async () => {
    answer(new Error('a second request'));
    vi.stubGlobal('configRequest', Promise.resolve(Response.json({ timeout: 6000 })));
    expect((await loadConfig('/')).timeout).toBe(6000);
    vi.stubGlobal('configRequest', Promise.reject(new TypeError('Failed to fetch')));
    await expect(loadConfig('/')).rejects.toThrow(ConfigError);
    expect(requests).toEqual([]);
  });

  test.each<[string, () => Response]>([
    ['no file', () => new Response('', { status: 404 })],
    ['a page in its place', () => new Response('<p>', { headers: { 'Content-Type': 'text/html; charset=utf-8' } })],
    ['an empty object', () => Response.json({})],
  ])('%s means the defaults', async (_, make) => {
    answer(make());
    expect(await loadConfig('/')).toEqual(defaults);
    expect(defaults).toMatchObject({
      timeout: 30_000,
      supportEmail: 'support@gleaner.example',
      auth: { kind: 'bearer' },
    });
  });

  test.each<[string, Response | Error, string]>([
    ['no connection', new TypeError('Failed to fetch'), 'config.json could not be fetched'],
    ['a broken server', new Response('', { status: 500 }), 'The request for config.json failed with status 500'],
    ['text that is not JSON', new Response('{'), 'config.json is invalid'],
    ['a list', Response.json([]), 'config.json is invalid'],
    ['nothing', Response.json(null), 'config.json is invalid'],
    ['a word', Response.json(''), 'config.json is invalid'],
  ])('%s stops the start and says so', async (_, response, message) => {
    answer(response);
    const error: unknown = await loadConfig('/').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ConfigError);
    expect((error as Error).message).toContain(message);
  });

  test('the sign-in of the build is kept, unless the file names another', async () => {
    vi.stubEnv('VITE_API_AUTH', 'cookie');
    answer(Response.json({ timeout: 5000 }));
    expect(await loadConfig('/')).toMatchObject({ auth: { kind: 'cookie' }, timeout: 5000 });
    answer(Response.json({ auth: { kind: 'bearer' } }));
    expect((await loadConfig('/')).auth).toEqual({ kind: 'bearer' });
    answer(new Response('', { status: 404 }));
    expect((await loadConfig('/')).auth.kind).toBe('cookie');
    vi.stubEnv('VITE_API_AUTH', 'basic');
    await expect(loadConfig('/')).rejects.toThrow(ConfigError);
    await expect(loadConfig('/')).rejects.toThrow('VITE_API_AUTH is invalid');
    vi.unstubAllEnvs();
  });
});

describe('the settings of a build', () => {
  const fresh = async (env: Readonly<Record<string, string>>) => {
    vi.resetModules();
    for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
    const loaded = await import('./config');
    vi.unstubAllEnvs();
    return loaded;
  };

  test('are the origin of the page, without payment field and overlay', async () => {
    const { config: settings } = await fresh({ VITE_API_MODE: 'live' });
    expect(settings()).toEqual({
      apiBaseUrl: '',
      timeout: 30_000,
      supportEmail: 'support@gleaner.example',
      auth: { kind: 'bearer' },
    });
  });

  test('a build may name the API and an overlay, and a demo has a payment field', async () => {
    const env = {
      VITE_API_BASE_URL: 'https://api.example',
      VITE_API_MODE: 'mock',
      VITE_API_OVERLAY_DOCUMENT: 'o.json',
    };
    const { config: settings } = await fresh(env);
    expect(settings()).toMatchObject({
      apiBaseUrl: 'https://api.example',
      payment: { fieldUrl: `${import.meta.env.BASE_URL}payment-provider/field.html` },
      overlay: 'o.json',
    });
  });

  test('an empty file does not load the schema', async () => {
    vi.doMock('./config-schema', () => ({
      parseConfig: () => {
        throw new Error('loaded');
      },
    }));
    const { loadConfig: loadFresh } = await fresh({});
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})));
    expect((await loadFresh('/')).timeout).toBe(30_000);
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ timeout: 1 })));
    await expect(loadFresh('/')).rejects.toThrow('loaded');
    vi.doUnmock('./config-schema');
  });

  test('a file without a type is read', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(new TextEncoder().encode('{"timeout":5000}'))));
    expect((await loadConfig('/')).timeout).toBe(5000);
  });
});

describe('settings', () => {
  test.each<[string, Record<string, unknown>, Record<string, unknown>?]>([
    ['the address of the API', { apiBaseUrl: 'https://api.example' }],
    ['an address with a slash at its end', { apiBaseUrl: 'http://a.example/' }, { apiBaseUrl: 'http://a.example' }],
    ['an address with a path', { apiBaseUrl: 'https://a.example/v/2/' }, { apiBaseUrl: 'https://a.example/v/2' }],
    ['the origin of the page', { apiBaseUrl: '' }],
    ['the shortest time', { timeout: 1000 }],
    ['the longest time', { timeout: 600_000 }],
    ['an overlay', { overlay: 'overlay.json' }],
    ['an overlay as a document', { overlay: { overlay: '1.0.0', actions: [] } }],
    ['a payment field on another site', { payment: { fieldUrl: 'https://pay.example/field' } }],
    ['a payment field without encryption', { payment: { fieldUrl: 'http://pay.example/field' } }],
    ['a payment field beside the application', { payment: { fieldUrl: '/pay/field.html' } }],
    ['an address for support', { supportEmail: 'help@shop.example' }],
    ['providers', { providers: { Google: 'https://id.example/', apple: 'http://id.example/' } }],
    ['a chat', { chat: { url: 'https://chat.example/' } }],
    [
      'an installer with the longest version',
      {
        clientDownloads: {
          macos: { url: 'https://d.example/a', version: 'v'.repeat(40), bytes: 1, sha256: 'A0'.repeat(32) },
        },
      },
    ],
    [
      'an installer as an address',
      { clientDownloads: { macos: 'https://d.example/a' } },
      { clientDownloads: { macos: { url: 'https://d.example/a' } } },
    ],
  ])('%s', (_, settings, expected = settings) => {
    expect(parseConfig(settings)).toEqual(expected);
  });

  test.each<[string, Record<string, unknown>]>([
    ['an address without http', { apiBaseUrl: 'api.example' }],
    ['an address that runs code', { apiBaseUrl: 'javascript:alert(1)' }],
    ['an address behind another text', { apiBaseUrl: 'x https://api.example' }],
    ['an address with a blank', { apiBaseUrl: 'https://api.example/ b' }],
    ['an address without a host', { apiBaseUrl: 'https:///path' }],
    ['a time that is too short', { timeout: 999 }],
    ['a time that is too long', { timeout: 600_001 }],
    ['a broken time', { timeout: 1500.5 }],
    ['an empty overlay', { overlay: '' }],
    ['a payment field on another site without a scheme', { payment: { fieldUrl: '//pay.example/' } }],
    ['a payment field with a backslash', { payment: { fieldUrl: '/\\pay.example/' } }],
    ['a payment field that runs code', { payment: { fieldUrl: 'javascript:alert(1)' } }],
    ['a payment field behind another text', { payment: { fieldUrl: 'x/pay' } }],
    ['a payment field with a blank', { payment: { fieldUrl: '/pay field' } }],
    ['support without an address', { supportEmail: 'help' }],
    ['a provider that there is not', { providers: { GitHub: 'https://id.example/' } }],
    ['a provider that runs code', { providers: { Google: 'javascript:alert(1)' } }],
    ['a chat on a file', { chat: { url: 'file:///etc/passwd' } }],
    ['an empty version', { clientDownloads: { macos: { url: 'https://d.example/a', version: '' } } }],
    ['a long version', { clientDownloads: { macos: { url: 'https://d.example/a', version: 'v'.repeat(41) } } }],
    ['a size of zero', { clientDownloads: { macos: { url: 'https://d.example/a', bytes: 0 } } }],
    ['a short checksum', { clientDownloads: { macos: { url: 'https://d.example/a', sha256: 'a'.repeat(63) } } }],
    ['a long checksum', { clientDownloads: { macos: { url: 'https://d.example/a', sha256: 'a'.repeat(65) } } }],
    ['a help page on a file', { links: { faq: 'file:///faq' } }],
    ['a chat without an address', { chat: {} }],
    ['an installer behind another text', { clientDownloads: { windows: 'x https://d.example/a' } }],
    ['an installer of a protocol that ends alike', { clientDownloads: { windows: 'xhttps://d.example/a' } }],
    ['an installer of another protocol', { clientDownloads: { windows: 'httpsx://d.example/a' } }],
    [
      'a checksum with another letter',
      { clientDownloads: { macos: { url: 'https://d.example/a', sha256: 'g'.repeat(64) } } },
    ],
    ['a payment field without an address', { payment: {} }],
    ['an overlay as a number', { overlay: 5 }],
  ])('%s is refused', (_, settings) => {
    expect(() => parseConfig(settings)).toThrow(/^config\.json is invalid: /u);
  });

  test('settings that there are not are ignored', () => {
    expect(parseConfig({ unknown: 1, timeout: 2000 })).toEqual({ timeout: 2000 });
  });

  test.each(['help', 'faq', 'guide', 'apiDocs', 'whitePaper', 'handbook'])(
    'the help page %s may be elsewhere',
    async (page) => {
      await load({ links: { [page]: 'https://help.example/' } });
      expect(config().links).toEqual({ [page]: 'https://help.example/' });
    },
  );
});
