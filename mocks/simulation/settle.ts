import { StartResult, StartWay } from '../../src/contract/enums.gen';
import type { Database } from '../db/database';
import type { RunRecord } from '../db/runs';
import { startResultOf } from '../handlers/start-rules';
import { markExported } from './exports';
import { endsAt, endsShort, spendingAt, STOP_TAKES } from './progress';
import { closeRun, openRun } from './runs';
import { nextAfter, turnFrom } from './schedule';

interface Due {
  readonly at: number;
  readonly apply: () => Promise<unknown>;
}

/** Scheduled turns that were missed for longer (milliseconds) are not made up for: a demo that was left for a year opens at once. */
const LONGEST_ABSENCE = 7 * 24 * 3_600_000;
/** Most events that one call brings up to date. */
const MOST_EVENTS = 20_000;
let settling: Promise<void> = Promise.resolve();

/** Brings everything that is due by the clock up to date, event by event in time order. Calls run one after the other. */
export function settle(db: Database, now: number): Promise<void> {
  settling = settling.then(
    () => settleOnce(db, now),
    () => settleOnce(db, now),
  );
  return settling;
}

async function settleOnce(db: Database, now: number): Promise<void> {
  for (let events = 0; events < MOST_EVENTS; events++) {
    const next = nextDue(db, now);
    if (!next) return;
    await next.apply();
  }
}

function nextDue(db: Database, now: number): Due | undefined {
  let first: Due | undefined;
  const offer = (at: number, apply: () => Promise<unknown>) => {
    if (at <= now && (first === undefined || at < first.at)) first = { at, apply };
  };
  for (const run of db.activeRuns()) {
    if (run.stopRequestedAt !== undefined) {
      const at = run.startedAt === undefined ? run.stopRequestedAt : run.stopRequestedAt + STOP_TAKES;
      offer(at, () => closeRun(db, run, 'stopped', at));
    } else {
      const at = endsAt(run);
      offer(at, () => closeRun(db, run, endsShort(run) ? 'stopped' : 'completed', at));
    }
  }
  for (const task of db.tasks.all()) {
    const at = task.nextExecuteAt;
    if (at === undefined || at > now) continue;
    offer(at, async (): Promise<unknown> => {
      const { schedule } = task;
      const turn = schedule ? turnFrom(schedule, at, now - LONGEST_ABSENCE) : at;
      if (turn !== at) return db.tasks.update(task.taskId, (draft) => void (draft.nextExecuteAt = turn));
      await db.tasks.update(task.taskId, (draft) => void (draft.nextExecuteAt = schedule && nextAfter(schedule, at)));
      const fresh = db.tasks.get(task.taskId);
      const owner = db.accounts.get(task.userId);
      // A schedule may start what a person may start, no more: a task at work, an empty balance or a plan without cloud skips the turn.
      if (fresh && owner && startResultOf(db, owner, task.taskId, at) === StartResult.Succeed)
        await openRun(db, fresh, StartWay.Schedule, at);
      return undefined;
    });
  }
  for (const job of db.exports.all()) {
    if (job.marked || job.canceledAt !== undefined || job.failure !== undefined) continue;
    offer(job.createdAt + job.takes, () => markExported(db, job));
  }
  return earlier(first, brokeAt(db, Math.min(now, first?.at ?? now)));
}

const earlier = (a: Due | undefined, b: Due | undefined): Due | undefined =>
  a && b ? (b.at < a.at ? b : a) : (a ?? b);

/** When an account's running lots have used its balance up by `until`: they end at that very moment. */
function brokeAt(db: Database, until: number): Due | undefined {
  const byUser = new Map<string, RunRecord[]>();
  for (const run of db.activeRuns()) {
    if (run.price > 0 && run.startedAt !== undefined) byUser.set(run.userId, [...(byUser.get(run.userId) ?? []), run]);
  }
  let first: Due | undefined;
  for (const [userId, runs] of byUser) {
    const balance = db.accounts.get(userId)?.balance ?? 0;
    const unpaid = (at: number) => runs.reduce((sum, run) => sum + spendingAt(run, at) - run.charged, 0);
    if (unpaid(until) <= balance) continue;
    let low = Math.min(...runs.map((run) => run.startedAt ?? until));
    let high = until;
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (unpaid(middle) > balance) high = middle;
      else low = middle;
    }
    const at = low;
    first = earlier(first, {
      at,
      apply: async () => {
        for (const run of runs) await closeRun(db, run, 'balance', at);
      },
    });
  }
  return first;
}
