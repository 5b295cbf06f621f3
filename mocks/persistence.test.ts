import { describe, expect, test, vi } from 'vitest';
import { memoryKeyValues, page } from './kept-pages';
import { ASIDE, META } from './lib/kept-state';

const keyOfRecord = (map: ReadonlyMap<string, unknown>): string =>
  [...map.keys()].find((key) => key !== META && !key.includes('/')) ?? '';

describe('state kept across reloads', () => {
  test('what was written comes back in order in the next page', async () => {
    const { storage } = memoryKeyValues();
    const first = page(storage);
    for (const id of ['3', '1', '2']) await first.put('tasks', id, `task ${id}`);
    await first.persistence.flush();
    const second = page(storage);
    const kept = await second.persistence.read();
    expect(kept?.note.scenario).toBe('everyday');
    expect(kept?.stores['tasks']).toEqual([
      { id: '3', text: 'task 3' },
      { id: '1', text: 'task 1' },
      { id: '2', text: 'task 2' },
    ]);
    expect(second.notices).toEqual([]);
  });

  test('a page without a kept state starts without a notice', async () => {
    const fresh = page(memoryKeyValues().storage);
    expect(await fresh.persistence.read()).toBeUndefined();
    expect(fresh.notices).toEqual([]);
  });

  test('one changed record of many is the only one written, also after a reload', async () => {
    const { storage, writes } = memoryKeyValues();
    const first = page(storage);
    for (let i = 0; i < 100; i++) await first.put('tasks', String(i), 'seed');
    await first.persistence.flush();
    const second = page(storage);
    const kept = await second.persistence.read();
    await second.persistence.load(kept?.stores ?? {});
    await second.put('tasks', '7', 'changed');
    await second.persistence.flush();
    // The record, the list of its collection and the table of contents; the former record and the former list go.
    expect(writes.at(-1)).toEqual({ puts: 3, removals: 2 });
  });

  test('changes are gathered into one write', async () => {
    vi.useFakeTimers();
    const { storage, writes } = memoryKeyValues();
    const only = page(storage, { delay: 50 });
    await only.put('tasks', '1', 'a');
    await only.put('tasks', '2', 'b');
    await only.put('groups', '1', 'c');
    await vi.advanceTimersByTimeAsync(60);
    vi.useRealTimers();
    expect(writes).toHaveLength(1);
  });

  test.each([
    ['another version', (map: Map<string, unknown>) => map.set(META, { ...(map.get(META) as object), version: '0' })],
    ['no list at all', (map: Map<string, unknown>) => map.set(META, 'scribble')],
    ['a record that is missing', (map: Map<string, unknown>) => void map.delete(keyOfRecord(map))],
    ['a record that is no object', (map: Map<string, unknown>) => map.set(keyOfRecord(map), 42)],
    [
      'a list that is missing',
      (map: Map<string, unknown>) => void map.delete([...map.keys()].find((key) => key.endsWith('/tasks')) ?? ''),
    ],
    [
      'a list that is none',
      (map: Map<string, unknown>) => map.set([...map.keys()].find((key) => key.endsWith('/tasks')) ?? '', { 0: 'x' }),
    ],
    [
      'lists that are none',
      (map: Map<string, unknown>) => map.set(META, { ...(map.get(META) as object), stores: { tasks: ['x'] } }),
    ],
  ])('a state with %s is set aside with a notice', async (_name, damage) => {
    const { storage, map } = memoryKeyValues();
    const first = page(storage);
    await first.put('tasks', '1', 'mine');
    await first.persistence.flush();
    damage(map);
    const second = page(storage);
    expect(await second.persistence.read()).toBeUndefined();
    expect(second.notices).toEqual(['set-aside']);
    expect([...map.keys()]).toEqual([ASIDE]);
    // And the next change is kept again.
    await second.put('tasks', '2', 'new');
    await second.persistence.flush();
    expect((await page(storage).persistence.read())?.stores['tasks']).toEqual([{ id: '2', text: 'new' }]);
  });

  test.each(['get', 'write'] as const)(
    'a storage that refuses to %s leaves the state in memory with one notice',
    async (call) => {
      const { storage } = memoryKeyValues();
      const only = page({ ...storage, [call]: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) });
      await only.persistence.read();
      await only.put('tasks', '1', 'a');
      await only.persistence.flush();
      await only.put('tasks', '2', 'b');
      await only.persistence.flush();
      only.persistence.flushNow();
      expect(only.notices).toEqual(['memory']);
      expect(only.data()['tasks']).toHaveLength(2);
    },
  );

  test('a page that goes away writes at once', async () => {
    const { storage } = memoryKeyValues();
    const first = page(storage);
    await first.put('tasks', '1', 'a');
    first.persistence.flushNow();
    expect((await page(storage).persistence.read())?.stores['tasks']).toHaveLength(1);
  });

  test('clear forgets everything', async () => {
    const { storage, map } = memoryKeyValues();
    const first = page(storage);
    await first.put('tasks', '1', 'a');
    await first.persistence.flush();
    await first.persistence.clear();
    expect(map.size).toBe(0);
  });
});
