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
});

describe('groups, names and deletion', () => {
  test('API-064 API-098 ENUM-23 groups count their tasks, and a new group needs a unique name', async () => {
    const client = await openClient();
    const groups = async () => (await client.call('listTaskGroups')).body.items;
    expect((await groups()).reduce((sum, group) => sum + (group.taskCount ?? 0), 0)).toBe(42);
    expect((await groups()).filter((group) => group.isDefault)).toHaveLength(1);
    const create = (taskGroupName: string) => client.call('createTaskGroup', { body: { taskGroupName } });
    const created = await create('  Lighting ');
    expect(created.body).toMatchObject({ taskGroupName: 'Lighting', isDefault: false, taskCount: 0 });
    expect((await groups()).at(-1)).toEqual(created.body);
    expect((await create('LIGHTING')).status).toBe(409);
    expect((await create((await groups())[0]?.taskGroupName ?? '')).status).toBe(409);
    expect((await create('   ')).status).toBe(422);
  });

  test('API-066 API-099 users can rename their tasks and move them, only within their own groups', async () => {
    const client = await openClient();
    const change = (body: object) =>
      client.call('updateTaskBasicInfo', { body: { taskId: client.taskId(5), ...body } });
    expect((await change({ taskName: ' Prices ' })).body.code).toBe('');
    expect((await change({ taskGroupId: `g-${personas.standard.userId}-2` })).body.code).toBe('');
    const { body } = await client.call('getTask', {
      query: { taskId: client.taskId(5) },
      language: InterfaceLanguage.JaJP,
    });
    expect([body.taskName, body.taskGroupId]).toEqual(['Prices', `g-${personas.standard.userId}-2`]);
    expect((await change({ taskName: '  ' })).body.code).toBe('NameMissing');
    expect((await change({ taskGroupId: `g-${personas.professional.userId}-0` })).body.code).toBe('GroupNotFound');
    expect((await change({ taskId: `task-${personas.professional.userId}-1`, taskName: 'x' })).status).toBe(403);
    expect((await change({ taskId: 'none', taskName: 'x' })).status).toBe(404);
    expect((await client.call('getTask', { query: { taskId: `task-${personas.professional.userId}-1` } })).status).toBe(
      403,
    );
  });

  test('API-069 API-088 deletion reports each task that remains, and a running or waiting task is refused', async () => {
    const client = await openClient();
    const [running, waiting, ended] = [client.taskId(1), client.taskId(4), client.taskId(5)];
    const foreign = `task-${personas.professional.userId}-1`;
    const { errors } = (
      await client.call('deleteTasks', { body: { taskIds: [running, waiting, ended, foreign, 'none'] } })
    ).body;
    expect(errors.map(({ taskId, code }) => [taskId, code])).toEqual([
      [running, 'Running'],
      [waiting, 'Running'],
      [foreign, 'NotOwner'],
      ['none', 'NotFound'],
    ]);
    expect((await list(client)).total).toBe(41);
    expect((await client.call('listTaskRows', { path: { id: ended } })).status).toBe(404);
    expect(client.emulator.db.runsOf(ended)).toEqual([]);
    await client.call('stopTasks', { body: { taskIds: [running] } });
    expect(
      (await client.call('deleteTasks', { body: { taskIds: [running] } })).body.errors.map((entry) => entry.code),
    ).toEqual(['Running']);
    client.advanceSeconds(4);
    expect((await client.call('deleteTasks', { body: { taskIds: [running] } })).body.errors).toEqual([]);
  });
});
