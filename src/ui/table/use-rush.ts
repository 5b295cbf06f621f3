import { useRef, useState } from 'react';
import { useDebouncedCallback } from 'use-debounce';

/** Milliseconds within which one leap after another is a rush, and after the last of which it is over. */
const CALM = 140;

/**
 * Whether somebody rushes over a list: leaps of a whole view or more, one right after another. Gives that, and a function for the
 * handlers of scrolling that takes how far one went (pixels), the view's height and the time of the event (milliseconds).
 */
export function useRush(): readonly [boolean, (distance: number, view: number, time: number) => void] {
  const [rushing, setRushing] = useState(false);
  const last = useRef(-Infinity);
  const calmDown = useDebouncedCallback(() => {
    setRushing(false);
  }, CALM);
  const leapt = (distance: number, view: number, time: number) => {
    if (Math.abs(distance) < view) return;
    // A single leap, by a key or the field for a row, shows its rows at once.
    if (time - last.current < CALM) setRushing(true);
    last.current = time;
    calmDown();
  };
  return [rushing, leapt];
}
