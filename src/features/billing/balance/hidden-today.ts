import { localToday } from '#src/lib/local-time';
import { localStore } from '#src/lib/storage';

const keyOf = (userId: string): string => `balance.banner.${userId}`;

export const isHiddenToday = (userId: string): boolean => localStore.get(keyOf(userId)) === localToday();

export const hideToday = (userId: string): void => void localStore.set(keyOf(userId), localToday());
