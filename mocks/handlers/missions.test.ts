import { expect, test } from 'vitest';
import { MissionType, PushAnswer } from '#src/contract/enums.gen';
import { personas } from '#mocks/personas';
import { openClient, type TestClient } from '#mocks/test-client';

const complete = ({ call }: TestClient, missionType: MissionType, token?: string) =>
  call('completeMission', { ...(token === undefined ? {} : { token }), query: { missionType } });
const list = async ({ call }: TestClient, token?: string) =>
  (await call('listMissions', token === undefined ? {} : { token })).body.items;
const { FirstTask, FirstRun, FirstExport, BillingInformation } = MissionType;

test('API-036 each mission has a reward, and a collected one shows the reward that was paid', async () => {
  const client = await openClient('standard');
  const rewards = async () => (await list(client)).map(({ missionType, reward }) => [missionType, reward]);
  expect(await rewards()).toEqual([
    [FirstTask, 0.5],
    [FirstRun, 1],
    [FirstExport, 1],
    [BillingInformation, 0.5],
  ]);
  const before = (await client.call('getAccount')).body.totalBalance;
  expect((await complete(client, FirstTask)).body).toEqual({
    missionType: FirstTask,
    completed: true,
    rewarded: true,
    reward: 0.5,
    completedAt: '2026-11-16T10:00:00.000Z',
    totalBalance: before + 0.5,
  });
  expect((await client.call('getAccount')).body.totalBalance).toBe(before + 0.5);
  const key = `${personas.standard.userId}:${FirstTask}`;
  const record = client.emulator.db.missions.get(key);
  expect(record).toMatchObject({ userId: personas.standard.userId, missionType: FirstTask, reward: 0.5 });
  if (record) {
    await client.emulator.db.missions.remove(key);
    await client.emulator.db.missions.insert({ ...record, reward: 2 });
  }
  expect((await rewards())[0]).toEqual([FirstTask, 2]);
});

test('API-036 a mission collected again keeps the time of the first collection', async () => {
  const client = await openClient('professional');
  const first = (await complete(client, FirstRun)).body.completedAt;
  client.advanceSeconds(60);
  expect((await complete(client, FirstRun)).body).toMatchObject({ completedAt: first, rewarded: false, reward: 1 });
  expect((await list(client)).find((mission) => mission.missionType === FirstRun)?.completedAt).toBe(first);
});

test('API-036 only records of the own account complete a mission', async () => {
  const client = await openClient('noPlan');
  const { userId } = personas.noPlan;
  const { db } = client.emulator;
  const done = async () => (await list(client)).filter((mission) => mission.done).map((mission) => mission.missionType);
  const standard = await client.emulator.signInAs('standard');
  for (const type of [FirstTask, FirstRun, BillingInformation]) {
    expect((await complete(client, type, standard)).body.rewarded).toBe(true);
    expect([type, (await complete(client, type)).error.code]).toEqual([type, 'MissionNotDone']);
  }
  expect(await done()).toEqual([]);
  const [task] = db.tasks.all();
  const [run] = db.runs.all();
  const information = db.billingInformation.get(personas.standard.userId)?.information;
  if (!task || !run || !information) throw new Error('the seeds have no such records');
  await db.tasks.insert({ ...task, taskId: 'task-mine', userId });
  expect(await done()).toEqual([FirstTask]);
  await db.runs.insert({ ...run, runId: 'run-mine', taskId: 'task-mine', userId });
  expect(await done()).toEqual([FirstTask, FirstRun]);
  await db.billingInformation.insert({ userId, information });
  expect(await done()).toEqual([FirstTask, FirstRun, BillingInformation]);
});

test('API-036 the export mission needs a completed export of the own account', async () => {
  const client = await openClient('noPlan');
  const { clock, db } = client.emulator;
  const isDone = async () => (await list(client)).find((mission) => mission.missionType === FirstExport)?.done;
  const model = db.exports.all().find((job) => job.marked);
  if (!model) throw new Error('the seeds have no completed export');
  expect(await isDone()).toBe(false);
  const { userId } = personas.noPlan;
  const running = { marked: false, createdAt: clock.now(), takes: 5000 };
  await db.exports.insert({ ...model, recordId: 'export-mine', userId, ...running });
  expect([await isDone(), (await complete(client, FirstExport)).error.code]).toEqual([false, 'MissionNotDone']);
  client.advanceSeconds(5);
  expect([await isDone(), (await complete(client, FirstExport)).body.reward]).toEqual([true, 1]);
});

test('API-035 an answer to the push prompt is stored with page and time, one for each account', async () => {
  const client = await openClient('standard');
  const { call, emulator } = client;
  const basic = await emulator.signInAs('basic');
  const answer = (value: PushAnswer, page: string | undefined, token: string | undefined) =>
    call('answerPushPrompt', { token, body: { answer: value, page } });
  await answer(PushAnswer.Later, '/pricing', client.token);
  await answer(PushAnswer.Accept, undefined, basic);
  await answer(PushAnswer.Decline, '/', undefined);
  client.advanceSeconds(60);
  await answer(PushAnswer.Accept, '/tasks', client.token);
  const now = emulator.clock.now();
  const { pushAnswers } = emulator.db;
  expect(pushAnswers.all()).toHaveLength(3);
  expect(pushAnswers.get(personas.standard.userId)).toEqual({
    key: personas.standard.userId,
    answer: PushAnswer.Accept,
    page: '/tasks',
    answeredAt: now,
  });
  expect(pushAnswers.get(personas.basic.userId)).toMatchObject({ answer: PushAnswer.Accept, answeredAt: now - 60_000 });
  expect(pushAnswers.get('visitor')).toMatchObject({ answer: PushAnswer.Decline, page: '/' });
});
