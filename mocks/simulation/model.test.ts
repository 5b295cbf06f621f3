import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ExportFormat, ExportScope, TaskStatus } from '../../src/contract/enums.gen';
import { personas } from '../personas';
import { openClient, type TestClient } from '../test-client';

const { userId } = personas.standard;
const TASKS = 12;

type Step =
  | { readonly kind: 'start' | 'stop' | 'export' | 'delete'; readonly task: number }
  | { readonly kind: 'advance'; readonly seconds: number }
  | { readonly kind: 'subtask'; readonly task: number; readonly start: boolean };

const task = fc.integer({ min: 1, max: TASKS });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: task.map((number) => ({ kind: 'start' as const, task: number })) },
  { weight: 4, arbitrary: task.map((number) => ({ kind: 'stop' as const, task: number })) },
  {
    weight: 8,
    arbitrary: fc
      .oneof(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 10, max: 900 }), fc.constant(7200))
      .map((seconds) => ({ kind: 'advance' as const, seconds })),
  },
  { weight: 2, arbitrary: task.map((number) => ({ kind: 'export' as const, task: number })) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('subtask' as const), task, start: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.integer({ min: TASKS - 3, max: TASKS }).map((number) => ({ kind: 'delete' as const, task: number })),
  },
);

async function take(client: TestClient, one: Step): Promise<void> {
  if (one.kind === 'advance') {
    client.wait(one.seconds);
    await client.ask('getAccount');
    return;
  }
  const taskId = client.taskId(one.task);
  if (one.kind === 'start') await client.ask('startTasks', { body: { taskIds: [taskId] } });
  if (one.kind === 'stop') await client.ask('stopTasks', { body: { taskIds: [taskId] } });
  if (one.kind === 'delete') await client.ask('deleteTasks', { body: { taskIds: [taskId] } });
  if (one.kind === 'export')
    await client.ask('startExport', { body: { taskId, format: ExportFormat.CSV, scope: ExportScope.NotExported } });
  if (one.kind === 'subtask') {
    const lot = client.emulator.db.tasks.get(taskId)?.lastLot;
    await client.ask(one.start ? 'startSubtask' : 'stopSubtask', { body: { taskId, subTaskId: `${taskId}:${lot}/1` } });
  }
}

interface Seen {
  readonly rows: number;
  readonly lot: string | null;
  readonly status: TaskStatus;
}

async function look(client: TestClient): Promise<Map<string, Seen>> {
  const { items } = (await client.ask('listTasks', { query: { pageSize: 100 } })).body;
  return new Map(
    items.map((item) => [
      item.taskId,
      { rows: item.currentTotalExtractCount, lot: item.lot, status: item.taskExecuteStatus },
    ]),
  );
}

/** What must hold at any moment. */
function check(client: TestClient, before: ReadonlyMap<string, Seen>, after: ReadonlyMap<string, Seen>): void {
  const { db } = client.emulator;
  const account = db.accounts.get(userId);
  const active = db.activeRuns().filter((run) => run.userId === userId);
  expect(active.filter((run) => run.startedAt !== undefined).length).toBeLessThanOrEqual(account?.cloudNodes ?? 0);
  expect(account?.balance).toBeGreaterThanOrEqual(0);
  for (const [taskId, now] of after) {
    const run = db.runsOf(taskId).at(-1);
    const then = before.get(taskId);
    expect(now.rows).toBeGreaterThanOrEqual(then?.rows ?? 0);
    const ended = then && (then.status === TaskStatus.Stoped || then.status === TaskStatus.Completed);
    if (ended && then.lot === now.lot) expect(now.rows).toBe(then.rows);
    const expected =
      run === undefined
        ? TaskStatus.Ready
        : run.endedAt !== undefined
          ? run.end === 'completed'
            ? TaskStatus.Completed
            : TaskStatus.Stoped
          : run.startedAt === undefined
            ? TaskStatus.Waiting
            : TaskStatus.Running;
    expect([taskId, now.status]).toEqual([taskId, expected]);
    expect(db.runsOf(taskId).filter((entry) => entry.endedAt === undefined).length).toBeLessThanOrEqual(1);
    expect(
      db.runsOf(taskId).every((entry) => entry.endedAt === undefined || entry.exportedRows <= entry.finalRows),
    ).toBe(true);
  }
}

test('TASK-30 TASK-31 TASK-32 whatever is done in whatever order, nodes, money, rows and statuses hold together', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 200, maxLength: 200 }),
      fc.integer({ min: 1, max: 40 }),
      async (steps, balance) => {
        const client = await openClient();
        const { db } = client.emulator;
        for (const extra of db.tasks
          .all()
          .filter((entry) => entry.userId !== userId || Number(entry.taskId.split('-')[2]) > TASKS)) {
          for (const run of db.runsOf(extra.taskId)) await db.runs.remove(run.runId);
          await db.tasks.remove(extra.taskId);
        }
        await db.accounts.update(userId, (draft) => void (draft.balance = balance));
        let seen = await look(client);
        for (const one of steps) {
          await take(client, one);
          const now = await look(client);
          check(client, seen, now);
          seen = now;
        }
        // What is kept across a reload answers as before.
        const answers = async () => [
          await look(client),
          (await client.ask('listExportRecords')).body,
          (await client.ask('getTemplateBalance')).body,
          (await client.ask('getRunSummary', { path: { id: client.taskId(1) } })).body,
        ];
        const before = await answers();
        await db.load(structuredClone(db.snapshot()));
        expect(await answers()).toEqual(before);
        await db.load(db.snapshot());
        expect(await answers()).toEqual(before);
      },
    ),
    { numRuns: 10, endOnFailure: true },
  );
}, 180_000);
