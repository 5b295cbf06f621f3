import { yieldToMain } from '../chunks';

/** Milliseconds before the stream yields to the main thread. */
const SLICE_MS = 8;

/** Returns a stream that pulls pieces on demand. `onEnd` receives the total bytes. */
export function toByteStream(
  pieces: Iterable<Uint8Array<ArrayBuffer>>,
  onEnd?: (bytes: number) => void,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const iterator = pieces[Symbol.iterator]();
  let since = performance.now();
  let bytes = 0;
  return new ReadableStream({
    async pull(controller) {
      if (performance.now() - since > SLICE_MS) {
        await yieldToMain();
        since = performance.now();
      }
      const next = iterator.next();
      if (next.done === true) {
        controller.close();
        onEnd?.(bytes);
      } else {
        bytes += next.value.byteLength;
        controller.enqueue(next.value);
      }
    },
    cancel() {
      iterator.return?.();
    },
  });
}
