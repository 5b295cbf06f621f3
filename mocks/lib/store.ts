import { Collection } from '@msw/data';

/** Who hears of a change: the persistence and the demo panel. */
export type ChangeListener = (store: string) => void;

/** A collection of the emulator, keyed by id. Reads are synchronous, writes resolve when the collection has them. */
export interface Store<T extends object> {
  readonly name: string;
  /** Every record in order of creation; hold ids, not records: an update replaces the record. */
  all(): readonly T[];
  get(id: string): T | undefined;
  insert(record: T): Promise<T>;
  insertMany(records: readonly T[]): Promise<void>;
  /** Gives the record as changed, undefined when there is none. */
  update(id: string, change: (draft: T) => void): Promise<T | undefined>;
  updateMany(ids: readonly string[], change: (draft: T) => void): Promise<void>;
  remove(id: string): Promise<boolean>;
  /** Takes every record out and puts these in: loading a saved state. */
  replaceAll(records: readonly T[]): Promise<void>;
}

/** What is used of a collection, in terms of its records: its own types are worked out from a schema, which a generic one has not yet. */
interface Records<T extends object> {
  all(): readonly T[];
  create(record: T): Promise<T>;
  update(record: T, change: { readonly data: (draft: T) => void }): Promise<T | undefined>;
  delete(record: T): unknown;
  clear(): void;
}

function collectionOf<T extends object>(): Records<T> {
  // The records are typed at compile time; a second parse of each write would only cost time.
  return new Collection({
    schema: { '~standard': { version: 1, vendor: 'gleaner', validate: (value: unknown) => ({ value }) } },
  }) as unknown as Records<T>;
}

/** A store over one @msw/data collection; `idOf` names the key. Records are bound to the contract's types at compile time. */
export function createStore<T extends object>(
  name: string,
  idOf: (record: T) => string,
  changed: ChangeListener,
): Store<T> {
  const collection = collectionOf<T>();
  const index = new Map<string, T>();
  const enter = (record: T): T => {
    index.set(idOf(record), record);
    return record;
  };
  const change = async (id: string, edit: (draft: T) => void): Promise<T | undefined> => {
    const record = index.get(id);
    if (!record) return undefined;
    const next = await collection.update(record, { data: edit });
    return next && enter(next);
  };
  return {
    name,
    all: () => collection.all(),
    get: (id) => index.get(id),
    insert: async (record) => {
      const made = enter(await collection.create(record));
      changed(name);
      return made;
    },
    insertMany: async (records) => {
      for (const record of records) enter(await collection.create(record));
      changed(name);
    },
    update: async (id, edit) => {
      const next = await change(id, edit);
      if (next) changed(name);
      return next;
    },
    updateMany: async (ids, edit) => {
      for (const id of ids) await change(id, edit);
      changed(name);
    },
    remove: async (id) => {
      const record = index.get(id);
      if (!record) return false;
      collection.delete(record);
      index.delete(id);
      changed(name);
      return true;
    },
    replaceAll: async (records) => {
      // A snapshot may be the very list that is about to be emptied.
      const fresh = [...records];
      collection.clear();
      index.clear();
      for (const record of fresh) enter(await collection.create(record));
      changed(name);
    },
  };
}
