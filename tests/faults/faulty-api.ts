import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { OperationId } from '#src/contract/operations.gen';
import { operationOf } from '../contract/validator';
import { serveLiveBuild } from '../e2e/api-proxy';
import type { StaticHost } from '../e2e/static-server';

export const EMULATOR = 'http://127.0.0.1:4280';

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

interface Call {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** The page does not get the answer. */
  readonly execute: () => Promise<Answer>;
  readonly send: (answer: Partial<Answer>) => void;
}

export type Handler = (call: Call) => Promise<void> | void;

export interface FaultyApi extends StaticHost {
  readonly host: StaticHost;
  /** Handles the calls of an operation instead of the emulator; undefined ends the fault. */
  readonly break: (operation: OperationId | '*', handler: Handler | undefined) => void;
  readonly countOf: (operation: OperationId) => number;
}

function forwardTo(emulator: string, { url = '/', method = 'GET', headers }: IncomingMessage, body: Buffer) {
  return new Promise<Answer>((resolve, reject) => {
    // The host stays, since the emulator builds the addresses of files from it.
    const call = forward(emulator + url, { method, headers }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('end', () => {
        const { 'transfer-encoding': _, 'content-length': __, ...kept } = answer.headers;
        resolve({
          status: answer.statusCode ?? 500,
          headers: kept as Record<string, string>,
          body: Buffer.concat(pieces),
        });
      });
    });
    call.on('error', reject);
    call.end(body);
  });
}

export async function serveFaultyApi(emulator = EMULATOR): Promise<FaultyApi> {
  const handlers = new Map<string, Handler>();
  const counts = new Map<string, number>();
  const server = createServer((request, response) => {
    const corsHeaders = {
      'Access-Control-Allow-Origin': request.headers.origin ?? '*',
      'Access-Control-Expose-Headers': 'Retry-After',
    };
    const operation = operationOf(request.method ?? '', new URL(request.url ?? '/', emulator).pathname)?.operation.id;
    const pieces: Buffer[] = [];
    const execute = () => forwardTo(emulator, request, Buffer.concat(pieces));
    const send = ({ status = 200, headers = {}, body = Buffer.alloc(0) }: Partial<Answer>) => {
      const isFromEmulator = 'access-control-allow-origin' in headers;
      response.writeHead(status, isFromEmulator ? headers : { ...corsHeaders, ...headers }).end(body);
    };
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      if (operation !== undefined) counts.set(operation, (counts.get(operation) ?? 0) + 1);
      const handler = operation && (handlers.get(operation) ?? handlers.get('*'));
      const job = handler
        ? Promise.resolve(handler({ request, response, execute, send }))
        : execute().then((answer) => send(answer));
      job.catch(() => response.destroy());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const host = await serveLiveBuild(url);
  return {
    url,
    host,
    break: (operation, handler) => {
      if (handler) handlers.set(operation, handler);
      else handlers.delete(operation);
    },
    countOf: (operation) => counts.get(operation) ?? 0,
    close: async () => {
      await host.close();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

export async function withFaultyApi(run: (api: FaultyApi) => Promise<void>): Promise<void> {
  const api = await serveFaultyApi();
  try {
    await run(api);
  } finally {
    await api.close();
  }
}
