import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import type { StaticHost } from './static-server';

export interface Prism extends StaticHost {
  readonly forwarded: number;
  readonly calls: readonly string[];
  readonly violations: readonly string[];
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

/** A validating proxy: a request or response that breaks the contract becomes an error. */
export const servePrism = (upstream: string): Promise<Prism> => startPrism('proxy', 'openapi/openapi.yaml', upstream);

export const serveExamples = (contract: string): Promise<Prism> => startPrism('mock', contract);

async function startPrism(...command: readonly string[]): Promise<Prism> {
  const port = await freePort();
  const program = resolve('node_modules/@stoplight/prism-cli/dist/index.js');
  const options = ['--errors', '--host', '127.0.0.1', '--port', String(port)];
  const child = spawn(process.execPath, [program, ...command, ...options], {
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const violations: string[] = [];
  const calls: string[] = [];
  let forwarded = 0;
  let partialLine = '';
  await new Promise<void>((started, failed) => {
    const late = setTimeout(() => failed(new Error(`Prism has not started:\n${partialLine}`)), 60_000);
    child.once('exit', (code) => failed(new Error(`Prism ended with ${code}:\n${partialLine}`)));
    const read = (piece: Buffer): void => {
      const lines = (partialLine + piece.toString('utf8')).split('\n');
      partialLine = lines.pop() ?? '';
      for (const line of lines) {
        if (/listening on/.test(line)) {
          clearTimeout(late);
          started();
        }
        const [, method, path] = /\[HTTP SERVER\] (\w+) (\S+) .*Request received/.exec(line) ?? [];
        if (method !== undefined && method !== 'options') calls.push(`${method.toUpperCase()} ${path}`);
        if (/Forwarding/.test(line)) forwarded++;
        if (/✖|violation|warning|UNPROCESSABLE/i.test(line)) violations.push(line.trim());
      }
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
  });
  return {
    url: `http://127.0.0.1:${port}`,
    get forwarded() {
      return forwarded;
    },
    calls,
    violations,
    close: () =>
      new Promise((done) => {
        child.once('exit', () => done());
        child.kill();
      }),
  };
}
