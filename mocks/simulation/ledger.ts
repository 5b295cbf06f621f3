import { BalanceItemType, BalanceLogKind, OrderStatus } from '#src/contract/enums.gen';
import type { Database } from '#mocks/db/database';
import type { RunRecord } from '#mocks/db/runs';
import { dayOf } from '#mocks/lib/time';
import { isCharged } from './charges';
import { costsAt, rowsAt, sumOf, type Costs } from './progress';
import { balanceAt } from './runs';

const DAY = 86_400_000;

/** Dollars without the dust of adding fractions. */
export const withoutDust = (amount: number): number => Math.round(amount * 10_000) / 10_000;

/** One change of a balance; dollars, epoch ms. */
export interface LedgerEntry {
  readonly logId: string;
  readonly kind: BalanceLogKind;
  readonly type: BalanceItemType | undefined;
  readonly amount: number;
  readonly at: number;
  readonly run: RunRecord | undefined;
  readonly rows: number | undefined;
  readonly orderId: string | undefined;
  readonly balanceAfter: number;
}

/** Everything that a balance is spent on, the most usual first. */
export const itemTypes: readonly BalanceItemType[] = [
  BalanceItemType.Template,
  BalanceItemType.ProxyIp,
  BalanceItemType.Captcha,
];

const costsOf = (amount: (type: BalanceItemType) => number): Costs => ({
  [BalanceItemType.Template]: amount(BalanceItemType.Template),
  [BalanceItemType.ProxyIp]: amount(BalanceItemType.ProxyIp),
  [BalanceItemType.Captcha]: amount(BalanceItemType.Captcha),
});

/** Some costs added up by what they were spent on, in dollars. */
export const itemsOf = (costs: readonly Costs[]): { type: BalanceItemType; spent: number }[] =>
  itemTypes.map((type) => ({ type, spent: withoutDust(costs.reduce((sum, cost) => sum + cost[type], 0)) }));

/** What a run has cost up to a moment that is not after `now`; one that has been closed has been charged by now. */
function costsBy(run: RunRecord, at: number, now: number): Costs {
  if (run.endedAt === undefined) return costsAt(run, at);
  const whole = costsAt(run, run.endedAt);
  const sum = sumOf(whole);
  // What was charged is what counts, should it differ from what its rows are worth.
  if (sum === 0) return costsOf((type) => (type === BalanceItemType.Template ? run.charged : 0));
  const part = at >= Math.min(run.endedAt, now) ? whole : costsAt(run, at);
  return costsOf((type) => (Math.min(whole[type], part[type]) * run.charged) / sum);
}

/**
 * Every change of an account's balance from the first to the last, computed from orders, missions and runs as they stand at
 * `now` (epoch ms). What they do not explain was there before, so that the amounts always add up to the balance.
 */
export function ledgerOf(db: Database, userId: string, now: number): LedgerEntry[] {
  const blank = { type: undefined, run: undefined, rows: undefined, orderId: undefined, balanceAfter: 0 };
  const bought = db.orders
    .all()
    .filter((order) => order.userId === userId && order.status === OrderStatus.Paid && order.addsToBalance > 0)
    .map((order): LedgerEntry => {
      const at = order.paidAt ?? order.createdAt;
      const { orderId, addsToBalance: amount } = order;
      return { ...blank, logId: `order:${orderId}`, kind: BalanceLogKind.Purchase, amount, at, orderId };
    });
  const rewards = db.missions
    .all()
    .filter((mission) => mission.userId === userId)
    .map(({ key, reward: amount, completedAt: at }): LedgerEntry => ({
      ...blank,
      logId: `mission:${key}`,
      kind: BalanceLogKind.Reward,
      amount,
      at,
    }));
  const spent = db.runs
    .all()
    .filter((run) => run.userId === userId)
    .flatMap((run) => {
      const costs = costsBy(run, now, now);
      return itemTypes.flatMap((type): LedgerEntry[] =>
        costs[type] > 0
          ? [
              {
                ...blank,
                logId: type === BalanceItemType.Template ? `run:${run.runId}` : `run:${run.runId}:${type}`,
                kind: BalanceLogKind.Spending,
                type,
                amount: -costs[type],
                at: Math.min(run.endedAt ?? now, now),
                run,
                rows: type === BalanceItemType.Template ? rowsAt(run, now) : undefined,
              },
            ]
          : [],
      );
    });
  const entries = [...bought, ...rewards, ...spent].toSorted((a, b) => a.at - b.at);
  const before = balanceAt(db, userId, now) - entries.reduce((sum, entry) => sum + entry.amount, 0);
  const createdAt = db.accounts.get(userId)?.createdAt ?? now;
  const opening: LedgerEntry[] =
    Math.abs(before) < 0.00005
      ? []
      : [
          {
            ...blank,
            logId: 'opening',
            kind: BalanceLogKind.CarriedOver,
            amount: before,
            at: Math.min(createdAt, entries[0]?.at ?? createdAt),
          },
        ];
  let balance = 0;
  return [...opening, ...entries].map((entry) => {
    balance += entry.amount;
    return { ...entry, balanceAfter: withoutDust(balance) };
  });
}

