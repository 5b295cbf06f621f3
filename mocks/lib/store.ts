import { Collection } from '@msw/data';

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

/** What is used of a collection, in terms of its records: its own types are worked out from a schema, which a generic one has not yet. */
interface Records<T extends object> {
  count(): number;
  create(record: T): Promise<T>;
  update(record: T, change: { readonly data: (draft: T) => void }): Promise<T | undefined>;
  delete(record: T): unknown;
}

function collectionOf<T extends object>(): Records<T> {
  // The records are typed at compile time; a second parse of each write would only cost time.
  return new Collection({
    schema: { '~standard': { version: 1, vendor: 'gleaner', validate: (value: unknown) => ({ value }) } },
  }) as unknown as Records<T>;
}

/**
 * Most records of one @msw/data collection. It looks a record up by walking all of its records, twice for each write, so a store
 * spreads over many small collections and knows which of them holds a record.
 */
const COLLECTION_SIZE = 32;

interface Entry<T extends object> {
  record: T;
  /** Place in the list of all records. */
  place: number;
  /** Its collection; a record of a loaded state goes into one with its first change, since that costs ten times what loading does. */
  home: Records<T> | undefined;
}

/**
 * A store over @msw/data collections; `idOf` names the key, `follow` hears of every record. Records are bound to the contract's
 * types at compile time. Rejects an id that is there already.
 */
export function createStore<T extends object>(
  name: string,
  idOf: (record: T) => string,
  changed: ChangeListener,
  follow?: RecordListener<T>,
): Store<T> {
  let index = new Map<string, Entry<T>>();
  /** All records in order of creation, and beside them where each is kept. */
  let list: T[] = [];
  let entries: Entry<T>[] = [];
  let open = collectionOf<T>();

  // Two updates of one record at a time would both begin from the same version, and one of them would be lost.
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = <R>(job: () => Promise<R>): Promise<R> => {
    const mine = turn.then(job);
    turn = mine.catch(() => undefined);
    return mine;
  };
  const roomy = (): Records<T> => {
    if (open.count() >= COLLECTION_SIZE) open = collectionOf<T>();
    return open;
  };
  const add = (record: T, home: Records<T> | undefined): void => {
    const id = idOf(record);
    const entry: Entry<T> = { record, place: list.length, home };
    index.set(id, entry);
    list.push(record);
    entries.push(entry);
    follow?.(undefined, record);
  };
  const expectNew = (record: T): void => {
    if (index.has(idOf(record))) throw new Error(`${name} has a record ${idOf(record)} already`);
  };
  const create = async (record: T): Promise<T> => {
    expectNew(record);
    const home = roomy();
    const made = await home.create(record);
    add(made, home);
    return made;
  };
  const change = async (id: string, edit: (draft: T) => void): Promise<T | undefined> => {
    const entry = index.get(id);
    if (!entry) return undefined;
    const before = entry.record;
    const home = entry.home ?? roomy();
    const held = entry.home ? before : await home.create(before);
    entry.home = home;
    const next = await home.update(held, { data: edit });
    if (!next) return undefined;
    entry.record = next;
    list[entry.place] = next;
    follow?.(before, next);
    return next;
  };
  const takeOut = (id: string): boolean => {
    const entry = index.get(id);
    if (!entry) return false;
    entry.home?.delete(entry.record);
    index.delete(id);
    list.splice(entry.place, 1);
    entries.splice(entry.place, 1);
    for (const later of entries.slice(entry.place)) later.place -= 1;
    follow?.(entry.record, undefined);
    return true;
  };
  /** Puts a record at the place of the one with its id. */
  const exchange = async (record: T): Promise<T> => {
    const entry = index.get(idOf(record));
    if (!entry) return create(record);
    entry.home?.delete(entry.record);
    entry.home ??= roomy();
    const made = await entry.home.create(record);
    follow?.(entry.record, made);
    entry.record = made;
    list[entry.place] = made;
    return made;
  };
  const told = async <R>(job: Promise<R>): Promise<R> => {
    const result = await job;
    changed(name);
    return result;
  };
  return {
    name,
    all: () => list,
    get: (id) => index.get(id)?.record,
    insert: (record) => told(inTurn(() => create(record))),
    insertMany: (records) =>
      told(
        inTurn(async () => {
          // Seeds come in thousands: they go into a collection with their first change, as those of a loaded state do.
          for (const record of records) {
            expectNew(record);
            add(record, undefined);
          }
        }),
      ),
    update: async (id, edit) => {
      const next = await inTurn(() => change(id, edit));
      if (next) changed(name);
      return next;
    },
    updateMany: (ids, edit) =>
      told(
        inTurn(async () => {
          for (const id of ids) await change(id, edit);
        }),
      ),
    remove: async (id) => {
      const removed = await inTurn(async () => takeOut(id));
      if (removed) changed(name);
      return removed;
    },
    replaceAll: (records) =>
      told(
        inTurn(async () => {
          // A snapshot may be the very list that is about to be emptied.
          const fresh = [...records];
          const old = list;
          index = new Map();
          list = [];
          entries = [];
          open = collectionOf<T>();
          for (const record of old) follow?.(record, undefined);
          for (const record of fresh) {
            expectNew(record);
            add(record, undefined);
          }
        }),
      ),
    merge: ({ gone, come }) =>
      told(
        inTurn(async () => {
          const known = new Map(gone.map((record) => [idOf(record), record]));
          const merged: (T | undefined)[] = [];
          for (const record of come) {
            const id = idOf(record);
            const isOwn = index.get(id)?.record !== known.get(id);
            known.delete(id);
            merged.push(isOwn ? undefined : await exchange(record));
          }
          for (const [id, record] of known) if (index.get(id)?.record === record) takeOut(id);
          return merged;
        }),
      ),
  };
}
