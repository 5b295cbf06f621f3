import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { afterEach, expect, test } from 'vitest';
import { client } from '#src/api/client';
import { applyConfig } from '#src/api/config';
import { setSessionToken } from '#src/api/session-token';
import { sendOverNetwork, setTransport, type Transport } from '#src/api/fetch';
import { parseAuthSettings } from '#src/api/auth/settings';
import { guideMiddleware, guideText } from '#tests/fixtures/integration-guide';
import { readContract } from '../../scripts/contract-check/contract.ts';
import { checkServer, startState, type CheckOptions } from '../../scripts/contract-check/run.ts';
import { closeServers, listen } from './check-servers';

const { JSDOM, VirtualConsole } = createRequire(import.meta.url)('jsdom') as {
  readonly JSDOM: new (
    html: string,
    options: object,
  ) => {
    readonly window: { readonly XMLHttpRequest: typeof XMLHttpRequest };
  };
  readonly VirtualConsole: new () => object;
};

afterEach(async () => {
  await closeServers();
  applyConfig({});
  setSessionToken(undefined);
  setTransport(sendOverNetwork);
});

const cookie = (/^Set-Cookie: (.+)$/m.exec(guideText)?.[1] ?? '').replace('…', 's-1');
const account = { userId: 'kiln-7', userName: 'ada' };

type Change = (response: ServerResponse, request: IncomingMessage) => number | void;

function api(seen: string[], change: Change = () => undefined): Promise<string> {
  const allowOrigin = guideMiddleware();
  const server = createServer((request, response) => {
    const { method, url, headers } = request;
    seen.push(`${method} ${headers['access-control-request-method'] ?? headers.cookie ?? '-'}`);
    const writeHead = response.writeHead.bind(response);
    response.writeHead = (status: number) => writeHead(change(response, request) ?? status);
    allowOrigin(request, response, () => {
      const reply = (status: number, body: object) => {
        response.statusCode = status;
        response.setHeader('Content-Type', 'application/json');
        response.end(JSON.stringify(body));
      };
      response.setHeader('X-CSRF-Token', 'csrf-1');
      if (url === '/v1/session') {
        response.setHeader('Set-Cookie', cookie);
        reply(200, { token: 't', expiresAt: '2027-01-01T00:00:00Z', keepSignedIn: false });
      } else if (!headers.cookie?.includes('sid=s-1')) reply(401, { error: { code: 'NoSession', message: '' } });
      else if (method !== 'GET' && headers['x-csrf-token'] !== 'csrf-1')
        reply(403, { error: { code: 'Csrf', message: '' } });
      else if (url === '/v1/accounts/resources') {
        response.setHeader('Retry-After', '7');
        reply(429, { error: { code: 'TooManyRequests', message: '' } });
      } else reply(200, account);
    });
  });
  return listen(server);
}

/** jsdom enforces CORS. */
function browserAt(origin: string): Transport {
  const { window } = new JSDOM('', { url: `${origin}/`, virtualConsole: new VirtualConsole() });
  return async (request) => {
    const sent = new window.XMLHttpRequest();
    sent.open(request.method, request.url);
    sent.withCredentials = request.credentials === 'include';
    request.headers.forEach((value, name) => sent.setRequestHeader(name, value));
    const body = await request.text();
    return new Promise((resolve) => {
      sent.addEventListener('error', () => resolve(Response.error()));
      sent.addEventListener('load', () => {
        const lines = sent.getAllResponseHeaders().trim().split('\r\n');
        const headers = lines.map((line) => line.split(': ', 2) as [string, string]);
        resolve(new Response(sent.responseText, { status: sent.status, headers }));
      });
      sent.send(body);
    });
  };
}

async function openPage(origin: string, apiBaseUrl: string): Promise<void> {
  applyConfig({ apiBaseUrl, auth: parseAuthSettings('cookie') });
  setTransport(browserAt(origin));
  await client.POST('/v1/session', { body: { loginType: 'Email', account: 'ada', password: 'glaze' } });
  setSessionToken('cookie-1');
}

