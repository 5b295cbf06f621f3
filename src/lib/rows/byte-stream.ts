import { yieldToMain } from '../chunks';

/** Milliseconds of writing after which the thread is given back: a page that makes a file stays responsive. */
const SLICE = 8;

/**
 * Turns pieces into a stream that pulls a piece only when one is asked for, so an export of any length stays small in memory, and
 * gives the thread back every few milliseconds. `onEnd` hears how many bytes there were once all of them have been taken.
 */
export function toByteStream(
  pieces: Iterable<Uint8Array<ArrayBuffer>>,
  onEnd?: (bytes: number) => void,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const iterator = pieces[Symbol.iterator]();
  let since = performance.now();
  let bytes = 0;
  return new ReadableStream({
    async pull(controller) {
      if (performance.now() - since > SLICE) {
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
