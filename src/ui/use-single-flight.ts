import { useRef, useState } from 'react';

/**
 * Runs an action once at a time. `run` ignores a call while one is pending, and resolves to undefined then: the second press of a
 * double click comes before React has drawn the first. `pending` has the arguments of the call that is pending.
 */
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
