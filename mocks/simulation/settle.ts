import type { Database } from '#mocks/db/database';
import { eventSources, moments } from './event-sources';
import { nextOf, walk, type Happening } from './events';

const turns = new WeakMap<Database, Promise<unknown>>();
/** Nothing is due before `until` while the revision stays the same. */
const quiet = new WeakMap<Database, { readonly revision: number; readonly until: number }>();

async function settleOnce(db: Database, now: number): Promise<readonly Happening[]> {
  const known = quiet.get(db);
  if (known?.revision === db.revision() && now < known.until) return [];
  const { happened, nextAt, revision } = await walk(eventSources, db, now);
  quiet.set(db, { revision, until: nextAt });
  return happened;
}

/** Applies what is due by `now` (epoch milliseconds) in order of time and returns the events. Calls on one database run one at a time. */
export function settle(db: Database, now: number): Promise<readonly Happening[]> {
  const turn = (turns.get(db) ?? Promise.resolve()).then(() => settleOnce(db, now));
  turns.set(
    db,
    turn.catch(() => undefined),
  );
  return turn;
}

/** Returns the next event (epoch milliseconds), undefined without one. Due events must be applied first. */
export function nextEventAt(db: Database, now: number): number | undefined {
  const times = moments.flatMap((moment) => moment.nextAfter(db, now) ?? []);
  const first = Math.min(Infinity, ...times);
  const next = nextOf(eventSources, db, first)?.at ?? first;
  return Number.isFinite(next) ? Math.max(next, now + 1) : undefined;
}
