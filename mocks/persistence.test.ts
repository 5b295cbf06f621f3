import { describe, expect, test, vi } from 'vitest';
import type { StorageNotice } from '../src/lib/emulator-door';
import { ASIDE, META, type KeyValues, type StateNote } from './lib/kept-state';
import { createPersistence, type PersistenceOptions } from './persistence';

function memoryKeyValues() {
  const map = new Map<string, unknown>();
  const writes: { puts: number; removals: number }[] = [];
  const storage: KeyValues = {
    get: async (keys) => keys.map((key) => structuredClone(map.get(key))),
    keys: async () => [...map.keys()],
    write: async (puts, removals) => {
      writes.push({ puts: puts.length, removals: removals.length });
      for (const key of removals) map.delete(key);
      for (const [key, value] of puts) map.set(key, structuredClone(value));
    },
  };
  return { map, writes, storage };
}

/** A page of the demo in miniature: two collections whose records are replaced when they change, and copied when loaded. */
function page(storage: KeyValues, extra: Partial<PersistenceOptions> = {}) {
  const note: StateNote = { scenario: 'everyday', clock: { mode: 'real' }, ahead: 0 };
  const data: Record<string, { id: string; text: string }[]> = { tasks: [], groups: [] };
  const notices: StorageNotice[] = [];
  const foreign = vi.fn();
  const persistence = createPersistence({
    storage,
    version: '1',
    snapshot: () => ({
      note,
      stores: Object.fromEntries(Object.entries(data).map(([name, list]) => [name, [...list]])),
    }),
    load: async (stores) => {
      for (const name of Object.keys(data))
        data[name] = structuredClone(stores[name] ?? []) as { id: string; text: string }[];
    },
    onNotice: (notice) => notices.push(notice),
    onForeignChange: foreign,
    ...extra,
  });
  const put = (name: string, id: string, text: string) => {
    data[name] = [...(data[name] ?? []).filter((record) => record.id !== id), { id, text }];
    persistence.changed(name);
  };
  return { data, notices, foreign, persistence, put };
}

/** Two pages of one browser hear each other, never themselves. */
function channels() {
  const listeners: ((event: MessageEvent<unknown>) => void)[] = [];
  return () => {
    let own: ((event: MessageEvent<unknown>) => void) | undefined;
    return {
      postMessage: (data: unknown) => {
        for (const listener of listeners)
          if (listener !== own) listener(new MessageEvent('message', { data: structuredClone(data) }));
      },
      addEventListener: (_type: string, listener: unknown) => {
        own = listener as (event: MessageEvent<unknown>) => void;
        listeners.push(own);
      },
    };
  };
}

