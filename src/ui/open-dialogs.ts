import { useEffect, useSyncExternalStore } from 'react';

let count = 0;
const listeners = new Set<() => void>();

function change(delta: 1 | -1) {
  count += delta;
  for (const listener of listeners) listener();
}

export function onDialogChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useCountOpenDialog(open: boolean): void {
  useEffect(() => {
    if (!open) return;
    change(1);
    return () => change(-1);
  }, [open]);
}

export function useIsDialogOpen(): boolean {
  return useSyncExternalStore(onDialogChange, () => count > 0);
}
