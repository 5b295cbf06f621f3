import { describe, expect, test } from 'vitest';
import {
  InterfaceLanguage,
  LotStatus,
  StartResult,
  StopResult,
  SubtaskStatus,
  TaskStatus,
} from '#src/contract/enums.gen';
import { personas } from '#mocks/personas';
import { FREE_RATES } from '#mocks/simulation/charges';
import { openClient, type TestClient } from '#mocks/test-client';
import { cpuTime } from '#tests/fixtures/cpu-time';

const rowsOf = async ({ call }: TestClient, id: string, page = 0, pageSize = 100) =>
  (await call('listTaskRows', { path: { id }, query: { page, pageSize } })).body;

describe('row pages', () => {
  test('CONST-05 API-059 pages start at 0, contain every row once and begin with the oldest run', async () => {
    const client = await openClient();
    const id = client.taskId(5);
    const allRows = await rowsOf(client, id, 0, 1000);
    const small = (
      await Promise.all([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((page) => rowsOf(client, id, page, 100)))
    ).flatMap((page) => page.rows);
    expect(small).toEqual(allRows.rows);
    const lots = (await client.call('listLots', { path: { id } })).body.items;
    expect(allRows.total).toBe(lots.reduce((sum, lot) => sum + lot.rows, 0));
    const first = (await client.call('listLotRows', { path: { id, lot: '1' }, query: { pageSize: 20 } })).body;
    expect(first.rows).toEqual(allRows.rows.slice(0, 20));
    expect(first.total).toBe(lots.at(-1)?.rows);
    expect(Object.keys(first.rows[0] ?? {})).toEqual(first.fields.map((field) => field.name));
    const last = Math.floor((allRows.total - 1) / 100);
    expect((await rowsOf(client, id, last)).rows).toHaveLength(allRows.total - last * 100);
    expect((await rowsOf(client, id, last + 1)).rows).toEqual([]);
  });

  test('the total grows over time, and rows already returned never change', async () => {
    const client = await openClient();
    const id = client.taskId(1);
    const before = await rowsOf(client, id, 3);
    client.advanceSeconds(300);
    const after = await rowsOf(client, id, 3);
    expect(after.total).toBeGreaterThan(before.total);
    expect(after.rows.slice(0, before.rows.length)).toEqual(before.rows);
    const page = Math.floor(before.total / 100);
    client.advanceSeconds(86_400);
    expect((await rowsOf(client, id, 3)).rows).toEqual(after.rows);
    expect((await rowsOf(client, id, page)).rows.length).toBeGreaterThan(0);
  });

  test('API-060 rows not exported start after the exported rows of each run', async () => {
    const client = await openClient();
    const id = client.taskId(5);
    const { db } = client.emulator;
    const notExportedCount = db.runsOf(id).reduce((sum, run) => sum + run.finalRows - run.exportedRows, 0);
    const page = (await client.call('listNotExportedRows', { path: { id } })).body;
    expect(page.total).toBe(notExportedCount);
    const second = (await client.call('listLotRows', { path: { id, lot: '2' } })).body;
    expect(page.rows[0]).toEqual(second.rows[0]);
    await db.runs.update(`${id}:2`, (draft) => void (draft.exportedRows = 30));
    expect((await client.call('listNotExportedRows', { path: { id } })).body.rows[0]).toEqual(second.rows[30]);
  });

  test('headings follow the language, and rows of others and unknown runs are refused', async () => {
    const client = await openClient();
    const id = client.taskId(5);
    const [english, japanese] = await Promise.all(
      [InterfaceLanguage.EnUS, InterfaceLanguage.JaJP].map(
        async (language) => (await client.call('listTaskRows', { path: { id }, language })).body,
      ),
    );
    expect(japanese?.rows).toEqual(english?.rows);
    expect(japanese?.fields.map((field) => field.displayText)).not.toEqual(
      english?.fields.map((field) => field.displayText),
    );
    const foreign = { id: `task-${personas.professional.userId}-5` };
    expect((await client.call('listTaskRows', { path: foreign })).status).toBe(403);
    expect((await client.call('listLots', { path: foreign })).status).toBe(403);
    expect((await client.call('listLotRows', { path: { id, lot: '99' } })).status).toBe(404);
    expect((await client.call('listTaskRows', { path: { id }, query: { pageSize: 1001 } })).status).toBe(400);
  });

  test('any page of ten million rows takes under 20 ms and retains no memory', async () => {
    const client = await openClient();
    const { db } = client.emulator;
    const id = client.taskId(10);
    await db.runs.update(`${id}:1`, (draft) => {
      Object.assign(draft, { plannedRows: 10_000_000, finalRows: 10_000_000, ...FREE_RATES });
    });
    const pages = Array.from({ length: 300 }, (_, index) => (index * 7919) % 100_000);
    for (const page of pages.slice(0, 100)) await rowsOf(client, id, page);
    let p95 = Infinity;
    const heap = process.memoryUsage().heapUsed;
    // The best round counts: garbage collection may slow one.
    for (let round = 100; round < 300; round += 50) {
      const times: number[] = [];
      for (const page of pages.slice(round, round + 50)) {
        const request = new Request(`https://emulator.test/v1/taskdatas/${id}/getalldata?page=${page}&pageSize=100`, {
          headers: { Authorization: `Bearer ${db.sessions.all().at(-1)?.token ?? ''}` },
        });
        const began = cpuTime();
        const answer = await client.emulator.answer(request);
        times.push(cpuTime() - began);
        expect(answer?.status).toBe(200);
      }
      p95 = Math.min(p95, times.toSorted((a, b) => a - b)[47] ?? Infinity);
    }
    expect((await rowsOf(client, id, 99_999)).total).toBe(10_000_000);
    expect(p95).toBeLessThan(20);
    expect(process.memoryUsage().heapUsed - heap).toBeLessThan(80 * 2 ** 20);
  });
});

describe('runs, subtasks and the log', () => {
  test('API-075 ENUM-34 runs come newest first, up to the requested number', async () => {
    const client = await openClient();
    const path = { id: client.taskId(4) };
    const { body } = await client.call('listLots', { path });
    expect([body.total, body.items.map((lot) => [lot.lotNo, lot.status])]).toEqual([
      4,
      [
        ['4', LotStatus.Waiting],
        ['3', LotStatus.Completed],
        ['2', LotStatus.Completed],
        ['1', LotStatus.Completed],
      ],
    ]);
    expect(body.items[0]).toMatchObject({ startTime: null, endTime: null, rows: 0, cost: 0, duration: 0 });
    expect((await client.call('listLots', { path, query: { size: 2 } })).body.items).toHaveLength(2);
    expect((await client.call('listLots', { path: { id: client.taskId(8) } })).body.items[0]?.status).toBe(
      LotStatus.Stopped,
    );
    expect((await client.call('listLots', { path: { id: client.taskId(1) } })).body.items[0]?.status).toBe(
      LotStatus.Running,
    );
  });

  test('API-077 TASK-28 ENUM-35 one subtask is stopped and restarted while the others continue', async () => {
    const client = await openClient();
    const taskId = client.taskId(1);
    const path = { id: taskId, lot: '6' };
    const subtasks = async () => (await client.call('listSubtasks', { path, query: { pageSize: 1000 } })).body;
    const { items, total } = await subtasks();
    expect(total).toBe(client.task(1).inputs.length);
    const working = items.filter((entry) => entry.status === SubtaskStatus.Executing);
    expect(working).toHaveLength(3);
    const [mine, other] = working;
    const body = { taskId, subTaskId: mine?.subTaskId };
    const now = async (id: string | undefined) => (await subtasks()).items.find((entry) => entry.subTaskId === id);
    expect((await client.call('startSubtask', { body })).body.startResult).toBe(StartResult.OnExecuting);
    expect((await client.call('stopSubtask', { body })).body.stopResult).toBe(StopResult.Succeed);
    expect((await now(mine?.subTaskId))?.status).toBe(SubtaskStatus.Stopping);
    expect((await client.call('stopSubtask', { body })).body.stopResult).toBe(StopResult.AlreadyEnded);
    client.advanceSeconds(20);
    expect(await now(mine?.subTaskId)).toMatchObject({ status: SubtaskStatus.Stopped, rows: mine?.rows });
    expect((await now(other?.subTaskId))?.rows).toBeGreaterThan(other?.rows ?? Infinity);
    expect((await client.call('startSubtask', { body })).body.startResult).toBe(StartResult.Succeed);
    client.advanceSeconds(20);
    expect((await now(mine?.subTaskId))?.rows).toBeGreaterThan(mine?.rows ?? Infinity);
  });

  test('API-077 TASK-28 a subtask that cannot be started or stopped returns the reason', async () => {
    const client = await openClient();
    const [running, foreign, ended] = [client.taskId(1), `task-${personas.professional.userId}-1`, client.taskId(5)];
    const at = async (taskId: string, subTaskId: string) => [
      (await client.call('startSubtask', { body: { taskId, subTaskId } })).body.startResult,
      (await client.call('stopSubtask', { body: { taskId, subTaskId } })).body.stopResult,
    ];
    expect(await at(foreign, `${foreign}:1/0`)).toEqual([StartResult.UserNotTaskOwner, StopResult.UserNotTaskOwner]);
    expect(await at(running, `${running}:6/999`)).toEqual([StartResult.TaskNotFound, StopResult.UnexecutedTask]);
    expect(await at(running, `${foreign}:1/0`)).toEqual([StartResult.TaskNotFound, StopResult.UnexecutedTask]);
    expect(await at(ended, `${ended}:7/0`)).toEqual([StartResult.FailedForOther, StopResult.AlreadyEnded]);
    client.advanceSeconds(1200);
    const { items } = (await client.call('listSubtasks', { path: { id: running, lot: '6' } })).body;
    const completed = items.find((entry) => entry.status === SubtaskStatus.Completed)?.subTaskId ?? '';
    expect(await at(running, completed)).toEqual([StartResult.FailedForOther, StopResult.AlreadyEnded]);
    await client.call('stopTasks', { body: { taskIds: [running] } });
    expect((await at(running, `${running}:6/1`))[0]).toBe(StartResult.FailedForOther);
  });

  test('log pages come newest first, without gaps or duplicates while lines are added', async () => {
    const client = await openClient();
    const path = { id: client.taskId(2), lot: '3' };
    const log = async (query: Record<string, string | number>) =>
      (await client.call('listLotLog', { path, query })).body;
    const all = (await log({ limit: 1000 })).items;
    expect(all.map((line) => Date.parse(line.time))).toEqual(
      all.map((line) => Date.parse(line.time)).toSorted((a, b) => b - a),
    );
    const first = await log({ limit: 4 });
    client.advanceSeconds(3600);
    const paged = [...first.items];
    for (let cursor = first.nextCursor; cursor !== null;) {
      const next = await log({ limit: 4, cursor });
      paged.push(...next.items);
      cursor = next.nextCursor;
    }
    expect(paged).toEqual(all);
    const later = (await log({ limit: 1000 })).items;
    expect(later.length).toBeGreaterThan(all.length);
    expect(later.slice(-all.length)).toEqual(all);
    expect(later[0]?.message).toMatch(/^Completed/);
  });

  test('log lines are filtered by level and by keyword in the language of the request', async () => {
    const client = await openClient();
    const path = { id: client.taskId(6), lot: '5' };
    const log = async (query: Record<string, string | number>, language: InterfaceLanguage = InterfaceLanguage.EnUS) =>
      (await client.call('listLotLog', { path, query: { limit: 1000, ...query }, language })).body.items;
    const errors = await log({ level: 'error' });
    expect(errors.length).toBe((await client.call('getRunSummary', { path: { id: path.id } })).body.errorCount);
    expect(errors.every((line) => line.level === 'error' && line.message.includes('not reached'))).toBe(true);
    expect(await log({ keyword: 'NOT REACHED' })).toEqual(errors);
    expect((await log({ keyword: 'nicht erreicht' }, InterfaceLanguage.DeDE)).length).toBe(errors.length);
    expect(await log({ keyword: 'nicht erreicht' })).toEqual([]);
  });

  test('ENUM-24 API-073 the run summary matches the runs and the end of the chart', async () => {
    const client = await openClient();
    const { body } = await client.call('getRunSummary', { path: { id: client.taskId(1) } });
    const [lot] = (await client.call('listLots', { path: { id: client.taskId(1) } })).body.items;
    expect([body.rows, body.startTime, body.spending]).toEqual([lot?.rows, lot?.startTime, lot?.cost]);
    expect(body.series?.at(-1)?.rows).toBe(body.rows);
    expect(body.rowsPerMinute).toBeGreaterThan(50);
    client.advanceSeconds((Date.parse(body.estimatedEndTime ?? '') - client.emulator.clock.now()) / 1000);
    const after = (await client.call('getRunSummary', { path: { id: client.taskId(1) } })).body;
    expect(after).toMatchObject({
      taskStatus: TaskStatus.Completed,
      rows: 4_200,
      endTime: body.estimatedEndTime,
      estimatedEndTime: null,
    });
    expect((await client.call('getRunSummary', { path: { id: client.taskId(9) } })).body).toMatchObject({
      startTime: null,
      lot: null,
      captcha: 0,
      series: [],
    });
  });
});
