import fc from '#tests/fixtures/fast-check';
import { expect, test } from 'vitest';
import { ExportFormat, ExportScope, TaskStatus } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { personas } from '#mocks/personas';
import { ROW_RETENTION_DAYS } from '#mocks/simulation/retention-events';
import { openClient, type TestClient } from '#mocks/test-client';
import { STEPS, step, runModel } from './model-run';
import { limitTasks, saveAndLoad } from './save-and-load';

const { userId } = personas.standard;
const TASKS = 12;
const DAY = 86_400_000;

interface TaskSnapshot {
  readonly rows: number;
  /** Rows removed with runs that ended a year ago. */
  readonly removedRows: number;
  readonly lot: string | null;
  readonly status: TaskStatus;
}

interface Model {
  snapshot: ReadonlyMap<string, TaskSnapshot>;
}

const removedOf = (client: TestClient, taskId: string): number =>
  client.emulator.db
    .runsOf(taskId)
    .reduce((sum, run) => (run.rowsRemovedAt === undefined ? sum : sum + run.finalRows), 0);

async function readTasks(client: TestClient): Promise<ReadonlyMap<string, TaskSnapshot>> {
  const { items, total } = (await client.call('listTasks', { query: { pageSize: 100 } })).body;
  expect(items).toHaveLength(total);
  return new Map(
    items.map((item) => [
      item.taskId,
      {
        rows: item.currentTotalExtractCount,
        removedRows: removedOf(client, item.taskId),
        lot: item.lot,
        status: item.taskExecuteStatus,
      },
    ]),
  );
}

function statusOf(client: TestClient, taskId: string): TaskStatus {
  const run = client.emulator.db.runsOf(taskId).at(-1);
  if (run === undefined) return TaskStatus.Ready;
  if (run.endedAt !== undefined) return run.end === 'completed' ? TaskStatus.Completed : TaskStatus.Stoped;
  return run.startedAt === undefined ? TaskStatus.Waiting : TaskStatus.Running;
}

/** Idle tasks gain no rows, and rows disappear only with runs that ended a year ago. */
async function checkInvariants(model: Model, client: TestClient): Promise<void> {
  const before = model.snapshot;
  const after = await readTasks(client);
  model.snapshot = after;
  const { db } = client.emulator;
  const account = db.accounts.get(userId);
  const active = db.activeRuns().filter((run) => run.userId === userId);
  const atWork = active.filter((run) => run.startedAt !== undefined);
  expect(atWork.reduce((sum, run) => sum + run.nodes, 0)).toBeLessThanOrEqual(account?.cloudNodes ?? 0);
  expect(account?.balance).toBeGreaterThanOrEqual(0);
  const { cloudNodesUsed, taskCount } = (await client.call('getAccountResources')).body;
  expect(taskCount).toBe(after.size);
  expect(cloudNodesUsed).toBeLessThanOrEqual(account?.cloudNodes ?? 0);
  for (const [taskId, now] of after) {
    const then = before.get(taskId);
    const found = now.rows + now.removedRows;
    const foundThen = (then?.rows ?? 0) + (then?.removedRows ?? 0);
    expect(found).toBeGreaterThanOrEqual(foundThen);
    expect(now.removedRows).toBeGreaterThanOrEqual(then?.removedRows ?? 0);
    const wasOver = then && (then.status === TaskStatus.Stoped || then.status === TaskStatus.Completed);
    if (wasOver && then.lot === now.lot) expect([taskId, found]).toEqual([taskId, foundThen]);
    expect([taskId, now.status]).toEqual([taskId, statusOf(client, taskId)]);
    const runs = db.runsOf(taskId);
    expect(runs.filter((run) => run.endedAt === undefined).length).toBeLessThanOrEqual(1);
    expect(runs.every((run) => run.endedAt === undefined || run.exportedRows <= run.finalRows)).toBe(true);
    const isOld = ({ endedAt, finalRows }: (typeof runs)[number]) =>
      endedAt !== undefined && finalRows > 0 && client.emulator.clock.now() - endedAt >= (ROW_RETENTION_DAYS + 1) * DAY;
    for (const run of runs) if (isOld(run)) expect([run.runId, run.rowsRemovedAt]).not.toEqual([run.runId, undefined]);
  }
}

