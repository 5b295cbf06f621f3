import {
  createServer,
  request as forward,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { headersOf } from '../../scripts/vite/csp';
import { operationOf, type Operation } from '../contract/validator';
import { serveFolder, type StaticHost } from './static-server';

export type ResponseChange = (operation: Operation, body: unknown) => unknown;

/** Returns true when it has answered. */
type Front = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

export async function serveProxy(
  target: string,
  change: ResponseChange,
  front: Front = () => false,
): Promise<StaticHost> {
  const server = createServer((incoming, outgoing) => {
    if (front(incoming, outgoing)) return;
    const call = forward(
      target + (incoming.url ?? '/'),
      { method: incoming.method ?? 'GET', headers: incoming.headers },
      (answer) => {
        const pieces: Buffer[] = [];
        answer.on('data', (piece: Buffer) => pieces.push(piece));
        answer.on('end', () => {
          const status = answer.statusCode ?? 500;
          const match = operationOf(incoming.method ?? '', new URL(incoming.url ?? '/', target).pathname);
          const isJson = answer.headers['content-type']?.startsWith('application/json') === true;
          let body = Buffer.concat(pieces);
          if (match && isJson && status < 300)
            body = Buffer.from(JSON.stringify(change(match.operation, JSON.parse(body.toString('utf8')))));
          outgoing.writeHead(status, withLength(answer.headers, body.length)).end(body);
        });
      },
    );
    call.on('error', () => outgoing.destroy());
    incoming.pipe(call);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function withLength(headers: IncomingHttpHeaders, length: number): IncomingHttpHeaders {
  const { 'transfer-encoding': _, ...rest } = headers;
  return { ...rest, 'content-length': String(length) };
}

export function serveLiveBuild(
  apiBaseUrl: string,
  {
    folder = 'dist',
    fileOrigins = '',
    ...more
  }: { readonly folder?: string; readonly fileOrigins?: string; readonly auth?: object } = {},
): Promise<StaticHost> {
  const settings = JSON.stringify({ apiBaseUrl, ...more });
  return serveFolder({
    folder,
    headers: headersOf({ apiBaseUrl, fileOrigins }),
    override: (path, response) =>
      path === 'config.json' && Boolean(response.writeHead(200, { 'Content-Type': 'application/json' }).end(settings)),
  });
}

export async function withChangedApi(
  target: string,
  change: ResponseChange,
  run: (url: string) => Promise<void>,
): Promise<void> {
  const api = await serveProxy(target, change);
  const host = await serveLiveBuild(api.url);
  try {
    await run(host.url);
  } finally {
    await host.close();
    await api.close();
  }
}
