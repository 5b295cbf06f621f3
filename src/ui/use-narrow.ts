import { useSyncExternalStore } from 'react';

/** A phone held upright: there a table shows its first two columns. */
const NARROW = '(width < 640px)';

// Not every environment can be asked (jsdom cannot).
const query = () => (typeof matchMedia === 'function' ? matchMedia(NARROW) : undefined);

function follow(listener: () => void): () => void {
  const list = query();
  list?.addEventListener('change', listener);
  return () => list?.removeEventListener('change', listener);
}

/** Whether the window is as narrow as a phone's; follows it when it is turned. */
export function useNarrow(): boolean {
  return useSyncExternalStore(follow, () => query()?.matches ?? false);
}
