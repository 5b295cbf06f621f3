import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable, type Duplex } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import document from '#src/contract/openapi.gen.json';
import { startScenario, type AdvanceResult, type Emulator } from './emulator';
import { toMilliseconds, parseControlRequest } from './lib/control';
import { HttpError } from './lib/http-error';
import { findScenario, type ScenarioName } from './scenarios';
import { bodyLimit, readBody, replyEarly } from './serve/body';
import { checkControlAccess } from './serve/control-access';
import { controlState } from './serve/control-state';
import { allowOrigin } from './serve/cors';
import type { ServeOptions } from './serve/options';
import { unknownRouteResponse } from './serve/routes';

const BASE_URL = 'http://emulator.internal';
const MAX_URL_LENGTH = 8_192;
/** Milliseconds. */
const TIMEOUTS = {
  requestTimeout: 60_000,
  headersTimeout: 10_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
};
const BACKLOG = 2_048;

const ALLOWED_METHODS: ReadonlySet<string> = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);
/** Milliseconds that pending responses have to finish when the server closes. */
const SHUTDOWN_GRACE = 1_000;

export interface ServerOptions extends ServeOptions {
  readonly onStart?: (emulator: Emulator) => void;
  readonly onChange?: () => void;
  readonly timeouts?: Partial<typeof TIMEOUTS>;
}

export { readServeFlags } from './serve/options';

export interface RunningServer {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves the emulator over HTTP. Rejects for an unknown scenario, and when the port is taken. */
export async function serve(options: ServerOptions): Promise<RunningServer> {
  const host = options.host ?? '127.0.0.1';
  let scenario = options.scenario ?? 'everyday';
  let seedSize = options.seedSize;
  const begin = async (): Promise<Emulator> => {
    const started = await startScenario({
      baseUrl: BASE_URL,
      scenario: scenarioOf(scenario),
      seedSize,
      ...(options.clock ? { clock: options.clock } : {}),
      onDeviation: (operation, deviations) => console.error(`${operation} answered outside the contract`, deviations),
      ...(options.onChange ? { onChange: options.onChange } : {}),
    });
    options.onStart?.(started);
    return started;
  };
  let emulator = await begin();

  const control = async (body: string): Promise<Response> => {
    const controlRequest = parseControlRequest(body);
    if (controlRequest.scenario !== undefined || controlRequest.seedSize !== undefined) {
      scenario = controlRequest.scenario === undefined ? scenario : scenarioOf(controlRequest.scenario);
      seedSize = controlRequest.seedSize ?? (controlRequest.scenario === undefined ? seedSize : undefined);
      emulator = await begin();
    } else if (controlRequest.reset) await emulator.reset();
    if (controlRequest.faults !== undefined || controlRequest.seed !== undefined) {
      const { faults } = emulator;
      faults.set(controlRequest.faults ?? faults.list().map(({ fault }) => fault), controlRequest.seed ?? faults.seed);
    }
    if (controlRequest.clock) emulator.clock.set(controlRequest.clock);
    const advanced =
      controlRequest.advance === undefined
        ? undefined
        : await (controlRequest.advance === 'nextEvent'
            ? emulator.advanceToNextEvent()
            : emulator.advance(toMilliseconds(controlRequest.advance)));
    const token = controlRequest.persona ? await emulator.signInAs(controlRequest.persona) : undefined;
    const { now, scenario: current, faults, seed } = controlState(emulator, scenario);
    return Response.json({
      now,
      scenario: current.name,
      seed,
      faults,
      ...(advanced === undefined ? {} : latestEvents(advanced)),
      token,
    });
  };

  const answer = async (
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    signal: AbortSignal,
  ): Promise<Response> => {
    const { pathname: path, search } = targetOf(incoming.url ?? '/');
    if (path === '/__control') checkControlAccess(incoming.headers, port, options.allowedHosts ?? []);
    if (incoming.method === 'OPTIONS') return new Response(null, { status: 204 });
    const method = incoming.method === 'HEAD' ? 'GET' : (incoming.method ?? 'GET');
    if (!ALLOWED_METHODS.has(method)) return unknownRouteResponse(method, path);
    const name = incoming.headers.host ?? `${host}:${port}`;
    if (method === 'GET' && path === '/health') return Response.json({ status: 'ok' });
    if (method === 'GET' && path === '/openapi.json')
      return Response.json({ ...document, servers: [{ url: `http://${name}`, description: 'This emulator' }] });
    if (method === 'GET' && path === '/__control') return Response.json(controlState(emulator, scenario));
    const body = await readBody(incoming, outgoing, bodyLimit(method, path));
    if (method === 'POST' && path === '/__control') return control(body.toString('utf8'));
    const headers = headersOf(incoming);
    // Links in responses must use the host name of the request.
    if (!headers.has('X-Forwarded-Host')) headers.set('X-Forwarded-Host', name);
    const request = new Request(`${BASE_URL}${path}${search}`, {
      method,
      headers,
      signal,
      ...(method === 'GET' || body.length === 0 ? {} : { body: new Uint8Array(body) }),
    });
    return (await emulator.answer(request)) ?? unknownRouteResponse(incoming.method ?? method, path);
  };

  const handle = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const abortController = new AbortController();
    outgoing.once('close', () => abortController.abort());
    answer(incoming, outgoing, abortController.signal)
      .catch((error: unknown) => {
        if (error instanceof HttpError) return error.toResponse();
        console.error(error);
        return new HttpError(500, 'ServerError', 'The emulator failed to handle this request.').toResponse();
      })
      .then((response) => reply(response, incoming, outgoing, options.origins ?? []))
      .catch(() => outgoing.destroy());
  };
  const server = createServer({ ...TIMEOUTS, ...options.timeouts }, handle)
    .on('checkContinue', handle)
    .on('connect', refuseTunnel);
  await new Promise<void>((resolve, reject) => {
    server
      .on('error', (error) => reject(listenError(error, options.port, host)))
      .listen({ port: options.port, host, backlog: BACKLOG }, () => resolve());
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${host}:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
        setTimeout(() => server.closeAllConnections(), SHUTDOWN_GRACE).unref();
      }),
  };
}

