import { localToday } from '#src/lib/local-time';
import { localStore } from '#src/lib/storage';
import type { Audience } from '#src/shared/activity/use-activity';

const keyOf = (audience: Audience): string => `activity.closed.${audience}`;

export function wasClosedToday(audience: Audience): boolean {
  return localStore.get(keyOf(audience)) === localToday();
}

export function storeClosedToday(audience: Audience): void {
  localStore.set(keyOf(audience), localToday());
}
