import dayjs from 'dayjs';
import { now } from '#src/lib/now';
import { localStore } from '#src/lib/storage';

const keyOf = (userId: string): string => `balance.banner.${userId}`;

const today = (): string => dayjs(now()).format('YYYY-MM-DD');

export const isHiddenToday = (userId: string): boolean => localStore.get(keyOf(userId)) === today();

export const hideToday = (userId: string): void => void localStore.set(keyOf(userId), today());
