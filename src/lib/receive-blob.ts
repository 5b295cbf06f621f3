/** Bytes. */
export interface DownloadProgress {
  readonly received: number;
  readonly total: number | undefined;
}

export interface ReceiveOptions {
  /** Aborts and discards the data. */
  readonly signal?: AbortSignal;
  /** At most ten times a second. */
  readonly onProgress?: (progress: DownloadProgress) => void;
  /** Bytes; overrides Content-Length. */
  readonly total?: number;
  /** Milliseconds without data before it fails. */
  readonly idleTimeout: number;
}

export class StalledError extends Error {}

const REPORT_STEP_BYTES = 512 * 1024;
const REPORT_INTERVAL_MS = 100;

function lengthOf(response: Response): number | undefined {
  const length = Number(response.headers.get('Content-Length'));
  // Content-Length is the compressed length.
  return length > 0 && !response.headers.has('Content-Encoding') ? length : undefined;
}

const PART_BYTES = 4 * 1024 * 1024;

/** Into a Blob, which the browser may store on disk. Rejects with the signal's reason, StalledError, or the stream's error. */
export async function receiveBlob(
  response: Response,
  { signal, onProgress, total = lengthOf(response), idleTimeout }: ReceiveOptions,
): Promise<Blob> {
  const type = response.headers.get('Content-Type') ?? '';
  if (!response.body) return new Blob([], { type });
  const reader = response.body.getReader();
  let broken: { readonly reason: unknown } | undefined;
  const cancel = (reason: unknown) => {
    broken ??= { reason };
    void reader.cancel(reason).catch(() => undefined);
  };
  const onAbort = () => {
    cancel(signal?.reason);
  };
  signal?.throwIfAborted();
  signal?.addEventListener('abort', onAbort);

  const step = Math.max(REPORT_STEP_BYTES, (total ?? 0) / 100);
  const parts: Blob[] = [];
  let waiting: Uint8Array<ArrayBuffer>[] = [];
  let handed = 0;
  let received = 0;
  let reported = 0;
  let reportedAt = -Infinity;
  // One interval is cheaper than a timer for each chunk.
  let last = performance.now();
  const watch = setInterval(
    () => {
      if (performance.now() - last >= idleTimeout) cancel(new StalledError('Nothing came for too long'));
    },
    Math.max(1, idleTimeout / 4),
  );
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (broken !== undefined) throw broken.reason;
      if (done) return new Blob([...parts, ...waiting], { type });
      last = performance.now();
      received += value.byteLength;
      waiting.push(value);
      if (received - handed >= PART_BYTES) {
        parts.push(new Blob(waiting));
        waiting = [];
        handed = received;
      }
      if (received - reported >= step && last - reportedAt >= REPORT_INTERVAL_MS) {
        reported = received;
        reportedAt = last;
        onProgress?.({ received, total });
      }
    }
  } catch (error) {
    cancel(error);
    signal?.throwIfAborted();
    throw error;
  } finally {
    clearInterval(watch);
    signal?.removeEventListener('abort', onAbort);
  }
}
