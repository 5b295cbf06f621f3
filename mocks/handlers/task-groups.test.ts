import { describe, expect, test } from 'vitest';
import { AccountLevel, InterfaceLanguage, TaskMode, TaskStatus } from '#src/contract/enums.gen';
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
});
