import { describe, expect, test } from 'vitest';
import { InterfaceLanguage, ProxyType, TaskMode, TaskStatus } from '#src/contract/enums.gen';
import { personas, type PersonaName } from '#mocks/personas';
import { openClient, type TestClient } from '#mocks/test-client';

const foreign = `task-${personas.professional.userId}-1`;

const sharable = (client: TestClient) =>
  client.emulator.db.tasks
    .all()
    .find((task) => task.userId === personas.standard.userId && task.workFlowType === TaskMode.AdvanceMode)?.taskId ??
  '';

const tokenOf = async ({ emulator }: TestClient, persona: PersonaName) => ({
  token: await emulator.signInAs(persona),
});

describe('priority', () => {
  test('API-067 API-088 TASK-37 a priority from 1 to 99 is stored and listed, and others are refused', async () => {
    const client = await openClient();
    const taskId = client.taskId(9);
    for (const priority of [1, 99, 42]) {
      expect((await client.call('setTaskPriority', { body: { taskId, priority } })).body.code).toBe('');
      expect(client.task(9).priority).toBe(priority);
    }
    const { items } = (await client.call('listTasks', { query: { pageSize: 100, orderBy: '7&2' } })).body;
    expect(items.find((item) => item.taskId === taskId)?.priority).toBe(42);
    for (const priority of [0, 100, 50.5, '50'])
      expect((await client.call('setTaskPriority', { body: { taskId, priority } })).status).toBe(422);
    expect(client.task(9).priority).toBe(42);
  });

  test('API-067 a new priority moves a waiting run in the queue immediately', async () => {
    const client = await openClient();
    const [first, second] = [client.taskId(9), client.taskId(14)];
    await client.call('startTasks', { body: { taskIds: [first, second] } });
    const place = async (taskId: string) =>
      (await client.call('getTaskStatuses', { body: { ids: [taskId] } })).body.items[0]?.queuePosition;
    await client.call('setTaskPriority', { body: { taskId: first, priority: 1 } });
    await client.call('setTaskPriority', { body: { taskId: second, priority: 99 } });
    expect([await place(second), await place(first)]).toEqual([2, 3]);
    await client.call('setTaskPriority', { body: { taskId: second, priority: 1 } });
    await client.call('setTaskPriority', { body: { taskId: first, priority: 2 } });
    expect([await place(first), await place(second)]).toEqual([2, 3]);
  });

  test('API-067 ROLE-09 a plan without cloud runs, another owner’s task and an unknown task are refused', async () => {
    const free = await openClient('free');
    const body = { taskId: free.taskId(1), priority: 99 };
    expect((await free.call('setTaskPriority', { body })).body).toEqual({
      code: 'FunctionNotEnable',
      message: 'Your plan doesn’t include cloud runs.',
    });
    expect((await free.call('setTaskPriority', { body, language: InterfaceLanguage.JaJP })).body.message).toBe(
      'このプランではクラウド実行をご利用いただけません。',
    );
    const client = await openClient();
    expect((await client.call('setTaskPriority', { body: { ...body, taskId: foreign } })).body.code).toBe(
      'UserNotTaskOwner',
    );
    expect((await client.call('setTaskPriority', { body: { ...body, taskId: 'task-x' } })).status).toBe(404);
  });

  test('API-067 a new priority moves the waiting run, also after an earlier run left the queue unstarted', async () => {
    const client = await openClient();
    const { db } = client.emulator;
    const [mine, other] = [client.taskId(9), client.taskId(14)];
    const place = async (taskId: string) =>
      (await client.call('getTaskStatuses', { body: { ids: [taskId] } })).body.items[0]?.queuePosition;
    await client.call('startTasks', { body: { taskIds: [mine] } });
    await client.call('stopTasks', { body: { taskIds: [mine] } });
    await client.call('startTasks', { body: { taskIds: [mine, other] } });
    expect(db.runsOf(mine).map((run) => [run.startedAt, run.endedAt !== undefined])).toEqual([
      [undefined, true],
      [undefined, false],
    ]);
    await client.call('setTaskPriority', { body: { taskId: other, priority: 50 } });
    await client.call('setTaskPriority', { body: { taskId: mine, priority: 40 } });
    expect([await place(other), await place(mine)]).toEqual([2, 3]);
    await client.call('setTaskPriority', { body: { taskId: mine, priority: 60 } });
    expect([await place(mine), await place(other)]).toEqual([2, 3]);
    const running = db.runsOf(client.taskId(1)).at(-1)?.priority;
    await client.call('setTaskPriority', { body: { taskId: client.taskId(1), priority: 3 } });
    expect(db.runsOf(client.taskId(1)).at(-1)?.priority).toBe(running);
    expect(client.task(1).priority).toBe(3);
  });

  test('ROLE-09 a refused priority or number of nodes changes nothing and answers in the language of the request', async () => {
    const client = await openClient();
    const { db } = client.emulator;
    const before = db.tasks.get(foreign);
    const language = InterfaceLanguage.DeDE;
    const notOwner = { code: 'UserNotTaskOwner', message: 'Diese Aufgabe gehört jemand anderem.' };
    const priority = { taskId: foreign, priority: 3 };
    const nodes = { taskId: foreign, cloudCount: 2 };
    expect((await client.call('setTaskPriority', { body: priority, language })).body).toEqual(notOwner);
    expect((await client.call('setTaskCloudCount', { body: nodes, language })).body).toEqual(notOwner);
    expect((await client.call('shareTask', { path: { id: foreign }, language })).body).toEqual({
      shareId: null,
      url: null,
      error: notOwner,
    });
    expect(db.tasks.get(foreign)).toBe(before);
    const free = await openClient('free');
    const own = free.task(1);
    await free.call('setTaskPriority', { body: { taskId: own.taskId, priority: 3 } });
    await free.call('setTaskCloudCount', { body: { taskId: own.taskId, cloudCount: 1 } });
    expect(free.task(1)).toBe(own);
    for (const call of [
      await client.call('setTaskCloudCount', { body: { taskId: 'task-x', cloudCount: 1 } }),
      await client.call('setTaskPriority', { body: { taskId: 'task-x', priority: 1 } }),
    ])
      expect([call.status, call.error.code]).toEqual([404, 'NotFound']);
  });
});

