import type { BalanceItemType } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import type { Context } from '#mocks/lib/context';
import { HttpError } from '#mocks/lib/http-error';
import { pageOf } from '#mocks/lib/paging';
import { itemTypes } from '#mocks/simulation/ledger';
import { costsAt, rowsAt } from '#mocks/simulation/progress';
import { balanceAt } from '#mocks/simulation/runs';
import { roundDollars, requireMember, requireOwner } from './member-rules';
import { taskNameOf } from './task-views';

const DEFAULT_PERIOD = 30 * 86_400_000;

/** Throws 400 for a reversed period (API-025, MEM-06). */
export function memberSpending(context: Context<'getMemberBalanceDetails'>): Schemas['MemberBalanceDetails'] {
  const { db, params, query, now } = context;
  const { page = 1, pageSize = 10 } = query;
  const member = requireMember(db, requireOwner(context).owner, params.id);
  const to = query.to === undefined ? now : Date.parse(query.to);
  const from = query.from === undefined ? to - DEFAULT_PERIOD : Date.parse(query.from);
  if (from > to)
    throw new HttpError(400, 'BadRequest', 'The period ends before it starts.', [
      { field: 'from', message: 'is after to' },
    ]);
  const runs = db.runs
    .all()
    .filter((run) => run.userId === member.userId && run.startedAt !== undefined)
    .map((run) => ({ run, at: run.startedAt ?? 0, costs: costsAt(run, now) }))
    .filter(({ at }) => at >= from && at < to)
    .toSorted((a, b) => b.at - a.at);
  const spending = runs
    .flatMap(({ run, at, costs }) => itemTypes.map((type) => ({ run, at, type, amount: roundDollars(costs[type]) })))
    .filter(({ amount }) => amount > 0);
  const sumOfItems = (type: BalanceItemType) =>
    roundDollars(spending.reduce((sum, entry) => (entry.type === type ? sum + entry.amount : sum), 0));
  const items = itemTypes.map((type) => ({ type, spent: sumOfItems(type) }));
  const matchingEntries = spending.filter((entry) => query.type === undefined || entry.type === query.type);
  const { items: shown, total } = pageOf(matchingEntries, page, pageSize);
  return {
    memberId: member.userId,
    from: new Date(from).toISOString(),
    to: new Date(to).toISOString(),
    balance: roundDollars(balanceAt(db, member.userId, now)),
    spent: roundDollars(items.reduce((sum, item) => sum + item.spent, 0)),
    items,
    total,
    page,
    pageSize,
    details: shown.map(({ run, at, type, amount }) => {
      const task = db.tasks.get(run.taskId);
      return {
        type,
        time: new Date(at).toISOString(),
        taskId: run.taskId,
        taskName: task ? taskNameOf(task, context) : run.taskId,
        lot: String(run.lot),
        rows: rowsAt(run, now),
        amount,
      };
    }),
  };
}