test('with the lines of the guide, a cookie session of another origin reads, writes and sees Retry-After', async () => {
  const seen: string[] = [];
  await openPage('https://app.example.com', await api(seen));
  expect(await client.GET('/v1/accounts')).toEqual(account);
  expect(await client.PUT('/v1/accounts', { body: {} })).toEqual(account);
  await expect(client.GET('/v1/accounts/resources')).rejects.toMatchObject({ status: 429, retryAfter: 7 });
  expect(seen).toEqual(['POST -', 'GET sid=s-1', 'OPTIONS PUT', 'PUT sid=s-1', 'GET sid=s-1']);
});

test('an origin that the lines do not name reads nothing', async () => {
  await expect(openPage('https://other.example', await api([]))).rejects.toMatchObject({ kind: 'network' });
});

const contract = readContract();
const findings = async (baseUrl: string, headers?: Readonly<Record<string, string>>): Promise<string[]> => {
  const options: CheckOptions = {
    baseUrl,
    origin: 'https://app.example.com',
    only: ['getAccount', 'getAccountResources', 'updateAccount'],
    unsafe: true,
    timeout: 20_000,
    ...(headers ? { headers } : { token: 't' }),
  };
  const results = await checkServer(contract, options, { ...startState(contract, options), hasIds: true });
  return [
    ...new Set(
      results.flatMap((result) => result.findings.filter(({ rule }) => rule === 'cors').map(({ message }) => message)),
    ),
  ];
};
const withCookie = { Cookie: 'sid=s-1', 'X-CSRF-Token': 'csrf-1' };

test('the check with --origin accepts the lines of the guide', async () => {
  const seen: string[] = [];
  expect(await findings(await api(seen), withCookie)).toEqual([]);
  expect(seen).toEqual(expect.arrayContaining(['OPTIONS GET', 'OPTIONS PUT', 'PUT sid=s-1']));
});

test.each([
  ['Access-Control-Allow-Origin', '*', ["Access-Control-Allow-Origin must be https://app.example.com, is '*'"]],
  [
    'Access-Control-Allow-Origin',
    'https://app.example.com/',
    ["Access-Control-Allow-Origin must be https://app.example.com, is 'https://app.example.com/'"],
  ],
  [
    'Access-Control-Allow-Origin',
    undefined,
    ['Access-Control-Allow-Origin must be https://app.example.com, is missing'],
  ],
  [
    'Access-Control-Allow-Credentials',
    undefined,
    ['Access-Control-Allow-Credentials must be true, since the session is a cookie'],
  ],
  [
    'Access-Control-Expose-Headers',
    '*',
    [
      'Access-Control-Expose-Headers must name X-CSRF-Token, which the application reads',
      'Access-Control-Expose-Headers must name Retry-After, which the application reads',
    ],
  ],
  ['Access-Control-Allow-Methods', 'GET, POST', ['Access-Control-Allow-Methods must name PUT']],
  [
    'Access-Control-Allow-Headers',
    '*',
    ['Access-Control-Allow-Headers must name X-CSRF-Token', 'Access-Control-Allow-Headers must name content-type'],
  ],
])('the check refuses %s: %s for a cookie session', async (name, value, expected) => {
  const url = await api([], (response) => {
    if (value === undefined) response.removeHeader(name);
    else if (response.hasHeader(name)) response.setHeader(name, value);
  });
  expect((await findings(url, withCookie)).toSorted()).toEqual(expected.toSorted());
});

test('the check accepts any origin for a token, but not any header', async () => {
  const url = await api([], (response, { method }) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Expose-Headers', '*');
    response.removeHeader('Access-Control-Allow-Credentials');
    if (method === 'OPTIONS') response.setHeader('Access-Control-Allow-Headers', '*');
  });
  expect(await findings(url)).toEqual(['Access-Control-Allow-Headers must name authorization']);
});

test('the check refuses a preflight that needs a session', async () => {
  const url = await api([], (_, { method }) => (method === 'OPTIONS' ? 401 : undefined));
  expect(await findings(url, withCookie)).toEqual(['the preflight must be answered 204, was 401']);
});
