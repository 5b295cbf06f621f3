import type { Database } from '#mocks/db/database';

/**
 * Something that changes records by itself when its time comes: a scheduled start, the end of a run, an order that lapses.
 * A noun writes one in `mocks/simulation/<noun>.ts` and lists it in `event-sources.ts`; that is all there is to it.
 * All times are epoch milliseconds.
 */
export interface EventSource {
  /** What happens, in one camelCase word: it stands in the answer of the control endpoint. */
  readonly name: string;
  /**
   * When it happens next: the earliest moment whose change is not yet in the records, undefined when there is none. A moment
   * later than `until` need not be found. Only reads, and answers fast: it is asked after every event.
   */
  nextAt(db: Database, until: number): number | undefined;
  /**
   * Writes everything of this source that is due at `at` (what `nextAt` gave) and gives the ids of what it changed. Afterwards
   * `nextAt` must be later than `at`. `until` is what the clock shows: a source that would come up a thousand times before
   * then may skip what nobody would miss.
   */
  apply(db: Database, at: number, until: number): Promise<readonly string[]>;
}

/** Something that can be seen to happen and changes no record: what is computed from the clock. */
export interface Moment {
  readonly name: string;
  /** The first such moment after `now`, undefined when there is none. Epoch milliseconds. */
  nextAfter(db: Database, now: number): number | undefined;
}

/** One thing that happened: its source, when (epoch milliseconds) and the ids of what changed. */
export interface Happening {
  readonly name: string;
  readonly at: number;
  readonly ids: readonly string[];
}

interface Due {
  readonly source: EventSource;
  readonly at: number;
}

/** The source whose turn is next, not later than `until`; of two at the same moment the one listed first. */
export function nextOf(sources: readonly EventSource[], db: Database, until: number): Due | undefined {
  let first: Due | undefined;
  for (const source of sources) {
    const horizon = first ? first.at : until;
    const at = source.nextAt(db, horizon);
    if (at !== undefined && at <= until && (first === undefined || at < first.at)) first = { source, at };
  }
  return first;
}

/** Most events that one walk applies; what is left comes with the next. */
const MOST_EVENTS = 20_000;
/** A source that is due at the same moment so many times running does not move on. */
const MOST_REPEATS = 50;

/** What a walk did, and when something is due next as long as the records stay as they are: epoch milliseconds, Infinity for never. */
export interface Walked {
  readonly happened: readonly Happening[];
  readonly nextAt: number;
  /** Of the records that this holds for. */
  readonly revision: number;
}

/**
 * Applies what is due until a moment, event by event in order of time, and tells what happened. Throws RangeError when a source
 * does not move on, rather than go round for ever.
 */
export async function walk(sources: readonly EventSource[], db: Database, until: number): Promise<Walked> {
  const happened: Happening[] = [];
  let last: Due | undefined;
  let repeats = 0;
  for (let events = 0; events < MOST_EVENTS; events++) {
    // Looking beyond the end finds in the same pass what a later call would ask for.
    const next = nextOf(sources, db, Infinity);
    if (!next || next.at > until) {
      return { happened, nextAt: next?.at ?? Infinity, revision: db.revision() };
    }
    repeats = next.source === last?.source && next.at === last.at ? repeats + 1 : 0;
    if (repeats > MOST_REPEATS) throw new RangeError(`${next.source.name} does not move on from ${next.at}`);
    last = next;
    const ids = await next.source.apply(db, next.at, until);
    if (ids.length > 0) happened.push({ name: next.source.name, at: next.at, ids });
  }
  return { happened, nextAt: until, revision: db.revision() };
}
