/** How far a download is: bytes received, and bytes in all where the sender says so. */
export interface Received {
  readonly received: number;
  readonly total: number | undefined;
}

/** What may be asked for while a body is received. */
export interface ReceiveOptions {
  /** Breaks it off; what came is thrown away. */
  readonly signal?: AbortSignal;
  /** Told now and then, at most ten times a second. */
  readonly onProgress?: (progress: Received) => void;
  /** Bytes in all, where something better than the answer's own length is known. */
  readonly total?: number;
  /** Milliseconds without a byte after which it is given up. */
  readonly patience: number;
}

/** Nothing came for too long. */
export class Stalled extends Error {}

/** Bytes between two reports where nobody knows how many there will be. */
const STEP = 512 * 1024;
/** Milliseconds between two reports: nobody reads faster, and each of them is drawn. */
const PAUSE = 100;

function lengthOf(response: Response): number | undefined {
  const length = Number(response.headers.get('Content-Length'));
  // Of a compressed answer it is the length of something else.
  return length > 0 && !response.headers.has('Content-Encoding') ? length : undefined;
}

/** Bytes that are handed over to the browser at a time: few enough that the script's memory stays small. */
const PART = 4 * 1024 * 1024;

/**
 * The body of an answer as a blob, which the browser keeps outside of the script's memory, on disk when it is large. Rejects with
 * the signal's reason when broken off, with Stalled when nothing comes any more, and with what breaks the body.
 */
export async function receiveBlob(
  response: Response,
  { signal, onProgress, total = lengthOf(response), patience }: ReceiveOptions,
): Promise<Blob> {
  const type = response.headers.get('Content-Type') ?? '';
  if (!response.body) return new Blob([], { type });
  const reader = response.body.getReader();
  let broken: { readonly reason: unknown } | undefined;
  const breakOff = (reason: unknown) => {
    broken ??= { reason };
    // What is being waited for then ends as if the body were over.
    void reader.cancel(reason).catch(() => undefined);
  };
  const onAbort = () => {
    breakOff(signal?.reason);
  };
  signal?.throwIfAborted();
  signal?.addEventListener('abort', onAbort, { once: true });

  const step = Math.max(STEP, (total ?? 0) / 100);
  const parts: Blob[] = [];
  let waiting: Uint8Array<ArrayBuffer>[] = [];
  let handed = 0;
  let received = 0;
  let told = 0;
  let toldAt = -Infinity;
  // One look now and then: a timer for each chunk would cost more than the chunk.
  let last = performance.now();
  const watch = setInterval(
    () => {
      if (performance.now() - last >= patience) breakOff(new Stalled('Nothing came for too long'));
    },
    Math.max(1, patience / 4),
  );
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (broken !== undefined) throw broken.reason;
      if (done) return new Blob([...parts, ...waiting], { type });
      last = performance.now();
      received += value.byteLength;
      waiting.push(value);
      if (received - handed >= PART) {
        parts.push(new Blob(waiting));
        waiting = [];
        handed = received;
      }
      if (received - told >= step && last - toldAt >= PAUSE) {
        told = received;
        toldAt = last;
        onProgress?.({ received, total });
      }
    }
  } catch (error) {
    breakOff(error);
    signal?.throwIfAborted();
    throw error;
  } finally {
    clearInterval(watch);
    signal?.removeEventListener('abort', onAbort);
  }
}
