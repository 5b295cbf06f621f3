import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import type * as antdOverlays from './antd-overlays';

type Overlays = typeof antdOverlays;

let overlays: Overlays | undefined;
let fetching: Promise<Overlays> | undefined;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Loads antd's components once; after a failure the next call retries. */
export async function loadOverlays(): Promise<void> {
  fetching ??= import('./antd-overlays');
  try {
    overlays = await fetching;
  } catch (error) {
    fetching = undefined;
    throw error;
  }
  for (const listener of listeners) listener();
}

interface OverlayComponents {
  readonly overlays: Overlays | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** `onClosedEarly`: called when the dialog closes before they are loaded. */
export function useOverlayComponents(open: boolean, onClosedEarly: (() => void) | undefined): OverlayComponents {
  const found = useSyncExternalStore(subscribe, () => overlays);
  const [wasOpen, setWasOpen] = useState(open);
  const [failed, setFailed] = useState(false);
  if (open && !wasOpen) setWasOpen(true);
  if (!open && failed) setFailed(false);

  useEffect(() => {
    if (!open || found || failed) return;
    let current = true;
    loadOverlays().catch(() => {
      if (current) setFailed(true);
    });
    return () => {
      current = false;
    };
  }, [open, found, failed]);

  const isWaiting = useRef(false);
  useEffect(() => {
    if (open) {
      isWaiting.current = !found;
      return;
    }
    if (isWaiting.current) onClosedEarly?.();
    isWaiting.current = false;
  }, [open, found, onClosedEarly]);

  return { overlays: wasOpen ? found : undefined, failed, retry: () => setFailed(false) };
}

const FIRST_USE_EVENTS = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Runs at the first move, press or key. */
export function useOnFirstUse(load: () => void): void {
  const onFirstUse = useEffectEvent(load);
  useEffect(() => {
    const stop = () => {
      for (const name of FIRST_USE_EVENTS) globalThis.removeEventListener(name, begin);
    };
    const begin = () => {
      stop();
      onFirstUse();
    };
    for (const name of FIRST_USE_EVENTS) globalThis.addEventListener(name, begin, { passive: true });
    return stop;
  }, []);
}

export function usePreloadOverlays(): void {
  useOnFirstUse(() => void loadOverlays().catch(() => undefined));
}
