import { useEffect, useState } from 'react';
import type { Schemas } from '#src/contract/types';
import { MAX_TIMER_DELAY } from '#src/lib/max-timer-delay';
import { now } from '#src/lib/now';
import { nextExpiry } from './record-state';

/** Epoch milliseconds; advances when the next file expires. */
export function useExpiryClock(records: readonly Schemas['ExportRecord'][]): number {
  const [at, setAt] = useState(now);
  const next = nextExpiry(records, at);
  useEffect(() => {
    const timer = window.setTimeout(
      () => {
        setAt(now());
      },
      next === undefined ? 3_600_000 : Math.min(MAX_TIMER_DELAY, Math.max(1_000, next - now() + 1_000)),
    );
    return () => {
      window.clearTimeout(timer);
    };
  }, [next, at]);
  return at;
}
