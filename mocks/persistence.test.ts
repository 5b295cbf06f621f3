import { describe, expect, test, vi } from 'vitest';
import type { StorageNotice } from '#src/lib/emulator-handle';
import { ASIDE_KEY, META_KEY, type KeyValues, type StateNote } from './lib/persisted-state';
import { createStore } from './lib/store';
import { createPersistence, type PersistenceOptions } from './persistence';
import { memoryKeyValues } from '#tests/fixtures/memory-key-values';

interface TextRecord {
  readonly id: string;
  text: string;
}

function page(storage: KeyValues, extra: Partial<PersistenceOptions> = {}) {
  const note: StateNote = { scenario: 'everyday', clock: { mode: 'real' }, ahead: 0 };
  const notices: StorageNotice[] = [];
  const store = (name: string) =>
    createStore<TextRecord>(
      name,
      (record) => record.id,
      (change) => persistence.markChanged(change),
    );
  const stores = { tasks: store('tasks'), groups: store('groups') };
  const persistence = createPersistence({
    storage,
    version: '1',
    note: () => note,
    onNotice: (notice) => notices.push(notice),
    ...extra,
  });
  return {
    persistence,
    notices,
    tasks: stores.tasks,
    put: async (name: 'tasks' | 'groups', id: string, text: string) => {
      const changed = await stores[name].update(id, (draft) => void (draft.text = text));
      if (!changed) await stores[name].insert({ id, text });
    },
  };
}

const readTasks = async (storage: KeyValues) => (await page(storage).persistence.read())?.stores['tasks'];

describe('state persisted across reloads', () => {
  test('the next page reads the written records in order', async () => {
    const { storage } = memoryKeyValues();
    const first = page(storage);
    for (const id of ['3', '1', '2']) await first.put('tasks', id, `task ${id}`);
    await first.persistence.flush();
    const second = page(storage);
    const stored = await second.persistence.read();
    expect(stored?.note.scenario).toBe('everyday');
    expect(stored?.stores['tasks']).toEqual([
      { id: '3', text: 'task 3' },
      { id: '1', text: 'task 1' },
      { id: '2', text: 'task 2' },
    ]);
    expect(second.notices).toEqual([]);
  });

  test('a changed record keeps its place, and a removed and recreated one comes last', async () => {
    const { storage } = memoryKeyValues();
    const first = page(storage);
    for (const id of ['1', '2', '3']) await first.put('tasks', id, 'seed');
    await first.persistence.flush();
    await first.put('tasks', '2', 'changed');
    await first.tasks.remove('1');
    await first.put('tasks', '1', 'made again');
    await first.persistence.flush();
    expect(await readTasks(storage)).toEqual([
      { id: '2', text: 'changed' },
      { id: '3', text: 'seed' },
      { id: '1', text: 'made again' },
    ]);
    await first.tasks.remove('1');
    await first.put('tasks', '1', 'for a moment');
    await first.tasks.remove('1');
    await first.persistence.flush();
    expect(await readTasks(storage)).toHaveLength(2);
  });

  test('a page without a stored state starts without a notice', async () => {
    const fresh = page(memoryKeyValues().storage);
    expect(await fresh.persistence.read()).toBeUndefined();
    expect(fresh.notices).toEqual([]);
  });

  test('only the changed record is written, also after a reload', async () => {
    const { storage, writes } = memoryKeyValues();
    const first = page(storage);
    for (let i = 0; i < 100; i++) await first.put('tasks', String(i), 'seed');
    await first.persistence.flush();
    const second = page(storage);
    await second.persistence.read();
    second.persistence.markChanged({ store: 'tasks', id: '7', before: {}, after: { id: '7', text: 'changed' } });
    await second.persistence.flush();
    expect(writes.at(-1)).toEqual({ puts: 2, removals: 0 });
    expect((await readTasks(storage))?.[7]).toEqual({ id: '7', text: 'changed' });
  });

  test('several changes are combined into one write', async () => {
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
    [
      'another version',
      (map: Map<string, unknown>) => map.set(META_KEY, { ...(map.get(META_KEY) as object), version: '0' }),
    ],
    ['no head', (map: Map<string, unknown>) => map.set(META_KEY, 'scribble')],
    ['a record that is missing', (map: Map<string, unknown>) => void map.delete('tasks/1')],
    ['a record that is no object', (map: Map<string, unknown>) => map.set('tasks/1', [1, 42])],
    ['a record without its place', (map: Map<string, unknown>) => map.set('tasks/1', { id: '1', text: 'mine' })],
  ])('a state with %s is set aside with a notice', async (_name, damage) => {
    const { storage, map } = memoryKeyValues();
    const first = page(storage);
    await first.put('tasks', '1', 'mine');
    await first.persistence.flush();
    damage(map);
    const second = page(storage);
    expect(await second.persistence.read()).toBeUndefined();
    expect(second.notices).toEqual(['set-aside']);
    expect([...map.keys()]).toEqual([ASIDE_KEY]);
    await second.put('tasks', '2', 'new');
    await second.persistence.flush();
    expect(await readTasks(storage)).toEqual([{ id: '2', text: 'new' }]);
  });

  test.each(['entries', 'write'] as const)(
    'when storage refuses %s, the state stays in memory with one notice',
    async (call) => {
      const { storage } = memoryKeyValues();
      const refuse = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
      const only = page({ ...storage, [call]: refuse }, { retryDelays: [0, 0] });
      await only.persistence.read();
      await only.put('tasks', '1', 'a');
      await only.persistence.flush();
      await only.put('tasks', '2', 'b');
      await only.persistence.flush();
      expect(only.notices).toEqual(['memory']);
      expect(only.tasks.all()).toHaveLength(2);
    },
  );

  test('a write that fails twice is tried again, and nothing is lost', async () => {
    const { storage } = memoryKeyValues();
    let attempts = 0;
    const write: KeyValues['write'] = async (...changes) => {
      attempts += 1;
      if (attempts % 3 !== 0) throw new DOMException('closing', 'InvalidStateError');
      await storage.write(...changes);
    };
    const only = page({ ...storage, write }, { retryDelays: [0, 0] });
    await only.put('tasks', '1', 'a');
    await only.put('tasks', '2', 'b');
    await only.persistence.flush();
    await only.tasks.remove('1');
    await only.persistence.flush();
    expect(await readTasks(storage)).toEqual([{ id: '2', text: 'b' }]);
    expect([attempts, only.notices]).toEqual([6, []]);
  });

  test('a storage that never answers leaves the state in memory after five seconds', async () => {
    vi.useFakeTimers();
    const silent: KeyValues = { ...memoryKeyValues().storage, entries: () => new Promise(() => {}) };
    const only = page(silent);
    const stored = only.persistence.read();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await stored).toBeUndefined();
    expect(only.notices).toEqual(['memory']);
    vi.useRealTimers();
  });

  test('clear removes everything from storage', async () => {
    const { storage, map } = memoryKeyValues();
    const first = page(storage);
    await first.put('tasks', '1', 'a');
    await first.persistence.flush();
    await first.persistence.clear();
    expect(map.size).toBe(0);
  });
});
