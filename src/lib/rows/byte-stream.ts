import { yieldToMain } from '../chunks';

/** Milliseconds of writing after which the thread is given back: a page that makes a file stays responsive. */
const SLICE = 8;

/**
 * Turns pieces of text into a stream of UTF-8 bytes that pulls a piece only when one is asked for, so an export of any length stays
 * small in memory, and gives the thread back every few milliseconds.
 */
export function toByteStream(pieces: Iterable<string>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  const iterator = pieces[Symbol.iterator]();
  let since = performance.now();
  return new ReadableStream({
    async pull(controller) {
      if (performance.now() - since > SLICE) {
        await yieldToMain();
        since = performance.now();
      }
      const next = iterator.next();
      if (next.done === true) controller.close();
      else controller.enqueue(encoder.encode(next.value));
    },
    cancel() {
      iterator.return?.();
    },
  });
}
