import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export interface FolderServer {
  /** Ends with a slash. */
  readonly url: string;
  close(): Promise<void>;
}

/** `path` is decoded and below the folder. */
export function answerFile(folder: string, path: string, response: ServerResponse, hashed = false): void {
  // Normalized, so that no path leads above the folder.
  const inner = normalize(`/${path}`);
  const file = join(folder, inner.endsWith('/') ? `${inner}index.html` : inner);
  if (!existsSync(file) || !statSync(file).isFile()) {
    response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('There is nothing here.');
    return;
  }
  const isImmutable = hashed && /-[\w-]{8}\.\w+$/.test(file);
  response
    .writeHead(200, {
      'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
      'Cache-Control': isImmutable ? 'public, max-age=86400, immutable' : 'no-cache',
    })
    .end(readFileSync(file));
}

/** Serves folders by the first path segment to this machine only. `answer` runs first and returns true when it responded. */
export async function serveFolders(options: {
  readonly folders: Readonly<Record<string, string>>;
  readonly port?: number;
  readonly hashed?: boolean;
  readonly answer?: (request: IncomingMessage, response: ServerResponse, path: string) => boolean;
}): Promise<FolderServer> {
  const server = createServer((request, response) => {
    const path = decodePath(request.url);
    if (options.answer?.(request, response, path)) return;
    const [, first = '', rest = ''] = /^\/([^/]*)\/?(.*)$/.exec(path) ?? [];
    const hasFolder = first !== '' && Object.hasOwn(options.folders, first);
    const folder = options.folders[hasFolder ? first : ''];
    if (folder === undefined) response.writeHead(404).end();
    else answerFile(folder, hasFolder ? rest : path, response, options.hashed);
  });
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(options.port ?? 0, '127.0.0.1', done);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

export function decodePath(url = '/'): string {
  try {
    return decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '/');
  } catch {
    return '/';
  }
}
