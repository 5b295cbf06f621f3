import { describe, expect, test } from 'vitest';
import { InterfaceLanguage, TaskMode, TaskStatus } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { personas } from '#mocks/personas';
import { openClient, type TestClient } from '#mocks/test-client';

const list = async (
  { call }: TestClient,
  query: Record<string, string | number> = {},
  language: InterfaceLanguage = InterfaceLanguage.EnUS,
) => (await call('listTasks', { query: { pageSize: 100, ...query }, language })).body;

describe('task list', () => {
  test('API-062 ENUM-25 CONST-03 without a query, the list has the first ten tasks, last activity first', async () => {
    const client = await openClient();
    const { body } = await client.call('listTasks');
    expect([body.total, body.page, body.pageSize, body.items.length]).toEqual([42, 1, 10, 10]);
    const activity = body.items.map((item) => client.emulator.db.tasks.get(item.taskId)?.lastActivityAt ?? 0);
    expect(activity).toEqual(activity.toSorted((a, b) => b - a));
  });

  test('the pages contain every task once, and the page after the last is empty', async () => {
    const client = await openClient();
    const pages = await Promise.all([1, 2, 3, 4, 5, 6].map((page) => list(client, { page, pageSize: 10 })));
    expect(pages.map((page) => page.items.length)).toEqual([10, 10, 10, 10, 2, 0]);
    expect(new Set(pages.flatMap((page) => page.items.map((item) => item.taskId))).size).toBe(42);
    expect((await client.call('listTasks', { query: { page: 0 } })).status).toBe(400);
    expect((await client.call('listTasks', { query: { orderBy: '8&1' } })).status).toBe(400);
  });

  test('ENUM-25 every field sorts in both directions, with empty values last', async () => {
    const client = await openClient();
    const keys: Record<string, (item: Schemas['TaskListItem']) => string | number | null> = {
      1: (item) => item.taskName,
      2: (item) => Date.parse(item.createdAt ?? ''),
      3: (item) => item.nextExecuteTime && Date.parse(item.nextExecuteTime),
      4: (item) => client.emulator.db.tasks.get(item.taskId)?.lastActivityAt ?? null,
      5: (item) => item.currentTotalExtractCount,
      6: (item) => item.taskExecuteStatus,
      7: (item) => item.priority,
    };
    const collator = new Intl.Collator('en', { numeric: true });
    for (const [field, key] of Object.entries(keys)) {
      for (const [direction, sign] of [
        ['1', 1],
        ['2', -1],
      ] as const) {
        const values = (await list(client, { orderBy: `${field}&${direction}` })).items.map(key);
        const present = values.filter((value) => value !== null);
        expect([field, values.slice(present.length).every((value) => value === null)]).toEqual([field, true]);
        const sorted = present.toSorted(
          (a, b) => sign * (typeof a === 'string' ? collator.compare(a, String(b)) : a - Number(b)),
        );
        expect([field, direction, present]).toEqual([field, direction, sorted]);
      }
    }
  });

  test('API-062 each row lists its last seven runs, oldest first, matching the run list', async () => {
    const client = await openClient();
    const { items } = await list(client);
    const maxLot = Math.max(...items.map((item) => Number(item.lot ?? 0)));
    expect(maxLot).toBeGreaterThan(7);
    for (const item of items) {
      const lots = (await client.call('listLots', { path: { id: item.taskId } })).body.items
        .map(({ lotNo, rows, status }) => ({ lot: lotNo, rows, status }))
        .toSorted((a, b) => Number(a.lot) - Number(b.lot));
      expect([item.taskId, item.lastRuns]).toEqual([item.taskId, lots.slice(-7)]);
    }
  });

  test('ENUM-25 status, task type, template and group filter the list, alone and combined', async () => {
    const client = await openClient();
    const all = (await list(client)).items;
    const ids = (items: readonly Schemas['TaskListItem'][]) => items.map((item) => item.taskId).toSorted();
    const filters: readonly (readonly [Record<string, string | number>, (item: Schemas['TaskListItem']) => boolean])[] =
      [
        [
          { statusList: '0,3' },
          (item) => item.taskExecuteStatus === TaskStatus.Running || item.taskExecuteStatus === TaskStatus.Waiting,
        ],
        [{ TaskType: TaskMode.AdvanceMode }, (item) => item.workFlowType === TaskMode.AdvanceMode],
        [
          { templateId: client.task(5).templateRegistrationId ?? '' },
          (item) => item.templateRegistrationId === client.task(5).templateRegistrationId,
        ],
        [{ TaskGroup: client.task(2).taskGroupId }, (item) => item.taskGroupId === client.task(2).taskGroupId],
        [
          { TaskGroup: client.task(2).taskGroupId, statusList: '0,1,2,3', TaskType: 10 },
          (item) =>
            item.taskGroupId === client.task(2).taskGroupId &&
            item.taskExecuteStatus !== TaskStatus.Ready &&
            item.workFlowType === TaskMode.TemplateMode,
        ],
      ];
    for (const [query, fits] of filters) {
      const found = await list(client, query);
      expect([query, ids(found.items)]).toEqual([query, ids(all.filter(fits))]);
      expect(found.items.length).toBeGreaterThan(0);
      expect(found.total).toBe(found.items.length);
    }
    expect((await list(client, { statusList: '0,1,2,3,5' })).total).toBe(42);
    expect((await client.call('listTasks', { query: { statusList: '4' } })).status).toBe(400);
  });

  test('ENUM-25 a keyword matches task names in the language of the request', async () => {
    const client = await openClient();
    const name =
      (await list(client, {}, InterfaceLanguage.DeDE)).items.find((item) => item.taskId === client.taskId(5))
        ?.taskName ?? '';
    const word = name.split(' ')[0] ?? '';
    const inGerman = await list(client, { Keyword: ` ${word.toUpperCase()} ` }, InterfaceLanguage.DeDE);
    expect(inGerman.items.map((item) => item.taskId)).toContain(client.taskId(5));
    expect(inGerman.items.every((item) => item.taskName.toLowerCase().includes(word.toLowerCase()))).toBe(true);
    expect((await list(client, { Keyword: name.slice(0, 12) }, InterfaceLanguage.JaJP)).total).toBe(0);
  });

  test('ENUM-22 a task that waits again keeps the duration and end of its last run', async () => {
    const client = await openClient();
    const one = async (number: number) =>
      (await list(client)).items.find((item) => item.taskId === client.taskId(number));
    const waits = await one(4);
    const at = client.emulator.clock.now();
    expect(waits?.taskExecuteStatus).toBe(TaskStatus.Waiting);
    expect(waits?.spendingTime).toBeGreaterThan(0);
    expect(Date.parse(waits?.endExecuteTime ?? '')).toBeLessThan(at);
    expect(Date.parse(waits?.waitingSince ?? '')).toBeLessThanOrEqual(at);
    expect((await one(5))?.waitingSince).toBeNull();
    const { body } = await client.call('getRunSummary', { path: { id: client.taskId(4) } });
    expect(body.startTime).toBe(waits?.startExecuteTime);
    await client.call('stopTasks', { body: { taskIds: [client.taskId(4)] } });
    expect(await one(4)).toMatchObject({ taskExecuteStatus: TaskStatus.Stoped, spendingTime: 0, waitingSince: null });
  });

  test('ENUM-31 the seeded tasks have the statuses that the demo shows', async () => {
    const client = await openClient();
    const items = new Map((await list(client)).items.map((item) => [item.taskId, item]));
    const status = (number: number) => items.get(client.taskId(number))?.taskExecuteStatus;
    const { Running, Waiting, Completed, Stoped, Ready } = TaskStatus;
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(status)).toEqual([
      Running,
      Running,
      Running,
      Waiting,
      Completed,
      Completed,
      Completed,
      Stoped,
      Ready,
      Completed,
    ]);
    expect(items.get(client.taskId(4))?.queuePosition).toBe(1);
    expect(items.get(client.taskId(6))?.errorCount).toBeGreaterThan(0);
    expect(items.get(client.taskId(7))?.currentTotalExtractCount).toBe(0);
    expect(items.get(client.taskId(10))?.currentTotalExtractCount).toBe(1_240_000);
  });

  test('API-063 API-093 polled statuses match the list and omit tasks of others', async () => {
    const client = await openClient();
    const ids = [client.taskId(1), client.taskId(4), `task-${personas.professional.userId}-1`, 'none'];
    const { items } = (await client.call('getTaskStatuses', { body: { ids } })).body;
    expect(items.map((item) => item.taskId)).toEqual(ids.slice(0, 2));
    for (const item of items) {
      const row = (await list(client)).items.find((entry) => entry.taskId === item.taskId);
      expect(row).toMatchObject({
        taskExecuteStatus: item.taskExecuteStatus,
        currentTotalExtractCount: item.currentTotalExtractCount,
        spendingTime: item.spendingTime,
        lot: item.lot,
      });
    }
  });

  test('ENUM-25 later pages continue the order of the first, and a blank keyword filters nothing', async () => {
    const client = await openClient();
    expect((await list(client, { Keyword: '  ' })).total).toBe(42);
    for (const orderBy of ['1&1', '4&2', '5&2']) {
      const all = (await list(client, { orderBy })).items.map((item) => item.taskId);
      const paged = await Promise.all([1, 2, 3].map((page) => list(client, { orderBy, page, pageSize: 7 })));
      expect(paged.flatMap((page) => page.items.map((item) => item.taskId))).toEqual(all.slice(0, 21));
      expect(paged.map((page) => page.total)).toEqual([42, 42, 42]);
    }
  });

  test('API-062 each row matches the detail, the run summary and the polled status of its task', async () => {
    const client = await openClient();
    for (const number of [1, 4, 5, 6, 8, 9, 11]) {
      const taskId = client.taskId(number);
      const item = (await list(client)).items.find((entry) => entry.taskId === taskId);
      const task = (await client.call('getTask', { query: { taskId } })).body;
      const summary = (await client.call('getRunSummary', { path: { id: taskId } })).body;
      const [polled] = (await client.call('getTaskStatuses', { body: { ids: [taskId] } })).body.items;
      const fromTask = {
        taskName: task.taskName,
        taskGroupId: task.taskGroupId,
        taskGroupName: task.taskGroupName,
        nextExecuteTime: task.nextExecuteTime,
        lot: task.lot,
        stopping: task.stopping,
        createdAt: task.createdAt,
        creationUserName: 'Mia Castellan',
        scheduleType: task.scheduleType,
        templateRegistrationId: task.templateRegistrationId,
        cloudCount: task.cloudCount,
      };
      const fromSummary = {
        taskExecuteStatus: summary.taskStatus,
        startExecuteTime: summary.startTime,
        currentTotalExtractCount: summary.totalRows,
        errorCount: summary.errorCount,
        queuePosition: summary.queuePosition,
        notExportedCount: summary.notExportedRows,
      };
      expect([number, item]).toMatchObject([number, { ...fromTask, ...fromSummary }]);
      expect([number, item]).toMatchObject([number, polled]);
    }
  });

  test('ENUM-22 the times of a row follow its runs: begun, ended, waiting and never run', async () => {
    const client = await openClient();
    const { db, clock } = client.emulator;
    await client.call('setTaskPriority', { body: { taskId: client.taskId(9), priority: 7 } });
    const items = new Map((await list(client)).items.map((item) => [item.taskId, item]));
    const one = (number: number) => items.get(client.taskId(number));
    const runOf = (number: number, back = 1) => db.runsOf(client.taskId(number)).at(-back);
    const iso = (time = 0) => new Date(time).toISOString();
    expect(one(1)).toMatchObject({
      startExecuteTime: iso(runOf(1)?.startedAt),
      endExecuteTime: null,
      spendingTime: Math.round((clock.now() - (runOf(1)?.startedAt ?? 0)) / 1000),
      nextExecuteTime: null,
      scheduleType: null,
      stopping: false,
    });
    expect(one(4)).toMatchObject({
      startExecuteTime: iso(runOf(4, 2)?.startedAt),
      endExecuteTime: iso(runOf(4, 2)?.endedAt),
      waitingSince: iso(runOf(4)?.requestedAt),
      lot: '4',
    });
    expect(one(5)).toMatchObject({
      endExecuteTime: iso(runOf(5)?.endedAt),
      nextExecuteTime: '2026-11-17T05:00:00.000Z',
      queuePosition: null,
      waitingSince: null,
    });
    expect(one(8)).toMatchObject({ stopping: false, endExecuteTime: iso(runOf(8)?.endedAt) });
    expect(one(9)).toMatchObject({
      startExecuteTime: null,
      endExecuteTime: null,
      spendingTime: null,
      lot: null,
      errorCount: 0,
      priority: 7,
      cloudCount: 1,
      lastRuns: [],
      notExportedCount: 0,
    });
    await client.call('stopTasks', { body: { taskIds: [client.taskId(1), client.taskId(4)] } });
    const after = new Map((await list(client)).items.map((item) => [item.taskId, item]));
    expect(after.get(client.taskId(1))?.stopping).toBe(true);
    expect(after.get(client.taskId(4))).toMatchObject({
      startExecuteTime: null,
      endExecuteTime: '2026-11-16T10:00:00.000Z',
      spendingTime: 0,
      stopping: false,
    });
  });

  test('a clock that is set back to before the start of a run shows no negative duration', async () => {
    const client = await openClient();
    await client.emulator.db.runs.update(
      `${client.taskId(1)}:6`,
      (draft) => void (draft.startedAt = client.emulator.clock.now() + 90_000),
    );
    expect((await list(client)).items.find((item) => item.taskId === client.taskId(1))?.spendingTime).toBe(0);
  });

  test('API-063 statuses are polled for own tasks only, each with its times', async () => {
    const client = await openClient();
    const ids = [4, 5, 6].map((number) => client.taskId(number));
    const { items } = (await client.call('getTaskStatuses', { body: { ids } })).body;
    expect(items).toMatchObject([
      { queuePosition: 1, stopping: false, nextExecuteTime: null, lot: '4' },
      { queuePosition: null, waitingSince: null, nextExecuteTime: '2026-11-17T05:00:00.000Z', lot: '7', errorCount: 0 },
      { nextExecuteTime: '2026-11-17T06:30:00.000Z', lot: '5' },
    ]);
    expect(items[2]?.errorCount).toBeGreaterThan(0);
    const { body } = await client.call('getTaskStatuses', {
      body: { ids },
      token: await client.emulator.signInAs('professional'),
    });
    expect(body.items).toEqual([]);
  });
});
