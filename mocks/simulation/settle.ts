import type { Database } from '#mocks/db/database';
import { eventSources, moments } from './event-sources';
import { nextOf, walk, type Happening } from './events';

const turns = new WeakMap<Database, Promise<unknown>>();
/** Until when nothing is due as long as no record changes: most calls find nothing to do, and find it out at once. */
const quiet = new WeakMap<Database, { readonly revision: number; readonly until: number }>();

async function settleOnce(db: Database, now: number): Promise<readonly Happening[]> {
  const known = quiet.get(db);
  if (known?.revision === db.revision() && now < known.until) return [];
  const { happened, nextAt, revision } = await walk(eventSources, db, now);
  quiet.set(db, { revision, until: nextAt });
  return happened;
}

/**
 * Brings everything that is due by the clock (epoch milliseconds) up to date, event by event in order of time, and tells what
 * happened. Calls on one database run one after the other.
 */
export function settle(db: Database, now: number): Promise<readonly Happening[]> {
  const turn = (turns.get(db) ?? Promise.resolve()).then(() => settleOnce(db, now));
  turns.set(
    db,
    turn.catch(() => undefined),
  );
  return turn;
}

/** The next moment after `now` at which something happens, undefined when nothing will. Epoch milliseconds; settle first. */
export function nextEventAt(db: Database, now: number): number | undefined {
  const times = moments.flatMap((moment) => moment.nextAfter(db, now) ?? []);
  const first = Math.min(Infinity, ...times);
  const next = nextOf(eventSources, db, first)?.at ?? first;
  return Number.isFinite(next) ? Math.max(next, now + 1) : undefined;
}
