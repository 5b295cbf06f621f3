import { useEffect, useSyncExternalStore } from 'react';

let count = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1) {
  count += by;
  for (const listener of listeners) listener();
}

/** Calls `listener` whenever a modal dialog or drawer opens or closes. Returns the way to end that. */
export function onDialogs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Counts a modal dialog or drawer while it is open. */
export function useCountOpenDialog(open: boolean): void {
  useEffect(() => {
    if (!open) return;
    change(1);
    return () => change(-1);
  }, [open]);
}

/** Whether any modal dialog or drawer is open. */
export function useIsDialogOpen(): boolean {
  return useSyncExternalStore(onDialogs, () => count > 0);
}
