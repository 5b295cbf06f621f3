import { useEffect, useRef, useState } from 'react';
import type { LinesValue } from '../field-contract';
import { removeLines, type LineRemoval } from './remove-lines';
import type { LinesAction } from './lines-state';

export interface LineCleanup {
  readonly removal: LineRemoval;
  readonly removed: number;
}

interface CompletedCleanup extends LineCleanup {
  readonly before: LinesValue;
  readonly after: LinesValue['lines'];
}

/** `isUsable` must be stable. */
export function useLineCleaning({
  linesValue,
  isUsable,
  dispatch,
}: {
  readonly linesValue: LinesValue;
  readonly isUsable: (line: string) => boolean;
  readonly dispatch: (action: LinesAction) => void;
}) {
  const [busy, setBusy] = useState<LineRemoval>();
  const [done, setDone] = useState<CompletedCleanup>();
  const work = useRef<AbortController>(undefined);
  const { lines } = linesValue;
  useEffect(
    () => () => {
      work.current?.abort();
    },
    [lines, isUsable],
  );

  const remove = (removal: LineRemoval) => {
    if (busy !== undefined) return;
    const mine = new AbortController();
    work.current = mine;
    setBusy(removal);
    removeLines(lines, removal, isUsable, mine.signal)
      .then(
        ({ lines: after, removed }) => {
          if (mine.signal.aborted) return;
          setDone({ removal, removed, before: linesValue, after });
          dispatch({ type: 'cleaned', lines: after, removed });
        },
        () => {
          // Aborted: the lines have changed.
        },
      )
      .finally(() => {
        setBusy(undefined);
      });
  };
  const last = done?.after === lines ? done : undefined;
  return {
    busy,
    cleaned: last as LineCleanup | undefined,
    remove,
    undo: () => {
      if (last === undefined) return;
      setDone(undefined);
      dispatch({ type: 'restored', value: last.before });
    },
  };
}
