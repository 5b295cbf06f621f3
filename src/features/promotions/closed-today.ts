import dayjs from 'dayjs';
import { now } from '#src/lib/now';
import { localStore } from '#src/lib/storage';
import type { Audience } from '#src/shared/activity/use-activity';

const keyOf = (audience: Audience): string => `activity.closed.${audience}`;

const today = (): string => dayjs(now()).format('YYYY-MM-DD');

export function wasClosedToday(audience: Audience): boolean {
  return localStore.get(keyOf(audience)) === today();
}

export function storeClosedToday(audience: Audience): void {
  localStore.set(keyOf(audience), today());
}
