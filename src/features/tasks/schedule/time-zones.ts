import type { InterfaceLanguage } from '#src/contract/enums.gen';
import { isTimeZone } from '#src/domain/schedule';

export interface TimeZoneEntry {
  /** IANA name, 'Europe/Berlin'. */
  readonly zone: string;
  /** Current offset, 'UTC+01:00'. */
  readonly offset: string;
  readonly searchText: string;
}

/** UTC if the browser reports an unknown zone. */
export function browserTimeZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return isTimeZone(timeZone) ? timeZone : 'UTC';
}

function zoneName(
  timeZone: string,
  language: InterfaceLanguage,
  timeZoneName: 'longOffset' | 'longGeneric',
  at: number,
): string {
  const parts = new Intl.DateTimeFormat(language, { timeZone, timeZoneName }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

export function timeZoneEntry(zone: string, language: InterfaceLanguage, at: number): TimeZoneEntry {
  const offset = zoneName(zone, 'en-US', 'longOffset', at)
    .replace('GMT', 'UTC')
    .replace(/[+-]00:00$/, '');
  const longName = zoneName(zone, language, 'longGeneric', at);
  return { zone, offset, searchText: `${zone} ${zone.replaceAll(/[/_]/g, ' ')} ${offset} ${longName}` };
}

/** Zones per task of the event loop; all at once would block for a third of a second. */
const BATCH_SIZE = 40;
const cachedZones = new Map<string, readonly TimeZoneEntry[]>();

/** Sorted by name. Resolves to undefined once `signal` is aborted. */
export async function allTimeZones(
  language: InterfaceLanguage,
  at: number,
  extraZones: readonly string[],
  signal: AbortSignal,
): Promise<readonly TimeZoneEntry[] | undefined> {
  // Offsets change at most on the hour.
  const key = `${language} ${String(Math.floor(at / 3_600_000))} ${extraZones.join(' ')}`;
  const before = cachedZones.get(key);
  if (before) return before;
  const zones = [...new Set(['UTC', ...extraZones, ...Intl.supportedValuesOf('timeZone')])].toSorted();
  const entries: TimeZoneEntry[] = [];
  for (let from = 0; from < zones.length; from += BATCH_SIZE) {
    await new Promise((resolve) => setTimeout(resolve));
    if (signal.aborted) return undefined;
    for (const zone of zones.slice(from, from + BATCH_SIZE)) entries.push(timeZoneEntry(zone, language, at));
  }
  cachedZones.clear();
  cachedZones.set(key, entries);
  return entries;
}
