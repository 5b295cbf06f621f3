import type { InterfaceLanguage } from '#src/contract/enums.gen';
import type { Day } from './day-toggles';

const fromSunday: ReadonlySet<InterfaceLanguage> = new Set<InterfaceLanguage>(['en-US', 'ja-JP', 'ko-KR']);
/** A Sunday, in epoch milliseconds. */
const SUNDAY = Date.UTC(2023, 0, 1);
const DAY = 86_400_000;

/** In the language's order; 0 is Sunday. */
export function weekDays(language: InterfaceLanguage): readonly Day[] {
  const weekdayName = (weekday: 'short' | 'long', day: number) =>
    new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' }).format(SUNDAY + day * DAY);
  const order = fromSunday.has(language) ? [0, 1, 2, 3, 4, 5, 6] : [1, 2, 3, 4, 5, 6, 0];
  return order.map((value) => ({ value, text: weekdayName('short', value), name: weekdayName('long', value) }));
}

export function monthDays(name: (day: number) => string): readonly Day[] {
  return Array.from({ length: 31 }, (_, index) => ({
    value: index + 1,
    text: String(index + 1),
    name: name(index + 1),
  }));
}