describe('state kept across reloads', () => {
  test('what was written comes back in order in the next page', async () => {
    const { storage } = memoryKeyValues();
    const first = page(storage);
    for (const id of ['3', '1', '2']) first.put('tasks', id, `task ${id}`);
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
    for (let i = 0; i < 100; i++) first.put('tasks', String(i), 'seed');
    await first.persistence.flush();
    const second = page(storage);
    const kept = await second.persistence.read();
    await second.persistence.load(kept?.stores ?? {});
    second.put('tasks', '7', 'changed');
    await second.persistence.flush();
    // The record and the list of contents; its former copy goes.
    expect(writes.at(-1)).toEqual({ puts: 2, removals: 1 });
  });

  test('changes are gathered into one write', async () => {
    vi.useFakeTimers();
    const { storage, writes } = memoryKeyValues();
    const only = page(storage, { delay: 50 });
    only.put('tasks', '1', 'a');
    only.put('tasks', '2', 'b');
    only.put('groups', '1', 'c');
    await vi.advanceTimersByTimeAsync(60);
    vi.useRealTimers();
    expect(writes).toHaveLength(1);
  });

  test.each([
    ['another version', (map: Map<string, unknown>) => map.set(META, { ...(map.get(META) as object), version: '0' })],
    ['no list at all', (map: Map<string, unknown>) => map.set(META, 'scribble')],
    [
      'a record that is missing',
      (map: Map<string, unknown>) => void map.delete([...map.keys()].find((key) => key !== META) ?? ''),
    ],
    [
      'a record that is no object',
      (map: Map<string, unknown>) => map.set([...map.keys()].find((key) => key !== META) ?? '', 42),
    ],
    [
      'lists that are none',
      (map: Map<string, unknown>) => map.set(META, { ...(map.get(META) as object), stores: { tasks: 'x' } }),
    ],
  ])('a state with %s is set aside with a notice', async (_name, damage) => {
    const { storage, map } = memoryKeyValues();
    const first = page(storage);
    first.put('tasks', '1', 'mine');
    await first.persistence.flush();
    damage(map);
    const second = page(storage);
    expect(await second.persistence.read()).toBeUndefined();
    expect(second.notices).toEqual(['set-aside']);
    expect([...map.keys()]).toEqual([ASIDE]);
    // And the next change is kept again.
    second.put('tasks', '2', 'new');
    await second.persistence.flush();
    expect((await page(storage).persistence.read())?.stores['tasks']).toEqual([{ id: '2', text: 'new' }]);
  });

  test.each(['get', 'write'] as const)(
    'a storage that refuses to %s leaves the state in memory with one notice',
    async (call) => {
      const { storage } = memoryKeyValues();
      const only = page({ ...storage, [call]: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) });
      await only.persistence.read();
      only.put('tasks', '1', 'a');
      await only.persistence.flush();
      only.put('tasks', '2', 'b');
      await only.persistence.flush();
      only.persistence.flushNow();
      expect(only.notices).toEqual(['memory']);
      expect(only.data['tasks']).toHaveLength(2);
    },
  );

  test('a page that goes away writes at once', async () => {
    const { storage } = memoryKeyValues();
    const first = page(storage);
    first.put('tasks', '1', 'a');
    first.persistence.flushNow();
    expect((await page(storage).persistence.read())?.stores['tasks']).toHaveLength(1);
  });

  test('clear forgets everything', async () => {
    const { storage, map } = memoryKeyValues();
    const first = page(storage);
    first.put('tasks', '1', 'a');
    await first.persistence.flush();
    await first.persistence.clear();
    expect(map.size).toBe(0);
  });
});

describe('several tabs', () => {
  test('another tab takes over what one has written', async () => {
    const { storage } = memoryKeyValues();
    const channel = channels();
    const one = page(storage, { channel: channel() });
    const two = page(storage, { channel: channel() });
    one.put('tasks', '1', 'from one');
    await one.persistence.flush();
    await vi.waitFor(() => expect(two.data['tasks']).toEqual([{ id: '1', text: 'from one' }]));
    expect(two.foreign).toHaveBeenCalledOnce();
    expect(one.foreign).not.toHaveBeenCalled();
  });

  test('taking over is not a change: tabs do not answer each other for ever', async () => {
    const { storage, writes } = memoryKeyValues();
    const channel = channels();
    const one = page(storage, { channel: channel() });
    const two = page(storage, { channel: channel() });
    one.put('tasks', '1', 'from one');
    await one.persistence.flush();
    await vi.waitFor(() => expect(two.foreign).toHaveBeenCalled());
    await two.persistence.flush();
    expect(writes).toHaveLength(1);
  });

  test('collections changed in both tabs at once: each keeps what the other did not touch', async () => {
    const { storage } = memoryKeyValues();
    // No channel: the second tab learns of the first only when it writes.
    const one = page(storage);
    const two = page(storage);
    one.put('tasks', '1', 'from one');
    await one.persistence.flush();
    two.put('groups', '9', 'from two');
    await two.persistence.flush();
    expect(two.data).toEqual({ tasks: [{ id: '1', text: 'from one' }], groups: [{ id: '9', text: 'from two' }] });
    expect((await page(storage).persistence.read())?.stores).toEqual(two.data);
  });
});