/** What a part of a period spent. */
interface Spent {
  readonly costs: Costs;
  /** Priced ones. */
  readonly rows: number;
}

/** What one day (its midnight in UTC, epoch ms) spent. */
export interface DayUsage extends Spent {
  readonly day: number;
}

/** What some runs spent between two moments (epoch ms); what is still to come costs nothing. */
function spentBetween(runs: readonly RunRecord[], since: number, until: number, now: number): Spent {
  const end = Math.min(now, until);
  if (end <= since) return { costs: costsOf(() => 0), rows: 0 };
  const spent = runs.map((run) => ({ before: costsBy(run, since, now), after: costsBy(run, end, now) }));
  const costs = costsOf((type) =>
    Math.max(0, withoutDust(spent.reduce((sum, { before, after }) => sum + after[type] - before[type], 0))),
  );
  const priced = runs.filter((run) => run.price > 0);
  const rows = priced.reduce((sum, run) => sum + rowsAt(run, end) - rowsAt(run, since), 0);
  return { costs, rows: Math.max(0, rows) };
}

/** How many rows a day (its midnight in UTC, epoch ms) brought. */
interface DayRows {
  readonly day: number;
  readonly rows: number;
}

/** Whose spending is asked about, and from which day to which (midnights, both included). */
interface UsagePeriod {
  readonly userId: string;
  readonly from: number;
  readonly to: number;
  /** Only runs of this task. */
  readonly taskId?: string;
}

const chargedIn = (db: Database, { userId, from, to, taskId }: UsagePeriod): RunRecord[] =>
  db.runs
    .all()
    .filter(
      (run) =>
        run.userId === userId &&
        (taskId === undefined || run.taskId === taskId) &&
        isCharged(run) &&
        run.startedAt !== undefined &&
        run.startedAt < to + DAY &&
        (run.endedAt === undefined || dayOf(run.endedAt) >= from),
    );

/** What each day of a period spent by `now`. */
export function usageByDay(db: Database, period: UsagePeriod, now: number): DayUsage[] {
  const { from, to } = period;
  const runs = chargedIn(db, period);
  return Array.from({ length: Math.round((to - from) / DAY) + 1 }, (_, index) => {
    const day = from + index * DAY;
    return { day, ...spentBetween(runs, day, day + DAY, now) };
  });
}

/** What each task of a period spent by `now`; tasks that spent nothing are left out. */
export function usageByTask(db: Database, period: UsagePeriod, now: number): (Spent & { readonly taskId: string })[] {
  const byTask = Map.groupBy(chargedIn(db, period), (run) => run.taskId);
  return [...byTask]
    .map(([taskId, runs]) => ({ taskId, ...spentBetween(runs, period.from, period.to + DAY, now) }))
    .filter(({ costs }) => sumOf(costs) > 0);
}

/** Rows that each day of a period brought by `now`, whatever they cost. */
export function rowsByDay(db: Database, { userId, from, to, taskId }: UsagePeriod, now: number): DayRows[] {
  const runs = db.runs
    .all()
    .filter(
      (run) =>
        run.userId === userId &&
        (taskId === undefined || run.taskId === taskId) &&
        run.startedAt !== undefined &&
        run.startedAt < to + DAY &&
        (run.endedAt === undefined || dayOf(run.endedAt) >= from),
    );
  return Array.from({ length: Math.round((to - from) / DAY) + 1 }, (_, index) => {
    const day = from + index * DAY;
    const end = Math.min(now, day + DAY);
    const rows = runs
      .filter(({ startedAt = end, endedAt = end }) => startedAt < end && endedAt > day)
      .reduce((sum, run) => sum + rowsAt(run, end) - rowsAt(run, day), 0);
    return { day, rows };
  });
}
