import { useCallback, useState, type ReactNode } from 'react';

/** Words that are asked for whenever they are drawn: what stays on screen while the language changes then follows it. */
export type Words<W = ReactNode> = () => W;

/** A message that a component keeps, such as why something was refused, in the language on screen; and the way to say another, or none. */
export function useSaid(): readonly [string | undefined, (words?: Words<string>) => void] {
  const [said, setSaid] = useState<{ readonly words: Words<string> }>();
  const say = useCallback((words?: Words<string>) => {
    setSaid(words && { words });
  }, []);
  return [said?.words(), say];
}
