import { describe, expect, test } from 'vitest';
import { AccountLevel, InterfaceLanguage, ProxyType, TaskMode, TaskStatus } from '#src/contract/enums.gen';
import { personas, type PersonaName } from '#mocks/personas';
import { openClient, type TestClient } from '#mocks/test-client';

const { userId } = personas.standard;
const home = `g-${userId}-0`;
const other = `g-${userId}-3`;
const foreign = `task-${personas.professional.userId}-1`;

const handMade = (client: TestClient, persona: PersonaName = 'standard') =>
  client.emulator.db.tasks
    .all()
    .filter((task) => task.userId === personas[persona].userId && task.workFlowType === TaskMode.AdvanceMode)
    .map((task) => task.taskId);

const groups = async ({ call }: TestClient) => (await call('listTaskGroups')).body.items;

describe('groups', () => {
  test('API-064 ENUM-23 the default group comes first, and group counts match the task list', async () => {
    const client = await openClient();
    const items = await groups(client);
    expect(items.map((group) => group.isDefault)).toEqual([true, false, false, false, false, false]);
    for (const group of items) {
      const { total } = (await client.call('listTasks', { query: { TaskGroup: group.taskGroupId } })).body;
      expect([group.taskGroupName, group.taskCount]).toEqual([group.taskGroupName, total]);
    }
  });

  test('API-064 a renamed group keeps its name in every language, and a change of case is accepted', async () => {
    const client = await openClient();
    const path = { id: other };
    const { body } = await client.call('renameTaskGroup', { path, body: { taskGroupName: '  Competitors ' } });
    expect(body).toMatchObject({ taskGroupId: other, taskGroupName: 'Competitors', isDefault: false });
    expect(
      (await client.call('renameTaskGroup', { path, body: { taskGroupName: 'COMPETITORS' } })).body.taskGroupName,
    ).toBe('COMPETITORS');
    const { items } = (await client.call('listTaskGroups', { language: InterfaceLanguage.JaJP })).body;
    expect(items.find((group) => group.taskGroupId === other)?.taskGroupName).toBe('COMPETITORS');
    expect(items.find((group) => group.isDefault)?.taskGroupName).toBe('マイタスク');
  });

  test('a rename with a taken or empty name, an unknown group or another user’s group is refused', async () => {
    const client = await openClient();
    const before = await groups(client);
    const rename = async (id: string, taskGroupName: string) => {
      const { status, error } = await client.call('renameTaskGroup', { path: { id }, body: { taskGroupName } });
      return [status, error.code];
    };
    expect(await rename(other, 'my TASKS')).toEqual([409, 'NameTaken']);
    expect(await rename(other, '   ')).toEqual([422, 'Invalid']);
    expect(await rename(other, '')).toEqual([422, 'Invalid']);
    expect(await rename(other, 'x'.repeat(51))).toEqual([422, 'Invalid']);
    expect(await rename('g-unknown', 'New')).toEqual([404, 'NotFound']);
    expect(await rename(`g-${personas.professional.userId}-1`, 'New')).toEqual([403, 'NotOwner']);
    expect(await groups(client)).toEqual(before);
  });

  test('API-064 tasks of a deleted group move to the default group, which cannot be deleted', async () => {
    const client = await openClient();
    const before = await groups(client);
    const count = before.find((group) => group.taskGroupId === other)?.taskCount ?? 0;
    const { body } = await client.call('deleteTaskGroup', { path: { id: other } });
    expect(body).toEqual({ taskGroupId: home, movedTaskCount: count });
    expect(count).toBeGreaterThan(0);
    const after = await groups(client);
    expect(after.find((group) => group.taskGroupId === other)).toBeUndefined();
    expect(after[0]?.taskCount).toBe((before[0]?.taskCount ?? 0) + count);
    const refusal = await client.call('deleteTaskGroup', { path: { id: home } });
    expect([refusal.status, refusal.error.code]).toEqual([409, 'DefaultGroup']);
    expect((await client.call('deleteTaskGroup', { path: { id: other } })).status).toBe(404);
    expect((await client.call('deleteTaskGroup', { path: { id: `g-${personas.free.userId}-1` } })).status).toBe(403);
  });

  test('API-064 the default group comes first even if it was made later, and groups of others are not listed', async () => {
    const client = await openClient();
    const { db } = client.emulator;
    await db.taskGroups.update(home, (draft) => void (draft.isDefault = false));
    await db.taskGroups.update(other, (draft) => void (draft.isDefault = true));
    const items = await groups(client);
    expect(items.map((group) => group.taskGroupId)).toEqual(
      [3, 0, 1, 2, 4, 5].map((number) => `g-${userId}-${String(number)}`),
    );
    const moved = (await client.call('deleteTaskGroup', { path: { id: home } })).body;
    expect(moved).toEqual({ taskGroupId: other, movedTaskCount: items[1]?.taskCount });
  });

  test('API-064 a name is taken only among the groups of the user, in the language of the request', async () => {
    const client = await openClient();
    const professional = { token: await client.emulator.signInAs('professional') };
    const create = (taskGroupName: string, more: object = {}) =>
      client.call('createTaskGroup', { body: { taskGroupName }, ...more });
    expect((await create('Lighting', professional)).status).toBe(200);
    const created = (await create('Lighting')).body;
    expect((await groups(client)).find((group) => group.taskGroupId === created.taskGroupId)).toEqual(created);
    expect((await create('マイタスク', { language: InterfaceLanguage.JaJP })).status).toBe(409);
    expect((await create('マイタスク')).status).toBe(200);
    const taken = await create(' lighting ');
    expect([taken.status, taken.error.details]).toEqual([409, [{ field: 'taskGroupName', message: 'is taken' }]]);
    const empty = await create('   ');
    expect([empty.status, empty.error.details]).toEqual([422, [{ field: 'taskGroupName', message: 'is required' }]]);
    const path = { id: created.taskGroupId };
    expect((await client.call('renameTaskGroup', { path, body: { taskGroupName: 'My tasks' } })).status).toBe(409);
  });

  test('API-064 a rename answers with the group as it is listed', async () => {
    const client = await openClient();
    for (const [id, taskGroupName] of [
      [home, 'Home'],
      [other, 'Away'],
    ] as const) {
      const { body } = await client.call('renameTaskGroup', { path: { id }, body: { taskGroupName } });
      expect(body).toEqual((await groups(client)).find((group) => group.taskGroupId === id));
      expect([body.taskGroupName, body.isDefault]).toEqual([taskGroupName, id === home]);
    }
  });
});

