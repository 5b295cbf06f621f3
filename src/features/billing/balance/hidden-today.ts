import dayjs from 'dayjs';
import { now } from '#src/lib/now';
import { localStore } from '#src/lib/storage';

const keyOf = (userId: string): string => `balance.banner.${userId}`;

/** Today in the viewer's zone, 'YYYY-MM-DD'. */
const today = (): string => dayjs(now()).format('YYYY-MM-DD');

/** Whether an account has put the banner of its low balance away today (ERR-19). */
export const isHiddenToday = (userId: string): boolean => localStore.get(keyOf(userId)) === today();

/** Keeps today's date as the day on which an account put the banner away. */
export const hideToday = (userId: string): void => void localStore.set(keyOf(userId), today());
