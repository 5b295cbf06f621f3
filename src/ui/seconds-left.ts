import { useEffect, useState } from 'react';

/** A new `cause` restarts the countdown, even with the same seconds. */
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
