function hasYield(value: unknown): value is { yield: () => Promise<void> } {
  return typeof value === 'object' && value !== null && 'yield' in value && typeof value.yield === 'function';
}

/** Lets the browser paint and handle input. The fallback is a message, because timers are clamped to 4 ms. */
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

/** `budget`: milliseconds that a slice may block the main thread. */
export interface ChunkOptions {
  budget?: number;
  signal?: AbortSignal;
}

/** Calls `visit` for each item and yields every `budget` ms. Rejects with the signal's reason, or with what `visit` throws. */
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
