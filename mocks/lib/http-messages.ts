import { handingOver } from './port-calls';

/** A request as it goes over a port. */
export interface SentRequest {
  readonly id: number;
  readonly method: string;
  readonly url: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: ArrayBuffer | undefined;
}

/** An answer as it comes back over a port: `failed` is a connection that was lost, without a status. */
export type SentResponse =
  | { readonly failed: true }
  | {
      readonly failed: false;
      readonly status: number;
      readonly statusText: string;
      readonly headers: readonly (readonly [string, string])[];
      readonly body: ReadableStream<Uint8Array> | ArrayBuffer | null;
      /** Whether the connection breaks behind the body; a stream breaks by itself. */
      readonly breaksOff: boolean;
    };

/** Writes a request for the other end of a port; its body is read to the end. */
export async function sendRequest(id: number, request: Request): Promise<SentRequest> {
  const { method, url } = request;
  const body = method === 'GET' || method === 'HEAD' ? undefined : await request.arrayBuffer();
  return handingOver({ id, method, url, headers: [...request.headers], body }, body ? [body] : []);
}

/** The request that was sent, which `signal` ends. */
export function receiveRequest({ method, url, headers, body }: SentRequest, signal: AbortSignal): Request {
  return new Request(url, {
    method,
    headers: headers.map(([name, value]): [string, string] => [name, value]),
    body: body ?? null,
    signal,
  });
}

/** Safari can't hand a stream over. */
const handsOverStreams = (() => {
  try {
    const stream = new ReadableStream();
    structuredClone(stream, { transfer: [stream] });
    return true;
  } catch {
    return false;
  }
})();

/** Writes an answer for the other end of a port: its body goes on arriving there as it is made. */
export async function sendResponse(response: Response): Promise<SentResponse> {
  if (response.type === 'error') return { failed: true };
  const { status, statusText, headers, body } = response;
  const head = { failed: false, status, statusText, headers: [...headers] } as const;
  if (!body) return { ...head, body: null, breaksOff: false };
  if (handsOverStreams) return handingOver({ ...head, body, breaksOff: false }, [body]);
  const { bytes, breaksOff } = await readBody(body);
  return handingOver({ ...head, body: bytes, breaksOff }, [bytes]);
}

async function readBody(body: ReadableStream<Uint8Array>): Promise<{ bytes: ArrayBuffer; breaksOff: boolean }> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let breaksOff = false;
  try {
    for await (const part of body) parts.push(new Uint8Array(part));
  } catch {
    breaksOff = true;
  }
  return { bytes: await new Blob(parts).arrayBuffer(), breaksOff };
}

/** The answer that was sent. */
export function receiveResponse(sent: SentResponse): Response {
  if (sent.failed) return Response.error();
  const { status, statusText, headers, body, breaksOff } = sent;
  const init = { status, statusText, headers: headers.map(([name, value]): [string, string] => [name, value]) };
  if (!(body instanceof ArrayBuffer) || !breaksOff) return new Response(body, init);
  return new Response(
    new ReadableStream({
      start: (stream) => {
        stream.enqueue(new Uint8Array(body));
        stream.error(new TypeError('The connection broke off.'));
      },
    }),
    init,
  );
}
