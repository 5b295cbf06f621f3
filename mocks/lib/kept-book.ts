import { isList, META, type KeyValues, type Meta, type StateNote } from './kept-state';
import type { ForeignChange } from './store';

type Stores = Readonly<Record<string, readonly object[]>>;
type Lists = ReadonlyMap<string, readonly string[]>;

/** What a tab is about to write: one transaction, and what counts as written after it. */
export interface Write {
  readonly next: Meta;
  readonly puts: readonly (readonly [string, unknown])[];
  readonly removals: readonly string[];
  /** Whether any collection differs from what is kept. */
  readonly hasRecords: boolean;
  readonly records: readonly (readonly [string, object])[];
  readonly lists: Lists;
}

/** What another tab changed in a collection, and the keys of the records that came. */
export interface StoreDifference extends ForeignChange {
  readonly store: string;
  readonly goneKeys: readonly string[];
  readonly comeKeys: readonly string[];
}

/** What another tab has written since: the collections that differ, and the lists to accept once they are taken over. */
export interface Difference {
  readonly meta: Meta;
  readonly lists: Lists;
  readonly stores: readonly StoreDifference[];
}

/**
 * What a tab knows of the storage. Every version of a record has a key of its own, and so has every version of a collection's list of
 * keys: so the keys alone tell which records another tab changed, and nothing else is read or written.
 */
export class KeptBook {
  /** Which record is kept under which key: one that was changed since is another object and has none. */
  #keys = new WeakMap<object, string>();
  #records = new Map<string, object>();
  /** What was last read or written, and its lists by their keys. */
  #meta: Meta | undefined;
  #lists: Lists = new Map();
  readonly #storage: KeyValues;
  readonly #version: string;

  constructor(storage: KeyValues, version: string) {
    this.#storage = storage;
    this.#version = version;
  }

  get meta(): Meta | undefined {
    return this.#meta;
  }

  forget(): void {
    this.#keys = new WeakMap();
    this.#records = new Map();
    this.#lists = new Map();
    this.#meta = undefined;
  }

  /** Every record that a table of contents names, by collection; undefined when one is not there. */
  async readAll(from: Meta): Promise<Stores | undefined> {
    const lists = await this.#readLists(from);
    const found = lists && (await this.#readRecords([...lists.values()].flat()));
    if (!found) return undefined;
    this.#meta = from;
    this.#lists = lists;
    return Object.fromEntries(
      Object.keys(from.stores).map((name) => [name, this.#listOf(from, name).flatMap((key) => found.get(key) ?? [])]),
    );
  }

  /** The collections hold copies of what was read: from now on these count as written. */
  rememberLoaded(stores: Stores, isChanged: (store: string) => boolean): void {
    for (const [name, list] of Object.entries(stores)) {
      const listed = this.#listOf(this.#meta, name);
      if (isChanged(name) || listed.length !== list.length) continue;
      for (const [index, record] of list.entries()) this.#remember(listed[index] ?? '', record);
    }
  }

  /** What another tab has written; reads the lists and records that are new alone. Undefined when one is not there. */
  async compare(found: Meta): Promise<Difference | undefined> {
    const lists = await this.#readLists(found);
    if (!lists) return undefined;
    const stores = Object.entries(found.stores).flatMap(([store, listKey]) => {
      if (this.#meta?.stores[store] === listKey) return [];
      const before = this.#listOf(this.#meta, store);
      const after = lists.get(listKey) ?? [];
      const [known, still] = [new Set(before), new Set(after)];
      const goneKeys = before.filter((key) => !still.has(key));
      return [{ store, goneKeys, comeKeys: after.filter((key) => !known.has(key)) }];
    });
    const fresh = await this.#readRecords(stores.flatMap(({ comeKeys }) => comeKeys));
    if (!fresh) return undefined;
    return {
      meta: found,
      lists,
      stores: stores.map((entry) => ({
        ...entry,
        gone: entry.goneKeys.flatMap((key) => this.#records.get(key) ?? []),
        come: entry.comeKeys.flatMap((key) => fresh.get(key) ?? []),
      })),
    };
  }

  /** One collection was taken over; `merged` is what it holds now of each record that came, undefined where its own stayed. */
  merged({ goneKeys, comeKeys }: StoreDifference, merged: readonly (object | undefined)[]): void {
    for (const key of goneKeys) this.#records.delete(key);
    for (const [index, record] of merged.entries()) if (record) this.#remember(comeKeys[index] ?? '', record);
  }

  /** Everything that another tab wrote was taken over. */
  accept({ meta, lists }: Difference): void {
    this.#meta = meta;
    this.#lists = lists;
  }

  /** What has to be written so that the storage holds these collections; those that are not marked as changed are left alone. */
  prepare(note: StateNote, stores: Stores, isChanged: (store: string) => boolean): Write {
    const generation = crypto.randomUUID();
    const records: [string, object][] = [];
    const fresh = new Map<string, readonly string[]>();
    const removals: string[] = [];
    const listKeys: Record<string, string> = { ...this.#meta?.stores };
    for (const [name, list] of Object.entries(stores)) {
      const former = listKeys[name];
      if (former !== undefined && !isChanged(name)) continue;
      const before = records.length;
      const listed = list.map((record) => {
        const known = this.#keys.get(record);
        if (known !== undefined) return known;
        const key = `${generation}:${records.length}`;
        records.push([key, record]);
        return key;
      });
      const still = new Set(listed);
      const gone = this.#listOf(this.#meta, name).filter((key) => !still.has(key));
      // What was taken over from another tab is written already.
      if (former !== undefined && records.length === before && gone.length === 0) continue;
      removals.push(...gone, ...(former === undefined ? [] : [former]));
      fresh.set((listKeys[name] = `${generation}/${name}`), listed);
    }
    const next: Meta = { version: this.#version, generation, note, stores: listKeys };
    const lists = new Map(Object.values(listKeys).map((key) => [key, fresh.get(key) ?? this.#lists.get(key) ?? []]));
    const puts = [...records, ...fresh, [META, next] as const];
    return { next, puts, removals, hasRecords: fresh.size > 0, records, lists };
  }

  /** A write has succeeded. */
  written({ next, records, removals, lists }: Write): void {
    for (const [key, record] of records) this.#remember(key, record);
    for (const key of removals) this.#records.delete(key);
    this.#lists = lists;
    this.#meta = next;
  }

  #remember(key: string, record: object): void {
    this.#keys.set(record, key);
    this.#records.set(key, record);
  }

  #listOf(from: Meta | undefined, store: string): readonly string[] {
    return this.#lists.get(from?.stores[store] ?? '') ?? [];
  }

  async #readLists(from: Meta): Promise<Lists | undefined> {
    const wanted = Object.values(from.stores);
    const unknown = wanted.filter((key) => !this.#lists.has(key));
    const found = new Map<string, unknown>(this.#lists);
    for (const [index, value] of (await this.#storage.get(unknown)).entries()) found.set(unknown[index] ?? '', value);
    const whole = new Map<string, readonly string[]>();
    for (const key of wanted) {
      const list = found.get(key);
      if (!isList(list)) return undefined;
      whole.set(key, list);
    }
    return whole;
  }

  async #readRecords(wanted: readonly string[]): Promise<Map<string, object> | undefined> {
    const found = new Map<string, object>();
    for (const [index, record] of (await this.#storage.get(wanted)).entries()) {
      // A list that names a record which is not there was written only in part.
      if (typeof record !== 'object' || record === null) return undefined;
      found.set(wanted[index] ?? '', record);
    }
    return found;
  }
}
