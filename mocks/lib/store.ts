import { create, type Draft } from 'mutative';

/** Who hears of a change: the persistence and the demo panel. */
export type ChangeListener = (store: string) => void;

/** Told of one record that was made (`before` undefined), replaced, or taken out (`after` undefined): an index follows it. */
export type RecordListener<T> = (before: T | undefined, after: T | undefined) => void;

/** What another tab did to a collection: records that are no more as they were known here, and records that came or came in their place. */
export interface ForeignChange<T extends object = object> {
  readonly gone: readonly T[];
  readonly come: readonly T[];
}

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
  /**
   * Takes over what another tab did, but for records that were changed here since they were known. Gives for each record that came
   * what the store holds of it, undefined where its own stayed.
   */
  merge(change: ForeignChange<T>): Promise<(T | undefined)[]>;
}

/**
 * A store of records in memory (0062). `idOf` names the key, `follow` is called for every record that is added, replaced or removed.
 * Rejects an id that the store has already.
 */
export function createStore<T extends object>(
  name: string,
  idOf: (record: T) => string,
  changed: ChangeListener,
  follow?: RecordListener<T>,
): Store<T> {
  /** In order of creation. */
  let records: T[] = [];
  /** Where each id stands in `records`. */
  let places = new Map<string, number>();

  const get = (id: string): T | undefined => {
    const place = places.get(id);
    return place === undefined ? undefined : records[place];
  };
  const add = (record: T): void => {
    const id = idOf(record);
    if (places.has(id)) throw new Error(`${name} has a record ${id} already`);
    places.set(id, records.length);
    records.push(record);
    follow?.(undefined, record);
  };
  /** Puts a record in the place of the one with its id, or behind all others. */
  const put = (record: T): T => {
    const place = places.get(idOf(record));
    if (place === undefined) add(record);
    else {
      const before = records[place];
      records[place] = record;
      follow?.(before, record);
    }
    return record;
  };
  const change = (id: string, edit: (draft: T) => void): T | undefined => {
    const record = get(id);
    return record && put(create(record, (draft: Draft<T>) => edit(draft as T)));
  };
  const remove = (id: string): boolean => {
    const place = places.get(id);
    if (place === undefined) return false;
    const [record] = records.splice(place, 1);
    places.delete(id);
    for (const [offset, later] of records.slice(place).entries()) places.set(idOf(later), place + offset);
    follow?.(record, undefined);
    return true;
  };
  const addAll = (added: readonly T[]): void => {
    for (const record of added) add(record);
  };
  return {
    name,
    all: () => records,
    get,
    insert: async (record) => {
      add(record);
      changed(name);
      return record;
    },
    insertMany: async (added) => {
      addAll(added);
      changed(name);
    },
    update: async (id, edit) => {
      const next = change(id, edit);
      if (next) changed(name);
      return next;
    },
    updateMany: async (ids, edit) => {
      for (const id of ids) change(id, edit);
      changed(name);
    },
    remove: async (id) => {
      const removed = remove(id);
      if (removed) changed(name);
      return removed;
    },
    replaceAll: async (fresh) => {
      const old = records;
      records = [];
      places = new Map();
      for (const record of old) follow?.(record, undefined);
      addAll(fresh);
      changed(name);
    },
    merge: async ({ gone, come }) => {
      const known = new Map(gone.map((record) => [idOf(record), record]));
      const merged: (T | undefined)[] = [];
      for (const record of come) {
        const id = idOf(record);
        const isOwn = get(id) !== known.get(id);
        known.delete(id);
        merged.push(isOwn ? undefined : put(record));
      }
      for (const [id, record] of known) if (get(id) === record) remove(id);
      changed(name);
      return merged;
    },
  };
}
