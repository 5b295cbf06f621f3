import { Agent, request as httpRequest } from 'node:http';
import { multipartType } from './multipart';
import type { ReceivedAnswer } from './validator';

/** A request as it is sent; `field` is what a refusal must name. */
export interface Made {
  readonly path: string;
  /** JSON, or the bytes of a multipart body. */
  readonly body?: string | Buffer;
  readonly field?: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 4 });

/** Sends a request over HTTP and gives the whole answer; rejects when the connection fails. */
export function send(
  base: string,
  method: string,
  { path, body }: Made,
  token: string | undefined,
): Promise<ReceivedAnswer & { readonly body: string }> {
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

/** Closes the connections that were kept for the next request. */
export function closeConnections(): void {
  agent.destroy();
}
