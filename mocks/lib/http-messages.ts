import { withTransfer } from './port-rpc';

export interface RequestMessage {
  readonly id: number;
  readonly method: string;
  readonly url: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: ArrayBuffer | undefined;
}

export type ResponseMessage =
  | { readonly isNetworkError: true }
  | {
      readonly isNetworkError: false;
      readonly status: number;
      readonly statusText: string;
      readonly headers: readonly (readonly [string, string])[];
      readonly body: ReadableStream<Uint8Array> | ArrayBuffer | null;
      /** Whether the connection broke after these bytes. A stream reports its own error. */
      readonly isTruncated: boolean;
    };

export async function toRequestMessage(id: number, request: Request): Promise<RequestMessage> {
  const { method, url } = request;
  const body = method === 'GET' || method === 'HEAD' ? undefined : await request.arrayBuffer();
  return withTransfer({ id, method, url, headers: [...request.headers], body }, body ? [body] : []);
}

export function fromRequestMessage({ method, url, headers, body }: RequestMessage, signal: AbortSignal): Request {
  return new Request(url, {
    method,
    headers: headers.map(([name, value]): [string, string] => [name, value]),
    body: body ?? null,
    signal,
  });
}

/** Safari can't transfer streams. */
const canTransferStreams = (() => {
  try {
    const stream = new ReadableStream();
    structuredClone(stream, { transfer: [stream] });
    return true;
  } catch {
    return false;
  }
})();

/** With a stream, or bytes where streams can't be transferred. */
export async function toResponseMessage(
  response: Response,
  canStream: boolean = canTransferStreams,
): Promise<ResponseMessage> {
  if (response.type === 'error') return { isNetworkError: true };
  const { status, statusText, headers, body } = response;
  const head = { isNetworkError: false, status, statusText, headers: [...headers] } as const;
  if (!body) return { ...head, body: null, isTruncated: false };
  if (canStream) return withTransfer({ ...head, body, isTruncated: false }, [body]);
  const { bytes, isTruncated } = await readBody(body);
  return withTransfer({ ...head, body: bytes, isTruncated }, [bytes]);
}

async function readBody(body: ReadableStream<Uint8Array>): Promise<{ bytes: ArrayBuffer; isTruncated: boolean }> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = body.getReader();
  let isTruncated = false;
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) parts.push(new Uint8Array(next.value));
  } catch {
    isTruncated = true;
  }
  return { bytes: await new Blob(parts).arrayBuffer(), isTruncated };
}

export function fromResponseMessage(message: ResponseMessage): Response {
  if (message.isNetworkError) return Response.error();
  const { status, statusText, headers, body, isTruncated } = message;
  const init = { status, statusText, headers: headers.map(([name, value]): [string, string] => [name, value]) };
  if (!(body instanceof ArrayBuffer) || !isTruncated) return new Response(body, init);
  return new Response(
    new ReadableStream({
      start: (stream) => {
        stream.enqueue(new Uint8Array(body));
        stream.error(new TypeError('The connection was lost.'));
      },
    }),
    init,
  );
}
