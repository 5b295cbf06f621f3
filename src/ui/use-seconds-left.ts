import { useEffect, useState } from 'react';

/** Infinity counts as 0. A new `resetKey` restarts the countdown, even with the same seconds. */
export function useSecondsLeft(duration: number, resetKey?: unknown): number {
  const seconds = duration === Infinity ? 0 : duration;
  const [state, setState] = useState({ from: seconds, cause: resetKey, left: seconds });
  if (state.from !== seconds || state.cause !== resetKey) setState({ from: seconds, cause: resetKey, left: seconds });
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
