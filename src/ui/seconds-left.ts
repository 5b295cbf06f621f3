import { useEffect, useState } from 'react';

/**
 * Seconds left until something may be tried again; counts down once a second to 0. Another `cause` begins anew: the server may ask for as
 * many seconds as before.
 */
export function useSecondsLeft(seconds: number, cause?: unknown): number {
  const [state, setState] = useState({ from: seconds, cause, left: seconds });
  if (state.from !== seconds || state.cause !== cause) setState({ from: seconds, cause, left: seconds });
  const { left } = state;
  useEffect(() => {
    if (left <= 0) return;
    const timer = window.setTimeout(() => {
      setState((before) => ({ ...before, left: Math.max(0, before.left - 1) }));
    }, 1000);
    return () => {
      window.clearTimeout(timer);
    };
  }, [left]);
  return left;
}
