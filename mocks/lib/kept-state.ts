import { createStore, promisifyRequest } from 'idb-keyval';
import type { ClockSetting } from './clock';

/** One object store of the browser, or a Map in tests. Every call may reject. */
export interface KeyValues {
  /** Every key with its value. */
  entries(): Promise<(readonly [string, unknown])[]>;
  /** Removes and puts in one transaction: all of it happens or nothing does. */
  write(puts: readonly (readonly [string, unknown])[], removals: readonly string[]): Promise<void>;
}

/** What started a state: the scenario, and how time runs. `ahead` is how far a real clock was moved on, in milliseconds. */
export interface StateNote {
  readonly scenario: string;
  readonly clock: ClockSetting;
  readonly ahead: number;
}

/** The head of a kept state. */
export interface Meta {
  readonly version: string;
  readonly note: StateNote;
  /** Of the records, all collections together. */
  readonly count: number;
}

export const META = 'meta';
export const ASIDE = 'aside';

/** A record in the storage, under the key `<collection>/<id>`, with its position in the collection. */
export type KeptRecord = readonly [position: number, record: object];

/** Whether a value is the head of a state that this version wrote. */
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

/** Whether a value is a record as it is kept. */
export const isKeptRecord = (value: unknown): value is KeptRecord =>
  Array.isArray(value) && typeof value[0] === 'number' && typeof value[1] === 'object' && value[1] !== null;

/** The IndexedDB store of the demo; a live build has none. Rejects from its first call on when the browser forbids it. */
export function browserKeyValues(database: string): KeyValues {
  // Opened by the first call: in a browser that blocks storage merely opening throws.
  let opened: ReturnType<typeof createStore> | undefined;
  const store = () => (opened ??= createStore(database, 'state'));
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
      store()('readwrite', (objects) => {
        for (const key of removals) objects.delete(key);
        for (const [key, value] of puts) objects.put(value, key);
        const done = promisifyRequest(objects.transaction);
        // Commits at once: the worker ends with its last page.
        objects.transaction.commit();
        return done;
      }),
  };
}
