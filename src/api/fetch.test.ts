import { getEventListeners } from 'node:events';
import i18next from 'i18next';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { parseAuthSettings } from './auth/settings';
import { applyConfig } from './config';
import { apiFetch, send, sendOverNetwork, setReroute, setTransport } from './fetch';
import { closeSignInPrompt, keepPageOnSessionEnd } from './session-end';
import { sessionToken, setSessionToken } from './session-token';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  setTransport((request) => globalThis.fetch(request));
  setReroute(undefined);
  setSessionToken(undefined);
  applyConfig({});
  vi.restoreAllMocks();
});

test.each([200, 500])('a call answered with %i leaves no listener on its signal', async (status) => {
  const any = vi.spyOn(AbortSignal, 'any');
  const count = () => getEventListeners(any.mock.results[0]!.value as AbortSignal, 'abort').length;
  let countDuring = 0;
  setTransport(() => {
    countDuring = count();
    return Promise.resolve(Response.json({}, { status }));
  });
  await apiFetch(new Request('https://api.example/a')).catch(() => undefined);
  expect(countDuring - count()).toBe(1);
});

const URL_A = 'https://api.example/a';
const answerWith = (response: Response | (() => Response | Promise<Response>)) =>
  setTransport(() => Promise.resolve(typeof response === 'function' ? response() : response));
const text = (body: string, type?: string, status = 200) =>
  new Response(new TextEncoder().encode(body), { status, headers: type === undefined ? {} : { 'Content-Type': type } });

async function failureOf(call: Promise<unknown>): Promise<Record<string, unknown>> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  const { kind, status, code, message, retryAfter, details } = error as Record<string, unknown>;
  return { kind, status, code, message, retryAfter, details };
}
const call = (options = {}) => apiFetch(new Request(URL_A), options);

describe('a readable answer', () => {
  test.each([['application/json'], ['application/problem+json; charset=utf-8'], ['text/plain'], [undefined]])(
    'of type %s is JSON with its status and headers',
    async (type) => {
      answerWith(() => text(' {"a":1}', type, 201));
      const response = await call();
      expect(response.status).toBe(201);
      expect(response.headers.get('Content-Type')).toBe(type ?? 'text/plain;charset=UTF-8');
      expect(await response.json()).toEqual({ a: 1 });
    },
  );

  test('without content needs no body', async () => {
    answerWith(new Response(null, { status: 204, headers: { 'Content-Type': 'text/html' } }));
    expect((await call()).status).toBe(204);
  });

  test('with a file is not read, whatever it contains', async () => {
    answerWith(() => text('a,b', 'text/csv'));
    expect(await (await call({ file: true })).text()).toBe('a,b');
    answerWith(() => text(''));
    expect(await (await call({ file: true })).text()).toBe('');
  });

  test('is asked for in the language of the page', async () => {
    const sent: (string | null)[] = [];
    i18next.language = '';
    setTransport((request) => {
      sent.push(request.headers.get('Accept-Language'));
      return Promise.resolve(Response.json({}));
    });
    await call();
    vi.spyOn(i18next, 'language', 'get').mockReturnValue('ja-JP');
    await call();
    expect(sent).toEqual([null, 'ja-JP']);
  });
});

describe('an answer that cannot be read', () => {
  test.each([
    ['text/html', '<p>', 'The response is text/html, not JSON.'],
    ['application/json', '  ', 'The response is empty.'],
    ['application/json', '{', 'The response is not JSON.'],
  ])('of type %s with %j is malformed', async (type, body, message) => {
    answerWith(() => text(body, type));
    expect(await failureOf(call())).toMatchObject({ kind: 'malformed', status: 200, code: 'Malformed', message });
  });

  test('a page in place of a file is malformed', async () => {
    answerWith(() => text('<p>', 'text/html; charset=utf-8'));
    expect(await failureOf(call({ file: true }))).toMatchObject({
      kind: 'malformed',
      status: 200,
      message: 'The response is a web page, not a file.',
    });
  });
});

