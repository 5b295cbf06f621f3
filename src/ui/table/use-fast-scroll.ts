import { useRef, useState } from 'react';
import { useDebouncedCallback } from 'use-debounce';

/** Milliseconds. */
const CALM_MS = 140;

/** Detects repeated jumps of at least a view. `distance` and `view` in pixels, `time` in milliseconds. */
export function useFastScroll(): readonly [boolean, (distance: number, view: number, time: number) => void] {
  const [isFast, setFast] = useState(false);
  const last = useRef(-Infinity);
  const endFastScroll = useDebouncedCallback(() => {
    setFast(false);
  }, CALM_MS);
  const onScrollBy = (distance: number, view: number, time: number) => {
    if (Math.abs(distance) < view) return;
    if (time - last.current < CALM_MS) setFast(true);
    last.current = time;
    endFastScroll();
  };
  return [isFast, onScrollBy];
}
