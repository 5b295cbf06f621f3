import { localToday } from '#src/lib/local-time';
import { localStore } from '#src/lib/storage';

/** `key` names what the user closed until tomorrow. */
export const isHiddenToday = (key: string): boolean => localStore.get(key) === localToday();

export const hideToday = (key: string): void => void localStore.set(key, localToday());
