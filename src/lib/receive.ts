/** Bytes. */
export interface Received {
  readonly received: number;
  readonly total: number | undefined;
}

export interface ReceiveOptions {
  /** Aborts and discards the data. */
  readonly signal?: AbortSignal;
  /** At most ten times a second. */
  readonly onProgress?: (progress: Received) => void;
  /** Bytes; overrides Content-Length. */
  readonly total?: number;
  /** Milliseconds without data before it fails. */
  readonly patience: number;
}

export class Stalled extends Error {}

/** Bytes between two reports. */
const STEP = 512 * 1024;
/** Milliseconds between two reports. */
const PAUSE = 100;

function lengthOf(response: Response): number | undefined {
  const length = Number(response.headers.get('Content-Length'));
  // Content-Length is the compressed length.
  return length > 0 && !response.headers.has('Content-Encoding') ? length : undefined;
}

/** Bytes in one Blob part. */
const PART = 4 * 1024 * 1024;

/**
 * Reads a response into a Blob, which the browser may store on disk. Rejects with the signal's reason, with Stalled, or with the stream's
 * error.
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
  // One interval is cheaper than a timer for each chunk.
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
