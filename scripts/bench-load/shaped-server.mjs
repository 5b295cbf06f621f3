import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createSecureServer } from 'node:http2';
import { extname, join, normalize } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const PICTURES = /\.(woff2|png|jpg|webp)$/;
const compress = promisify(brotliCompress);

async function readEntry(file) {
  const content = await readFile(file);
  const packed = content.length < 512 || PICTURES.test(file) ? undefined : await compress(content);
  const etag = `"${createHash('sha256').update(content).digest('base64url')}"`;
  return {
    body: packed ?? content,
    etag,
    headers: {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'cache-control': file.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      etag,
      ...(packed ? { 'content-encoding': 'br' } : {}),
    },
  };
}

export async function shapedServer({ folder, api, certificate }) {
  const entries = new Map();
  const sending = new Set();
  let shape = { latency: 0, bytesPerSecond: 0 };
  let log = [];
  let lastActivity = 0;

  const entryOf = (file) => {
    if (!entries.has(file)) entries.set(file, readEntry(file));
    return entries.get(file);
  };

  let before = performance.now();
  let credit = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    credit += ((now - before) / 1000) * shape.bytesPerSecond;
    credit = sending.size === 0 ? 0 : Math.min(credit, shape.bytesPerSecond / 20);
    before = now;
    while (sending.size > 0 && credit > 0) {
      const share = Math.max(512, Math.floor(credit / sending.size));
      for (const part of sending) {
        const length = Math.min(share, part.body.length - part.sent, Math.ceil(credit));
        if (length <= 0) break;
        part.response.write(part.body.subarray(part.sent, part.sent + length));
        part.sent += length;
        credit -= length;
        if (part.sent < part.body.length) continue;
        sending.delete(part);
        part.response.end();
        lastActivity = Date.now();
      }
    }
  }, 4);

  async function send(response, status, headers, body) {
    if (shape.latency > 0) await setTimeout(shape.latency);
    lastActivity = Date.now();
    response.writeHead(status, { ...headers, 'content-length': body.length });
    if (body.length === 0) response.end();
    else if (shape.bytesPerSecond === 0) response.end(body);
    else {
      const part = { response, body, sent: 0 };
      sending.add(part);
      response.on('close', () => sending.delete(part));
    }
  }

  async function forward(request, url) {
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    const { accept, authorization, 'content-type': type } = request.headers;
    const headers = Object.entries({ accept, authorization, 'content-type': type }).filter(([, value]) => value);
    const answer = await fetch(api + url.pathname + url.search, {
      method: request.method,
      headers,
      ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
    });
    return {
      status: answer.status,
      headers: { 'content-type': answer.headers.get('content-type') ?? 'text/plain', 'cache-control': 'no-store' },
      body: Buffer.from(await answer.arrayBuffer()),
    };
  }

  async function answer(request, response) {
    lastActivity = Date.now();
    const url = new URL(request.url, 'http://host');
    const path = normalize(decodeURIComponent(url.pathname));
    const named = join(folder, path);
    const isFile = existsSync(named) && statSync(named).isFile();
    const entry = { path, isScript: path.endsWith('.js'), bytes: 0, version: request.httpVersion };
    log.push(entry);
    if (!isFile && !request.headers.accept?.includes('text/html')) {
      const { status, headers, body } = api
        ? await forward(request, url)
        : { status: 404, headers: {}, body: Buffer.alloc(0) };
      entry.bytes = body.length;
      return send(response, status, headers, body);
    }
    const { body, etag, headers } = await entryOf(isFile ? named : join(folder, 'index.html'));
    if (request.headers['if-none-match'] === etag) return send(response, 304, headers, Buffer.alloc(0));
    entry.bytes = body.length;
    return send(response, 200, headers, body);
  }

  const handle = (request, response) =>
    void answer(request, response).catch((error) => {
      console.error(`${request.url}: ${error.message}`);
      response.destroy();
    });
  const server = certificate ? createSecureServer(certificate, handle) : createServer(handle);
  const sockets = new Set();
  server.on('connection', (socket) => {
    socket.setNoDelay(true);
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `${certificate ? 'https' : 'http'}://127.0.0.1:${server.address().port}`,
    begin(profile) {
      shape = profile;
      log = [];
      lastActivity = Date.now();
    },
    log: () => log,
    quietFor: () => Date.now() - lastActivity,
    close() {
      clearInterval(timer);
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
