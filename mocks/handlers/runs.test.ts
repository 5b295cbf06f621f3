import { describe, expect, test } from 'vitest';
import {
  InterfaceLanguage,
  LotStatus,
  StartResult,
  StartWay,
  StopResult,
  SubtaskStatus,
  TaskStatus,
} from '#src/contract/enums.gen';
import type { RunRecord } from '#mocks/db/runs';
import { personas } from '#mocks/personas';
import { openClient, type TestClient } from '#mocks/test-client';
const durationOf = (run: RunRecord) => (run.stopRequestedAt ?? run.endedAt ?? 0) - (run.startedAt ?? 0);

const rowsOf = async ({ call }: TestClient, id: string, page = 0, pageSize = 100) =>
  (await call('listTaskRows', { path: { id }, query: { page, pageSize } })).body;

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

  test('API-075 each run has its way of starting, duration, cost and errors', async () => {
    const client = await openClient();
    const { db } = client.emulator;
    for (const number of [5, 6, 8]) {
      const id = client.taskId(number);
      const { items } = (await client.call('listLots', { path: { id } })).body;
      for (const [index, run] of db.runsOf(id).toReversed().entries()) {
        const subtasks = (await client.call('listSubtasks', { path: { id, lot: String(run.lot) } })).body.items;
        expect(items[index]).toMatchObject({
          lotNo: String(run.lot),
          startTime: new Date(run.startedAt ?? 0).toISOString(),
          endTime: new Date(run.endedAt ?? 0).toISOString(),
          rows: run.finalRows,
          cost: run.charged,
          startWay: run.startWay,
          errorCount: subtasks.filter((entry) => entry.error !== null).length,
        });
        expect(Math.abs((items[index]?.duration ?? 0) * 1000 - durationOf(run))).toBeLessThanOrEqual(500);
      }
    }
    const { items } = (await client.call('listLots', { path: { id: client.taskId(5) } })).body;
    expect(items.slice(0, 2).map((lot) => lot.startWay)).toEqual([StartWay.Manual, StartWay.Schedule]);
    expect(items[0]?.cost).toBeGreaterThan(0);
    const [errors] = (await client.call('listLots', { path: { id: client.taskId(6) } })).body.items;
    expect(errors?.errorCount).toBeGreaterThan(0);
  });

  test('API-075 each run counts its subtasks by status, like the list of subtasks', async () => {
    const client = await openClient();
    const id = client.taskId(1);
    const counted = async (number: number, lot: string) => {
      const task = client.taskId(number);
      const { items } = (await client.call('listSubtasks', { path: { id: task, lot } })).body;
      const count = (...statuses: SubtaskStatus[]) => items.filter((entry) => statuses.includes(entry.status)).length;
      const listed = (await client.call('listLots', { path: { id: task } })).body.items[0]?.subtasks;
      expect(listed).toEqual({
        total: items.length,
        waiting: count(SubtaskStatus.Waiting) + count(SubtaskStatus.Unexecuted),
        executing: count(SubtaskStatus.Executing) + count(SubtaskStatus.Stopping),
        stopped: count(SubtaskStatus.Stopped),
        completed: count(SubtaskStatus.Completed),
      });
      return new Set(items.map((entry) => entry.status));
    };
    client.advanceSeconds(1200);
    const { items } = (await client.call('listSubtasks', { path: { id, lot: '6' } })).body;
    const working = items.filter((entry) => entry.status === SubtaskStatus.Executing);
    await client.call('stopSubtask', { body: { taskId: id, subTaskId: working[0]?.subTaskId } });
    client.advanceSeconds(3);
    await client.call('stopSubtask', { body: { taskId: id, subTaskId: working[1]?.subTaskId } });
    expect(await counted(1, '6')).toEqual(new Set(Object.values(SubtaskStatus)));
    expect(await counted(8, '2')).toContain(SubtaskStatus.Unexecuted);
    expect(await counted(5, '7')).toEqual(new Set([SubtaskStatus.Completed]));
  });

  test('API-076 subtasks come in pages of a hundred, and only failed ones have an error', async () => {
    const client = await openClient();
    const path = { id: client.taskId(6), lot: '5' };
    await client.emulator.db.runs.update(`${path.id}:5`, (draft) => {
      Object.assign(draft, { inputs: Array.from({ length: 120 }, (_, index) => `input ${index}`) });
    });
    const page = async (query: Record<string, number>, language: InterfaceLanguage = InterfaceLanguage.EnUS) =>
      (await client.call('listSubtasks', { path, query, language })).body;
    const first = await page({});
    expect([first.total, first.page, first.pageSize, first.items.length]).toEqual([120, 1, 100, 100]);
    const second = await page({ page: 2 });
    expect(second.items.map((entry) => entry.input)).toEqual(
      Array.from({ length: 20 }, (_, index) => `input ${100 + index}`),
    );
    expect(second.items[0]).toMatchObject({ subTaskId: `${path.id}:5/100`, lotNo: '5' });
    const log = (await client.call('listLotLog', { path, query: { limit: 1000, level: 'error' } })).body.items;
    const failed = first.items.filter((entry) => entry.error !== null);
    expect(failed.length).toBeGreaterThan(0);
    expect(failed.length).toBeLessThan(100);
    for (const { subTaskId, input, error } of failed) {
      expect(error).toBe('Page not reached after 3 tries');
      expect(log.find((line) => line.subTaskId === subTaskId)?.message).toBe(
        `${input}: page not reached after 3 tries`,
      );
    }
    const german = (await page({}, InterfaceLanguage.DeDE)).items.find((entry) => entry.error !== null);
    expect(german?.error).toBe('Seite nach 3 Versuchen nicht erreicht');
    const french = (await page({}, InterfaceLanguage.FrFR)).items.find((entry) => entry.error !== null);
    expect(french?.error).toBe('Page inaccessible après 3 essais');
    const worked = first.items.find((entry) => entry.rows > 0);
    expect(Date.parse(worked?.endTime ?? '')).toBeGreaterThan(Date.parse(worked?.startTime ?? ''));
    const stopped = (await client.call('listSubtasks', { path: { id: client.taskId(8), lot: '2' } })).body.items;
    expect(stopped.find((entry) => entry.status === SubtaskStatus.Unexecuted)).toMatchObject({
      startTime: null,
      endTime: null,
      error: null,
    });
  });

  test('API-077 TASK-28 a restart affects one subtask and keeps the times of its earlier stop', async () => {
    const client = await openClient();
    const { db } = client.emulator;
    const taskId = client.taskId(1);
    const runId = `${taskId}:6`;
    const now = client.emulator.clock.now();
    const { items } = (await client.call('listSubtasks', { path: { id: taskId, lot: '6' } })).body;
    const working = items.filter((entry) => entry.status === SubtaskStatus.Executing);
    const [mine, other, third] = working.map((entry) => ({ taskId, subTaskId: entry.subTaskId }));
    const start = async (body: object = {}) => (await client.call('startSubtask', { body })).body.startResult;
    const stop = async (body: object = {}) => (await client.call('stopSubtask', { body })).body.stopResult;
    expect([await stop(mine), await stop(other)]).toEqual([StopResult.Succeed, StopResult.Succeed]);
    expect(await start(third)).toBe(StartResult.OnExecuting);
    client.advanceSeconds(5);
    expect([await start(mine), await start(mine)]).toEqual([StartResult.Succeed, StartResult.OnExecuting]);
    expect(await stop(other)).toBe(StopResult.AlreadyEnded);
    client.advanceSeconds(5);
    expect([await stop(mine), await start(mine)]).toEqual([StopResult.Succeed, StartResult.Succeed]);
    const indexOf = (subTaskId = '') => Number(subTaskId.split('/')[1]);
    expect(db.runs.get(runId)?.holds).toEqual([
      { subtask: indexOf(mine?.subTaskId), from: now, to: now + 5_000 },
      { subtask: indexOf(other?.subTaskId), from: now, to: undefined },
      { subtask: indexOf(mine?.subTaskId), from: now + 10_000, to: now + 10_000 },
    ]);
  });

  test('API-077 TASK-28 a subtask that has not begun, or whose run is stopping, is not stopped', async () => {
    const client = await openClient();
    const taskId = client.taskId(1);
    const list = async () => (await client.call('listSubtasks', { path: { id: taskId, lot: '6' } })).body.items;
    const idOf = async (status: SubtaskStatus) => (await list()).find((entry) => entry.status === status)?.subTaskId;
    const stop = async (subTaskId: string | undefined, task = taskId) =>
      (await client.call('stopSubtask', { body: { taskId: task, subTaskId } })).body.stopResult;
    const start = async (subTaskId: string | undefined, task = taskId) =>
      (await client.call('startSubtask', { body: { taskId: task, subTaskId } })).body.startResult;
    const unexecuted = await idOf(SubtaskStatus.Unexecuted);
    const waiting = await idOf(SubtaskStatus.Waiting);
    const executing = await idOf(SubtaskStatus.Executing);
    expect(await stop(unexecuted)).toBe(StopResult.UnexecutedTask);
    expect(await stop(waiting)).toBe(StopResult.Succeed);
    expect([await stop('none', 'none'), await start('none', 'none')]).toEqual([
      StopResult.UnexecutedTask,
      StartResult.TaskNotFound,
    ]);
    for (const runId of [`${client.taskId(5)}:7`, `${taskId}:99`])
      expect([await stop(`${runId}/0`), await start(`${runId}/0`)]).toEqual([
        StopResult.UnexecutedTask,
        StartResult.TaskNotFound,
      ]);
    await client.call('stopTasks', { body: { taskIds: [taskId] } });
    expect([await stop(unexecuted), await stop(executing)]).toEqual([StopResult.AlreadyEnded, StopResult.AlreadyEnded]);
    expect([await start(waiting), await start(executing)]).toEqual([
      StartResult.FailedForOther,
      StartResult.FailedForOther,
    ]);
    client.advanceSeconds(4);
    expect([await stop(unexecuted), await start(waiting)]).toEqual([
      StopResult.AlreadyEnded,
      StartResult.FailedForOther,
    ]);
  });

  test('a log page has a hundred lines by default, and its cursor is null when no older line follows', async () => {
    const client = await openClient();
    const path = { id: client.taskId(6), lot: '5' };
    await client.emulator.db.runs.update(`${path.id}:5`, (draft) => {
      Object.assign(draft, { inputs: Array.from({ length: 120 }, (_, index) => `input ${index}`) });
    });
    const log = async (query: Record<string, string | number> = {}) =>
      (await client.call('listLotLog', { path, query })).body;
    const all = await log({ limit: 1000 });
    const count = all.items.length;
    expect(count).toBeGreaterThan(200);
    expect(all.nextCursor).toBeNull();
    expect((await log()).items).toEqual(all.items.slice(0, 100));
    expect((await log({ limit: count })).nextCursor).toBeNull();
    const most = await log({ limit: count - 1 });
    expect(most.items).toEqual(all.items.slice(0, -1));
    expect(await log({ limit: 1, cursor: most.nextCursor ?? '' })).toEqual({
      items: all.items.slice(-1),
      nextCursor: null,
    });
    expect((await log({ limit: 1000, keyword: '  ' })).items).toEqual(all.items);
    const spaced = await log({ limit: 1000, keyword: '  INPUT 119 ' });
    expect(spaced.items.length).toBeGreaterThan(0);
    expect(spaced.items.every((line) => line.message.includes('input 119'))).toBe(true);
    const levels = await Promise.all(
      ['info', 'warning', 'error'].map(async (level) => (await log({ limit: 1000, level })).items.length),
    );
    expect(levels.reduce((sum, length) => sum + length, 0)).toBe(count);
    expect(levels[0]).toBe(all.items.filter((line) => line.level === 'info').length);
  });

  test('API-073 the run summary estimates only a run that nobody stopped', async () => {
    const client = await openClient();
    const id = client.taskId(1);
    await client.emulator.db.runs.update(`${id}:6`, (draft) => {
      Object.assign(draft, { captchaEvery: 50, captchaPrice: 0 });
    });
    const summary = async (number: number) =>
      (await client.call('getRunSummary', { path: { id: client.taskId(number) } })).body;
    const running = await summary(1);
    const run = client.emulator.db.runsOf(id).at(-1);
    expect(running).toMatchObject({
      taskId: id,
      stopping: false,
      endTime: null,
      lot: '6',
      captcha: Math.floor((running.rows ?? 0) / 50),
      totalRows: (await rowsOf(client, id)).total,
      notExportedRows: (await client.call('listNotExportedRows', { path: { id } })).body.total,
      estimatedTotalRows: 4_200,
      pricePerData: run?.price,
      queuePosition: null,
      cloudNodes: 3,
      errorCount: 0,
    });
    expect(running.captcha).toBeGreaterThan(0);
    expect(running.series?.[0]).toEqual({ time: running.startTime, rows: 0 });
    expect(running.series?.at(-1)?.time).toBe('2026-11-16T10:00:00.000Z');
    await client.call('stopTasks', { body: { taskIds: [id] } });
    expect(await summary(1)).toMatchObject({
      stopping: true,
      endTime: null,
      estimatedEndTime: null,
      estimatedTotalRows: 4_200,
    });
    client.advanceSeconds(3);
    expect(await summary(1)).toMatchObject({
      stopping: false,
      endTime: '2026-11-16T10:00:03.000Z',
      estimatedEndTime: null,
      estimatedTotalRows: null,
    });
  });

  test('API-073 the summary of a waiting run has the start and captchas of the run before it', async () => {
    const client = await openClient();
    const id = client.taskId(4);
    await client.emulator.db.runs.update(`${id}:3`, (draft) => void Object.assign(draft, { captchaEvery: 50 }));
    const before = client.emulator.db.runs.get(`${id}:3`);
    const { body } = await client.call('getRunSummary', { path: { id } });
    expect(body).toMatchObject({
      taskStatus: TaskStatus.Waiting,
      lot: '4',
      startTime: new Date(before?.startedAt ?? 0).toISOString(),
      endTime: null,
      captcha: Math.floor((before?.finalRows ?? 0) / 50),
      rows: 0,
      rowsPerMinute: 0,
      estimatedTotalRows: client.task(4).plannedRows,
      estimatedEndTime: null,
      spending: 0,
      queuePosition: 1,
      series: [],
    });
    expect(body.captcha).toBeGreaterThan(0);
    expect((await client.call('getRunSummary', { path: { id: client.taskId(9) } })).body).toMatchObject({
      stopping: false,
      endTime: null,
      rows: 0,
      totalRows: 0,
      notExportedRows: 0,
      rowsPerMinute: 0,
      estimatedTotalRows: null,
      estimatedEndTime: null,
      spending: 0,
      pricePerData: null,
      queuePosition: null,
      errorCount: 0,
    });
    const errors = (await client.call('getRunSummary', { path: { id: client.taskId(6) } })).body;
    const lots = (await client.call('listLots', { path: { id: client.taskId(6) } })).body.items;
    expect(errors.errorCount).toBe(lots[0]?.errorCount);
  });

  test('ENUM-34 a lost run is unknown, and one that the balance ended is stopped', async () => {
    const client = await openClient();
    const id = client.taskId(5);
    const { db } = client.emulator;
    await db.runs.update(`${id}:7`, (draft) => void (draft.end = 'lost'));
    await db.runs.update(`${id}:6`, (draft) => void (draft.end = 'balance'));
    const { items } = (await client.call('listLots', { path: { id } })).body;
    expect(items.slice(0, 3).map((lot) => lot.status)).toEqual([
      LotStatus.Unknown,
      LotStatus.Stopped,
      LotStatus.Completed,
    ]);
    expect(
      (await client.call('listTasks', { query: { pageSize: 100 } })).body.items
        .find((item) => item.taskId === id)
        ?.lastRuns?.at(-1)?.status,
    ).toBe(LotStatus.Unknown);
  });
});