const MAX_EVENTS = 500;

function latestEvents({ happened }: AdvanceResult): object {
  return {
    happened: happened.slice(-MAX_EVENTS).map(({ name, at, ids }) => ({ name, at: new Date(at).toISOString(), ids })),
    happenedCount: happened.length,
  };
}

function scenarioOf(name: string): ScenarioName {
  try {
    findScenario(name);
  } catch (error) {
    throw new HttpError(422, 'Invalid', error instanceof Error ? error.message : name, [
      { field: 'scenario', message: 'is unknown' },
    ]);
  }
  return name as ScenarioName;
}

function listenError(error: Error, port: number, host: string): Error {
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return new Error(
      `Port ${port} of ${host} is taken by another program. Choose another port with --port; 0 selects any free port.`,
    );
  if (code === 'EACCES')
    return new Error(`Port ${port} needs privileges that this program does not have. Choose a port above 1023.`);
  return new Error(`Listening on ${host}, port ${port}, failed: ${error.message}`);
}

function targetOf(url: string): URL {
  if (url.length > MAX_URL_LENGTH)
    throw new HttpError(414, 'TooLarge', `The address may have at most ${MAX_URL_LENGTH} characters.`);
  try {
    return new URL(url.startsWith('/') ? BASE_URL + url : url, BASE_URL);
  } catch {
    throw new HttpError(400, 'BadRequest', 'The address cannot be read.');
  }
}

function refuseTunnel(_incoming: IncomingMessage, socket: Duplex): void {
  socket.once('error', () => socket.destroy());
  socket.end('HTTP/1.1 405 Method Not Allowed\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
}

function headersOf(incoming: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    for (const singleValue of [value ?? []].flat()) headers.append(name, singleValue);
  }
  return headers;
}

async function reply(
  response: Response,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  origins: readonly string[],
): Promise<void> {
  if (response.type === 'error') {
    outgoing.destroy();
    return;
  }
  outgoing.statusCode = response.status;
  response.headers.forEach((value, name) => outgoing.setHeader(name, value));
  // Multiple Set-Cookie headers must not be merged.
  if (response.headers.has('Set-Cookie')) outgoing.setHeader('Set-Cookie', response.headers.getSetCookie());
  allowOrigin(incoming, outgoing, origins);
  if (!incoming.complete) {
    await replyEarly(response, incoming, outgoing);
    return;
  }
  if (!response.body || incoming.method === 'HEAD') {
    await response.body?.cancel();
    outgoing.end();
    return;
  }
  await pipeline(Readable.fromWeb(response.body as ReadableStream), outgoing);
}
