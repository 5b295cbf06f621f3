import type { Database } from '#mocks/db/database';
import type { RunRecord } from '#mocks/db/runs';
import { isCharged } from './charges';
import type { SimulationEventSource, ComputedEvent } from './events';
import { endsAt, isCutShort, planOf, spendingAt, STOP_DURATION } from './progress';
import { closeRun } from './runs';

function closesAt(run: RunRecord): number {
  if (run.stopRequestedAt === undefined) return endsAt(run);
  return run.startedAt === undefined ? run.stopRequestedAt : run.stopRequestedAt + STOP_DURATION;
}

const earliest = (times: Iterable<number>): number | undefined => {
  let first = Infinity;
  for (const time of times) first = Math.min(first, time);
  return Number.isFinite(first) ? first : undefined;
};

export const runEnds: SimulationEventSource = {
  name: 'runEnd',
  nextAt: (db) => earliest(db.activeRuns().map(closesAt)),
  apply: async (db, at) => {
    const due = db.activeRuns().filter((run) => closesAt(run) <= at);
    for (const run of due) {
      const stopped = run.stopRequestedAt !== undefined || isCutShort(run);
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

function balanceUsedUpAt(runs: readonly RunRecord[], balance: number, until: number): number | undefined {
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

export const balanceEnds: SimulationEventSource = {
  name: 'balanceUsedUp',
  nextAt: (db, until) => {
    let first: number | undefined;
    for (const [userId, runs] of paidRuns(db)) {
      const horizon = Math.min(first ?? until, Math.max(...runs.map(endsAt)));
      first = balanceUsedUpAt(runs, db.accounts.get(userId)?.balance ?? 0, horizon) ?? first;
    }
    return first;
  },
  apply: async (db, at) => {
    const ids: string[] = [];
    for (const [userId, runs] of paidRuns(db)) {
      // The balance must not pay for the next millisecond.
      if (balanceUsedUpAt(runs, db.accounts.get(userId)?.balance ?? 0, at + 1) === undefined) continue;
      for (const run of runs) await closeRun(db, run, 'balance', at);
      ids.push(...runs.map((run) => run.taskId));
    }
    return ids;
  },
};

export const subtaskEnds: ComputedEvent = {
  name: 'subtaskEnd',
  nextAfter: (db, now) => {
    const times = db.activeRuns().flatMap((run) => {
      const start = run.startedAt;
      if (start === undefined || run.stopRequestedAt !== undefined || run.holds.length > 0) return [];
      return planOf(run).map((plan) => start + plan.startOffset + plan.duration);
    });
    return earliest(times.filter((time) => time > now));
  },
};
