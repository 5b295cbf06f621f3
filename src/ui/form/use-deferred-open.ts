import { useDeferredValue, useState } from 'react';

/** The popup renders after the frame of the press. */
export function useDeferredOpen() {
  const [isWanted, setWanted] = useState(false);
  const isDue = useDeferredValue(isWanted);
  return {
    open: isWanted && isDue,
    onOpenChange: setWanted,
    /** On blur: antd does not close what it has not opened. */
    cancelPending: () => {
      if (!isDue) setWanted(false);
    },
  };
}
