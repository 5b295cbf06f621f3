import { BalanceItemType, UsageResource } from '#src/contract/enums.gen';
import type { OperationId } from '#src/contract/operations.gen';
import type { Schemas } from '#src/contract/types';
import type { Context, Resolvers } from '#mocks/lib/context';
import { HttpError, notFound } from '#mocks/lib/http-error';
import { pageOf } from '#mocks/lib/paging';
import { startOfDay } from '#mocks/lib/time';
import {
  itemTypes,
  ledgerOf,
  rowsByDay,
  usageByDay,
  usageByTask,
  roundDollars,
  type DayUsage,
  type LedgerEntry,
} from '#mocks/simulation/ledger';
import { taskNameOf } from './task-views';

const DAY = 86_400_000;
const MAX_DAYS = 366;
const MAX_TASKS = 100;
const CREDITS_PER_DOLLAR = 10;

function logOf(entry: LedgerEntry, context: Context<'listBalanceLogs'>): Schemas['BalanceLog'] {
  const { run } = entry;
  const task = run && context.db.tasks.get(run.taskId);
  return {
    logId: entry.logId,
    kind: entry.kind,
    type: entry.type ?? null,
    amount: roundDollars(entry.amount),
    balanceAfter: entry.balanceAfter,
    time: new Date(entry.at).toISOString(),
    taskId: run?.taskId ?? null,
    taskName: task ? taskNameOf(task, context) : null,
    lotNo: run ? String(run.lot) : null,
    rows: entry.rows ?? null,
    orderId: entry.orderId ?? null,
    isRunning: run !== undefined && run.endedAt === undefined,
  };
}

const dateOf = (day: number): string => new Date(day).toISOString().slice(0, 10);

const rangeError = (field: string, message: string) =>
  new HttpError(400, 'BadRequest', 'The period is not valid.', [{ field, message }]);

const resources: Readonly<Record<UsageResource, BalanceItemType | undefined>> = {
  [UsageResource.Credits]: undefined,
  [UsageResource.Template]: BalanceItemType.Template,
  [UsageResource.ProxyIp]: BalanceItemType.ProxyIp,
  [UsageResource.Captcha]: BalanceItemType.Captcha,
  [UsageResource.Rows]: undefined,
};

/** Computed from runs and orders, to match the balance (API-027, ENUM-55). */
export const usageHandlers: Pick<Resolvers, Extract<OperationId, 'listBalanceLogs' | 'listDailyUsage'>> = {
  listBalanceLogs: (context) => {
    const { db, query, now } = context;
    const { userId } = context.account();
    const { page = 1, pageSize = 10, type, taskId, from, to } = query;
    const since = from === undefined ? -Infinity : Date.parse(from);
    const until = to === undefined ? Infinity : Date.parse(to);
    if (since > until) throw rangeError('from', 'is after to');
    const entries = ledgerOf(db, userId, now)
      .filter((entry) => type === undefined || entry.type === type)
      .filter((entry) => taskId === undefined || entry.run?.taskId === taskId)
      .filter((entry) => entry.at >= since && entry.at <= until)
      .toReversed();
    const slice = pageOf(entries, page, pageSize);
    return { ...slice, items: slice.items.map((entry) => logOf(entry, context)) };
  },

  listDailyUsage: (context) => {
    const { db, params, query, now } = context;
    const { userId } = context.account();
    const resource = Object.values(UsageResource).find((known) => known === params.id);
    if (!resource) throw notFound('The resource');
    const to = query.to === undefined ? startOfDay(now) : Date.parse(query.to);
    const from = query.from === undefined ? to - 29 * DAY : Date.parse(query.from);
    if (from > to) throw rangeError('from', 'is after to');
    if ((to - from) / DAY >= MAX_DAYS) throw rangeError('from', `more than ${MAX_DAYS} days`);
    const period = { userId, from, to, taskId: query.taskId };
    const days = { resource, from: dateOf(from), to: dateOf(to) };
    if (resource === UsageResource.Rows) {
      const emptyUsage = { amount: 0, credits: 0, items: [] };
      const items = rowsByDay(db, period, now).map(({ day, rows }) => ({ ...emptyUsage, date: dateOf(day), rows }));
      return { ...days, total: 0, items, tasks: [] };
    }
    const type = resources[resource];
    const spentOn = ({ costs, rows }: Pick<DayUsage, 'costs' | 'rows'>) => {
      const items = itemTypes
        .filter((item) => (type === undefined || item === type) && costs[item] > 0)
        .map((item) => ({ type: item, amount: costs[item] }));
      return {
        amount: roundDollars(items.reduce((sum, item) => sum + item.amount, 0)),
        rows: type === undefined || type === BalanceItemType.Template ? rows : 0,
        items,
      };
    };
    const items = usageByDay(db, period, now).map((day) => {
      const spent = spentOn(day);
      return { ...spent, date: dateOf(day.day), credits: roundDollars(spent.amount * CREDITS_PER_DOLLAR) };
    });
    const tasks = usageByTask(db, period, now)
      .map(({ taskId, ...spent }) => {
        const task = db.tasks.get(taskId);
        return { taskId, taskName: task ? taskNameOf(task, context) : null, ...spentOn(spent) };
      })
      .filter(({ amount }) => amount > 0)
      .toSorted((a, b) => b.amount - a.amount || (a.taskId < b.taskId ? -1 : 1))
      .slice(0, MAX_TASKS);
    return {
      ...days,
      total: roundDollars(items.reduce((sum, item) => sum + item.amount, 0)),
      items,
      tasks,
    };
  },
};
