import { useCallback, useState } from 'react';

/** In pixels. */
export function useHeight(): readonly [ref: (element: HTMLElement | null) => (() => void) | undefined, height: number] {
  const [height, setHeight] = useState(0);
  const ref = useCallback((element: HTMLElement | null) => {
    // jsdom has no ResizeObserver.
    if (element === null || !('ResizeObserver' in globalThis)) return undefined;
    const observer = new ResizeObserver(() => setHeight(element.offsetHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, height];
}
