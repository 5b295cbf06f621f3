import { BalanceItemType, BalanceLogKind, OrderStatus } from '../../src/contract/enums.gen';
import type { Database } from '../db/database';
import type { RunRecord } from '../db/runs';
import { dayOf } from '../lib/time';
import { rowsAt, spendingAt } from './progress';
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

/** Dollars that a run has cost up to a moment that is not after `now`; a run that has been closed has been charged by now. */
function costBy(run: RunRecord, at: number, now: number): number {
  if (run.endedAt === undefined) return spendingAt(run, at);
  return at >= Math.min(run.endedAt, now) ? run.charged : Math.min(run.charged, spendingAt(run, at));
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
    .filter((run) => run.userId === userId && costBy(run, now, now) > 0)
    .map((run): LedgerEntry => ({
      ...blank,
      logId: `run:${run.runId}`,
      kind: BalanceLogKind.Spending,
      type: BalanceItemType.Template,
      amount: -costBy(run, now, now),
      at: Math.min(run.endedAt ?? now, now),
      run,
      rows: rowsAt(run, now),
    }));
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

/** What one day (its midnight in UTC, epoch ms) spent. */
export interface DayUsage {
  readonly day: number;
  readonly amount: number;
  readonly rows: number;
}

/** What each day from `from` to `to` (midnights, both included) spent by `now`. */
export function usageByDay(db: Database, userId: string, from: number, to: number, now: number): DayUsage[] {
  const runs = db.runs
    .all()
    .filter(
      (run) =>
        run.userId === userId &&
        run.startedAt !== undefined &&
        run.startedAt < to + DAY &&
        (run.endedAt === undefined || dayOf(run.endedAt) >= from),
    );
  return Array.from({ length: Math.round((to - from) / DAY) + 1 }, (_, index) => {
    const day = from + index * DAY;
    const end = Math.min(now, day + DAY);
    if (end <= day) return { day, amount: 0, rows: 0 };
    const priced = runs.filter((run) => run.price > 0);
    const amount = priced.reduce((sum, run) => sum + costBy(run, end, now) - costBy(run, day, now), 0);
    const rows = priced.reduce((sum, run) => sum + rowsAt(run, end) - rowsAt(run, day), 0);
    return { day, amount: Math.max(0, withoutDust(amount)), rows: Math.max(0, rows) };
  });
}
