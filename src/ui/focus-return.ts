import { useCallback, useEffect, useState } from 'react';

function restoreFocus(target: Element | null) {
  window.setTimeout(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (lost && target instanceof HTMLElement && target.isConnected) target.focus();
  }, 0);
}

/** Returns a function that restores the focus. antd does so only after an animation, which reduced motion skips. */
export function useFocusReturn(open: boolean): () => void {
  const [state, setState] = useState<{ open: boolean; from: Element | null }>({ open: false, from: null });
  if (state.open !== open) setState({ open, from: open ? document.activeElement : state.from });
  const { from } = state;
  useEffect(() => {
    if (!open) return;
    return () => {
      restoreFocus(from);
    };
  }, [open, from]);
  return useCallback(() => {
    restoreFocus(from);
  }, [from]);
}
