import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type * as antdLayers from './antd-layers';

type Layers = typeof antdLayers;

let layers: Layers | undefined;
let fetching: Promise<Layers> | undefined;
const listeners = new Set<() => void>();

const follow = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Fetches what dialogs and drawers are drawn with, once. Rejects when it cannot be fetched; the next call tries again. */
export async function loadLayers(): Promise<void> {
  fetching ??= import('./antd-layers');
  try {
    layers = await fetching;
  } catch (error) {
    fetching = undefined;
    throw error;
  }
  for (const listener of listeners) listener();
}

interface LayersInUse {
  /** Nothing until it is wanted for the first time, and until it is here. */
  readonly layers: Layers | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** What a dialog or a drawer is drawn with, fetched when it opens first. `onGone` is called when it closes before that is here. */
export function useLayers(open: boolean, onGone: (() => void) | undefined): LayersInUse {
  const found = useSyncExternalStore(follow, () => layers);
  const [asked, setAsked] = useState(open);
  const [failed, setFailed] = useState(false);
  if (open && !asked) setAsked(true);
  if (!open && failed) setFailed(false);

  useEffect(() => {
    if (!open || found || failed) return;
    let current = true;
    loadLayers().catch(() => {
      if (current) setFailed(true);
    });
    return () => {
      current = false;
    };
  }, [open, found, failed]);

  const waits = useRef(false);
  useEffect(() => {
    if (open) {
      waits.current = !found;
      return;
    }
    if (waits.current) onGone?.();
    waits.current = false;
  }, [open, found, onGone]);

  return { layers: asked ? found : undefined, failed, retry: () => setFailed(false) };
}

const BEGINNINGS = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Fetches the same as soon as somebody begins to use the page, so that it is mostly there before a dialog opens. */
export function useEarlyLayers(): void {
  useEffect(() => {
    const stop = () => {
      for (const name of BEGINNINGS) globalThis.removeEventListener(name, begin);
    };
    const begin = () => {
      stop();
      // A dialog that opens tries again, and says so when that fails too.
      loadLayers().catch(() => undefined);
    };
    for (const name of BEGINNINGS) globalThis.addEventListener(name, begin, { passive: true });
    return stop;
  }, []);
}
