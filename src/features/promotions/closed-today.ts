import dayjs from 'dayjs';
import { now } from '#src/lib/now';
import { localStore } from '#src/lib/storage';
import type { Audience } from '#src/shared/activity/use-activity';

const keyOf = (audience: Audience): string => `activity.closed.${audience}`;

/** Today in the viewer's zone, 'YYYY-MM-DD'. */
const today = (): string => dayjs(now()).format('YYYY-MM-DD');

/** Whether somebody has closed the activity pop-up today (SHR-06). */
export function wasClosedToday(audience: Audience): boolean {
  return localStore.get(keyOf(audience)) === today();
}

/** Keeps today's date as the day on which the pop-up was closed (SHR-07). */
export function rememberClosed(audience: Audience): void {
  localStore.set(keyOf(audience), today());
}
