import type { Database } from '#mocks/db/database';

/** Changes records when their time comes, such as a scheduled start. Times are epoch milliseconds. */
export interface SimulationEventSource {
  /** Part of the control endpoint's response. */
  readonly name: string;
  /** Returns the earliest time with changes not applied yet. May ignore times after `until`. */
  nextAt(db: Database, until: number): number | undefined;
  /**
   * Applies what is due at `at` and returns the ids of changed records. Afterwards `nextAt` must be later. May skip what nobody would miss
   * before `until`, the clock's time.
   */
  apply(db: Database, at: number, until: number): Promise<readonly string[]>;
}

/** A visible event that changes no record because its state is computed from the clock. */
export interface ComputedEvent {
  readonly name: string;
  nextAfter(db: Database, now: number): number | undefined;
}

export interface SimulationEvent {
  readonly name: string;
  readonly at: number;
  readonly ids: readonly string[];
}

interface DueEvent {
  readonly source: SimulationEventSource;
  readonly at: number;
}

/** Returns the next due source. */
export function nextDueEvent(
  sources: readonly SimulationEventSource[],
  db: Database,
  until: number,
): DueEvent | undefined {
  let first: DueEvent | undefined;
  for (const source of sources) {
    const horizon = first ? first.at : until;
    const at = source.nextAt(db, horizon);
    if (at !== undefined && at <= until && (first === undefined || at < first.at)) first = { source, at };
  }
  return first;
}

/** Limit of one pass; the next one continues. */
const MAX_EVENTS = 20_000;
const MAX_REPEATS = 50;

/** `nextAt` (epoch milliseconds, Infinity for never) is valid for this `revision`. */
export interface ApplyResult {
  readonly happened: readonly SimulationEvent[];
  readonly nextAt: number;
  readonly revision: number;
}

/** Applies events in order of time. Throws RangeError when a source is stuck. */
export async function applyDueEvents(
  sources: readonly SimulationEventSource[],
  db: Database,
  until: number,
): Promise<ApplyResult> {
  const happened: SimulationEvent[] = [];
  let last: DueEvent | undefined;
  let repeats = 0;
  for (let events = 0; events < MAX_EVENTS; events++) {
    const next = nextDueEvent(sources, db, Infinity);
    if (!next || next.at > until) {
      return { happened, nextAt: next?.at ?? Infinity, revision: db.revision() };
    }
    repeats = next.source === last?.source && next.at === last.at ? repeats + 1 : 0;
    if (repeats > MAX_REPEATS) throw new RangeError(`${next.source.name} does not move on from ${next.at}`);
    last = next;
    const ids = await next.source.apply(db, next.at, until);
    if (ids.length > 0) happened.push({ name: next.source.name, at: next.at, ids });
  }
  return { happened, nextAt: until, revision: db.revision() };
}
