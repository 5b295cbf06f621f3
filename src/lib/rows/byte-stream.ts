/** Turns pieces of text into a stream of UTF-8 bytes that pulls a piece only when one is asked for, so an export of any length stays small in memory. */
export function toByteStream(pieces: Iterable<string>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  const iterator = pieces[Symbol.iterator]();
  return new ReadableStream({
    pull(controller) {
      const next = iterator.next();
      if (next.done === true) controller.close();
      else controller.enqueue(encoder.encode(next.value));
    },
    cancel() {
      iterator.return?.();
    },
  });
}
