import { useCallback, useEffect, useState } from 'react';

function giveBack(target: Element | null) {
  window.setTimeout(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (lost && target instanceof HTMLElement && target.isConnected) target.focus();
  }, 0);
}

/**
 * Remembers what had the focus when something opened and gives it back when the focus would be lost; antd does so only
 * at the end of an animation, which viewers who want less motion never see. Gives a function to call once it has gone.
 */
export function useFocusReturn(open: boolean): () => void {
  const [state, setState] = useState<{ open: boolean; from: Element | null }>({ open: false, from: null });
  if (state.open !== open) setState({ open, from: open ? document.activeElement : state.from });
  const { from } = state;
  useEffect(() => {
    if (!open) return;
    return () => {
      giveBack(from);
    };
  }, [open, from]);
  return useCallback(() => {
    giveBack(from);
  }, [from]);
}
