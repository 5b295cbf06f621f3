import type { IncomingMessage, ServerResponse } from 'node:http';
import { limits } from '#src/contract/limits.gen';
import { matchCall } from '#src/contract/match-call';
import type { OperationId } from '#src/contract/operations.gen';
import { HttpError } from '#mocks/lib/http-error';

/** JSON in a JSON string is longer: its quotes are escaped. */
const SAVE_BYTES = 1.4 * limits.userInputParametersBytes;
/** The largest other body lists custom proxies. */
const OTHER_BYTES = 1_000 * limits.customProxies;
const MULTIPART_BYTES = 16_384;
const DISCARD_MILLISECONDS = 1_000;

const operationBytes: Readonly<Partial<Record<OperationId, number>>> = {
  uploadFile: limits.uploadBytes + MULTIPART_BYTES,
  createTemplateTask: SAVE_BYTES,
  updateTemplateTask: SAVE_BYTES,
};

export function bodyLimit(method: string, path: string): number {
  const operation = matchCall(method, path)?.id;
  return (operation && operationBytes[operation]) ?? OTHER_BYTES;
}

/** Rejects with HttpError 413 as soon as a body exceeds the limit. */
export function readBody(incoming: IncomingMessage, outgoing: ServerResponse, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const tooLarge = () => new HttpError(413, 'TooLarge', `The body may have at most ${limit} bytes.`);
    if (Number(incoming.headers['content-length'] ?? 0) > limit) {
      reject(tooLarge());
      return;
    }
    if (incoming.headers.expect !== undefined) outgoing.writeContinue();
    const chunks: Buffer[] = [];
    let size = 0;
    const collect = (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) {
        chunks.push(chunk);
        return;
      }
      incoming.off('data', collect);
      chunks.length = 0;
      reject(tooLarge());
    };
    incoming
      .on('data', collect)
      .once('end', () => resolve(Buffer.concat(chunks)))
      .once('error', () => reject(new HttpError(400, 'BadRequest', 'The body ended early.')));
  });
}

/** Answers before the body has arrived. Closing at once would reset the connection and lose the answer. */
export async function replyEarly(
  response: Response,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const bytes = Buffer.from(await response.arrayBuffer());
  outgoing.setHeader('Connection', 'close');
  if (response.body) outgoing.setHeader('Content-Length', bytes.length);
  outgoing.flushHeaders();
  if (incoming.method !== 'HEAD' && response.body) outgoing.write(bytes);
  const end = () => void outgoing.end();
  const timer = setTimeout(end, DISCARD_MILLISECONDS);
  outgoing.once('close', () => clearTimeout(timer));
  incoming.once('end', end).resume();
}
