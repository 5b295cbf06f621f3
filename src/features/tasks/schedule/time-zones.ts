import type { InterfaceLanguage } from '#src/contract/enums.gen';
import { isTimeZone } from '#src/domain/schedule';

/** A time zone to choose. */
export interface TimeZoneEntry {
  /** IANA name, 'Europe/Berlin'. */
  readonly zone: string;
  /** How far it is from UTC now: 'UTC+01:00'. */
  readonly offset: string;
  /** What it is found by: its name as people write it, its offset, and what its time is called in the language. */
  readonly words: string;
}

/** The time zone of this browser; UTC where it names none that is known. */
export function ownTimeZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return isTimeZone(timeZone) ? timeZone : 'UTC';
}

/** What a zone is called at a moment (epoch milliseconds), in one of the ways of Intl. */
function zoneName(
  timeZone: string,
  language: InterfaceLanguage,
  timeZoneName: 'longOffset' | 'longGeneric',
  at: number,
): string {
  const parts = new Intl.DateTimeFormat(language, { timeZone, timeZoneName }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** A time zone with its offset at a moment (epoch milliseconds). */
export function timeZoneEntry(zone: string, language: InterfaceLanguage, at: number): TimeZoneEntry {
  const offset = zoneName(zone, 'en-US', 'longOffset', at)
    .replace('GMT', 'UTC')
    .replace(/[+-]00:00$/, '');
  const spoken = zoneName(zone, language, 'longGeneric', at);
  return { zone, offset, words: `${zone} ${zone.replaceAll(/[/_]/g, ' ')} ${offset} ${spoken}` };
}

/** Zones that are looked up before the page may draw again: all at once would hold it for a third of a second. */
const AT_ONCE = 40;
const known = new Map<string, readonly TimeZoneEntry[]>();

/** Every time zone of the runtime by name, and `also`; looked up in pieces. Gives up, with undefined, once `signal` is aborted. */
export async function allTimeZones(
  language: InterfaceLanguage,
  at: number,
  also: readonly string[],
  signal: AbortSignal,
): Promise<readonly TimeZoneEntry[] | undefined> {
  // Offsets change on the hour at most.
  const key = `${language} ${String(Math.floor(at / 3_600_000))} ${also.join(' ')}`;
  const before = known.get(key);
  if (before) return before;
  const zones = [...new Set(['UTC', ...also, ...Intl.supportedValuesOf('timeZone')])].toSorted();
  const entries: TimeZoneEntry[] = [];
  for (let from = 0; from < zones.length; from += AT_ONCE) {
    await new Promise((resolve) => setTimeout(resolve));
    if (signal.aborted) return undefined;
    for (const zone of zones.slice(from, from + AT_ONCE)) entries.push(timeZoneEntry(zone, language, at));
  }
  known.clear();
  known.set(key, entries);
  return entries;
}
