import type { Database } from './database';

type Snapshot = ReturnType<Database['snapshot']>;

const MAX_SNAPSHOTS = 8;
const MAX_RECORDS = 20_000;

const snapshots = new Map<string, Snapshot>();

/** Fills a database, or restores the snapshot of this key, which must cover every input. */
export async function fillCached(db: Database, key: string | undefined, fill: () => Promise<void>): Promise<void> {
  if (key === undefined) return fill();
  const snapshot = snapshots.get(key);
  if (snapshot) {
    await db.load(snapshot);
    return;
  }
  await fill();
  const lists = Object.entries(db.snapshot()).map(([name, records]) => [name, [...records]] as const);
  if (lists.reduce((count, [, records]) => count + records.length, 0) > MAX_RECORDS) return;
  const [oldest] = snapshots.keys();
  if (snapshots.size >= MAX_SNAPSHOTS && oldest !== undefined) snapshots.delete(oldest);
  snapshots.set(key, Object.fromEntries(lists));
}
