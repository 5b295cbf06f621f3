import { vi, type Mock } from 'vitest';
import type { StorageNotice } from '#src/lib/emulator-door';
import type { KeyValues, StateNote } from './lib/kept-state';
import { createStore, type ForeignChange, type Store } from './lib/store';
import { createPersistence, type Persistence, type PersistenceOptions } from './persistence';

/** A record of the pages below. */
export interface Kept {
  readonly id: string;
  text: string;
}

/** A storage that copies what it is given, as a browser's does, and counts what is asked of it. */
export function memoryKeyValues(): {
  readonly map: Map<string, unknown>;
  readonly writes: { readonly puts: number; readonly removals: number }[];
  /** Keys that were read, one list for each time. */
  readonly reads: (readonly string[])[];
  readonly storage: KeyValues;
} {
  const map = new Map<string, unknown>();
  const writes: { puts: number; removals: number }[] = [];
  const reads: (readonly string[])[] = [];
  const storage: KeyValues = {
    get: async (keys) => {
      reads.push(keys);
      return keys.map((key) => structuredClone(map.get(key)));
    },
    keys: async () => [...map.keys()],
    write: async (puts, removals) => {
      writes.push({ puts: puts.length, removals: removals.length });
      for (const key of removals) map.delete(key);
      for (const [key, value] of puts) map.set(key, structuredClone(value));
    },
  };
  return { map, writes, reads, storage };
}

/** A page of the demo in miniature. */
export interface Page {
  readonly persistence: Persistence;
  readonly notices: readonly StorageNotice[];
  readonly foreign: Mock<() => void>;
  readonly tasks: Store<Kept>;
  /** Every collection by name. */
  data(): Record<string, Kept[]>;
  /** Makes a record, or changes the one of this id. */
  put(store: 'tasks' | 'groups', id: string, text: string): Promise<void>;
}

/** A page with two collections over a storage; the stores are those of the emulator. */
export function page(storage: KeyValues, extra: Partial<PersistenceOptions> = {}): Page {
  const note: StateNote = { scenario: 'everyday', clock: { mode: 'real' }, ahead: 0 };
  const notices: StorageNotice[] = [];
  const foreign = vi.fn<() => void>();
  const store = (name: string) =>
    createStore<Kept>(
      name,
      (record) => record.id,
      (changed) => persistence.changed(changed),
    );
  const stores = { tasks: store('tasks'), groups: store('groups') };
  const known = stores as Readonly<Record<string, Store<Kept>>>;
  const persistence: Persistence = createPersistence({
    storage,
    version: '1',
    snapshot: () => ({ note, stores: { tasks: stores.tasks.all(), groups: stores.groups.all() } }),
    load: async (kept) => {
      for (const [name, each] of Object.entries(known)) await each.replaceAll((kept[name] ?? []) as Kept[]);
    },
    merge: async (name, change) => (await known[name]?.merge(change as ForeignChange<Kept>)) ?? [],
    onNotice: (notice) => notices.push(notice),
    onForeignChange: foreign,
    ...extra,
  });
  return {
    persistence,
    notices,
    foreign,
    tasks: stores.tasks,
    data: () =>
      Object.fromEntries(Object.entries(known).map(([name, each]) => [name, structuredClone([...each.all()])])),
    put: async (name, id, text) => {
      const changed = await stores[name].update(id, (draft) => void (draft.text = text));
      if (!changed) await stores[name].insert({ id, text });
    },
  };
}

/** Pages of one browser hear each other, never themselves: each call gives the channel of one. */
export function channels(): () => Pick<BroadcastChannel, 'postMessage' | 'addEventListener'> {
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

/** The locks of one browser: whoever asks for one waits until the one before has given it back. */
export function sharedLocks(): Pick<LockManager, 'request'> {
  let turn: Promise<unknown> = Promise.resolve();
  const request = (_name: string, _options: LockOptions, work: () => Promise<unknown>): Promise<unknown> => {
    const mine = turn.then(work);
    turn = mine.catch(() => undefined);
    return mine;
  };
  // One of its three forms is all that is called.
  return { request: request as LockManager['request'] };
}
