function hasYield(value: unknown): value is { yield: () => Promise<void> } {
  return typeof value === 'object' && value !== null && 'yield' in value && typeof value.yield === 'function';
}

/** Lets the browser paint and answer input, then goes on: `scheduler.yield` where there is one, else a message to oneself (no 4 ms clamp as with a timer). */
export function yieldToMain(): Promise<void> {
  const scheduler: unknown = Reflect.get(globalThis, 'scheduler');
  if (hasYield(scheduler)) return scheduler.yield();
  return new Promise((resolve) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      channel.port1.close();
      resolve();
    };
    channel.port2.postMessage(null);
  });
}

/** How long a slice of `forEachChunk` may hold the thread (milliseconds) and what stops it. */
export interface ChunkOptions {
  budget?: number;
  signal?: AbortSignal;
}

/** Calls `visit` for each item, giving the thread back whenever a slice has taken `budget` ms (8 unless told). Rejects with the signal's reason when aborted, and with what `visit` throws. */
export async function forEachChunk<T>(
  items: Iterable<T>,
  visit: (item: T, index: number) => void,
  options: ChunkOptions = {},
): Promise<void> {
  const { budget = 8, signal } = options;
  let index = 0;
  let started = performance.now();
  for (const item of items) {
    signal?.throwIfAborted();
    visit(item, index);
    index += 1;
    if (performance.now() - started >= budget) {
      await yieldToMain();
      started = performance.now();
    }
  }
}
