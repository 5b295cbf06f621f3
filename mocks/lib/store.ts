import { create, type Draft } from 'mutative';

/** One record that was made (`before` undefined), replaced, or taken out (`after` undefined). Records never change once they are stored. */
export interface StoreChange {
  readonly store: string;
  readonly id: string;
  readonly before: object | undefined;
  readonly after: object | undefined;
}

/** Called with every change of a record. */
export type ChangeListener = (change: StoreChange) => void;

/** Told of one record that was made (`before` undefined), replaced, or taken out (`after` undefined): an index follows it. */
export type RecordListener<T> = (before: T | undefined, after: T | undefined) => void;

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
  const tell = (id: string, before: T | undefined, after: T | undefined): void => {
    follow?.(before, after);
    changed({ store: name, id, before, after });
  };
  const add = (record: T): void => {
    const id = idOf(record);
    if (places.has(id)) throw new Error(`${name} has a record ${id} already`);
    places.set(id, records.length);
    records.push(record);
    tell(id, undefined, record);
  };
  const change = (id: string, edit: (draft: T) => void): T | undefined => {
    const place = places.get(id);
    const before = place === undefined ? undefined : records[place];
    if (place === undefined || before === undefined) return undefined;
    const after = create(before, (draft: Draft<T>) => edit(draft as T));
    if (idOf(after) !== id) throw new Error(`${name} keeps the id of ${id}`);
    if (after === before) return before;
    records[place] = after;
    tell(id, before, after);
    return after;
  };
  const remove = (id: string): boolean => {
    const place = places.get(id);
    if (place === undefined) return false;
    const [record] = records.splice(place, 1);
    places.delete(id);
    for (const [offset, later] of records.slice(place).entries()) places.set(idOf(later), place + offset);
    tell(id, record, undefined);
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
      return record;
    },
    insertMany: async (added) => addAll(added),
    update: async (id, edit) => change(id, edit),
    updateMany: async (ids, edit) => {
      for (const id of ids) change(id, edit);
    },
    remove: async (id) => remove(id),
    replaceAll: async (fresh) => {
      const old = places;
      const former = records;
      records = [];
      places = new Map();
      for (const [id, place] of old) tell(id, former[place], undefined);
      addAll(fresh);
    },
  };
}
