import { useRef, useState } from 'react';

/** State alone is too late for a double click. */
export function useSingleFlight<Args extends readonly unknown[], Result>(
  action: (...args: Args) => Promise<Result>,
): { readonly run: (...args: Args) => Promise<Result | undefined>; readonly pending: Args | undefined } {
  const isPending = useRef(false);
  const [pending, setPending] = useState<Args>();
  const run = async (...args: Args) => {
    if (isPending.current) return undefined;
    isPending.current = true;
    setPending(args);
    try {
      return await action(...args);
    } finally {
      isPending.current = false;
      setPending(undefined);
    }
  };
  return { run, pending };
}