describe('moving', () => {
  test('API-070 API-087 tasks are moved together, and each failure has a localized reason', async () => {
    const client = await openClient();
    const own = [client.taskId(1), client.taskId(2), client.taskId(2)];
    const { body } = await client.call('moveTasks', {
      path: { group: other },
      body: { taskIds: [...own, foreign, 'task-unknown'] },
      language: InterfaceLanguage.DeDE,
    });
    expect(body.error).toBeNull();
    expect(body.errors).toEqual([
      { taskId: foreign, code: 'UserNotTaskOwner', message: 'Diese Aufgabe gehört jemand anderem.' },
      { taskId: 'task-unknown', code: 'TaskNotFound', message: 'Diese Aufgabe gibt es nicht.' },
    ]);
    expect([client.task(1).taskGroupId, client.task(2).taskGroupId]).toEqual([other, other]);
    expect(client.emulator.db.tasks.get(foreign)?.taskGroupId).not.toBe(other);
  });

  test('API-087 an unknown group or another user’s group is a single error, and no task moves', async () => {
    const client = await openClient();
    for (const group of ['g-unknown', `g-${personas.free.userId}-0`]) {
      const before = client.task(1).taskGroupId;
      const { body } = await client.call('moveTasks', { path: { group }, body: { taskIds: [client.taskId(1)] } });
      expect([body.errors, body.error?.code]).toEqual([[], 'GroupNotFound']);
      expect(client.task(1).taskGroupId).toBe(before);
    }
    expect((await client.call('moveTasks', { path: { group: other }, body: { taskIds: [] } })).status).toBe(422);
  });

  test('API-070 a move names each refused task once and leaves the other tasks where they are', async () => {
    const client = await openClient();
    const groupOf = (number: number) => client.task(number).taskGroupId;
    const before = [2, 3, 5].map(groupOf);
    const { body } = await client.call('moveTasks', {
      path: { group: other },
      body: { taskIds: [foreign, client.taskId(1), foreign] },
    });
    expect(body.errors.map((error) => error.taskId)).toEqual([foreign]);
    expect([groupOf(1), ...[2, 3, 5].map(groupOf)]).toEqual([other, ...before]);
    const { error } = (
      await client.call('moveTasks', { path: { group: 'g-unknown' }, body: { taskIds: [client.taskId(1)] } })
    ).body;
    expect(error).toEqual({ code: 'GroupNotFound', message: 'This group doesn’t exist.' });
  });
});

