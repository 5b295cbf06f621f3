import { useSyncExternalStore } from 'react';

const NARROW = '(width < 640px)';

// jsdom has no matchMedia.
const query = () => (typeof matchMedia === 'function' ? matchMedia(NARROW) : undefined);

function subscribe(listener: () => void): () => void {
  const list = query();
  list?.addEventListener('change', listener);
  return () => list?.removeEventListener('change', listener);
}

export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => query()?.matches ?? false);
}
