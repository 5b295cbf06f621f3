import { BalanceItemType, BalanceLogKind, OrderStatus } from '#src/contract/enums.gen';
import type { Database } from '#mocks/db/database';
import type { RunRecord } from '#mocks/db/runs';
import { startOfDay } from '#mocks/lib/time';
import { isCharged } from './charges';
import { costsAt, rowsAt, totalCost, type Costs } from './progress';
import { balanceAt } from './runs';

const DAY = 86_400_000;

/** Rounds dollars to four decimals, without floating-point noise. */
export const roundDollars = (amount: number): number => Math.round(amount * 10_000) / 10_000;

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

export const itemsOf = (costs: readonly Costs[]): { type: BalanceItemType; spent: number }[] =>
  itemTypes.map((type) => ({ type, spent: roundDollars(costs.reduce((sum, cost) => sum + cost[type], 0)) }));

function costsUntil(run: RunRecord, at: number, now: number): Costs {
  if (run.endedAt === undefined) return costsAt(run, at);
  const totalCosts = costsAt(run, run.endedAt);
  const sum = totalCost(totalCosts);
  // The charged amount counts, even if the rows are worth more or less.
  if (sum === 0) return costsOf((type) => (type === BalanceItemType.Template ? run.charged : 0));
  const partCosts = at >= Math.min(run.endedAt, now) ? totalCosts : costsAt(run, at);
  return costsOf((type) => (Math.min(totalCosts[type], partCosts[type]) * run.charged) / sum);
}

/** Oldest first. An opening entry makes them add up to the balance. */
export function ledgerOf(db: Database, userId: string, now: number): LedgerEntry[] {
  const emptyEntry = { type: undefined, run: undefined, rows: undefined, orderId: undefined, balanceAfter: 0 };
  const bought = db.orders
    .all()
    .filter((order) => order.userId === userId && order.status === OrderStatus.Paid && order.addsToBalance > 0)
    .map((order): LedgerEntry => {
      const at = order.paidAt ?? order.createdAt;
      const { orderId, addsToBalance: amount } = order;
      return { ...emptyEntry, logId: `order:${orderId}`, kind: BalanceLogKind.Purchase, amount, at, orderId };
    });
  const rewards = db.missions
    .all()
    .filter((mission) => mission.userId === userId)
    .map(({ key, reward: amount, completedAt: at }): LedgerEntry => ({
      ...emptyEntry,
      logId: `mission:${key}`,
      kind: BalanceLogKind.Reward,
      amount,
      at,
    }));
  const spent = db.runs
    .all()
    .filter((run) => run.userId === userId)
    .flatMap((run) => {
      const costs = costsUntil(run, now, now);
      return itemTypes.flatMap((type): LedgerEntry[] =>
        costs[type] > 0
          ? [
              {
                ...emptyEntry,
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
            ...emptyEntry,
            logId: 'opening',
            kind: BalanceLogKind.CarriedOver,
            amount: before,
            at: Math.min(createdAt, entries[0]?.at ?? createdAt),
          },
        ];
  let balance = 0;
  return [...opening, ...entries].map((entry) => {
    balance += entry.amount;
    return { ...entry, balanceAfter: roundDollars(balance) };
  });
}

interface Spending {
  readonly costs: Costs;
  /** Priced rows only. */
  readonly rows: number;
}

export interface DayUsage extends Spending {
  readonly day: number;
}

function spentBetween(runs: readonly RunRecord[], since: number, until: number, now: number): Spending {
  const end = Math.min(now, until);
  if (end <= since) return { costs: costsOf(() => 0), rows: 0 };
  const spent = runs.map((run) => ({ before: costsUntil(run, since, now), after: costsUntil(run, end, now) }));
  const costs = costsOf((type) =>
    Math.max(0, roundDollars(spent.reduce((sum, { before, after }) => sum + after[type] - before[type], 0))),
  );
  const priced = runs.filter((run) => run.price > 0);
  const rows = priced.reduce((sum, run) => sum + rowsAt(run, end) - rowsAt(run, since), 0);
  return { costs, rows: Math.max(0, rows) };
}

interface DayRows {
  readonly day: number;
  readonly rows: number;
}

/** `from` and `to` are midnights; both days are included. */
interface UsagePeriod {
  readonly userId: string;
  readonly from: number;
  readonly to: number;
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
        (run.endedAt === undefined || startOfDay(run.endedAt) >= from),
    );

export function usageByDay(db: Database, period: UsagePeriod, now: number): DayUsage[] {
  const { from, to } = period;
  const runs = chargedIn(db, period);
  return Array.from({ length: Math.round((to - from) / DAY) + 1 }, (_, index) => {
    const day = from + index * DAY;
    return { day, ...spentBetween(runs, day, day + DAY, now) };
  });
}

/** Only tasks that spent something. */
export function usageByTask(
  db: Database,
  period: UsagePeriod,
  now: number,
): (Spending & { readonly taskId: string })[] {
  const byTask = Map.groupBy(chargedIn(db, period), (run) => run.taskId);
  return [...byTask]
    .map(([taskId, runs]) => ({ taskId, ...spentBetween(runs, period.from, period.to + DAY, now) }))
    .filter(({ costs }) => totalCost(costs) > 0);
}

/** Free rows included. */
export function rowsByDay(db: Database, { userId, from, to, taskId }: UsagePeriod, now: number): DayRows[] {
  const runs = db.runs
    .all()
    .filter(
      (run) =>
        run.userId === userId &&
        (taskId === undefined || run.taskId === taskId) &&
        run.startedAt !== undefined &&
        run.startedAt < to + DAY &&
        (run.endedAt === undefined || startOfDay(run.endedAt) >= from),
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
