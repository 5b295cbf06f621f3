import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy that requires a session cookie, and a CSRF header in writing calls. */
export interface CookieApi {
  readonly url: string;
  readonly refused: string[];
  readonly withBearer: string[];
  close(): Promise<void>;
}

const SAFE = new Set(['GET', 'HEAD']);

export async function serveCookieApi(upstream: string, csrf: string): Promise<CookieApi> {
  const refused: string[] = [];
  const withBearer: string[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = 'GET', url = '/' } = request;
    response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? 'null');
    response.setHeader('Access-Control-Allow-Credentials', 'true');
    response.setHeader('Access-Control-Expose-Headers', 'X-CSRF-Token');
    if (method === 'OPTIONS') {
      response
        .writeHead(204, {
          'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
          'Access-Control-Allow-Headers': 'Content-Type, Accept-Language, X-CSRF-Token',
        })
        .end();
      return;
    }
    const body: Buffer[] = [];
    for await (const piece of request as AsyncIterable<Buffer>) body.push(piece);
    if (request.headers.authorization !== undefined) withBearer.push(`${method} ${url}`);
    const session = /(?:^|; )sid=([^;]+)/.exec(request.headers.cookie ?? '')?.[1];
    const isSignIn = method === 'POST' && url === '/v1/session';
    response.setHeader('X-CSRF-Token', csrf);
    if (!SAFE.has(method) && !isSignIn && request.headers['x-csrf-token'] !== csrf) {
      refused.push(`${method} ${url}`);
      response
        .writeHead(403, { 'Content-Type': 'application/json' })
        .end(JSON.stringify({ error: { code: 'Csrf', message: 'The CSRF token is missing.' } }));
      return;
    }
    const answered = await fetch(upstream + url, {
      method,
      headers: {
        'Accept-Language': request.headers['accept-language'] ?? 'en-US',
        'Content-Type': request.headers['content-type'] ?? 'application/json',
        ...(session === undefined ? {} : { Authorization: `Bearer ${session}` }),
      },
      ...(body.length > 0 ? { body: Buffer.concat(body) } : {}),
    });
    let text = await answered.text();
    if (isSignIn && answered.ok) {
      const opened = JSON.parse(text) as { token: string };
      response.setHeader('Set-Cookie', `sid=${opened.token}; HttpOnly; Path=/; SameSite=Lax`);
      text = JSON.stringify({ ...opened, token: 'in-the-cookie' });
    }
    if (method === 'DELETE' && url === '/v1/session') response.setHeader('Set-Cookie', 'sid=; Path=/; Max-Age=0');
    if (answered.status === 401) text = JSON.stringify({ error: { code: 'NoSession', message: 'Sign in.' } });
    const type = answered.status === 401 ? 'application/json' : answered.headers.get('Content-Type');
    response.writeHead(answered.status, type === null ? {} : { 'Content-Type': type }).end(text);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    refused,
    withBearer,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
