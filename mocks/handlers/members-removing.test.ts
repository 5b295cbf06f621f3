import { describe, expect, test } from 'vitest';
import { Feedback, MissionType, TaskStatus, UserConfigType } from '#src/contract/enums.gen';
import { openClient, type TestClient } from '#mocks/test-client';
import { amelieId, getResources, listMembers, logIn, lucaId, ownerId, setNodes } from './member-calls';

const henrikId = '10142';

const remove = (client: TestClient, id = amelieId) => client.call('removeMember', { path: { id } });
const runsOf = ({ emulator }: TestClient, userId: string) =>
  emulator.db.runs.all().filter((run) => run.userId === userId);
const find = async (client: TestClient, id: string) =>
  (await listMembers(client)).items.find(({ memberId }) => memberId === id);

async function addPersonalRecords({ emulator: { db, clock } }: TestClient, userId: string): Promise<void> {
  const now = clock.now();
  await db.templateOpinions.insert({
    key: `${userId}:1040`,
    userId,
    templateRegistrationId: '1040',
    feedback: Feedback.Like,
    favoritedAt: now,
    subscribed: false,
  });
  await db.mails.insert({
    mailId: `mail-${userId}`,
    kind: 'bindEmail',
    to: `${userId}@example.com`,
    userId,
    secret: 'secret',
    sentAt: now,
    expiresAt: now + 1000,
    usedAt: undefined,
  });
  await db.files.insert({
    fileId: `file-${userId}`,
    userId,
    fileName: 'face.png',
    contentType: 'image/png',
    size: 1,
    url: 'data:image/png;base64,AA==',
    createdAt: now,
  });
  const [type] = Object.values(UserConfigType);
  if (type !== undefined)
    await db.userConfigs.insert({ id: `config-${userId}`, userId, type, key: 'key', value: '1', updatedAt: now });
  const missionType = MissionType.FirstRun;
  await db.missions.insert({ key: `${userId}:${missionType}`, userId, missionType, completedAt: now, reward: 1 });
}

describe('records of a removed member', () => {
  test('personal records are deleted, and those of the owner and of other members stay', async () => {
    const client = await openClient('enterprise');
    const { db } = client.emulator;
    for (const userId of [amelieId, henrikId, ownerId]) await addPersonalRecords(client, userId);
    const stores = [
      'templateOpinions',
      'loginRecords',
      'mails',
      'files',
      'userConfigs',
      'missions',
      'taskGroups',
      'sessions',
    ];
    const readRecords = (store: string) => db.snapshot()[store] ?? [];
    const isOfMember = (record: object) => 'userId' in record && record.userId === amelieId;
    await logIn(client, 'amelie.roussel', 'gleaner');
    await logIn(client, 'henrik.solberg', 'gleaner');
    const before = stores.map((store) => [store, readRecords(store).filter((record) => !isOfMember(record))]);
    for (const store of stores) expect([store, readRecords(store).some(isOfMember)]).toEqual([store, true]);
    const { taskGroupId } = (await remove(client)).body;
    const after = stores.map((store) => [
      store,
      readRecords(store).filter((record) => !('taskGroupId' in record && record.taskGroupId === taskGroupId)),
    ]);
    expect(after).toEqual(before);
  });

  test('tasks, runs and exports of other members stay with them', async () => {
    const client = await openClient('enterprise');
    const { db } = client.emulator;
    const [model] = db.exports.all();
    if (!model) throw new Error('the seeds have no export');
    await db.exports.insertMany([
      { ...model, recordId: 'export-amelie', userId: amelieId },
      { ...model, recordId: 'export-henrik', userId: henrikId },
    ]);
    const readUserIds = () =>
      [db.tasks, db.runs, db.exports].map((store) => store.all().map((record: { userId: string }) => record.userId));
    const before = readUserIds();
    await remove(client);
    expect(readUserIds()).toEqual(before.map((ids) => ids.map((id) => (id === amelieId ? ownerId : id))));
    expect(db.exports.get('export-amelie')?.userId).toBe(ownerId);
    const henrik = (await logIn(client, 'henrik.solberg', 'gleaner')).body.token;
    const { items } = (await client.call('listTasks', { token: henrik, query: { pageSize: 100 } })).body;
    expect([items.length, items.some((task) => task.scheduleType !== null)]).toEqual([9, true]);
  });

  test('schedules of the moved tasks end, and those of the owner continue', async () => {
    const client = await openClient('enterprise');
    const { db } = client.emulator;
    const moved = db.tasks.all().filter((task) => task.userId === amelieId && task.schedule !== undefined);
    const kept = db.tasks.all().filter((task) => task.userId === ownerId && task.schedule !== undefined);
    expect([moved.length > 0, kept.length > 0]).toEqual([true, true]);
    await remove(client);
    const hasSchedule = ({ taskId }: { readonly taskId: string }) => db.tasks.get(taskId)?.schedule !== undefined;
    expect([moved.some(hasSchedule), kept.every(hasSchedule)]).toEqual([false, true]);
  });

  test('the owner receives the balance that is left after the cost of the stopped runs', async () => {
    const client = await openClient('enterprise');
    client.advanceSeconds(60);
    const [owned, left] = [
      (await client.call('getAccount')).body.totalBalance,
      (await find(client, amelieId))?.balance,
    ];
    expect(left).toBeLessThan(64.2);
    const { balance } = (await remove(client)).body;
    expect(balance).toBeCloseTo(left ?? 0, 3);
    expect((await client.call('getAccount')).body.totalBalance).toBeCloseTo(owned + balance, 3);
    expect((await find(client, henrikId))?.balance).toBeLessThanOrEqual(22.75);
  });

  test('the freed cloud nodes start waiting tasks of the owner', async () => {
    const client = await openClient('enterprise', 'membersNodesUsedUp');
    const taskId = `task-${ownerId}-8`;
    await client.call('startTasks', { body: { taskIds: [taskId] } });
    expect(client.emulator.db.tasks.get(taskId)?.status).toBe(TaskStatus.Waiting);
    await remove(client);
    expect(client.emulator.db.tasks.get(taskId)?.status).toBe(TaskStatus.Running);
  });
});

