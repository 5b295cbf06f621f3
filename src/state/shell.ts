import { atom, useAtom } from 'jotai';
import { store } from './preferences';

/** What lies over the page when it is called for: the command palette, the sheet of keys, the support chat. */
export type ShellPanel = 'palette' | 'keys' | 'chat';

const panelAtom = atom<ShellPanel | undefined>(undefined);

/** What lies over the page, and the way to open and close it. */
export const useShellPanel = () => useAtom(panelAtom, { store });
