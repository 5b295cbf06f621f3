import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import document from '../src/contract/openapi.gen.json';
import { startScenario, type Emulator } from './emulator';
import type { ClockSetting } from './lib/clock';
import { readControl } from './lib/control';
import { HttpError } from './lib/http-error';
import { findScenario, type ScenarioName } from './scenarios';

/** The largest body that is taken, in bytes. */
export const BODY_LIMIT = 100 * 1024 * 1024;

export interface ServeOptions {
  /** 0 takes any free port. */
  readonly port: number;
  readonly scenario?: string;
  /** Only this machine by default. */
  readonly host?: string;
  /** How time runs, whatever the scenario says. */
  readonly clock?: ClockSetting;
  /** Told of the emulator that answers, at the start and whenever another scenario is asked for. */
  readonly onStart?: (emulator: Emulator) => void;
  /** Told of the name of a store whenever it changes. */
  readonly onChange?: (store: string) => void;
}

/** The emulator over real HTTP, with the same handlers as in the page. Rejects when the port is taken or the scenario unknown. */
export async function serve(options: ServeOptions): Promise<{ readonly url: string; close(): Promise<void> }> {
  const host = options.host ?? '127.0.0.1';
  // What the handlers are registered under; where the server really listens does not matter to them.
  const inner = 'http://emulator.internal';
  const begin = async (scenario: string | undefined): Promise<Emulator> => {
    const started = await startScenario({
      baseUrl: inner,
      ...(scenario === undefined ? {} : { scenario: scenarioOf(scenario) }),
      ...(options.clock ? { clock: options.clock } : {}),
      onDeviation: (operation, found) => console.error(`${operation} answered outside the contract`, found),
      ...(options.onChange ? { onChange: options.onChange } : {}),
    });
    options.onStart?.(started);
    return started;
  };
  let emulator = await begin(options.scenario);

  const control = async (body: string): Promise<Response> => {
    const order = readControl(body);
    if (order.scenario !== undefined) emulator = await begin(order.scenario);
    else if (order.reset) await emulator.reset();
    if (order.clock) emulator.clock.set(order.clock);
    if (order.advance !== undefined) emulator.clock.advance(order.advance);
    const token = order.persona ? await emulator.signInAs(order.persona) : undefined;
    return Response.json({
      now: new Date(emulator.clock.now()).toISOString(),
      ...(token === undefined ? {} : { token }),
    });
  };

  const answer = async (incoming: IncomingMessage): Promise<Response> => {
    const { method = 'GET', url = '/' } = incoming;
    if (method === 'OPTIONS') return new Response(null, { status: 204 });
    const path = new URL(url, inner).pathname;
    if (method === 'GET' && path === '/health') return Response.json({ status: 'ok' });
    if (method === 'GET' && path === '/openapi.json') return Response.json(document);
    const body = await readBody(incoming);
    if (method === 'POST' && path === '/__control') return control(body.toString('utf8'));
    const headers = headersOf(incoming);
    // Addresses that an answer gives must lead back here, whatever name this server was called by.
    if (!headers.has('X-Forwarded-Host')) headers.set('X-Forwarded-Host', incoming.headers.host ?? `${host}:${port}`);
    const request = new Request(`${inner}${url}`, {
      method,
      headers,
      ...(method === 'GET' || method === 'HEAD' || body.length === 0 ? {} : { body: new Uint8Array(body) }),
    });
    return (
      (await emulator.answer(request)) ??
      new HttpError(404, 'NotFound', `The contract has no ${method} ${path}.`).toResponse()
    );
  };

  const server = createServer((incoming, outgoing) => {
    answer(incoming)
      .catch((error: unknown) => {
        if (error instanceof HttpError) return error.toResponse();
        console.error(error);
        return new HttpError(500, 'InternalError', 'The emulator failed on this call.').toResponse();
      })
      .then((response) => reply(response, incoming, outgoing))
      .catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(options.port, host, () => resolve());
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${host}:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
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

function headersOf(incoming: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one);
  }
  return headers;
}

/** Takes a body as it streams in and refuses it at the limit, before the rest of it is held in memory. */
async function readBody(incoming: IncomingMessage): Promise<Buffer> {
  const tooLarge = () => new HttpError(413, 'TooLarge', `A body may have at most ${BODY_LIMIT} bytes.`);
  if (Number(incoming.headers['content-length'] ?? 0) > BODY_LIMIT) {
    incoming.resume();
    throw tooLarge();
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > BODY_LIMIT) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function reply(response: Response, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  // A fault that breaks the connection does so here as well.
  if (response.type === 'error') {
    outgoing.destroy();
    return;
  }
  outgoing.statusCode = response.status;
  response.headers.forEach((value, name) => outgoing.setHeader(name, value));
  outgoing.setHeader('Access-Control-Allow-Origin', '*');
  outgoing.setHeader('Access-Control-Expose-Headers', 'Content-Disposition, Content-Length, Date, Retry-After');
  if (incoming.method === 'OPTIONS') {
    outgoing.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH, DELETE');
    outgoing.setHeader('Access-Control-Allow-Headers', 'Authorization, Accept-Language, Content-Type');
    outgoing.setHeader('Access-Control-Max-Age', '600');
  }
  if (!response.body) {
    outgoing.end();
    return;
  }
  await pipeline(Readable.fromWeb(response.body as ReadableStream), outgoing);
}
