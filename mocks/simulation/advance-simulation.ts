import type { Database } from '#mocks/db/database';
import { eventSources, computedEvents } from './event-sources';
import { nextDueEvent, applyDueEvents, type SimulationEvent } from './events';

const pendingAdvances = new WeakMap<Database, Promise<unknown>>();
/** Nothing is due before `until` while the revision stays the same. */
const idleUntil = new WeakMap<Database, { readonly revision: number; readonly until: number }>();

async function advanceOnce(db: Database, now: number): Promise<readonly SimulationEvent[]> {
  const known = idleUntil.get(db);
  if (known?.revision === db.revision() && now < known.until) return [];
  const { happened, nextAt, revision } = await applyDueEvents(eventSources, db, now);
  idleUntil.set(db, { revision, until: nextAt });
  return happened;
}

/** Applies what is due by `now` (epoch milliseconds), in order, and returns the events. One call at a time per database. */
export function advanceSimulation(db: Database, now: number): Promise<readonly SimulationEvent[]> {
  const result = (pendingAdvances.get(db) ?? Promise.resolve()).then(() => advanceOnce(db, now));
  pendingAdvances.set(
    db,
    result.catch(() => undefined),
  );
  return result;
}

/** Returns the next event (epoch milliseconds), undefined without one. Due events must be applied first. */
export function nextEventAt(db: Database, now: number): number | undefined {
  const times = computedEvents.flatMap((moment) => moment.nextAfter(db, now) ?? []);
  const first = Math.min(Infinity, ...times);
  const next = nextDueEvent(eventSources, db, first)?.at ?? first;
  return Number.isFinite(next) ? Math.max(next, now + 1) : undefined;
}
