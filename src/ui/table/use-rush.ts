import { useRef, useState } from 'react';
import { useDebouncedCallback } from 'use-debounce';

/** Milliseconds. */
const CALM = 140;

/** Detects repeated jumps of at least a view. `distance` and `view` in pixels, `time` in milliseconds. */
export function useRush(): readonly [boolean, (distance: number, view: number, time: number) => void] {
  const [rushing, setRushing] = useState(false);
  const last = useRef(-Infinity);
  const calmDown = useDebouncedCallback(() => {
    setRushing(false);
  }, CALM);
  const leapt = (distance: number, view: number, time: number) => {
    if (Math.abs(distance) < view) return;
    if (time - last.current < CALM) setRushing(true);
    last.current = time;
    calmDown();
  };
  return [rushing, leapt];
}
