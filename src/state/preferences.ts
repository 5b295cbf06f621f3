import { atom, createStore, useAtom } from 'jotai';
import { useSyncExternalStore } from 'react';
import { localStore } from '#src/lib/storage';

export type ThemeChoice = 'system' | 'light' | 'dark';

export type Density = 'roomy' | 'compact';

/** Also used outside React, by the start and the stories. */
export const store = createStore();

const THEME_KEY = 'theme';
const LANGUAGE_KEY = 'language';
const DENSITY_KEY = 'density';
const MENU_KEY = 'menu';
const CONFIRM_STOP_KEY = 'stops';

const isThemeChoice = (value: string | null): value is ThemeChoice =>
  value === 'light' || value === 'dark' || value === 'system';

function persistedAtom<T extends string>(key: string, initial: T, accepts: (value: string | null) => value is T) {
  const stored = localStore.get(key);
  const base = atom<T>(accepts(stored) ? stored : initial);
  return atom(
    (get) => get(base),
    (_get, set, next: T) => {
      localStore.set(key, next);
      set(base, next);
    },
  );
}

export const isDensity = (value: unknown): value is Density => value === 'roomy' || value === 'compact';

const themeAtom = persistedAtom<ThemeChoice>(THEME_KEY, 'system', isThemeChoice);
const densityAtom = persistedAtom<Density>(DENSITY_KEY, 'roomy', isDensity);
const menuAtom = persistedAtom<'open' | 'collapsed'>(
  MENU_KEY,
  'open',
  (value): value is 'open' | 'collapsed' => value === 'open' || value === 'collapsed',
);

const confirmStopAtom = persistedAtom<'asked' | 'unasked'>(
  CONFIRM_STOP_KEY,
  'asked',
  (value): value is 'asked' | 'unasked' => value === 'asked' || value === 'unasked',
);

export const useThemeChoice = () => useAtom(themeAtom, { store });

/** Of this browser; `useDensityChoice` changes it. */
export const useDensity = () => useAtom(densityAtom, { store });

export const setDensity = (density: Density): void => store.set(densityAtom, density);

export const themeChoice = (): ThemeChoice => store.get(themeAtom);

export const subscribeToThemeChoice = (listener: () => void): (() => void) => store.sub(themeAtom, listener);

export const setThemeChoice = (choice: ThemeChoice): void => store.set(themeAtom, choice);

const menuFoldedAtom = atom(false);

export const useMenuCollapsed = (): readonly [boolean, (collapsed: boolean) => void] => {
  const [state, setState] = useAtom(menuAtom, { store });
  const [isFolded, setFolded] = useAtom(menuFoldedAtom, { store });
  return [
    isFolded || state === 'collapsed',
    (collapsed) => {
      setFolded(false);
      setState(collapsed ? 'collapsed' : 'open');
    },
  ];
};

/** Leaves the stored choice. */
export const foldMenu = (isFolded: boolean): void => store.set(menuFoldedAtom, isFolded);

export const setMenuCollapsed = (collapsed: boolean): void => store.set(menuAtom, collapsed ? 'collapsed' : 'open');

export const storedLanguage = (): string | null => localStore.get(LANGUAGE_KEY);

export const storeLanguage = (language: string): void => void localStore.set(LANGUAGE_KEY, language);

/** TASK-31 */
export const useConfirmBeforeStop = (): readonly [boolean, (shouldConfirm: boolean) => void] => {
  const [state, setState] = useAtom(confirmStopAtom, { store });
  return [state === 'asked', (shouldConfirm) => setState(shouldConfirm ? 'asked' : 'unasked')];
};

export const setConfirmBeforeStop = (shouldConfirm: boolean): void =>
  store.set(confirmStopAtom, shouldConfirm ? 'asked' : 'unasked');

function subscribeToConnection(listener: () => void): () => void {
  globalThis.addEventListener('online', listener);
  globalThis.addEventListener('offline', listener);
  return () => {
    globalThis.removeEventListener('online', listener);
    globalThis.removeEventListener('offline', listener);
  };
}

/** Reads the browser's state, so that no event is missed. */
export const useOnline = (): boolean => useSyncExternalStore(subscribeToConnection, () => navigator.onLine);
