/** How far a download is: bytes received, and bytes in all where the sender says so. */
export interface Received {
  readonly received: number;
  readonly total: number | undefined;
}

/** What may be asked for while a body is received. */
export interface ReceiveOptions {
  /** Breaks it off; what came is thrown away. */
  readonly signal?: AbortSignal | undefined;
  /** Told now and then, at most a few hundred times. */
  readonly onProgress?: ((progress: Received) => void) | undefined;
  /** Bytes in all, where something better than the answer's own length is known. */
  readonly total?: number | undefined;
  /** Milliseconds without a byte after which it is given up. */
  readonly patience: number;
}

/** Nothing came for too long. */
export class Stalled extends Error {}

/** Bytes between two reports where nobody knows how many there will be. */
const STEP = 512 * 1024;

function lengthOf(response: Response): number | undefined {
  const length = Number(response.headers.get('Content-Length'));
  // Of a compressed answer it is the length of something else.
  return length > 0 && !response.headers.has('Content-Encoding') ? length : undefined;
}

/**
 * The body of an answer as a blob, which the browser keeps outside of the script's memory, on disk when it is large. Rejects with
 * the signal's reason when broken off, with Stalled when nothing comes any more, and with what breaks the body.
 */
export async function receiveBlob(
  response: Response,
  { signal, onProgress, total = lengthOf(response), patience }: ReceiveOptions,
): Promise<Blob> {
  if (!response.body) return new Blob();
  const stall = new AbortController();
  const giveUp = () => {
    stall.abort(new Stalled('Nothing came for too long'));
  };
  let timer = setTimeout(giveUp, patience);
  const step = Math.max(STEP, (total ?? 0) / 100);
  let received = 0;
  let told = 0;
  const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (chunk, controller) => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, patience);
      received += chunk.byteLength;
      if (received - told >= step) {
        told = received;
        onProgress?.({ received, total });
      }
      controller.enqueue(chunk);
    },
  });
  const either = signal ? AbortSignal.any([signal, stall.signal]) : stall.signal;
  try {
    const body = response.body.pipeThrough(counter, { signal: either });
    return await new Response(body, { headers: { 'Content-Type': response.headers.get('Content-Type') ?? '' } }).blob();
  } catch (error) {
    // A blob that is broken off says so in words of the browser's own.
    either.throwIfAborted();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