async function ledgerOf(client: TestClient): Promise<readonly Schemas['BalanceLog'][]> {
  const logs: Schemas['BalanceLog'][] = [];
  for (let page = 1; page === 1 || logs.length % 100 === 0; page++) {
    const { items } = (await client.call('listBalanceLogs', { query: { page, pageSize: 100 } })).body;
    if (items.length === 0) break;
    logs.push(...items);
  }
  const { totalBalance } = (await client.call('getAccount')).body;
  expect(Math.abs(logs.reduce((sum, log) => sum + log.amount, 0) - totalBalance)).toBeLessThan(0.05);
  return logs;
}

const task = fc.integer({ min: 1, max: TASKS });
const seconds = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 1, max: 10 }) },
  { weight: 8, arbitrary: fc.integer({ min: 10, max: 900 }) },
  { weight: 8, arbitrary: fc.constant(7200) },
  { weight: 1, arbitrary: fc.constant(150 * 86_400) },
);

const steps = () => [
  task.map((number) =>
    step<Model, TestClient>(`start ${number}`, async (_, client) => {
      await client.call('startTasks', { body: { taskIds: [client.taskId(number)] } });
    }),
  ),
  task.map((number) =>
    step<Model, TestClient>(`stop ${number}`, async (_, client) => {
      await client.call('stopTasks', { body: { taskIds: [client.taskId(number)] } });
    }),
  ),
  seconds.map((wait) =>
    step<Model, TestClient>(`wait ${wait} s`, (_, client) => {
      client.advanceSeconds(wait);
      return Promise.resolve();
    }),
  ),
  task.map((number) =>
    step<Model, TestClient>(`export ${number}`, async (_, client) => {
      const body = { taskId: client.taskId(number), format: ExportFormat.CSV, scope: ExportScope.NotExported };
      await client.call('startExport', { body });
    }),
  ),
  fc.tuple(task, fc.boolean()).map(([number, isStart]) =>
    step<Model, TestClient>(`${isStart ? 'start' : 'stop'} a part of ${number}`, async (_, client) => {
      const taskId = client.taskId(number);
      const lot = client.emulator.db.tasks.get(taskId)?.lastLot;
      const body = { taskId, subTaskId: `${taskId}:${lot}/1` };
      await client.call(isStart ? 'startSubtask' : 'stopSubtask', { body });
    }),
  ),
  fc.integer({ min: TASKS - 3, max: TASKS }).map((number) =>
    step<Model, TestClient>(`delete ${number}`, async (_, client) => {
      await client.call('deleteTasks', { body: { taskIds: [client.taskId(number)] } });
    }),
  ),
  fc.constant(
    step<Model, TestClient>('save and load', (_, client) =>
      saveAndLoad(client, async () => [
        await readTasks(client),
        (await client.call('listExportRecords')).body,
        (await client.call('getTemplateBalance')).body,
        await ledgerOf(client),
        (await client.call('getRunSummary', { path: { id: client.taskId(1) } })).body,
      ]),
    ),
  ),
];

test('after any sequence of changes, nodes, balance, rows and statuses of tasks stay consistent', async () => {
  const taken = await runModel<Model, TestClient>({
    begin: async (luck) => {
      const client = await openClient();
      await limitTasks(client, userId, TASKS);
      await client.emulator.db.accounts.update(userId, (draft) => void (draft.balance = 1 + Math.floor(luck * 40)));
      return { model: { snapshot: await readTasks(client) }, real: client };
    },
    steps: steps(),
    checkInvariants,
  });
  expect(taken).toBeGreaterThanOrEqual(STEPS);
}, 240_000);
