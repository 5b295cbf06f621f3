import { useEffect, useState } from 'react';
import type { ImportedLines } from '#src/lib/import/imported-lines';
import { countLines, type LineStats } from './count-lines';

/** Characters above which counting waits for a pause in typing. */
const DEBOUNCE_THRESHOLD = 2_000;
const DEBOUNCE_DELAY = 300;

/** Returns the previous facts while counting, undefined before the first count. `isUsable` must be stable. */
export function useLineStats(
  lines: string | ImportedLines,
  isUsable: (line: string) => boolean,
): LineStats | undefined {
  const [stats, setStats] = useState<LineStats>();
  useEffect(() => {
    const stop = new AbortController();
    const count = () => {
      countLines(lines, isUsable, stop.signal).then(setStats, () => {
        // Aborted: newer lines are being counted.
      });
    };
    const timer = setTimeout(
      count,
      typeof lines === 'string' && lines.length > DEBOUNCE_THRESHOLD ? DEBOUNCE_DELAY : 0,
    );
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [lines, isUsable]);
  return stats;
}