describe('cloud nodes of a task', () => {
  test('API-068 a task can use all nodes of the account, and one more is refused', async () => {
    const client = await openClient();
    const taskId = client.taskId(9);
    expect((await client.call('setTaskCloudCount', { body: { taskId, cloudCount: 3 } })).body.code).toBe('');
    expect((await client.call('getTask', { query: { taskId } })).body.cloudCount).toBe(3);
    const { body } = await client.call('setTaskCloudCount', { body: { taskId, cloudCount: 4 } });
    expect(body).toEqual({
      code: 'ExceedCloudCount',
      message: 'Cloud nodes in your account: 3. Enter that number or fewer.',
    });
    expect(client.task(9).cloudCount).toBe(3);
    for (const cloudCount of [0, -1, 1.5, 1001])
      expect((await client.call('setTaskCloudCount', { body: { taskId, cloudCount } })).status).toBe(422);
    const other = { taskId: foreign, cloudCount: 1 };
    expect((await client.call('setTaskCloudCount', { body: other })).body.code).toBe('UserNotTaskOwner');
    const free = await openClient('free');
    const none = await free.call('setTaskCloudCount', { body: { taskId: free.taskId(1), cloudCount: 1 } });
    expect(none.body.code).toBe('FunctionNotEnable');
  });

  test('API-068 a run uses all its nodes, runs faster, waits for free nodes and keeps its place', async () => {
    const client = await openClient('professional');
    const { db } = client.emulator;
    const { userId } = personas.professional;
    for (const run of db.activeRuns()) await db.runs.remove(run.runId);
    await db.accounts.update(userId, (draft) => void (draft.cloudNodes = 4));
    const [small, large, last] = [client.taskId(9), client.taskId(14), client.taskId(12)];
    for (const taskId of [small, large, last])
      await db.tasks.update(taskId, (draft) => {
        Object.assign(draft, { status: TaskStatus.Ready, plannedRows: 6_000, rowsPerMinute: 600, priority: 50 });
      });
    await client.call('setTaskCloudCount', { body: { taskId: large, cloudCount: 4 } });
    const statuses = async () =>
      (await client.call('getTaskStatuses', { body: { ids: [small, large, last] } })).body.items.map((item) => [
        item.taskId,
        item.taskExecuteStatus,
      ]);
    await client.call('startTasks', { body: { taskIds: [small] } });
    client.advanceSeconds(1);
    await client.call('startTasks', { body: { taskIds: [large] } });
    client.advanceSeconds(1);
    await client.call('startTasks', { body: { taskIds: [last] } });
    expect(Object.fromEntries(await statuses())).toEqual({
      [small]: TaskStatus.Running,
      [large]: TaskStatus.Waiting,
      [last]: TaskStatus.Waiting,
    });
    expect((await client.call('getAccountResources')).body.cloudNodesUsed).toBe(1);
    await client.call('stopTasks', { body: { taskIds: [small] } });
    client.advanceSeconds(4);
    expect(Object.fromEntries(await statuses())).toMatchObject({
      [large]: TaskStatus.Running,
      [last]: TaskStatus.Waiting,
    });
    expect((await client.call('getAccountResources')).body.cloudNodesUsed).toBe(4);
    expect((await client.call('getRunSummary', { path: { id: large } })).body.estimatedEndTime).not.toBeNull();
    expect(db.runsOf(large).at(-1)).toMatchObject({ nodes: 4, rowsPerMinute: 2_400 });
  });
});

