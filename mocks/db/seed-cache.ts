import type { Database } from './database';

type Snapshot = ReturnType<Database['snapshot']>;

/** Snapshots that are kept: stories and tests start a handful of scenarios again and again. */
const MAX_SNAPSHOTS = 8;
/** Records of the largest snapshot that is kept. */
const MAX_RECORDS = 20_000;

const snapshots = new Map<string, Snapshot>();

/**
 * Fills an empty database by `fill`, or with what `fill` made for the same key before. The key must name everything that the
 * records depend on.
 */
export async function fillCached(db: Database, key: string, fill: () => Promise<void>): Promise<void> {
  const snapshot = snapshots.get(key);
  if (snapshot) {
    await db.load(snapshot);
    return;
  }
  await fill();
  // The lists go on changing, their records do not: an update puts another record in the place of one.
  const lists = Object.entries(db.snapshot()).map(([name, records]) => [name, [...records]] as const);
  if (lists.reduce((count, [, records]) => count + records.length, 0) > MAX_RECORDS) return;
  const [oldest] = snapshots.keys();
  if (snapshots.size >= MAX_SNAPSHOTS && oldest !== undefined) snapshots.delete(oldest);
  snapshots.set(key, Object.fromEntries(lists));
}
