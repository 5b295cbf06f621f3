import type { Database } from './database';

type Snapshot = ReturnType<Database['snapshot']>;

/** Stories and tests start a handful of scenarios again and again. */
const MAX_SNAPSHOTS = 8;
/** A larger snapshot costs more memory than it saves time. */
const MAX_RECORDS = 20_000;

const snapshots = new Map<string, Snapshot>();

/**
 * Fills an empty database by `fill`, or from the snapshot of an earlier `fill` with the same key. The key must name everything that
 * the records depend on; without one nothing is cached.
 */
export async function fillCached(db: Database, key: string | undefined, fill: () => Promise<void>): Promise<void> {
  if (key === undefined) return fill();
  const snapshot = snapshots.get(key);
  if (snapshot) {
    await db.load(snapshot);
    return;
  }
  await fill();
  // The lists are mutable, their records are not: an update replaces the record.
  const lists = Object.entries(db.snapshot()).map(([name, records]) => [name, [...records]] as const);
  if (lists.reduce((count, [, records]) => count + records.length, 0) > MAX_RECORDS) return;
  const [oldest] = snapshots.keys();
  if (snapshots.size >= MAX_SNAPSHOTS && oldest !== undefined) snapshots.delete(oldest);
  snapshots.set(key, Object.fromEntries(lists));
}
