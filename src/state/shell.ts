import { atom, useAtom } from 'jotai';
import { store } from './preferences';

export type ShellPanel = 'palette' | 'keys' | 'chat';

const panelAtom = atom<ShellPanel | undefined>(undefined);

export const useShellPanel = () => useAtom(panelAtom, { store });
