import { afterEach, describe, expect, test, vi } from 'vitest';
import { applyConfig, ConfigError } from './config';
import { sendOverNetwork, setReroute } from './fetch';
import { applyConfiguredOverlay } from './overlay';
import { rerouteByOverlay, withUrl } from './rerouted-calls';

const base = 'https://api.example/v9';
const LOG = `${base}/v1/tasks/t-1/lot/1/log`;
const move = (update: Record<string, unknown>, target = "$.paths['/v1/templates/{id}'].get") => ({
  overlay: '1.0.0',
  actions: [{ target, update }],
});
const removal = {
  overlay: '1.0.0',
  actions: [{ target: "$.paths['/v1/tasks/{id}/lot/{lot}/log'].get", remove: true }],
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  setReroute(undefined);
  applyConfig({});
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
