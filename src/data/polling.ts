import { isOffline, isTransient, retryAfterOf } from '#src/api/errors';
import { LONGEST_TIMER } from '#src/lib/longest-timer';
import { deviceNow, now } from '#src/lib/now';

/** Milliseconds (TASK-29). */
export const TASK_POLL = 5_000;
const LONGEST_WAIT = 60_000;

interface Looked {
  readonly state: {
    readonly data: unknown;
    readonly error: unknown;
    readonly dataUpdateCount: number;
    readonly errorUpdateCount: number;
  };
}

/** Returns milliseconds: 5 s, doubled for each failure up to 60 s; at least Retry-After (seconds). */
export function waitAfter(failures: number, retryAfter = 0): number {
  const ours = Math.min(LONGEST_WAIT, TASK_POLL * 2 ** Math.max(0, failures - 1));
  return Math.min(LONGEST_TIMER, Math.max(ours, retryAfter * 1000));
}

const lastGood = new WeakMap<object, { readonly answers: number; readonly errors: number }>();

function failuresInARow(query: Looked): number {
  const { dataUpdateCount: answers, errorUpdateCount: errors, error } = query.state;
  const known = lastGood.get(query);
  if (known?.answers === answers) return errors - known.errors;
  const before = error === null ? errors : errors - 1;
  lastGood.set(query, { answers, errors: before });
  return errors - before;
}

function untilNextLook(query: Looked, active: boolean): number | false {
  const failures = failuresInARow(query);
  if (failures > 0 && query.state.error !== null)
    return isTransient(query.state.error) ? waitAfter(failures, retryAfterOf(query.state.error)) : false;
  return active ? TASK_POLL : false;
}

/** Polls every 5 s while `active` and the tab is visible (TASK-29). Retries transient errors after 5 to 60 s, even if not `active`. */
export const polled = (active = true) => ({
  refetchInterval: (query: Looked) => untilNextLook(query, active),
  refetchIntervalInBackground: false,
  refetchOnReconnect: 'always' as const,
});

/** A poll that changes nothing renders nothing. */
export const quiet = { notifyOnChangeProps: ['data', 'error'] as ('data' | 'error')[] };

export interface Staleness {
  readonly since: string;
  readonly offline: boolean;
  /** Seconds. */
  readonly retryIn: number | undefined;
}

export function stalenessOf(result: {
  readonly data: unknown;
  readonly error: unknown;
  readonly dataUpdatedAt: number;
}): Staleness | undefined {
  if (result.data === undefined || result.error === null) return undefined;
  // The cache uses the device's clock, the page the emulator's.
  const since = new Date(now() - Math.max(0, deviceNow() - result.dataUpdatedAt)).toISOString();
  return { since, offline: isOffline(result.error), retryIn: retryAfterOf(result.error) };
}