describe('copying', () => {
  test('API-071 API-086 TASK-39 a copy reports successes, ignored template tasks and failures', async () => {
    const client = await openClient();
    const own = handMade(client);
    const { body } = await client.call('copyTasks', {
      path: { group: other },
      body: { taskIds: [...own, client.taskId(1), foreign, 'task-unknown'] },
    });
    expect(body).toMatchObject({
      type: AccountLevel.Standard,
      currentTaskCount: 42 + own.length,
      limitTaskCount: 100,
      error: null,
    });
    expect(body.errors.map(({ taskId, isTemplate, code }) => [taskId, isTemplate, code])).toEqual([
      [client.taskId(1), true, 'TemplateTask'],
      [foreign, false, 'UserNotTaskOwner'],
      ['task-unknown', false, 'TaskNotFound'],
    ]);
    expect((await client.call('getAccountResources')).body.taskCount).toBe(42 + own.length);
  });

  test('API-071 a copy has a numbered name, no runs, no schedule and the same inputs', async () => {
    const client = await openClient();
    const { db } = client.emulator;
    const [taskId = ''] = handMade(client);
    const copy = async () => {
      const known = new Set(db.tasks.all().map((task) => task.taskId));
      await client.call('copyTasks', { path: { group: other }, body: { taskIds: [taskId] } });
      return db.tasks.all().find((task) => !known.has(task.taskId));
    };
    const source = db.tasks.get(taskId);
    const [second, third] = [await copy(), await copy()];
    expect([second?.taskName, third?.taskName]).toEqual([`${source?.taskName} (2)`, `${source?.taskName} (3)`]);
    expect(second).toMatchObject({ status: TaskStatus.Ready, lastLot: 0, schedule: undefined, taskGroupId: other });
    expect(second?.inputs).toEqual(source?.inputs);
    await db.tasks.update(taskId, (draft) => void (draft.taskName = 'x'.repeat(100)));
    expect((await copy())?.taskName).toBe(`${'x'.repeat(96)} (2)`);
  });

  test('ROLE-08 API-086 at the plan limit the rest is not copied; the response has count, limit and plan', async () => {
    const client = await openClient();
    const { db } = client.emulator;
    await db.accounts.update(userId, (draft) => void (draft.taskLimit = 43));
    const { body } = await client.call('copyTasks', { path: { group: other }, body: { taskIds: handMade(client) } });
    expect([body.currentTaskCount, body.limitTaskCount, body.error?.code]).toEqual([43, 43, 'ExceedTaskLimitCounts']);
    expect(body.errors.map((error) => error.code)).toEqual(
      handMade(client)
        .slice(2)
        .map(() => 'ExceedTaskLimitCounts'),
    );
    expect(db.tasks.all().filter((task) => task.userId === userId)).toHaveLength(43);
  });

  test('API-086 copying to an unknown group copies nothing', async () => {
    const client = await openClient();
    const { body } = await client.call('copyTasks', { path: { group: 'g-x' }, body: { taskIds: handMade(client) } });
    expect([body.currentTaskCount, body.errors, body.error?.code]).toEqual([42, [], 'GroupNotFound']);
  });

  test('API-071 a copy has its first revision, no key of its creation, and is created now', async () => {
    const client = await openClient();
    const { db, clock } = client.emulator;
    const [taskId = ''] = handMade(client);
    await db.tasks.update(taskId, (draft) => {
      Object.assign(draft, { idempotencyKey: 'one-creation', revision: 4, priority: 70, cloudCount: 2 });
      draft.clusterGroupId = 'cluster-1';
    });
    client.advanceSeconds(60);
    const { copies } = (await client.call('copyTasks', { path: { group: other }, body: { taskIds: [taskId, taskId] } }))
      .body;
    expect(copies?.map((copy) => copy.sourceId)).toEqual([taskId]);
    const copyId = copies?.[0]?.taskId ?? '';
    expect((await client.call('getTask', { query: { taskId: copyId } })).body).toMatchObject({
      taskStatus: TaskStatus.Ready,
      revision: 1,
      lot: null,
      schedule: null,
      createdAt: '2026-11-16T10:01:00.000Z',
      cloudCount: 2,
      clusterGroupId: 'cluster-1',
      taskGroupId: other,
      templateRegistrationId: null,
    });
    expect((await client.call('listTasks')).body.items[0]).toMatchObject({ taskId: copyId, priority: 70 });
    expect(db.tasks.get(copyId)?.lastActivityAt).toBe(clock.now());
    expect(db.tasks.get(copyId)?.idempotencyKey).toBeUndefined();
    await client.call('startTasks', { body: { taskIds: [copyId] } });
    expect(client.emulator.db.runsOf(copyId).map((run) => run.lot)).toEqual([1]);
  });

  test('API-071 the owner of a shared task copies it with all settings, and each copy in one call has another name', async () => {
    const client = await openClient();
    const { db } = client.emulator;
    const [taskId = ''] = handMade(client);
    const settings = {
      clusterGroupId: 'cluster-1',
      urlSourceTaskId: client.taskId(1),
      urlSourceTaskField: 'link',
      fieldDataSource: '{"a":1}',
      ipProxySettings: { ipProxyFromType: ProxyType.Strong, strongIpProxySettings: { proxyRegions: [] } },
      cloudCount: 2,
      priority: 70,
    };
    await db.tasks.update(taskId, (draft) => void Object.assign(draft, settings));
    const shareId = (await client.call('shareTask', { path: { id: taskId } })).body.shareId ?? '';
    const copy = async (persona: 'standard' | 'professional', taskIds: readonly string[]) => {
      const token = await client.emulator.signInAs(persona);
      const { body } = await client.call('copyTasks', {
        path: { group: `g-${personas[persona].userId}-1` },
        body: { taskIds },
        token,
      });
      return body.copies?.map((entry) => db.tasks.get(entry.taskId));
    };
    const own = await copy('standard', [taskId, shareId]);
    const { taskName } = db.tasks.get(taskId) ?? {};
    expect(own).toMatchObject([
      { ...settings, taskName: `${taskName} (2)` },
      { ...settings, taskName: `${taskName} (3)` },
    ]);
    const [copied] = (await copy('professional', [shareId])) ?? [];
    expect(copied).toMatchObject({
      userId: personas.professional.userId,
      clusterGroupId: undefined,
      urlSourceTaskId: undefined,
      urlSourceTaskField: undefined,
      fieldDataSource: undefined,
      ipProxySettings: undefined,
      cloudCount: 1,
      priority: 50,
    });
    const failed = await client.call('copyTasks', {
      path: { group: other },
      body: { taskIds: ['share-unknown', foreign] },
      language: InterfaceLanguage.DeDE,
    });
    expect(failed.body.errors).toEqual([
      { taskId: 'share-unknown', isTemplate: false, code: 'TaskNotFound', message: 'Diese Aufgabe gibt es nicht.' },
      {
        taskId: foreign,
        isTemplate: false,
        code: 'UserNotTaskOwner',
        message: 'Diese Aufgabe gehört jemand anderem.',
      },
    ]);
    await client.call('deleteTasks', { body: { taskIds: [taskId] } });
    expect(await copy('professional', [shareId])).toEqual([]);
  });

  test('ROLE-08 API-086 at the plan limit no task is copied, also not to the group of another user', async () => {
    const client = await openClient();
    const { db } = client.emulator;
    const [taskId = '', second = ''] = handMade(client);
    const copy = async (group: string, taskIds: readonly string[]) =>
      (await client.call('copyTasks', { path: { group }, body: { taskIds } })).body;
    const refused = await copy(`g-${personas.free.userId}-0`, [taskId]);
    expect(refused).toEqual({
      type: AccountLevel.Standard,
      limitTaskCount: 100,
      currentTaskCount: 42,
      copies: [],
      errors: [],
      error: { code: 'GroupNotFound', message: 'This group doesn’t exist.' },
    });
    await db.accounts.update(userId, (draft) => void (draft.taskLimit = 42));
    const full = await copy(other, [taskId, second]);
    const message = 'Your plan doesn’t allow more tasks.';
    expect(full).toMatchObject({ currentTaskCount: 42, limitTaskCount: 42, copies: [] });
    expect(full.errors).toEqual(
      [taskId, second].map((id) => ({ taskId: id, isTemplate: false, code: 'ExceedTaskLimitCounts', message })),
    );
    expect(full.error).toEqual({ code: 'ExceedTaskLimitCounts', message });
    await db.accounts.update(userId, (draft) => void (draft.taskLimit = undefined));
    const unlimited = await copy(other, [taskId, second]);
    expect(unlimited).toMatchObject({ currentTaskCount: 44, limitTaskCount: null, errors: [], error: null });
  });
});
