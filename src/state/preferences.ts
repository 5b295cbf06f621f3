import { atom, createStore, useAtom } from 'jotai';
import { useSyncExternalStore } from 'react';
import { localStore } from '#src/lib/storage';

/** What a person chose for the theme; `system` follows the device. */
export type ThemeChoice = 'system' | 'light' | 'dark';

/** The one jotai store, so that code outside React (the start, the stories) can read and set it. */
export const store = createStore();

const THEME_KEY = 'theme';
const LANGUAGE_KEY = 'language';
const MENU_KEY = 'menu';
const STOPS_KEY = 'stops';

const isThemeChoice = (value: string | null): value is ThemeChoice =>
  value === 'light' || value === 'dark' || value === 'system';

function kept<T extends string>(key: string, initial: T, accepts: (value: string | null) => value is T) {
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

const themeAtom = kept<ThemeChoice>(THEME_KEY, 'system', isThemeChoice);
const menuAtom = kept<'open' | 'collapsed'>(
  MENU_KEY,
  'open',
  (value): value is 'open' | 'collapsed' => value === 'open' || value === 'collapsed',
);

const stopsAtom = kept<'asked' | 'unasked'>(
  STOPS_KEY,
  'asked',
  (value): value is 'asked' | 'unasked' => value === 'asked' || value === 'unasked',
);

/** The theme that was chosen and the way to choose another. */
export const useThemeChoice = () => useAtom(themeAtom, { store });

/** The theme that was chosen, outside React. */
export const themeChoice = (): ThemeChoice => store.get(themeAtom);

/** Calls back whenever another theme is chosen; gives the way to stop. */
export const followThemeChoice = (listener: () => void): (() => void) => store.sub(themeAtom, listener);

/** Sets the theme from outside React. */
export const setThemeChoice = (choice: ThemeChoice): void => store.set(themeAtom, choice);

/** Whether the left menu is collapsed to icons, and the way to change it. */
export const useMenuCollapsed = (): readonly [boolean, (collapsed: boolean) => void] => {
  const [state, setState] = useAtom(menuAtom, { store });
  return [state === 'collapsed', (collapsed) => setState(collapsed ? 'collapsed' : 'open')];
};

/** Collapses or opens the left menu from outside React. */
export const setMenuCollapsed = (collapsed: boolean): void => store.set(menuAtom, collapsed ? 'collapsed' : 'open');

/** The language that was chosen before, if any. */
export const chosenLanguage = (): string | null => localStore.get(LANGUAGE_KEY);

/** Remembers the code of a language for the next start. */
export const rememberLanguage = (language: string): void => void localStore.set(LANGUAGE_KEY, language);

/** Whether a stop is confirmed first, and the way to change that (TASK-31). */
export const useAsksBeforeStop = (): readonly [boolean, (asks: boolean) => void] => {
  const [state, setState] = useAtom(stopsAtom, { store });
  return [state === 'asked', (asks) => setState(asks ? 'asked' : 'unasked')];
};

/** Sets from outside React whether a stop is confirmed first. */
export const setAsksBeforeStop = (asks: boolean): void => store.set(stopsAtom, asks ? 'asked' : 'unasked');

function followConnection(listener: () => void): () => void {
  globalThis.addEventListener('online', listener);
  globalThis.addEventListener('offline', listener);
  return () => {
    globalThis.removeEventListener('online', listener);
    globalThis.removeEventListener('offline', listener);
  };
}

/** Whether the browser has a connection: asked of the browser itself, so that what happened while nobody listened is known. */
export const useOnline = (): boolean => useSyncExternalStore(followConnection, () => navigator.onLine);
