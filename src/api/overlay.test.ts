import { afterEach, describe, expect, test, vi } from 'vitest';
import { applyConfig, ConfigError } from './config';
import { sendOverNetwork, setReroute } from './fetch';
import { applyConfiguredOverlay } from './overlay';
import { base, LOG, move, removal } from '#tests/fixtures/overlays';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  setReroute(undefined);
  applyConfig({});
});

describe('the overlay of a deployment', () => {
  const fetched: string[] = [];
  const serve = (response: () => Response | Promise<Response>) => {
    fetched.length = 0;
    vi.stubGlobal('location', { origin: 'https://page.example' });
    vi.stubGlobal('fetch', (input: Request | URL, init?: RequestInit) => {
      fetched.push(`${input instanceof Request ? input.url : input.href} ${String(init?.cache)}`);
      return Promise.resolve(response());
    });
  };
  const apply = () => applyConfiguredOverlay('/app/', () => base);
  const failure = async () => {
    const error: unknown = await apply().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message;
  };

  test('none leaves every call as it is', async () => {
    serve(() => new Response('network'));
    await apply();
    expect(fetched).toEqual([]);
    await sendOverNetwork(new Request(LOG));
    expect(fetched).toEqual([`${LOG} undefined`]);
  });

  test('a document is applied as it is, without a request', async () => {
    serve(() => new Response('network'));
    applyConfig({ overlay: removal });
    await apply();
    expect((await sendOverNetwork(new Request(LOG))).status).toBe(404);
    expect(fetched).toEqual([]);
  });

  test('an address is read beside the application, past the cache', async () => {
    serve(() => Response.json(removal));
    applyConfig({ overlay: 'overlay.json' });
    await apply();
    expect(fetched).toEqual(['https://page.example/app/overlay.json no-cache']);
    expect((await sendOverNetwork(new Request(LOG))).status).toBe(404);
  });

  test('what it names and the contract does not have is a warning', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    applyConfig({ overlay: move({ 'x-path': '/v2' }, "$.paths['/v1/nowhere'].get") });
    await apply();
    expect(warn.mock.calls.map(([text]) => String(text))).toEqual([expect.stringMatching(/^overlay: .*nowhere/u)]);
  });

  test('what cannot be read or applied stops the start and says why', async () => {
    applyConfig({ overlay: 'overlay.json' });
    serve(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await failure()).toBe('The overlay overlay.json could not be fetched');
    serve(() => new Response('', { status: 404 }));
    expect(await failure()).toBe('The request for the overlay overlay.json failed with status 404');
    serve(() => new Response('overlay: 1.0.0'));
    expect(await failure()).toBe(
      'The overlay overlay.json is not JSON. Convert YAML with: node scripts/contract/overlay-file.ts',
    );
    serve(() => Response.json({ overlay: '1.0.0' }));
    expect(await failure()).toMatch(/^The overlay is invalid: ./u);
  });
});
