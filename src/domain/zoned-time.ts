import { Temporal } from '#src/lib/temporal';

const MINUTE = 60_000;

/** Reads a wall clock time 'YYYY-MM-DD HH:mm'; undefined when it is none (a 30 February, half a time). */
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
 * The moment (epoch milliseconds) at which the clock of a zone shows 'YYYY-MM-DD HH:mm'; undefined when the text is no time. A time
 * that the clocks skip is as much later as they were moved, one they show twice is the first. Throws for an unknown zone.
 */
export function momentOf(text: string, timeZone: string): number | undefined {
  return readWall(text)?.toZonedDateTime(timeZone, { disambiguation: 'compatible' }).epochMilliseconds;
}

/** What the clock of a zone shows at a moment (epoch milliseconds): 'YYYY-MM-DD HH:mm'. */
export function wallTime(time: number, timeZone: string): string {
  return zoned(time, timeZone).toPlainDateTime().toString({ smallestUnit: 'minute' }).replace('T', ' ');
}

/** Minutes that a zone is ahead of UTC at a moment (epoch milliseconds). */
export function offsetAt(time: number, timeZone: string): number {
  return zoned(time, timeZone).offsetNanoseconds / 60e9;
}

/** An offset in minutes as people write it: 'UTC+05:30', 'UTC' for none. */
export function offsetName(minutes: number): string {
  if (minutes === 0) return 'UTC';
  const size = Math.abs(Math.round(minutes));
  const pad = (value: number) => String(value).padStart(2, '0');
  return `UTC${minutes < 0 ? '-' : '+'}${pad(Math.floor(size / 60))}:${pad(size % 60)}`;
}

/** A moment (epoch milliseconds, cut to its minute) as ISO 8601 with the offset of a zone: '2026-11-30T09:00:00+01:00'. */
export function isoInZone(time: number, timeZone: string): string {
  const minute = Math.floor(time / MINUTE) * MINUTE;
  return zoned(minute, timeZone).toString({ timeZoneName: 'never', smallestUnit: 'second', offset: 'auto' });
}

/** How the clock of a zone treats a wall time: shows it once, skips it, or shows it twice; undefined when the text is no time. */
export function wallKind(text: string, timeZone: string): 'once' | 'skipped' | 'twice' | undefined {
  const wall = readWall(text);
  if (!wall) return undefined;
  const first = wall.toZonedDateTime(timeZone, { disambiguation: 'earlier' });
  const second = wall.toZonedDateTime(timeZone, { disambiguation: 'later' });
  if (first.epochMilliseconds === second.epochMilliseconds) return 'once';
  return first.toPlainDateTime().equals(wall) ? 'twice' : 'skipped';
}