describe('sharing', () => {
  test('API-065 API-054 anyone can see a shared task, without its inputs and proxies', async () => {
    const client = await openClient();
    const taskId = sharable(client);
    await client.call('saveProxySettings', {
      body: {
        taskId,
        ipProxySettings: {
          ipProxyFromType: ProxyType.Custom,
          customIpProxySettings: { switchPeriod: 60, proxies: ['203.0.113.7:8080:user:secret'] },
        },
      },
    });
    const { body } = await client.call('shareTask', { path: { id: taskId } });
    expect(body).toEqual({ shareId: body.shareId, url: `/task-share/${body.shareId}`, error: null });
    expect((await client.call('shareTask', { path: { id: taskId } })).body.shareId).toBe(body.shareId);
    const path = { id: body.shareId ?? '' };
    expect((await client.call('getSharedTask', { path })).body.own).toBe(true);
    const free = await tokenOf(client, 'free');
    const seen = (await client.call('getSharedTask', { path, ...free })).body;
    expect(seen).toMatchObject({ own: false, taskType: TaskMode.AdvanceMode, creationUserName: 'Mia Castellan' });
    expect(seen.fields.length).toBeGreaterThan(0);
    expect(JSON.stringify(seen)).not.toMatch(/secret|https?:/);
    expect((await client.call('getSharedTask', { path, token: undefined })).body).toEqual(seen);
  });

  test('API-071 a shared task can be copied, without its cloud group and source task', async () => {
    const client = await openClient();
    const { db } = client.emulator;
    const taskId = sharable(client);
    const shareId = (await client.call('shareTask', { path: { id: taskId } })).body.shareId ?? '';
    await db.tasks.update(taskId, (draft) => {
      draft.clusterGroupId = 'c-1';
      draft.urlSourceTaskId = client.taskId(1);
      draft.urlSourceTaskField = 'link';
    });
    const free = await tokenOf(client, 'free');
    const copied = await client.call('copyTasks', {
      path: { group: `g-${personas.free.userId}-0` },
      body: { taskIds: [shareId] },
      ...free,
    });
    expect([copied.body.errors, copied.body.currentTaskCount]).toEqual([[], 7]);
    const copiedTask = db.tasks.all().findLast((task) => task.userId === personas.free.userId);
    expect(copied.body.copies).toEqual([{ sourceId: shareId, taskId: copiedTask?.taskId }]);
    expect(copiedTask).toMatchObject({
      taskName: db.tasks.get(taskId)?.taskName,
      clusterGroupId: undefined,
      lastLot: 0,
    });
    expect([copiedTask?.urlSourceTaskId, copiedTask?.urlSourceTaskField]).toEqual([undefined, undefined]);
    expect((await client.call('getTask', { query: { taskId: copiedTask?.taskId ?? '' }, ...free })).status).toBe(200);
  });

  test('API-054 a shared task omits the owner’s name when there is no full name', async () => {
    const client = await openClient();
    const shareId = (await client.call('shareTask', { path: { id: sharable(client) } })).body.shareId ?? '';
    await client.emulator.db.accounts.update(personas.standard.userId, (draft) => void (draft.fullName = ''));
    const { body } = await client.call('getSharedTask', { path: { id: shareId }, token: undefined });
    expect(body.creationUserName).toBeNull();
  });

  test('API-065 ROLE-15 template tasks and tasks of others cannot be shared, and an unknown task answers 404', async () => {
    const client = await openClient();
    const { body } = await client.call('shareTask', { path: { id: client.taskId(1) } });
    expect(body).toEqual({
      shareId: null,
      url: null,
      error: { code: 'TemplateTask', message: 'Tasks made from a template can’t be shared.' },
    });
    expect((await client.call('shareTask', { path: { id: foreign } })).body.error?.code).toBe('UserNotTaskOwner');
    expect((await client.call('shareTask', { path: { id: 'task-x' } })).status).toBe(404);
  });

  test('API-054 a share ends when its task is deleted, and an unknown share answers 404', async () => {
    const client = await openClient();
    const taskId = sharable(client);
    const id = (await client.call('shareTask', { path: { id: taskId } })).body.shareId ?? '';
    await client.call('deleteTasks', { body: { taskIds: [taskId] } });
    const { status, error } = await client.call('getSharedTask', { path: { id } });
    expect([status, error.message]).toEqual([404, 'The shared task was not found']);
    expect((await client.call('getSharedTask', { path: { id: 'share-x' } })).status).toBe(404);
  });

  test('API-054 each shared task has its own link, date, columns, inputs and rows', async () => {
    const client = await openClient();
    const ids = client.emulator.db.tasks
      .all()
      .filter((task) => task.userId === personas.standard.userId && task.workFlowType === TaskMode.AdvanceMode)
      .map((task) => task.taskId);
    const share = async (id: string) => (await client.call('shareTask', { path: { id } })).body.shareId ?? '';
    const [first = '', second = ''] = ids;
    const firstShare = await share(first);
    client.advanceSeconds(60);
    const secondShare = await share(second);
    expect(secondShare).not.toBe(firstShare);
    expect([await share(first), await share(second)]).toEqual([firstShare, secondShare]);
    for (const [id, shareId, sharedAt] of [
      [first, firstShare, '2026-11-16T10:00:00.000Z'],
      [second, secondShare, '2026-11-16T10:01:00.000Z'],
    ] as const) {
      const language = InterfaceLanguage.JaJP;
      const rows = (await client.call('listTaskRows', { path: { id }, language })).body;
      const task = client.emulator.db.tasks.get(id);
      expect((await client.call('getSharedTask', { path: { id: shareId }, language, token: undefined })).body).toEqual({
        shareId,
        taskName: task?.taskName,
        taskType: TaskMode.AdvanceMode,
        creationUserName: 'Mia Castellan',
        sharedAt,
        fields: rows.fields,
        inputCount: task?.inputs.length,
        currentTotalExtractCount: rows.total,
        own: false,
      });
    }
  });
});
