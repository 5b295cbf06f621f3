import { isOffline, isTransient, retryAfterOf } from '#src/api/errors';
import { MAX_TIMER_DELAY } from '#src/lib/max-timer-delay';
import { deviceNow, now } from '#src/lib/now';

/** Milliseconds (TASK-29). */
export const TASK_POLL_INTERVAL = 5_000;
const MAX_RETRY_DELAY = 60_000;

interface PolledQuery {
  readonly state: {
    readonly data: unknown;
    readonly error: unknown;
    readonly dataUpdateCount: number;
    readonly errorUpdateCount: number;
  };
}

/** Returns milliseconds: 5 s, doubled for each failure up to 60 s; at least Retry-After (seconds). */
export function pollDelayAfter(failures: number, retryAfter = 0): number {
  const backoff = Math.min(MAX_RETRY_DELAY, TASK_POLL_INTERVAL * 2 ** Math.max(0, failures - 1));
  return Math.min(MAX_TIMER_DELAY, Math.max(backoff, retryAfter * 1000));
}

const lastSuccess = new WeakMap<object, { readonly answers: number; readonly errors: number }>();

function consecutiveFailures(query: PolledQuery): number {
  const { dataUpdateCount: answers, errorUpdateCount: errors, error } = query.state;
  const known = lastSuccess.get(query);
  if (known?.answers === answers) return errors - known.errors;
  const before = error === null ? errors : errors - 1;
  lastSuccess.set(query, { answers, errors: before });
  return errors - before;
}

function nextPollDelay(query: PolledQuery, active: boolean): number | false {
  const failures = consecutiveFailures(query);
  if (failures > 0 && query.state.error !== null)
    return isTransient(query.state.error) ? pollDelayAfter(failures, retryAfterOf(query.state.error)) : false;
  return active ? TASK_POLL_INTERVAL : false;
}

/** Polls every 5 s while `active` and visible (TASK-29). Retries transient errors after 5 to 60 s, even if not `active`. */
export const pollingOptions = (active = true) => ({
  refetchInterval: (query: PolledQuery) => nextPollDelay(query, active),
  refetchIntervalInBackground: false,
  refetchOnReconnect: 'always' as const,
});

/** A poll that changes nothing renders nothing. */
export const quietOptions = { notifyOnChangeProps: ['data', 'error'] as ('data' | 'error')[] };

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