describe('a refusal', () => {
  test('carries code, message, details and the seconds to wait', async () => {
    const details = [{ field: 'name', message: 'Too long' }];
    answerWith(() =>
      Response.json(
        { error: { code: 'Invalid', message: 'No', details } },
        { status: 429, headers: { 'Retry-After': '7' } },
      ),
    );
    expect(await failureOf(call())).toEqual({
      kind: 'http',
      status: 429,
      code: 'Invalid',
      message: 'No',
      details,
      retryAfter: 7,
    });
  });

  test.each(['0', '-3', 'soon', 'Fri, 27 Nov 2026 22:00:00 GMT'])('ignores Retry-After: %s', async (value) => {
    answerWith(() => Response.json({}, { status: 503, headers: { 'Retry-After': value } }));
    expect((await failureOf(call()))['retryAfter']).toBeUndefined();
  });

  test.each(['', 'null', '"text"', '[]', '{}', '{"error":null}', '{"error":"x"}', '{"error":{}}', '<p>'])(
    'with the body %s has a code of its status',
    async (body) => {
      answerWith(() => text(body, 'application/json', 502));
      expect(await failureOf(call())).toMatchObject({
        kind: 'http',
        status: 502,
        code: 'Http502',
        message: '',
        details: [],
      });
    },
  );

  test.each([
    '{"error":{"code":"A"}}',
    '{"error":{"message":"b"}}',
    '{"error":{"code":1,"message":"b"}}',
    '{"error":{"code":"A","message":2}}',
  ])('with %s in place of an error has a code of its status', async (body) => {
    answerWith(() => text(body, 'application/json', 400));
    expect(await failureOf(call())).toMatchObject({ code: 'Http400', message: '' });
  });
});

