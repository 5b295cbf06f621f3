import { useEffect, useSyncExternalStore } from 'react';

let count = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1) {
  count += by;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
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
  return useSyncExternalStore(subscribe, () => count > 0);
}
