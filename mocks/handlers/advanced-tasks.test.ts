import { expect, test } from 'vitest';
import { ScheduleType, StartWay, TaskMode, TaskStatus } from '#src/contract/enums.gen';
import { openClient, type TestClient } from '#mocks/test-client';

const advanced = async (client: TestClient) => {
  const { body } = await client.call('listTasks', {
    query: { page: 1, pageSize: 100, TaskType: TaskMode.AdvanceMode },
  });
  const idle = body.items.find(
    ({ taskExecuteStatus: status }) => status !== TaskStatus.Running && status !== TaskStatus.Waiting,
  );
  if (!idle) throw new Error('No idle task of AdvanceMode');
  return idle;
};
const statusOf = async (client: TestClient, taskId: string) =>
  (await client.call('getTaskStatuses', { body: { ids: [taskId] } })).body.items[0];

test('API-062 TASK-26 a desktop-client task is listed without a template, starts, collects rows and stops', async () => {
  const client = await openClient();
  const task = await advanced(client);
  expect(task.templateInfo).toBeNull();
  const all = await client.call('listTasks', { query: { page: 1, pageSize: 100 } });
  expect(all.body.items.map(({ taskId }) => taskId)).toContain(task.taskId);

  const batch = { body: { taskIds: [task.taskId], startWay: StartWay.Manual } };
  expect((await client.call('startTasks', batch)).body.errors).toEqual([]);
  client.advanceSeconds(120);
  const running = await statusOf(client, task.taskId);
  expect(running?.taskExecuteStatus).toBe(TaskStatus.Running);
  expect(running?.currentTotalExtractCount).toBeGreaterThan(0);

  expect((await client.call('stopTasks', batch)).body.errors).toEqual([]);
  client.advanceSeconds(120);
  expect((await statusOf(client, task.taskId))?.taskExecuteStatus).toBe(TaskStatus.Stoped);
});

test('API-091 a desktop-client task can be scheduled and has no template registration', async () => {
  const client = await openClient();
  const { taskId } = await advanced(client);
  const schedule = { scheduleType: ScheduleType.Interval, timeZone: 'Europe/Berlin', everyMinutes: 60 };
  expect((await client.call('setSchedule', { path: { taskId }, body: schedule })).body.nextRuns).toHaveLength(5);
  const { body } = await client.call('getTask', { query: { taskId } });
  expect(body).toMatchObject({ taskType: TaskMode.AdvanceMode, templateRegistrationId: null });
  expect(body.schedule).toMatchObject(schedule);
});
