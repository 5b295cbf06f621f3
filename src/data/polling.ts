import { isOffline, isTransient, retryAfterOf } from '#src/api/errors';
import { LONGEST_TIMER } from '#src/lib/longest-timer';
import { deviceNow, now } from '#src/lib/now';

/** Milliseconds between two looks at a running task (TASK-29); a hidden tab does not look. */
export const TASK_POLL = 5_000;
/** The longest wait between two looks while the server does not answer. */
const LONGEST_WAIT = 60_000;

/** What a polling rule needs to know of a query. */
interface Looked {
  readonly state: {
    readonly data: unknown;
    readonly error: unknown;
    readonly dataUpdateCount: number;
    readonly errorUpdateCount: number;
  };
}

/** Milliseconds until the next look after so many failures in a row: 5 s, then twice as long each time, at most 60 s; never before the server's own Retry-After (seconds). */
export function waitAfter(failures: number, retryAfter = 0): number {
  const ours = Math.min(LONGEST_WAIT, TASK_POLL * 2 ** Math.max(0, failures - 1));
  return Math.min(LONGEST_TIMER, Math.max(ours, retryAfter * 1000));
}

/** How many answers and failures a query had counted when it last worked. */
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

/**
 * Query options that keep what is shown up to date (TASK-29): every 5 s while `active` and the tab is seen, at once when the
 * connection or the tab comes back. What failed for the time being is asked for again, active or not, after 5 to 60 s; one
 * good answer ends that. What was refused for good is left alone.
 */
export const polled = (active = true) => ({
  refetchInterval: (query: Looked) => untilNextLook(query, active),
  refetchIntervalInBackground: false,
  refetchOnReconnect: 'always' as const,
});

/** Query option: only these wake a component up, so that a poll that changes nothing renders nothing. */
export const quiet = { notifyOnChangeProps: ['data', 'error'] as ('data' | 'error')[] };

/** That something shown is not up to date, and why. */
export interface Staleness {
  /** When it was loaded, as the API writes times. */
  readonly since: string;
  /** Whether it is the connection that is missing. */
  readonly offline: boolean;
  /** Seconds for which the server asks to be left alone. */
  readonly retryIn: number | undefined;
}

/** What a notice beside old data says: undefined while the last look worked, and while there is nothing to show. */
export function stalenessOf(result: {
  readonly data: unknown;
  readonly error: unknown;
  readonly dataUpdatedAt: number;
}): Staleness | undefined {
  if (result.data === undefined || result.error === null) return undefined;
  // The cache stamps by the device's clock, the page shows times by its own.
  const since = new Date(now() - Math.max(0, deviceNow() - result.dataUpdatedAt)).toISOString();
  return { since, offline: isOffline(result.error), retryIn: retryAfterOf(result.error) };
}
