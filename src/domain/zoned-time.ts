import { Temporal } from '#src/lib/temporal';

const MINUTE = 60_000;

function readWall(text: string) {
  if (!/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/.test(text)) return undefined;
  try {
    return Temporal.PlainDateTime.from(text.replace(' ', 'T'), { overflow: 'reject' });
  } catch {
    return undefined;
  }
}

const zoned = (time: number, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(timeZone);

/**
 * Parses 'YYYY-MM-DD HH:mm' to epoch milliseconds; undefined if invalid. A skipped time moves forward by the gap; a repeated time is the
 * first. Throws for an unknown zone.
 */
export function parseWallTime(text: string, timeZone: string): number | undefined {
  return readWall(text)?.toZonedDateTime(timeZone, { disambiguation: 'compatible' }).epochMilliseconds;
}

/** Takes epoch milliseconds; returns 'YYYY-MM-DD HH:mm'. */
export function formatWallTime(time: number, timeZone: string): string {
  return zoned(time, timeZone).toPlainDateTime().toString({ smallestUnit: 'minute' }).replace('T', ' ');
}

/** Takes epoch milliseconds; returns minutes ahead of UTC. */
export function offsetAt(time: number, timeZone: string): number {
  return zoned(time, timeZone).offsetNanoseconds / 60e9;
}

/** Takes minutes; returns 'UTC+05:30'. */
export function formatOffset(minutes: number): string {
  if (minutes === 0) return 'UTC';
  const size = Math.abs(Math.round(minutes));
  const pad = (value: number) => String(value).padStart(2, '0');
  return `UTC${minutes < 0 ? '-' : '+'}${pad(Math.floor(size / 60))}:${pad(size % 60)}`;
}

/** Takes epoch milliseconds; returns '2026-11-30T09:00:00+01:00'. */
export function isoInZone(time: number, timeZone: string): string {
  const minute = Math.floor(time / MINUTE) * MINUTE;
  return zoned(minute, timeZone).toString({ timeZoneName: 'never', smallestUnit: 'second', offset: 'auto' });
}

/** Returns undefined for an invalid time. */
export function wallTimeOccurrence(text: string, timeZone: string): 'once' | 'skipped' | 'twice' | undefined {
  const wall = readWall(text);
  if (!wall) return undefined;
  const first = wall.toZonedDateTime(timeZone, { disambiguation: 'earlier' });
  const second = wall.toZonedDateTime(timeZone, { disambiguation: 'later' });
  if (first.epochMilliseconds === second.epochMilliseconds) return 'once';
  return first.toPlainDateTime().equals(wall) ? 'twice' : 'skipped';
}
