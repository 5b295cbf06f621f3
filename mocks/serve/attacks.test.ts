import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { limits } from '#src/contract/limits.gen';
import { serve, type RunningServer } from '#mocks/server';

const MILLION = 1_000_000;
let api: RunningServer;
beforeAll(async () => {
  api = await serve({ port: 0 });
}, 60_000);
afterAll(() => api.close());

const portOf = ({ url }: RunningServer): number => Number(new URL(url).port);
const isAlive = async (): Promise<boolean> => (await fetch(`${api.url}/health`)).ok;

function openSocket(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket)).once('error', reject);
  });
}

function answerOn(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    socket
      .on('data', (chunk) => (text += chunk.toString('latin1')))
      .on('error', () => undefined)
      .once('close', () => resolve(text));
  });
}

async function exchange(head: string, port = portOf(api)): Promise<string> {
  const socket = await openSocket(port);
  const answer = answerOn(socket);
  socket.write(head);
  return answer;
}

const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
const requestOf = (line: string, ...headers: string[]): string =>
  [`${line} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n');

describe('/__control is for pages of this machine', () => {
  const call = async (host: string | undefined, origin?: string, method = 'GET', server = api) => {
    const hosts = host === undefined ? [] : [`Host: ${host.replace('PORT', String(portOf(server)))}`];
    const origins = origin === undefined ? [] : [`Origin: ${origin}`];
    return exchange(requestOf(`${method} /__control`, ...hosts, ...origins), portOf(server));
  };

  test.each([
    ['127.0.0.1:PORT', undefined],
    ['localhost:PORT', undefined],
    ['LOCALHOST:PORT', undefined],
    ['127.8.9.1:PORT', undefined],
    ['[::1]:PORT', undefined],
    ['127.0.0.1:PORT', 'http://localhost:5173'],
    ['localhost:PORT', 'http://127.0.0.1:5173'],
    ['localhost:PORT', 'https://[::1]:8443'],
  ])('answers the host %s and the origin %s', async (host, origin) => {
    const answer = await call(host, origin);
    expect(statusOf(answer)).toBe(200);
    expect(answer).toContain('"scenarios":[');
  });

  test.each([
    ['evil.example', undefined],
    ['evil.example:PORT', undefined],
    ['localhost.evil.example:PORT', undefined],
    ['127.0.0.1.evil.example:PORT', undefined],
    ['evil.localhost:PORT', undefined],
    ['127.0.0.1', undefined],
    ['localhost:1', undefined],
    ['0.0.0.0:PORT', undefined],
    ['192.168.1.20:PORT', undefined],
    ['[::]:PORT', undefined],
    ['localhost:PORT@evil.example', undefined],
    ['localhost:PORT evil.example', undefined],
    ['', undefined],
    ['localhost:PORT', 'https://evil.example'],
    ['localhost:PORT', 'http://localhost.evil.example'],
    ['localhost:PORT', 'http://127.0.0.1.evil.example:5173'],
    ['localhost:PORT', 'http://localhost@evil.example'],
    ['localhost:PORT', 'file://localhost'],
    ['localhost:PORT', 'null'],
    ['localhost:PORT', ''],
    ['evil.example:PORT', 'http://evil.example'],
    ['evil.example:PORT', 'http://localhost:5173'],
  ])('refuses the host "%s" with the origin %s, whatever the method', async (host, origin) => {
    for (const method of ['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS']) {
      const answer = await call(host, origin, method);
      expect([method, statusOf(answer)]).toEqual([method, 403]);
      if (method !== 'HEAD') expect(answer).toContain('"code":"Forbidden"');
      expect(answer).not.toMatch(/scenarios|token/);
    }
  });

  test('other spellings of the path are guarded or unknown', async () => {
    for (const target of ['/./__control', '/v1/../__control?a', 'http://localhost/__control', '/__control#a'])
      expect([target, statusOf(await exchange(requestOf(`GET ${target}`, 'Host: evil.example')))]).toEqual([
        target,
        403,
      ]);
    for (const target of ['//localhost/__control', '/__control/', '/%5f_control', '/__CONTROL'])
      expect([target, statusOf(await exchange(requestOf(`GET ${target}`, 'Host: evil.example')))]).toEqual([
        target,
        404,
      ]);
  });

  test('a website that is refused takes no session and changes nothing', async () => {
    const refused = await fetch(`${api.url}/__control`, {
      method: 'POST',
      headers: { Origin: 'https://evil.example' },
      body: JSON.stringify({ persona: 'standard', scenario: 'lowBalance' }),
    });
    expect([refused.status, await refused.json()]).toEqual([
      403,
      { error: { code: 'Forbidden', message: expect.stringContaining('--allow-host') as string } },
    ]);
    expect(await (await fetch(`${api.url}/__control`)).json()).toMatchObject({ scenario: { name: 'everyday' } });
  });

  test('a named host is allowed, with any port or only its own', async () => {
    const widened = await serve({ port: 0, allowedHosts: ['dev.example', 'proxy.example:8080'] });
    const statuses = async (host: string, origin?: string) => statusOf(await call(host, origin, 'GET', widened));
    expect(await statuses('dev.example:PORT', 'https://dev.example:3000')).toBe(200);
    expect(await statuses('Dev.example')).toBe(200);
    expect(await statuses('proxy.example:8080', 'http://proxy.example:8080')).toBe(200);
    expect(await statuses('localhost:PORT', 'http://localhost:5173')).toBe(200);
    expect(await statuses('proxy.example:PORT')).toBe(403);
    expect(await statuses('localhost:PORT', 'http://proxy.example')).toBe(403);
    expect(await statuses('a.dev.example:PORT')).toBe(403);
    await widened.close();
  });
});

describe('the size of a body', () => {
  const calls: readonly (readonly [line: string, limit: number])[] = [
    ['POST /v1/session', 10 * MILLION],
    ['POST /__control', 10 * MILLION],
    ['POST /v1/file', limits.uploadBytes + 16_384],
    ['POST /v1/taskrules/createTemplateTaskReturnErrorCode', 28 * MILLION],
    ['POST /v1/taskrules/updateTemplateTask?taskId=a', 28 * MILLION],
    ['DELETE /v1/taskrules/batchdeletetask', 10 * MILLION],
    ['GET /v1/accounts', 10 * MILLION],
    ['POST /no/such/path', 10 * MILLION],
  ];

  test.each(calls)('%s refuses a longer body by its length alone', async (line, limit) => {
    const head = (length: number) => requestOf(line, `Host: localhost:${portOf(api)}`, `Content-Length: ${length}`);
    const socket = await openSocket(portOf(api));
    const answer = answerOn(socket);
    const first = new Promise<string>((resolve) => socket.once('data', (chunk) => resolve(chunk.toString('latin1'))));
    socket.write(head(limit + 1));
    expect(statusOf(await first)).toBe(413);
    socket.destroy();
    expect(await answer).toContain(`The body may have at most ${limit} bytes.`);
  });

  test('a client that waits for 100 Continue is refused without sending, or asked to go on', async () => {
    const head = (length: number) =>
      requestOf(
        'POST /__control',
        `Host: localhost:${portOf(api)}`,
        'Expect: 100-continue',
        `Content-Length: ${length}`,
      );
    const refused = await openSocket(portOf(api));
    const answer = answerOn(refused);
    refused.once('data', () => refused.end());
    refused.write(head(30 * MILLION));
    expect(statusOf(await answer)).toBe(413);

    const accepted = await openSocket(portOf(api));
    const whole = answerOn(accepted);
    accepted.once('data', () => accepted.write('{}'));
    accepted.write(head(2));
    expect(await whole).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 OK/);
  });

  test('30 MB are refused at once', async () => {
    const body = Buffer.alloc(30 * MILLION, 'x');
    const head = requestOf('POST /v1/session', 'Host: localhost', `Content-Length: ${body.length}`);
    const durations: number[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const socket = await openSocket(portOf(api));
      socket.on('error', () => undefined);
      const first = new Promise<string>((resolve) => socket.once('data', (chunk) => resolve(chunk.toString('latin1'))));
      const start = performance.now();
      socket.write(head);
      socket.write(body);
      expect(statusOf(await first)).toBe(413);
      durations.push(performance.now() - start);
      socket.destroy();
    }
    expect(Math.min(...durations)).toBeLessThan(100);
    expect(await isAlive()).toBe(true);
  });

  test('a client that sends all of 30 MB can read the answer', async () => {
    const refused = await fetch(`${api.url}/v1/session`, { method: 'POST', body: Buffer.alloc(30 * MILLION, 'x') });
    expect([refused.status, await refused.json()]).toMatchObject([413, { error: { code: 'TooLarge' } }]);
  });

  test('a body of unknown length is refused as soon as it passes the limit', async () => {
    const socket = await openSocket(portOf(api));
    const answer = answerOn(socket);
    const piece = Buffer.alloc(MILLION, 'x');
    const frame = Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n')]);
    let sent = 0;
    socket.write(requestOf('POST /__control', `Host: localhost:${portOf(api)}`, 'Transfer-Encoding: chunked'));
    const isAnswered = new Promise<true>((resolve) => socket.once('data', () => resolve(true)));
    for (;;) {
      const written = new Promise<false>((resolve) => socket.write(frame, () => resolve(false)));
      sent += piece.length;
      if (await Promise.race([isAnswered, written])) break;
    }
    socket.end();
    expect(statusOf(await answer)).toBe(413);
    expect(sent).toBeGreaterThan(9 * MILLION);
    expect(sent).toBeLessThan(40 * MILLION);
  });

  test('a body just within the limit is read', async () => {
    const body = `"${'x'.repeat(10 * MILLION - 2)}"`;
    expect((await fetch(`${api.url}/v1/session`, { method: 'POST', body })).status).toBe(422);
  });
});

describe('slow and half-open requests end', () => {
  let impatient: RunningServer;
  beforeAll(async () => {
    const timeouts = {
      headersTimeout: 100,
      requestTimeout: 200,
      keepAliveTimeout: 100,
      connectionsCheckingInterval: 20,
    };
    impatient = await serve({ port: 0, timeouts });
  }, 60_000);
  afterAll(() => impatient.close());

  test.each([
    ['nothing at all', '', 408],
    ['half of a header', 'GET /health HTTP/1.1\r\nHost: loc', 408],
    ['half of a body', 'POST /v1/session HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n{', 408],
    [
      'half of a chunk',
      'POST /v1/session HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nff\r\n{',
      408,
    ],
    ['one request and nothing more', 'GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n', 200],
  ])('a client that sends %s is disconnected', async (_, head, status) => {
    expect(statusOf(await exchange(head, portOf(impatient)))).toBe(status);
  });

  test('a refused client that never stops sending is disconnected', async () => {
    const socket = await openSocket(portOf(api));
    const answer = answerOn(socket);
    socket.write(requestOf('POST /v1/session', 'Host: localhost', `Content-Length: ${30 * MILLION}`));
    expect(statusOf(await answer)).toBe(413);
  });

  test('1,000 open connections leave room for an answer', async () => {
    const sockets = await Promise.all(Array.from({ length: 1_000 }, () => openSocket(portOf(api))));
    for (const socket of sockets) socket.write('GET /health HTTP/1.1\r\nHost: localhost\r\n');
    expect(await isAlive()).toBe(true);
    const answers = sockets.map(answerOn);
    for (const socket of sockets) socket.write('Connection: close\r\n\r\n');
    expect(new Set((await Promise.all(answers)).map(statusOf))).toEqual(new Set([200]));
  });
});

describe('malformed requests', () => {
  const longPath = '/'.padEnd(9_000, 'a');
  test.each([
    { line: 'GET /%', status: 404 },
    { line: 'GET /%ff%', status: 404 },
    { line: 'GET /v1/templateRegistration/templates/%', status: 404 },
    { line: 'GET /v1/templateRegistration/templates/%E0%A4%A', status: 404 },
    { line: 'GET /v1/tasksearchs?page=%', status: 401 },
    { line: 'GET http://', status: 400 },
    { line: 'GET http://[', status: 400 },
    { line: 'GET http://a:99999999/', status: 400 },
    { line: 'GET *', status: 404 },
    { line: 'GET evil', status: 400 },
    { line: 'GET //', status: 404 },
    { line: 'GET /\\evil', status: 404 },
    { line: 'GET', status: 400 },
    { line: '', status: 400 },
    { line: 'FETCH /health', status: 400 },
    { line: 'get /health', status: 400 },
    { line: 'TRACE /health', status: 405 },
    { line: 'PROPFIND /health', status: 405 },
    { line: 'SEARCH /no/such/path', status: 404 },
    { line: 'CONNECT evil.example:443', status: 405 },
    { line: `GET ${longPath}`, status: 414 },
    { line: `GET /health?${longPath}`, status: 414 },
    { line: `GET ${longPath.repeat(10)}`, status: 431 },
    { line: `GET ${longPath.slice(0, 8_000)}`, status: 404 },
  ])('$line is answered with $status', async ({ line, status }) => {
    expect(statusOf(await exchange(requestOf(line, 'Host: localhost')))).toBe(status);
    expect(await isAlive()).toBe(true);
  });

  test.each<[string, readonly string[]]>([
    ['one long header', [`A: ${'x'.repeat(20_000)}`]],
    ['3,000 headers', Array.from({ length: 3_000 }, (_, index) => `X-${index}: x`)],
    ['a header without a name', [': x']],
    ['a header without a colon', ['x']],
    ['two lengths', ['Content-Length: 1', 'Content-Length: 2']],
    ['a negative length', ['Content-Length: -1']],
    ['a length that is no number', ['Content-Length: many']],
    ['a length and chunks', ['Content-Length: 5', 'Transfer-Encoding: chunked']],
    ['an unknown expectation', ['Expect: a-miracle']],
    ['control characters in a header', ['A: \u0000\u0001']],
  ])('%s is refused with 4xx', async (_, headers) => {
    const answer = await exchange(requestOf('POST /v1/session', 'Host: localhost', ...headers));
    expect(statusOf(answer)).toBeGreaterThanOrEqual(400);
    expect(statusOf(answer)).toBeLessThan(500);
    expect(await isAlive()).toBe(true);
  });

  test('a request without a host, and bytes that are no HTTP, are refused with 400', async () => {
    expect(statusOf(await exchange(requestOf('GET /health')))).toBe(400);
    expect(statusOf(await exchange('\u0016\u0003\u0001\u0002\u0000'))).toBe(400);
    expect(await isAlive()).toBe(true);
  });

  test('odd hosts and headers reach the emulator and do no harm', async () => {
    for (const header of [
      'Host: [',
      'Host: a b"<',
      'Host: \u00ff',
      'Host: a\r\n__proto__: x',
      'Host: a\r\nAccept-Language: \u00e9',
    ])
      expect([header, statusOf(await exchange(requestOf('GET /v1/templateRegistration/templates', header)))]).toEqual([
        header,
        200,
      ]);
  });

  test('connections that are reset at every stage do not stop the server', async () => {
    const request = 'POST /v1/session HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\n\r\n{}';
    for (let length = 0; length <= request.length; length += 1) {
      const socket = await openSocket(portOf(api));
      socket.on('error', () => undefined);
      const closed = answerOn(socket);
      socket.write(request.slice(0, length), () => socket.resetAndDestroy());
      await closed;
    }
    expect(await isAlive()).toBe(true);
  });
});
