import { useDeferredValue, useState } from 'react';

/** The popup renders after the press's frame. */
export function useDeferredOpen() {
  const [isWanted, setWanted] = useState(false);
  const isDue = useDeferredValue(isWanted);
  return {
    open: isWanted && isDue,
    onOpenChange: setWanted,
    /** For blur. */
    cancelPending: () => {
      if (!isDue) setWanted(false);
    },
  };
}
