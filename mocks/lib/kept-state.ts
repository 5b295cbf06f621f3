import { createStore, promisifyRequest } from 'idb-keyval';
import type { ClockSetting } from './clock';

/** One object store of the browser, or a Map in tests. Every call may reject. */
export interface KeyValues {
  /** Values in the order of the keys; undefined for a key that is not there. */
  get(keys: readonly string[]): Promise<unknown[]>;
  keys(): Promise<string[]>;
  /** Removes and puts in one transaction: all of it happens or nothing does. */
  write(puts: readonly (readonly [string, unknown])[], removals: readonly string[]): Promise<void>;
}

/** What started a state: the scenario, and how time runs. `ahead` is how far a real clock was moved on, in milliseconds. */
export interface StateNote {
  readonly scenario: string;
  readonly clock: ClockSetting;
  readonly ahead: number;
}

/**
 * The table of contents of a kept state: for every collection the key of its list, which holds the keys of its records in order. A list
 * that differs has another key.
 */
export interface Meta {
  readonly version: string;
  /** Different after every write. */
  readonly generation: string;
  readonly note: StateNote;
  readonly stores: Readonly<Record<string, string>>;
}

export const META = 'meta';
export const ASIDE = 'aside';

/** Whether a value is a table of contents that this version wrote. */
export function isMeta(value: unknown, version: string): value is Meta {
  return (
    typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    value.version === version &&
    'generation' in value &&
    typeof value.generation === 'string' &&
    'note' in value &&
    typeof value.note === 'object' &&
    value.note !== null &&
    'stores' in value &&
    typeof value.stores === 'object' &&
    value.stores !== null &&
    Object.values(value.stores).every((key) => typeof key === 'string')
  );
}

/** Whether a value is a list of keys. */
export const isList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((key) => typeof key === 'string');

/** The IndexedDB store of the demo; a live build has none. Rejects from its first call on when the browser forbids it. */
export function browserKeyValues(database: string): KeyValues {
  // Opened by the first call: in a browser that blocks storage merely opening throws.
  let opened: ReturnType<typeof createStore> | undefined;
  const store = () => (opened ??= createStore(database, 'state'));
  return {
    get: async (keys) =>
      store()('readonly', (objects) => Promise.all(keys.map((key) => promisifyRequest<unknown>(objects.get(key))))),
    keys: async () => {
      const found = await store()('readonly', (objects) => promisifyRequest(objects.getAllKeys()));
      return found.map(String);
    },
    write: async (puts, removals) =>
      store()('readwrite', (objects) => {
        for (const key of removals) objects.delete(key);
        for (const [key, value] of puts) objects.put(value, key);
        const done = promisifyRequest(objects.transaction);
        // A page that is going away must not wait for its own requests to be told.
        objects.transaction.commit();
        return done;
      }),
  };
}
