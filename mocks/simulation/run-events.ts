import type { Database } from '#mocks/db/database';
import type { RunRecord } from '#mocks/db/runs';
import { isCharged } from './charges';
import type { EventSource, Moment } from './events';
import { endsAt, endsShort, planOf, spendingAt, STOP_TAKES } from './progress';
import { closeRun } from './runs';

/** When a run that is at work or waits comes to its end; Infinity while it waits for a node. */
function closesAt(run: RunRecord): number {
  if (run.stopRequestedAt === undefined) return endsAt(run);
  return run.startedAt === undefined ? run.stopRequestedAt : run.stopRequestedAt + STOP_TAKES;
}

const earliest = (times: Iterable<number>): number | undefined => {
  let first = Infinity;
  for (const time of times) first = Math.min(first, time);
  return Number.isFinite(first) ? first : undefined;
};

/** A run ends: by itself, or because it was stopped. */
export const runEnds: EventSource = {
  name: 'runEnd',
  nextAt: (db) => earliest(db.activeRuns().map(closesAt)),
  apply: async (db, at) => {
    const due = db.activeRuns().filter((run) => closesAt(run) <= at);
    for (const run of due) {
      const stopped = run.stopRequestedAt !== undefined || endsShort(run);
      await closeRun(db, run, stopped ? 'stopped' : 'completed', at);
    }
    return due.map((run) => run.taskId);
  },
};

const paidRuns = (db: Database): Map<string, RunRecord[]> => {
  const byUser = new Map<string, RunRecord[]>();
  for (const run of db.activeRuns())
    if (isCharged(run) && run.startedAt !== undefined) byUser.set(run.userId, [...(byUser.get(run.userId) ?? []), run]);
  return byUser;
};

/** The moment up to `until` at which running lots have used a balance up, undefined when it lasts. */
function brokeAt(runs: readonly RunRecord[], balance: number, until: number): number | undefined {
  const unpaid = (at: number) => runs.reduce((sum, run) => sum + spendingAt(run, at) - run.charged, 0);
  if (unpaid(until) <= balance) return undefined;
  let low = Math.min(...runs.map((run) => run.startedAt ?? until));
  let high = until;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (unpaid(middle) > balance) high = middle;
    else low = middle;
  }
  return low;
}

/** An account's balance is used up: its priced runs end at that very moment. Stands last, since it looks no further than the others. */
export const balanceEnds: EventSource = {
  name: 'balanceUsedUp',
  nextAt: (db, until) => {
    let first: number | undefined;
    for (const [userId, runs] of paidRuns(db)) {
      // Whatever is found, it is found before its runs end.
      const horizon = Math.min(first ?? until, Math.max(...runs.map(endsAt)));
      const at = brokeAt(runs, db.accounts.get(userId)?.balance ?? 0, horizon);
      if (at !== undefined && (first === undefined || at < first)) first = at;
    }
    return first;
  },
  apply: async (db, at) => {
    const ids: string[] = [];
    for (const [userId, runs] of paidRuns(db)) {
      // What is found by the next millisecond could not be paid.
      if (brokeAt(runs, db.accounts.get(userId)?.balance ?? 0, at + 1) === undefined) continue;
      for (const run of runs) await closeRun(db, run, 'balance', at);
      ids.push(...runs.map((run) => run.taskId));
    }
    return ids;
  },
};

/** A part of a run at work comes to its end: rows and subtasks are computed, nothing is written. */
export const subtaskEnds: Moment = {
  name: 'subtaskEnd',
  nextAfter: (db, now) => {
    const times = db.activeRuns().flatMap((run) => {
      const start = run.startedAt;
      if (start === undefined || run.stopRequestedAt !== undefined || run.holds.length > 0) return [];
      return planOf(run).map((plan) => start + plan.begins + plan.takes);
    });
    return earliest(times.filter((time) => time > now));
  },
};