describe('task group for the tasks of a removed member', () => {
  const groupNames = async (client: TestClient) =>
    (await client.call('listTaskGroups')).body.items.filter((group) => !group.isDefault).map((g) => g.taskGroupName);
  const addGroup = (client: TestClient, userId: string, taskGroupName: string) =>
    client.emulator.db.taskGroups.insert({
      taskGroupId: `g-${userId}-${taskGroupName}`,
      userId,
      taskGroupName,
      isDefault: false,
    });

  test('it has the name of the member, and a number only if the owner has a group of that name', async () => {
    const client = await openClient('enterprise');
    await addGroup(client, '10002', 'Amélie Roussel');
    await addGroup(client, lucaId, 'Henrik Solberg');
    await addGroup(client, ownerId, 'Luca Ferrante');
    await addGroup(client, ownerId, 'Luca Ferrante (2)');
    for (const id of [amelieId, henrikId, lucaId]) await remove(client, id);
    expect((await groupNames(client)).filter((name) => /Amélie|Henrik|Luca/.test(name)).toSorted()).toEqual([
      'Amélie Roussel',
      'Henrik Solberg',
      'Luca Ferrante',
      'Luca Ferrante (2)',
      'Luca Ferrante (3)',
    ]);
  });

  test('a long name is cut to 40 characters, and a member without a full name by its user name', async () => {
    const client = await openClient('enterprise');
    await client.call('saveMember', { path: { id: amelieId }, body: { fullName: 'A'.repeat(60) } });
    await client.call('saveMember', { path: { id: henrikId }, body: { fullName: ' ' } });
    await remove(client, amelieId);
    await remove(client, henrikId);
    const names = await groupNames(client);
    expect(names).toContain('A'.repeat(40));
    expect(names).toContain('henrik.solberg');
  });
});

describe('runs of a member that is removed or disabled', () => {
  test('its running and waiting runs stop now, and those of others continue', async () => {
    const client = await openClient('enterprise');
    client.advanceSeconds(5);
    const now = client.emulator.clock.now();
    const active = client.emulator.db.activeRuns().filter((run) => run.userId === henrikId);
    expect(active.some((run) => run.startedAt === undefined)).toBe(true);
    await client.call('setMemberStatus', { path: { id: henrikId }, body: { disabled: true } });
    for (const { runId, taskId } of active) {
      expect(client.emulator.db.runs.get(runId)).toMatchObject({
        end: 'stopped',
        endedAt: now,
        stopRequestedAt: now,
      });
      expect(client.emulator.db.tasks.get(taskId)?.status).toBe(TaskStatus.Stoped);
    }
    const others = client.emulator.db.activeRuns();
    for (const userId of [amelieId, lucaId, ownerId])
      expect(others.filter((run) => run.userId === userId && run.stopRequestedAt === undefined)).toHaveLength(3);
    expect((await getResources(client)).cloudNodesUsed).toBe(3);
  });

  test('a run that is already stopping keeps the time of its stop', async () => {
    const client = await openClient('enterprise');
    const { token } = (await logIn(client, 'amelie.roussel', 'gleaner')).body;
    client.advanceSeconds(20);
    const stopAt = client.emulator.clock.now();
    const taskId = `task-${amelieId}-3`;
    await client.call('stopTasks', { token, body: { taskIds: [taskId] } });
    client.advanceSeconds(2);
    await remove(client);
    const last = runsOf(client, ownerId)
      .filter((run) => run.taskId === taskId)
      .toSorted((a, b) => b.lot - a.lot)[0];
    expect(last).toMatchObject({ end: 'stopped', stopRequestedAt: stopAt, endedAt: stopAt + 2000 });
  });

  test('a disabled member frees its nodes for waiting tasks of the owner', async () => {
    const client = await openClient('enterprise', 'membersNodesUsedUp');
    const taskId = `task-${ownerId}-8`;
    await client.call('startTasks', { body: { taskIds: [taskId] } });
    expect(client.emulator.db.tasks.get(taskId)?.status).toBe(TaskStatus.Waiting);
    await client.call('setMemberStatus', { path: { id: amelieId }, body: { disabled: true } });
    expect(client.emulator.db.tasks.get(taskId)?.status).toBe(TaskStatus.Running);
  });

  test('nodes taken back from a member start waiting tasks of the owner', async () => {
    const client = await openClient('enterprise', 'membersNodesUsedUp');
    const taskId = `task-${ownerId}-8`;
    await client.call('startTasks', { body: { taskIds: [taskId] } });
    await setNodes(client, amelieId, 5);
    expect(client.emulator.db.tasks.get(taskId)?.status).toBe(TaskStatus.Running);
    expect((await listMembers(client)).cloudNodesLeft).toBe(0);
  });
});
