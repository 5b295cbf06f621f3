import { OrderStatus } from '#src/contract/enums.gen';
import { operations, type OperationId } from '#src/contract/operations.gen';
import type { OrderRecord } from '#mocks/db/billing';
import type { RunRecord } from '#mocks/db/runs';
import type { TaskRecord } from '#mocks/db/tasks';
import type { Emulator } from '#mocks/emulator';
import type { JournalEntry } from '#mocks/lib/journal';
import type { StoreChange } from '#mocks/lib/store';
import { personas, type PersonaName } from '#mocks/personas';
import { ledgerOf, roundDollars } from '#mocks/simulation/ledger';
import { rowsAt } from '#mocks/simulation/progress';

export interface Invariants {
  /** Call it after each request: the journal keeps only the last 200. */
  readJournal(): void;
  /** What broke since the last time. */
  check(): Promise<string[]>;
}

const CENT = 0.01;

const isPaid = (order: Partial<OrderRecord> | undefined) => order?.status === OrderStatus.Paid;
const amountsOf = (order: Partial<OrderRecord> | undefined) =>
  JSON.stringify([order?.total, order?.addsToBalance, order?.paidAt]);

function lossOf({ store, id, before, after }: StoreChange, operation: OperationId): string | undefined {
  if (store === 'tasks' && after === undefined && operation !== 'deleteTasks')
    return `${operation} removed the task ${(before as TaskRecord).taskName}`;
  if (store === 'orders' && after === undefined) return `${operation} removed the order ${id}`;
  if (store === 'orders' && isPaid(before) && (!isPaid(after) || amountsOf(before) !== amountsOf(after)))
    return `${operation} changed the paid order ${id}`;
  if (store === 'runs' && before !== undefined && after !== undefined) {
    const [old, current] = [before as RunRecord, after as RunRecord];
    if (current.finalRows < old.finalRows || current.rowsRemovedAt !== old.rowsRemovedAt)
      return `${operation} removed rows of the run ${id}`;
  }
  return undefined;
}

/** Nothing of the account is lost, paid twice or counted wrong. */
export function watchInvariants(emulator: Emulator, baseUrl: string, persona: PersonaName): Invariants {
  const { db, journal, clock } = emulator;
  const userId = personas[persona].userId ?? '';
  const problems: string[] = [];

  let lastEntry: JournalEntry | undefined = journal.entries().at(-1);
  const readJournal = () => {
    const entries = journal.entries();
    const place = lastEntry === undefined ? -1 : entries.lastIndexOf(lastEntry);
    for (const { operation, changes } of entries.slice(place + 1))
      // Scheduled changes may remove rows and accounts.
      if (operation !== undefined) problems.push(...changes.flatMap((change) => lossOf(change, operation) ?? []));
    lastEntry = entries.at(-1);
  };

  const rowsBefore = new Map<string, number>();
  const checkRows = () => {
    const now = clock.now();
    for (const run of db.runs.all()) {
      const rows = rowsAt(run, now);
      if (rows < (rowsBefore.get(run.runId) ?? 0)) problems.push(`the run ${run.runId} has fewer rows than before`);
      rowsBefore.set(run.runId, rows);
    }
  };

  /** The opening entry holds what no order, reward or run explains. */
  const readLedger = () => ({
    opening: ledgerOf(db, userId, clock.now()).find(({ logId }) => logId === 'opening')?.amount ?? 0,
    runs: db.runs.all().filter((run) => run.userId === userId).length,
  });
  let ledger = readLedger();
  const checkBalance = () => {
    const balance = db.accounts.get(userId)?.balance ?? 0;
    if (balance < 0) problems.push(`the balance is ${balance}`);
    const current = readLedger();
    const unexplained = current.opening - ledger.opening;
    // A deleted task takes its runs out of the ledger.
    if (current.runs >= ledger.runs && Math.abs(unexplained) > CENT)
      problems.push(`the ledger does not explain ${roundDollars(unexplained)} dollars of the balance`);
    ledger = current;
  };

  const totalOf = async (operation: OperationId, query: string, body?: object) => {
    const { method, path } = operations[operation];
    const answer = await emulator.answer(
      new Request(`${baseUrl}${path}${query}`, {
        method: method.toUpperCase(),
        headers: {
          Authorization: `Bearer ${(await emulator.signInAs(persona)) ?? ''}`,
          'Content-Type': 'application/json',
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      }),
    );
    return ((await answer?.json()) as { total?: number } | undefined)?.total;
  };
  const checkTotals = async () => {
    if (db.accounts.get(userId) === undefined) return;
    const orders = db.orders.all().filter((order) => order.userId === userId);
    const tasks = db.tasksOf(userId).length;
    const listedTasks = await totalOf('listTasks', '?page=1&pageSize=10');
    if (listedTasks !== tasks) problems.push(`the list counts ${String(listedTasks)} tasks, there are ${tasks}`);
    const listedOrders = await totalOf('queryOrders', '', { start: 0, take: 10 });
    if (listedOrders !== orders.length)
      problems.push(`the list counts ${String(listedOrders)} orders, there are ${orders.length}`);
    const keys = orders.flatMap(({ idempotencyKey }) => idempotencyKey ?? []);
    if (new Set(keys).size < keys.length) problems.push('two orders have one idempotency key');
  };

  checkRows();
  return {
    readJournal,
    check: async () => {
      readJournal();
      checkRows();
      checkBalance();
      await checkTotals();
      return problems.splice(0);
    },
  };
}
