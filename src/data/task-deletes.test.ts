import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#src/api/query-client';
import { setTransport } from '#src/api/transport';
import { doBeforeSignOut } from './before-sign-out';
import { holdDeletion } from './task-deletes';
import { taskQueries } from './tasks';

let deleted: string[][] = [];
const list = (ids: readonly string[]) => ({
  total: 30,
  page: 1,
  pageSize: 10,
  items: ids.map((taskId) => ({ taskId, taskName: taskId })),
});

beforeEach(() => {
  deleted = [];
  vi.stubGlobal('location', { origin: 'https://gleaner.test' });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  setTransport(async (request) => {
    if (request.method !== 'DELETE') return Response.json(list(['a', 'b', 'c']));
    deleted.push(((await request.json()) as { taskIds: string[] }).taskIds);
    return Response.json({ errors: [] });
  });
});
afterEach(() => vi.unstubAllGlobals());

const query = taskQueries.list({ page: 1, pageSize: 10 });

test('API-069 what is held stays out of a list that is read meanwhile, and out of its total', async () => {
  const cache = createQueryClient();
  await cache.query(query);
  const held = holdDeletion(cache, ['b']);
  expect(cache.getQueryData<{ items: { taskId: string }[] }>(query.queryKey)?.items.map((task) => task.taskId)).toEqual(
    ['a', 'c'],
  );
  const again = await cache.query({ ...query, staleTime: 0 });
  expect(again.items.map((task) => task.taskId)).toEqual(['a', 'c']);
  expect(again.total).toBe(29);
  held.undo();
  const back = await cache.query({ ...query, staleTime: 0 });
  expect(back.items.map((task) => task.taskId)).toEqual(['a', 'b', 'c']);
  expect(deleted).toEqual([]);
});

test('TASK-20 a page whose tasks are all held shows those that follow, and fewer in all', async () => {
  const tasks = ['a', 'b', 'c', 'd', 'e'];
  setTransport((request) => {
    const page = Number(new URL(request.url).searchParams.get('page'));
    const items = tasks.slice(page * 2 - 2, page * 2).map((taskId) => ({ taskId, taskName: taskId }));
    return Promise.resolve(Response.json({ total: tasks.length, page, pageSize: 2, items }));
  });
  const cache = createQueryClient();
  const first = taskQueries.list({ page: 1, pageSize: 2 });
  await cache.query(first);
  const held = holdDeletion(cache, ['a', 'b', 'c', 'd']);
  const shown = await cache.query({ ...first, staleTime: 0 });
  expect({ ...shown, items: shown.items.map((task) => task.taskId) }).toMatchObject({
    total: 1,
    page: 1,
    items: ['e'],
  });
  held.undo();
  const back = await cache.query({ ...first, staleTime: 0 });
  expect(back.items.map((task) => task.taskId)).toEqual(['a', 'b']);
});

test('API-069 what is held is deleted before somebody signs out, and not once more after that', async () => {
  const cache = createQueryClient();
  const held = holdDeletion(cache, ['a', 'b']);
  await doBeforeSignOut(cache);
  expect(deleted).toEqual([['a', 'b']]);
  held.undo();
  expect(await held.commit()).toEqual({ errors: [] });
  await doBeforeSignOut(cache);
  expect(deleted).toHaveLength(1);
});
