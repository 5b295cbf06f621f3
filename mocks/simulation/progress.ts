import { BalanceItemType, SubtaskStatus } from '#src/contract/enums.gen';
import { createRandom } from '#src/lib/prng';
import type { RunRecord, SubtaskStop } from '#mocks/db/runs';

/** Milliseconds from a start to the first row. */
export const WARM_UP = 4_000;
/** Milliseconds that a stop takes; no row arrives in them. */
export const STOP_DURATION = 3_000;
const MAX_SUBTASKS = 200;
const LANES = 3;

/** Milliseconds; the subtask begins that long after the run's start. */
export interface SubtaskPlan {
  readonly rows: number;
  readonly startOffset: number;
  readonly duration: number;
  readonly fails: boolean;
}

const plans = new Map<string, readonly SubtaskPlan[]>();

/** Divides a run into subtasks: a pure function, so that it needs no timer or stored rows. */
export function planOf(run: RunRecord): readonly SubtaskPlan[] {
  // In another database, an id may differ.
  const key = [run.seed, run.plannedRows, run.rowsPerMinute, run.errorShare, run.inputs.length].join('/');
  const known = plans.get(key);
  if (known) return known;
  if (plans.size > 500) plans.clear();
  const subtaskPlans = divide(run);
  plans.set(key, subtaskPlans);
  return subtaskPlans;
}

function divide(run: RunRecord): readonly SubtaskPlan[] {
  const random = createRandom(run.seed);
  const count = Math.max(1, Math.min(run.inputs.length, MAX_SUBTASKS));
  const parts = Array.from({ length: count }, (_, index) => ({
    weight: 0.5 + random.next(),
    // The first subtask never fails, so that every run has rows.
    fails: index > 0 && random.next() < run.errorShare,
  }));
  const totalWeight = parts.reduce((sum, part) => sum + (part.fails ? 0 : part.weight), 0);
  const lanes = Array.from({ length: Math.min(LANES, count) }, () => WARM_UP);
  const perMillisecond = run.rowsPerMinute / 60_000 / lanes.length;
  let weightBefore = 0;
  return parts.map((part, index) => {
    const before = Math.round((run.plannedRows * weightBefore) / totalWeight);
    weightBefore += part.fails ? 0 : part.weight;
    const rows = part.fails ? 0 : Math.round((run.plannedRows * weightBefore) / totalWeight) - before;
    const lane = index % lanes.length;
    const startOffset = lanes[lane] ?? WARM_UP;
    const duration = Math.max(2_000, Math.ceil(rows / perMillisecond));
    lanes[lane] = startOffset + duration;
    return { rows, startOffset, duration, fails: part.fails };
  });
}

/** Now, the run's stop or its end. */
export function workedUntil(run: RunRecord, now: number): number {
  return Math.min(now, run.stopRequestedAt ?? Infinity, run.endedAt ?? Infinity);
}

function stoppedTime(run: RunRecord, subtask: number, until: number): number {
  return run.holds
    .filter((hold) => hold.subtask === subtask)
    .reduce((sum, hold) => sum + Math.max(0, Math.min(hold.to ?? until, until) - hold.from), 0);
}

const openHold = (run: RunRecord, subtask: number): SubtaskStop | undefined =>
  run.holds.find((hold) => hold.subtask === subtask && hold.to === undefined);

function doneShareOf(run: RunRecord, plan: SubtaskPlan, index: number, until: number): number {
  if (run.startedAt === undefined) return 0;
  const elapsed = until - run.startedAt - stoppedTime(run, index, until);
  return Math.max(0, Math.min(1, (elapsed - plan.startOffset) / plan.duration));
}

export function rowsAt(run: RunRecord, now: number): number {
  if (run.endedAt !== undefined && now >= run.endedAt) return run.finalRows;
  if (run.startedAt === undefined) return 0;
  const until = workedUntil(run, now);
  return planOf(run).reduce(
    (sum, plan, index) => sum + Math.floor(plan.rows * doneShareOf(run, plan, index, until)),
    0,
  );
}

/** 0 once the rows are deleted. */
export const existingRowsAt = (run: RunRecord, now: number): number =>
  run.rowsRemovedAt === undefined ? rowsAt(run, now) : 0;

/** Failed inputs. */
export function errorsAt(run: RunRecord, now: number): number {
  // A list of 10,000 tasks must not compute a plan for each run.
  if (run.errorShare === 0) return 0;
  const until = workedUntil(run, now);
  return planOf(run).filter((plan, index) => plan.fails && doneShareOf(run, plan, index, until) >= 1).length;
}

/** Whether the rest of a run was stopped subtask by subtask. */
export function isCutShort(run: RunRecord): boolean {
  return run.holds.some((hold) => hold.to === undefined);
}