describe('no answer', () => {
  test('no connection is a network error', async () => {
    setTransport(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await failureOf(call())).toMatchObject({
      kind: 'network',
      status: 0,
      code: 'Network',
      message: 'No connection.',
    });
    answerWith(() => Response.error());
    expect(await failureOf(call())).toMatchObject({
      kind: 'network',
      status: 0,
      code: 'Network',
      message: 'No connection.',
    });
  });

  test('a body that breaks off is a network error', async () => {
    answerWith(
      () =>
        new Response(new ReadableStream({ pull: (controller) => controller.error(new TypeError('cut')) }), {
          headers: { 'Content-Type': 'application/json' },
        }),
    );
    expect(await failureOf(call())).toMatchObject({ kind: 'network' });
  });

  test('a server that is silent for too long is a timeout, and the request is aborted', async () => {
    vi.useFakeTimers();
    applyConfig({ timeout: 5000 });
    let sent: Request | undefined;
    setTransport((request) => {
      sent = request;
      return new Promise(() => undefined);
    });
    const failure = failureOf(call());
    await vi.advanceTimersByTimeAsync(4999);
    expect(sent?.signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await failure).toMatchObject({
      kind: 'timeout',
      status: 0,
      code: 'Timeout',
      message: 'The server did not respond in time.',
    });
    expect(sent?.signal.aborted).toBe(true);
  });

  test.each([200, 500])('a body with status %i that never ends is a timeout', async (status) => {
    vi.useFakeTimers();
    answerWith(() => new Response(new ReadableStream(), { status, headers: { 'Content-Type': 'application/json' } }));
    const failure = failureOf(call());
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await failure).toMatchObject({ kind: 'timeout' });
  });

  test('an answer in time leaves no timer, and a file may take any time', async () => {
    vi.useFakeTimers();
    answerWith(() => Response.json({}));
    await call();
    expect(vi.getTimerCount()).toBe(0);
    let sent: Request | undefined;
    setTransport((request) => {
      sent = request;
      return Promise.resolve(text('a,b', 'text/csv'));
    });
    await call({ file: true });
    await vi.advanceTimersByTimeAsync(600_000);
    expect(sent?.signal.aborted).toBe(false);
  });

  test('a call that its caller aborts rejects with the reason', async () => {
    setTransport(() => new Promise(() => undefined));
    const abort = new AbortController();
    const failure = apiFetch(new Request(URL_A, { signal: abort.signal })).catch((reason: unknown) => reason);
    await Promise.resolve();
    const reason = new Error('left the page');
    abort.abort(reason);
    expect(await failure).toBe(reason);
    const other = new AbortController();
    const second = apiFetch(new Request(URL_A, { signal: other.signal })).catch((error: unknown) => error);
    await Promise.resolve();
    other.abort('a text');
    expect(await second).toMatchObject({ message: 'aborted' });
  });

  test.each<[string, () => Promise<Response>]>([
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['an answer that failed', () => Promise.resolve(Response.error())],
    ['a refusal', () => Promise.resolve(Response.json({}, { status: 403 }))],
    [
      'a refused write with a newer CSRF token',
      () => Promise.resolve(Response.json({}, { status: 403, headers: { 'X-CSRF-Token': 'c-2' } })),
    ],
  ])('%s leaves no timer', async (_, transport) => {
    vi.useFakeTimers();
    applyConfig({ auth: parseAuthSettings('cookie') });
    setTransport(transport);
    await apiFetch(new Request(URL_A, { method: 'POST' })).catch(() => undefined);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('an ended session', () => {
  const refuseFirst = (times: number) => {
    const bodies: string[] = [];
    setTransport(async (request) => {
      bodies.push(`${request.headers.get('Authorization') ?? 'none'} ${await request.text()}`);
      return bodies.length <= times ? Response.json({}, { status: 401 }) : Response.json({ ok: true });
    });
    return bodies;
  };
  const write = (options = {}) => apiFetch(new Request(URL_A, { method: 'POST', body: 'one' }), options);

  test('a refused call is repeated with its body after a sign-in in place', async () => {
    setSessionToken('f-1');
    const leave = keepPageOnSessionEnd(() => true);
    const bodies = refuseFirst(1);
    const written = write();
    await vi.waitFor(() => expect(bodies).toHaveLength(1));
    setSessionToken('f-2');
    closeSignInPrompt(true);
    expect((await written).ok).toBe(true);
    expect(bodies).toEqual(['Bearer f-1 one', 'Bearer f-2 one']);
    leave();
  });

  test('a session that began meanwhile is kept', async () => {
    setSessionToken('f-3');
    setTransport(() => {
      setSessionToken('f-4');
      return Promise.resolve(Response.json({}, { status: 401 }));
    });
    expect(await failureOf(call())).toMatchObject({ status: 401 });
    expect(sessionToken()).toBe('f-4');
  });

  test('a refused sign-in and a call without session end nothing', async () => {
    setSessionToken('f-5');
    const bodies = refuseFirst(2);
    expect(await failureOf(write({ opens: true }))).toMatchObject({ status: 401 });
    expect(await failureOf(write({ session: false }))).toMatchObject({ status: 401 });
    expect(sessionToken()).toBe('f-5');
    expect(bodies).toEqual(['Bearer f-5 one', 'none one']);
  });

  test('a refused call of a visitor does not ask for a sign-in', async () => {
    const asked = vi.fn(() => true);
    const leave = keepPageOnSessionEnd(asked);
    answerWith(() => Response.json({}, { status: 401 }));
    expect(await failureOf(call())).toMatchObject({ status: 401 });
    expect(asked).not.toHaveBeenCalled();
    leave();
  });

  test('other refusals do not ask for a sign-in', async () => {
    setSessionToken('f-6');
    const asked = vi.fn(() => true);
    const leave = keepPageOnSessionEnd(asked);
    answerWith(() => Response.json({}, { status: 403 }));
    expect(await failureOf(call())).toMatchObject({ status: 403 });
    expect(asked).not.toHaveBeenCalled();
    expect(sessionToken()).toBe('f-6');
    leave();
  });
});

describe('the transport', () => {
  test('calls wait for one that is still starting', async () => {
    const starting = Promise.withResolvers<(request: Request) => Promise<Response>>();
    setTransport(starting.promise);
    const sent = send(new Request(URL_A));
    starting.resolve(() => Promise.resolve(new Response('here')));
    expect(await (await sent).text()).toBe('here');
  });

  test('over the network, a request goes where the overlay sends it, or is answered by it', async () => {
    const fetched: string[] = [];
    vi.stubGlobal('fetch', (request: Request) => {
      fetched.push(request.url);
      return Promise.resolve(new Response('network'));
    });
    expect(await (await sendOverNetwork(new Request(URL_A))).text()).toBe('network');
    setReroute(() => Promise.resolve(new Request('https://other.example/b')));
    expect(await (await sendOverNetwork(new Request(URL_A))).text()).toBe('network');
    setReroute(() => Promise.resolve(new Response('overlay')));
    expect(await (await sendOverNetwork(new Request(URL_A))).text()).toBe('overlay');
    expect(fetched).toEqual([URL_A, 'https://other.example/b']);
  });
});
