import { Agent, request as httpRequest } from 'node:http';
import { multipartType } from './multipart';
import type { ReceivedResponse } from './validator';

export interface GeneratedRequest {
  readonly path: string;
  readonly body?: string | Buffer;
  readonly field?: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 4 });

/** Rejects when the connection fails. */
export function send(
  base: string,
  method: string,
  { path, body }: GeneratedRequest,
  token: string | undefined,
): Promise<ReceivedResponse & { readonly body: string }> {
  return new Promise((resolve, reject) => {
    const call = httpRequest(
      base + path,
      {
        agent,
        method,
        headers: {
          ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
          ...(body === undefined
            ? {}
            : {
                'Content-Type': typeof body === 'string' ? 'application/json' : multipartType,
                'Content-Length': String(Buffer.byteLength(body)),
              }),
        },
      },
      (response) => {
        const pieces: Buffer[] = [];
        response.on('data', (piece: Buffer) => pieces.push(piece));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: Object.fromEntries(
              Object.entries(response.headers).map(([name, value]) => [name, [value].flat().join(', ')]),
            ),
            body: Buffer.concat(pieces).toString('utf8'),
          }),
        );
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}

export function closeConnections(): void {
  agent.destroy();
}
