import { useCallback, useState, type ReactNode } from 'react';

/** Called on each render, so that text on screen follows the language. */
export type Words<W = ReactNode> = () => W;

/** Stores a message that follows the language. */
export function useSaid(): readonly [string | undefined, (words?: Words<string>) => void] {
  const [said, setSaid] = useState<{ readonly words: Words<string> }>();
  const say = useCallback((words?: Words<string>) => {
    setSaid(words && { words });
  }, []);
  return [said?.words(), say];
}