/** Unless someone stops it; Infinity while it waits for a node. */
export function endsAt(run: RunRecord): number {
  const start = run.startedAt;
  if (start === undefined) return Infinity;
  const ends = planOf(run).map((plan, index) => {
    const hold = openHold(run, index);
    return hold
      ? hold.from + STOP_DURATION
      : start + plan.startOffset + plan.duration + stoppedTime(run, index, Number.MAX_SAFE_INTEGER);
  });
  return Math.ceil(Math.max(...ends));
}

export const captchasAt = (run: RunRecord, now: number): number =>
  run.captchaEvery > 0 ? Math.floor(rowsAt(run, now) / run.captchaEvery) : 0;

export type Costs = Readonly<Record<BalanceItemType, number>>;

/** Returns the cost of the rows found by `now` (ENUM-55). */
export function costsAt(run: RunRecord, now: number): Costs {
  const rows = rowsAt(run, now);
  return {
    [BalanceItemType.Template]: (rows * run.price) / 1000,
    [BalanceItemType.ProxyIp]: (rows * run.proxyPrice) / 1000,
    [BalanceItemType.Captcha]: run.captchaEvery > 0 ? Math.floor(rows / run.captchaEvery) * run.captchaPrice : 0,
  };
}

/** Returns the total in dollars. */
export const totalCost = (costs: Costs): number =>
  costs[BalanceItemType.Template] + costs[BalanceItemType.ProxyIp] + costs[BalanceItemType.Captcha];

/** Returns a run's cost by `now`, in dollars. */
export const spendingAt = (run: RunRecord, now: number): number => totalCost(costsAt(run, now));

export interface SubtaskState {
  readonly index: number;
  readonly input: string;
  readonly status: SubtaskStatus;
  readonly rows: number;
  readonly startedAt: number | undefined;
  readonly endedAt: number | undefined;
  readonly failed: boolean;
}

export function subtasksAt(run: RunRecord, now: number): SubtaskState[] {
  const until = workedUntil(run, now);
  return planOf(run).map((plan, index) => {
    const done = doneShareOf(run, plan, index, until);
    const start = (run.startedAt ?? Infinity) + plan.startOffset;
    const finish = start + plan.duration + stoppedTime(run, index, until);
    const hold = openHold(run, index);
    return {
      index,
      input: run.inputs[index] ?? '',
      status: statusOf(run, now, done, index),
      rows: Math.floor(plan.rows * done),
      startedAt: done > 0 ? start : undefined,
      endedAt: done >= 1 ? finish : hold ? hold.from : done > 0 ? run.endedAt : undefined,
      failed: plan.fails && done >= 1,
    };
  });
}

function statusOf(run: RunRecord, now: number, done: number, index: number): SubtaskStatus {
  if (done >= 1) return SubtaskStatus.Completed;
  const hold = openHold(run, index);
  if (hold)
    return now - hold.from < STOP_DURATION && run.endedAt === undefined
      ? SubtaskStatus.Stopping
      : SubtaskStatus.Stopped;
  if (run.endedAt !== undefined && now >= run.endedAt)
    return done > 0 ? SubtaskStatus.Stopped : SubtaskStatus.Unexecuted;
  if (run.stopRequestedAt !== undefined && now >= run.stopRequestedAt)
    return done > 0 ? SubtaskStatus.Stopping : SubtaskStatus.Unexecuted;
  if (run.startedAt === undefined) return SubtaskStatus.Unexecuted;
  if (done > 0) return SubtaskStatus.Executing;
  const plans = planOf(run);
  const startedCount = plans.filter((plan) => now - (run.startedAt ?? now) > plan.startOffset).length;
  return index < startedCount + LANES ? SubtaskStatus.Waiting : SubtaskStatus.Unexecuted;
}

/** Evenly spaced. */
export function seriesOf(run: RunRecord, now: number, points = 40): { time: number; rows: number }[] {
  const start = run.startedAt;
  if (start === undefined) return [];
  const end = Math.max(start, workedUntil(run, now));
  return Array.from({ length: points + 1 }, (_, index) => {
    const time = Math.round(start + ((end - start) * index) / points);
    return { time, rows: Math.min(rowsAt({ ...run, endedAt: undefined }, time), rowsAt(run, now)) };
  });
}

/** Returns rows per minute over the last minute of work. */
export function rateAt(run: RunRecord, now: number): number {
  if (run.startedAt === undefined) return 0;
  const until = workedUntil(run, now);
  const from = Math.max(run.startedAt, until - 60_000);
  if (until <= from) return 0;
  const open = { ...run, endedAt: undefined };
  return Math.round(((rowsAt(open, until) - rowsAt(open, from)) * 60_000) / (until - from));
}
