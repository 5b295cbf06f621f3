import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';

class LazyComponents<T> {
  readonly #fetch: () => Promise<T>;
  readonly #listeners = new Set<() => void>();
  #fetching: Promise<T> | undefined;
  loaded: T | undefined;

  constructor(fetch: () => Promise<T>) {
    this.#fetch = fetch;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Loads them once; after a failure the next call retries. */
  async load(): Promise<void> {
    this.#fetching ??= this.#fetch();
    try {
      this.loaded = await this.#fetching;
    } catch (error) {
      this.#fetching = undefined;
      throw error;
    }
    for (const listener of this.#listeners) listener();
  }
}

const antdOverlays = new LazyComponents(() => import('./antd-overlays'));
const popups = new LazyComponents(() => import('./popups'));

export async function loadOverlays(): Promise<void> {
  await Promise.all([popups.load(), antdOverlays.load()]);
}

interface LoadedComponents<T> {
  readonly loaded: T | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

function useLazyComponents<T>(components: LazyComponents<T>, open: boolean): LoadedComponents<T> {
  const loaded = useSyncExternalStore(components.subscribe, () => components.loaded);
  const [failed, setFailed] = useState(false);
  if (!open && failed) setFailed(false);
  useEffect(() => {
    if (!open || loaded || failed) return;
    let current = true;
    components.load().catch(() => {
      if (current) setFailed(true);
    });
    return () => {
      current = false;
    };
  }, [components, open, loaded, failed]);
  return { loaded, failed, retry: () => setFailed(false) };
}

export const usePopups = (open: boolean) => useLazyComponents(popups, open);

/** `onClosedEarly`: called when the dialog closes before it has loaded. */
export function useAntdOverlays(open: boolean, onClosedEarly: (() => void) | undefined) {
  const { loaded, ...state } = useLazyComponents(antdOverlays, open);
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  const isWaiting = useRef(false);
  useEffect(() => {
    if (open) {
      isWaiting.current = !loaded;
      return;
    }
    if (isWaiting.current) onClosedEarly?.();
    isWaiting.current = false;
  }, [open, loaded, onClosedEarly]);
  return { overlays: wasOpen ? loaded : undefined, ...state };
}

// Safari has no idle callbacks.
const whenIdle = (work: () => void) =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(work) : setTimeout(work);

const FIRST_USE_EVENTS = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Runs after the first move, press or key. */
export function useOnFirstUse(load: () => void): void {
  const onFirstUse = useEffectEvent(load);
  useEffect(() => {
    const stop = () => {
      for (const name of FIRST_USE_EVENTS) globalThis.removeEventListener(name, begin);
    };
    const begin = () => {
      stop();
      whenIdle(() => onFirstUse());
    };
    for (const name of FIRST_USE_EVENTS) globalThis.addEventListener(name, begin, { passive: true });
    return stop;
  }, []);
}

export function usePreloadOverlays(): void {
  useOnFirstUse(() => void loadOverlays().catch(() => undefined));
}
