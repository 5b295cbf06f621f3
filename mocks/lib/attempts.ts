import type { Database } from '#mocks/db/database';
import { HttpError } from './http-error';

export const MAX_FAILURES = 5;
const WAIT_SECONDS = 60;

interface FailureCount {
  readonly count: number;
  readonly lastAt: number;
}

// A lock lasts a minute and need not survive a reload.
const failures = new WeakMap<Database, Map<string, FailureCount>>();

function failuresOf(db: Database): Map<string, FailureCount> {
  const known = failures.get(db) ?? new Map<string, FailureCount>();
  failures.set(db, known);
  return known;
}

/** Throws 429 after too many wrong tries. `key` names the account and the secret; `now` is epoch milliseconds. */
export function assertAttemptAllowed(db: Database, key: string, now: number): void {
  const failed = failuresOf(db).get(key);
  if (!failed) return;
  const wait = Math.ceil((failed.lastAt + WAIT_SECONDS * 1000 - now) / 1000);
  if (wait <= 0) clearFailures(db, key);
  else if (failed.count >= MAX_FAILURES)
    throw new HttpError(429, 'TooManyRequests', 'Too many wrong tries. Wait a minute.', undefined, wait);
}

export function countFailure(db: Database, key: string, now: number): void {
  failuresOf(db).set(key, { count: failureCount(db, key) + 1, lastAt: now });
}

/** Returns the wrong tries since the last correct one. */
export const failureCount = (db: Database, key: string): number => failuresOf(db).get(key)?.count ?? 0;

export function clearFailures(db: Database, key: string): void {
  failuresOf(db).delete(key);
}
