import { useEffect, useState } from 'react';
import type { ImportedLines } from '#src/lib/import/imported-lines';
import { countLines, type LineFacts } from './count-lines';

/** Characters above which counting waits for a pause in typing. */
const LONG = 2_000;
const PAUSE = 300;

/** Returns the previous facts while counting, undefined before the first count. `isUsable` must be stable. */
export function useLineFacts(
  lines: string | ImportedLines,
  isUsable: (line: string) => boolean,
): LineFacts | undefined {
  const [facts, setFacts] = useState<LineFacts>();
  useEffect(() => {
    const stop = new AbortController();
    const count = () => {
      countLines(lines, isUsable, stop.signal).then(setFacts, () => {
        // Aborted: newer lines are being counted.
      });
    };
    const timer = setTimeout(count, typeof lines === 'string' && lines.length > LONG ? PAUSE : 0);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [lines, isUsable]);
  return facts;
}
