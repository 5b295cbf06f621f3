import { useCallback, useState, type ReactNode } from 'react';

/** Called on each render, so that text on screen follows the language. */
export type Message<W = ReactNode> = () => W;

/** Stores a message that follows the language. */
export function useMessage(): readonly [string | undefined, (message?: Message<string>) => void] {
  const [state, setState] = useState<{ readonly message: Message<string> }>();
  const setMessage = useCallback((message?: Message<string>) => {
    setState(message && { message });
  }, []);
  return [state?.message(), setMessage];
}
