import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '#mocks/server';
import type { CaseResult } from '../../scripts/contract-check/findings.ts';

const closing: (() => Promise<void> | void)[] = [];
export async function openServer(): Promise<{ readonly api: string; readonly token: string }> {
  const emulator = await serve({ port: 0 });
  closing.push(() => emulator.close());
  return { api: emulator.url, token: await signIn(emulator.url) };
}

export async function closeServers(): Promise<void> {
  for (const close of closing) await close();
}

export async function signIn(api: string): Promise<string> {
  const response = await fetch(`${api}/__control`, { method: 'POST', body: JSON.stringify({ persona: 'standard' }) });
  return ((await response.json()) as { token: string }).token;
}

export interface MutableResponse {
  status: number;
  type: string;
  headers: Record<string, string>;
  body: string;
}
export type Deviation = (
  answer: MutableResponse,
  request: { method: string; url: string; signedIn: boolean },
) => void | 'silence';

export const listen = async (server: Server): Promise<string> => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  closing.push(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

export function deviatingServer(api: string, deviate: Deviation, delay = 0): Promise<string> {
  return listen(
    createServer((incoming, outgoing) => {
      const { method = 'GET', url = '/', headers } = incoming;
      const forwarded = Object.fromEntries(
        ['authorization', 'accept-language', 'content-type'].flatMap((name) => {
          const value = headers[name];
          return typeof value === 'string' ? [[name, value]] : [];
        }),
      );
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () => {
        const body = Buffer.concat(chunks);
        void fetch(api + url, { method, headers: forwarded, ...(body.length > 0 ? { body } : {}) }).then(
          async (response) => {
            const answer: MutableResponse = {
              status: response.status,
              type: response.headers.get('Content-Type') ?? '',
              headers: {},
              body: await response.text(),
            };
            if (deviate(answer, { method, url, signedIn: headers.authorization !== undefined }) === 'silence') return;
            outgoing.writeHead(answer.status, {
              ...(answer.type === '' ? {} : { 'Content-Type': answer.type }),
              ...answer.headers,
            });
            setTimeout(() => outgoing.end(answer.body), delay);
          },
        );
      });
    }),
  );
}

/** Each line: operation, check, rule, place in the body. */
export const violations = (results: readonly CaseResult[]): string[] =>
  results.flatMap(({ operation, check: kind, findings }) =>
    findings
      .filter((finding) => finding.kind === 'violation')
      .map(({ rule, body }) => [operation, kind, rule, ...(body === undefined ? [] : [body])].join(' ')),
  );

export const edit = (answer: MutableResponse, change: (body: Record<string, unknown>) => void): void => {
  const body = JSON.parse(answer.body) as Record<string, unknown>;
  change(body);
  answer.body = JSON.stringify(body);
};

export const runCheck = (...args: string[]): Promise<{ code: number; out: string; err: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, ['scripts/contract-check.ts', ...args], (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
    );
  });
