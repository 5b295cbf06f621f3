import { useEffect, useRef, useState } from 'react';
import type { LinesValue } from '../field-contract';
import { withoutLines, type Removal } from './clean-lines';
import type { LinesAction } from './lines-state';

export interface Cleaned {
  readonly removal: Removal;
  readonly removed: number;
}

interface Done extends Cleaned {
  readonly before: LinesValue;
  readonly after: LinesValue['lines'];
}

/** `isUsable` must be stable. */
export function useLineCleaning({
  held,
  isUsable,
  act,
}: {
  readonly held: LinesValue;
  readonly isUsable: (line: string) => boolean;
  readonly act: (action: LinesAction) => void;
}) {
  const [busy, setBusy] = useState<Removal>();
  const [done, setDone] = useState<Done>();
  const work = useRef<AbortController>(undefined);
  const { lines } = held;
  useEffect(
    () => () => {
      work.current?.abort();
    },
    [lines, isUsable],
  );

  const remove = (removal: Removal) => {
    if (busy !== undefined) return;
    const mine = new AbortController();
    work.current = mine;
    setBusy(removal);
    withoutLines(lines, removal, isUsable, mine.signal)
      .then(
        ({ lines: after, removed }) => {
          if (mine.signal.aborted) return;
          setDone({ removal, removed, before: held, after });
          act({ type: 'cleaned', lines: after, removed });
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
    cleaned: last as Cleaned | undefined,
    remove,
    undo: () => {
      if (last === undefined) return;
      setDone(undefined);
      act({ type: 'restored', held: last.before });
    },
  };
}
