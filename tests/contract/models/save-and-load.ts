import { expect } from 'vitest';
import type { TestClient } from '#mocks/test-client';

export async function saveAndLoad(client: TestClient, answers: () => Promise<unknown>): Promise<void> {
  const { db } = client.emulator;
  const before = await answers();
  await db.load(structuredClone(db.snapshot()));
  expect(await answers()).toEqual(before);
}

export async function limitTasks(client: TestClient, userId: string, count: number): Promise<void> {
  const { db } = client.emulator;
  const extra = db.tasks
    .all()
    .filter((task) => task.userId !== userId || Number(task.taskId.split('-')[2]) > count)
    .map((task) => task.taskId);
  for (const taskId of extra) {
    for (const id of db.runsOf(taskId).map((run) => run.runId)) await db.runs.remove(id);
    await db.tasks.remove(taskId);
  }
}
