import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { personas } from '#mocks/personas';
import { createQueryClient } from '#src/data/query-client';
import { startEmulator, type TestEmulator } from '#tests/fixtures/start-emulator';
import { runBeforeSignOut } from './before-sign-out';
import { deferDeletion } from './task-deletes';
import { taskQueries } from './tasks';

let emulator: TestEmulator;
const deleted = () => emulator.sent('deleteTasks').map(({ body }) => body);
const idsOf = (tasks: readonly { readonly taskId: string }[]) => tasks.map(({ taskId }) => taskId);
async function deleteTasksExcept(count: number) {
  const { tasks, tasksOf } = emulator.db;
  for (const { taskId } of tasksOf(personas.standard.userId).slice(count)) await tasks.remove(taskId);
}

beforeEach(async () => {
  vi.stubGlobal('location', { origin: 'https://gleaner.test' });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  emulator = await startEmulator();
});
afterEach(() => vi.unstubAllGlobals());

test('tasks with a held deletion are left out of a refetched list and its total', async () => {
  await deleteTasksExcept(3);
  const cache = createQueryClient();
  const query = taskQueries.list({ page: 1, pageSize: 10 });
  const [a = '', b = '', c = ''] = idsOf((await cache.query(query)).items);
  const deletion = deferDeletion(cache, [b]);
  expect(idsOf(cache.getQueryData<{ items: { taskId: string }[] }>(query.queryKey)?.items ?? [])).toEqual([a, c]);
  const again = await cache.query({ ...query, staleTime: 0 });
  expect(idsOf(again.items)).toEqual([a, c]);
  expect(again.total).toBe(2);
  deletion.undo();
  const back = await cache.query({ ...query, staleTime: 0 });
  expect(idsOf(back.items)).toEqual([a, b, c]);
  expect(deleted()).toEqual([]);
});

test('a page whose tasks are all held shows the tasks that follow, with a smaller total', async () => {
  await deleteTasksExcept(5);
  const cache = createQueryClient();
  const [a = '', b = '', c = '', d = '', e = ''] = idsOf(
    (await cache.query(taskQueries.list({ page: 1, pageSize: 10 }))).items,
  );
  const first = taskQueries.list({ page: 1, pageSize: 2 });
  await cache.query(first);
  const deletion = deferDeletion(cache, [a, b, c, d]);
  const shown = await cache.query({ ...first, staleTime: 0 });
  expect({ ...shown, items: idsOf(shown.items) }).toMatchObject({ total: 1, page: 1, items: [e] });
  deletion.undo();
  const back = await cache.query({ ...first, staleTime: 0 });
  expect(idsOf(back.items)).toEqual([a, b]);
});

test('API-069 held tasks are deleted once, before sign-out', async () => {
  const cache = createQueryClient();
  const taskIds = idsOf(emulator.db.tasksOf(personas.standard.userId)).slice(0, 2);
  const deletion = deferDeletion(cache, taskIds);
  await runBeforeSignOut(cache);
  expect(deleted()).toEqual([{ taskIds }]);
  deletion.undo();
  expect(await deletion.commit()).toEqual({ errors: [] });
  await runBeforeSignOut(cache);
  expect(deleted()).toHaveLength(1);
});
