import { create, type Draft } from 'mutative';

/** `before` is undefined for a new record, `after` for a removed one. Stored records are immutable. */
export interface StoreChange {
  readonly store: string;
  readonly id: string;
  readonly before: object | undefined;
  readonly after: object | undefined;
}

export type ChangeListener = (change: StoreChange) => void;

export type RecordListener<T> = (before: T | undefined, after: T | undefined) => void;

export interface Store<T extends object> {
  readonly name: string;
  /** In order of creation. Do not keep a record: an update replaces it. */
  all(): readonly T[];
  get(id: string): T | undefined;
  insert(record: T): Promise<T>;
  insertMany(records: readonly T[]): Promise<void>;
  update(id: string, change: (draft: T) => void): Promise<T | undefined>;
  updateMany(ids: readonly string[], change: (draft: T) => void): Promise<void>;
  remove(id: string): Promise<boolean>;
  replaceAll(records: readonly T[]): Promise<void>;
}

/** Creates a store in memory (0062). Both callbacks receive every change. Inserting a duplicate id rejects. */
export function createStore<T extends object>(
  name: string,
  idOf: (record: T) => string,
  onChange: ChangeListener,
  onRecordChange?: RecordListener<T>,
): Store<T> {
  let records: T[] = [];
  let indexById = new Map<string, number>();

  const get = (id: string): T | undefined => {
    const place = indexById.get(id);
    return place === undefined ? undefined : records[place];
  };
  const notify = (id: string, before: T | undefined, after: T | undefined): void => {
    onRecordChange?.(before, after);
    onChange({ store: name, id, before, after });
  };
  const add = (record: T): void => {
    const id = idOf(record);
    if (indexById.has(id)) throw new Error(`${name} has a record ${id} already`);
    indexById.set(id, records.length);
    records.push(record);
    notify(id, undefined, record);
  };
  const change = (id: string, edit: (draft: T) => void): T | undefined => {
    const place = indexById.get(id);
    const before = place === undefined ? undefined : records[place];
    if (place === undefined || before === undefined) return undefined;
    const after = create(before, (draft: Draft<T>) => edit(draft as T));
    if (idOf(after) !== id) throw new Error(`The id of ${name} in ${id} cannot change`);
    if (after === before) return before;
    records[place] = after;
    notify(id, before, after);
    return after;
  };
  const remove = (id: string): boolean => {
    const place = indexById.get(id);
    if (place === undefined) return false;
    const [record] = records.splice(place, 1);
    indexById.delete(id);
    for (const [offset, later] of records.slice(place).entries()) indexById.set(idOf(later), place + offset);
    notify(id, record, undefined);
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
      const previousIndex = indexById;
      const previousRecords = records;
      records = [];
      indexById = new Map();
      for (const [id, place] of previousIndex) notify(id, previousRecords[place], undefined);
      addAll(fresh);
    },
  };
}
