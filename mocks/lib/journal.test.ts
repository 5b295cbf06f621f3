import { expect, test } from 'vitest';
import { openClient } from '#mocks/test-client';

test('the journal lists the changes of each call in order, with the records before and after', async () => {
  const { call, emulator, taskId } = await openClient();
  const before = emulator.db.tasks.get(taskId(9));
  await call('listTasks', { query: { page: 1, pageSize: 20 } });
  const length = emulator.journal.entries().length;
  await call('setTaskPriority', { body: { taskId: taskId(9), priority: 7 } });
  const [entry, ...rest] = emulator.journal.entries().slice(length);
  expect(rest).toEqual([]);
  expect(entry).toMatchObject({ operation: 'setTaskPriority', at: emulator.clock.now() });
  const change = entry?.changes.find(({ store }) => store === 'tasks');
  expect(change?.id).toBe(taskId(9));
  expect(change?.before).toBe(before);
  expect(change?.after).toBe(emulator.db.tasks.get(taskId(9)));
});

test('the journal lists changes caused by the clock without a call', async () => {
  const { call, emulator, taskId } = await openClient();
  await call('startTasks', { body: { taskIds: [taskId(9)] } });
  await emulator.advance(3 * 86_400_000);
  const last = emulator.journal.entries().at(-1);
  expect(last?.operation).toBeUndefined();
  expect(last?.changes.some(({ store }) => store === 'runs')).toBe(true);
});
