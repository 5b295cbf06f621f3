import { useCallback, useState } from 'react';

/** The height of an element in pixels, kept true as it grows and shrinks: the ref to give it, and the height. */
export function useHeight(): readonly [ref: (element: HTMLElement | null) => (() => void) | undefined, height: number] {
  const [height, setHeight] = useState(0);
  const ref = useCallback((element: HTMLElement | null) => {
    // jsdom has no layout, so nothing to observe.
    if (element === null || !('ResizeObserver' in globalThis)) return undefined;
    const observer = new ResizeObserver(() => setHeight(element.offsetHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, height];
}
