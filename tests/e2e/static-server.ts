import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** `path` is below the base. Returns false to serve the file. */
export type Override = (path: string, response: ServerResponse, request: IncomingMessage) => boolean;

export interface StaticHost {
  readonly url: string;
  close(): Promise<void>;
}

/** A static host: files below `base`, else 404.html with status 404. `folder` as a function simulates a new deployment. */
export async function serveFolder(options: {
  readonly folder: string | (() => string);
  readonly base?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly override?: Override;
}): Promise<StaticHost> {
  const base = options.base ?? '/';
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://host').pathname;
    for (const [name, value] of Object.entries(options.headers ?? {})) response.setHeader(name, value);
    if (!path.startsWith(base)) {
      response.writeHead(404).end('outside');
      return;
    }
    const inner = path.slice(base.length);
    if (options.override?.(inner, response, request)) return;
    const folder = typeof options.folder === 'string' ? options.folder : options.folder();
    const requestedPath = join(folder, normalize(`/${inner === '' ? 'index.html' : inner}`));
    const found = existsSync(requestedPath) && statSync(requestedPath).isFile();
    const file = found ? requestedPath : join(folder, '404.html');
    response.writeHead(found ? 200 : 404, {
      'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
      'Cache-Control': 'no-store',
    });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}${base}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export function servePicture(): Promise<StaticHost> {
  return serveFolder({
    folder: 'public',
    override: (_path, response) => {
      response
        .writeHead(200, { 'Content-Type': 'image/svg+xml', 'Access-Control-Allow-Origin': '*' })
        .end('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h8v8H0z"/></svg>');
      return true;
    },
  });
}
