import { useEffect, useState } from 'react';
import { now } from '#src/lib/now';

/** Epoch milliseconds; renders again after each interval. */
export function useNow(intervalMs = 1000): number {
  const [moment, setMoment] = useState(now);
  useEffect(() => {
    const timer = window.setInterval(() => setMoment(now()), intervalMs);
    return () => window.clearInterval(timer);
  }, [intervalMs]);
  return moment;
}
