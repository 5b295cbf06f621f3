import { createStore, promisifyRequest, type UseStore } from 'idb-keyval';
import type { ClockSetting } from './clock';

/** An IndexedDB object store, or a Map in tests. Every call may reject. */
export interface KeyValues {
  entries(): Promise<(readonly [string, unknown])[]>;
  /** Writes and removes in one transaction. */
  write(puts: readonly (readonly [string, unknown])[], removals: readonly string[]): Promise<void>;
  /** Removes all others. */
  clear(except: string): Promise<void>;
}

/** `ahead`: how far a real clock was advanced, in milliseconds. */
export interface StateNote {
  readonly scenario: string;
  readonly clock: ClockSetting;
  readonly ahead: number;
}

export interface Meta {
  readonly version: string;
  readonly note: StateNote;
  readonly count: number;
}

export const META_KEY = 'meta';
export const ASIDE_KEY = 'aside';

export type PersistedRecord = readonly [position: number, record: object];

export function isMeta(value: unknown, version: string): value is Meta {
  return (
    typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    value.version === version &&
    'note' in value &&
    typeof value.note === 'object' &&
    value.note !== null &&
    'count' in value &&
    typeof value.count === 'number'
  );
}

export const isPersistedRecord = (value: unknown): value is PersistedRecord =>
  Array.isArray(value) && typeof value[0] === 'number' && typeof value[1] === 'object' && value[1] !== null;

export const BUNDLE_PREFIX = 'bundle:';

/** Creates the demo's IndexedDB store. Every call rejects when the browser forbids storage. */
export function browserKeyValues(
  database: string,
  open: (name: string, store: string) => UseStore = createStore,
): KeyValues {
  // Opened by the first call: where storage is blocked, opening throws.
  let opened: UseStore | undefined;
  const store = () => (opened ??= open(database, 'state'));
  return {
    entries: async () =>
      store()('readonly', async (objects) => {
        const [keys, values] = await Promise.all([
          promisifyRequest(objects.getAllKeys()),
          promisifyRequest<unknown[]>(objects.getAll()),
        ]);
        return keys.flatMap((key, index) => (typeof key === 'string' ? [[key, values[index]] as const] : []));
      }),
    write: async (puts, removals) =>
      store()('readwrite', async (objects) => {
        for (const key of removals) objects.delete(key);
        for (const [key, value] of puts) {
          const request = objects.put(value, key);
          // Calls are answered between bundles.
          if (key.startsWith(BUNDLE_PREFIX)) await promisifyRequest(request);
        }
        const done = promisifyRequest(objects.transaction);
        // Commits at once because the worker ends with its last page.
        objects.transaction.commit();
        return done;
      }),
    clear: async (except) =>
      store()('readwrite', async (objects) => {
        for (const key of await promisifyRequest(objects.getAllKeys())) if (key !== except) objects.delete(key);
        return promisifyRequest(objects.transaction);
      }),
  };
}
