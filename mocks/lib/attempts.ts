import type { Database } from '#mocks/db/database';
import { HttpError } from './http-error';

/** Wrong secrets in a row that are answered, and the seconds to wait after them. */
export const MOST_FAILURES = 5;
const WAIT_SECONDS = 60;

interface Failures {
  readonly count: number;
  readonly lastAt: number;
}

// Kept out of the database: a lock is gone after a minute and need not survive a reload.
const failures = new WeakMap<Database, Map<string, Failures>>();

function failuresOf(db: Database): Map<string, Failures> {
  const known = failures.get(db) ?? new Map<string, Failures>();
  failures.set(db, known);
  return known;
}

/** Throws 429 while a secret was guessed wrong too often; `key` says whose and which, `now` is in epoch milliseconds. */
export function guardAttempts(db: Database, key: string, now: number): void {
  const failed = failuresOf(db).get(key);
  if (!failed) return;
  const wait = Math.ceil((failed.lastAt + WAIT_SECONDS * 1000 - now) / 1000);
  if (wait <= 0) clearFailures(db, key);
  else if (failed.count >= MOST_FAILURES)
    throw new HttpError(429, 'TooManyRequests', 'Too many wrong tries. Wait a minute.', undefined, wait);
}

/** Counts a wrong try. */
export function countFailure(db: Database, key: string, now: number): void {
  failuresOf(db).set(key, { count: failureCount(db, key) + 1, lastAt: now });
}

/** Wrong tries since the last right one. */
export const failureCount = (db: Database, key: string): number => failuresOf(db).get(key)?.count ?? 0;

/** Forgets the wrong tries: the right secret came. */
export function clearFailures(db: Database, key: string): void {
  failuresOf(db).delete(key);
}
