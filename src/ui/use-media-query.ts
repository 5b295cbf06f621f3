import { useCallback, useSyncExternalStore } from 'react';

// jsdom has no matchMedia.
const listOf = (query: string) => (typeof matchMedia === 'function' ? matchMedia(query) : undefined);

export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = listOf(query);
      list?.addEventListener('change', listener);
      return () => list?.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => listOf(query)?.matches ?? false);
}
