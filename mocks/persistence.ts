import type { StorageNotice } from '../src/lib/emulator-door';
import { ASIDE, isMeta, META, type KeyValues, type Meta, type StateNote } from './lib/kept-state';

type Stores = Readonly<Record<string, readonly object[]>>;

/** What is kept: every collection by name, and what started them. */
export interface KeptState {
  readonly note: StateNote;
  readonly stores: Stores;
}

export interface PersistenceOptions {
  readonly storage: KeyValues;
  /** A state of another version is set aside: contract or seeds have changed since. */
  readonly version: string;
  /** What is to be kept now. */
  readonly snapshot: () => KeptState;
  /** Puts records into the collections, in place of what is there. */
  readonly load: (stores: Stores) => Promise<void>;
  readonly onNotice: (notice: StorageNotice) => void;
  readonly onForeignChange: () => void;
  /** Milliseconds that changes are gathered before they are written. */
  readonly delay?: number;
  readonly locks?: Pick<LockManager, 'request'> | undefined;
  readonly channel?: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'> | undefined;
}

/** Keeps the emulator's state across reloads. No call but `load` rejects: what cannot be kept lives in memory, with a notice. */
export interface Persistence {
  /** The state kept by an earlier page; undefined when there is none or it cannot be used (then it is set aside). */
  read(): Promise<KeptState | undefined>;
  /** Puts a state that was read into the collections without writing it again; rejects when it does not fit them. */
  load(stores: Stores): Promise<void>;
  /** Marks a collection for writing; without a name only the note has changed. */
  changed(store?: string): void;
  /** Writes what is marked; resolves when it is written or given up. */
  flush(): Promise<void>;
  /** Starts a write without waiting for other tabs: the page is going away. */
  flushNow(): void;
  /** Puts a state that turned out unusable away. */
  setAside(): Promise<void>;
  /** Forgets everything that was kept. */
  clear(): Promise<void>;
}

const LOCK = 'gleaner-emulator-state';

/** Persistence over a key-value storage. A record is written when it changed, in one transaction with the list that names it. */
export function createPersistence(options: PersistenceOptions): Persistence {
  const { storage, version, delay = 50 } = options;
  let keys = new WeakMap<object, string>();
  let records = new Map<string, object>();
  let meta: Meta | undefined;
  const dirty = new Set<string>();
  let noteDirty = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let blocked = false;
  let loading = false;

  const withLock = async <T>(work: () => Promise<T>): Promise<T> => {
    if (!options.locks) return work();
    return options.locks.request(LOCK, { mode: 'exclusive' }, work);
  };
  const giveUp = () => {
    if (!blocked) options.onNotice('memory');
    blocked = true;
  };
  const forget = () => {
    keys = new WeakMap();
    records = new Map();
    meta = undefined;
  };
  const remember = (key: string, record: object) => {
    keys.set(record, key);
    records.set(key, record);
  };

  const readStores = async (from: Meta): Promise<Record<string, object[]> | undefined> => {
    const wanted = Object.values(from.stores)
      .flat()
      .filter((key) => !records.has(key));
    const found = await storage.get(wanted);
    for (const [index, key] of wanted.entries()) {
      const record = found[index];
      // A list that names a record which is not there was written only in part.
      if (typeof record !== 'object' || record === null) return undefined;
      remember(key, record);
    }
    return Object.fromEntries(
      Object.entries(from.stores).map(([name, list]) => [name, list.flatMap((key) => records.get(key) ?? [])]),
    );
  };

  const load = async (stores: Stores): Promise<void> => {
    loading = true;
    try {
      await options.load(stores);
    } finally {
      loading = false;
    }
    // The collections hold copies: from now on these are what counts as written.
    for (const [name, list] of Object.entries(options.snapshot().stores)) {
      const listed = meta?.stores[name];
      if (dirty.has(name) || listed?.length !== list.length) continue;
      for (const [index, record] of list.entries()) remember(listed[index] ?? '', record);
    }
  };

  /** Takes over what another tab wrote; collections changed here meanwhile keep this tab's records. */
  const adopt = async (found: Meta): Promise<boolean> => {
    const foreign = await readStores(found);
    if (!foreign) return false;
    meta = found;
    const own = options.snapshot().stores;
    await load(
      Object.fromEntries(
        Object.entries(foreign).map(([name, list]) => [name, dirty.has(name) ? (own[name] ?? list) : list]),
      ),
    );
    options.onForeignChange();
    return true;
  };

  const prepare = (from: Meta | undefined) => {
    const state = options.snapshot();
    const generation = crypto.randomUUID();
    const puts: [string, unknown][] = [];
    const removals: string[] = [];
    const stores: Record<string, readonly string[]> = { ...from?.stores };
    for (const [name, list] of Object.entries(state.stores)) {
      if (from?.stores[name] && !dirty.has(name)) continue;
      const listed = list.map((record) => {
        const known = keys.get(record);
        if (known !== undefined) return known;
        const key = `${generation}:${puts.length}`;
        puts.push([key, record]);
        return key;
      });
      const still = new Set(listed);
      removals.push(...(from?.stores[name] ?? []).filter((key) => !still.has(key)));
      stores[name] = listed;
    }
    const next: Meta = { version, generation, note: state.note, stores };
    return { next, puts, removals, marked: [...dirty] };
  };

  const commit = async ({ next, puts, removals, marked }: ReturnType<typeof prepare>) => {
    dirty.clear();
    noteDirty = false;
    try {
      await storage.write([...puts, [META, next]], removals);
    } catch {
      for (const name of marked) dirty.add(name);
      giveUp();
      return;
    }
    for (const [key, record] of puts) if (typeof record === 'object' && record !== null) remember(key, record);
    for (const key of removals) records.delete(key);
    meta = next;
    options.channel?.postMessage({ generation: next.generation });
  };

  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    if (blocked || (dirty.size === 0 && !noteDirty)) return;
    try {
      await withLock(async () => {
        const [found] = await storage.get([META]);
        let base = isMeta(found, version) ? found : undefined;
        if (base && base.generation !== meta?.generation && !(await adopt(base))) base = undefined;
        if (!base) forget();
        await commit(prepare(base));
      });
    } catch {
      giveUp();
    }
  };

  options.channel?.addEventListener('message', (event: MessageEvent<unknown>) => {
    const message = event.data;
    if (typeof message !== 'object' || message === null || !('generation' in message)) return;
    void withLock(async () => {
      const [found] = await storage.get([META]);
      if (isMeta(found, version) && found.generation !== meta?.generation) await adopt(found);
    }).catch(giveUp);
  });

  const setAside = async () => {
    forget();
    try {
      const all = (await storage.keys()).filter((key) => key !== ASIDE);
      const values = await storage.get(all);
      await storage.write([[ASIDE, all.map((key, index) => [key, values[index]])]], all);
      options.onNotice('set-aside');
    } catch {
      giveUp();
    }
  };

  return {
    read: async () => {
      try {
        const [found] = await storage.get([META]);
        if (found === undefined) return undefined;
        if (isMeta(found, version)) {
          const stores = await readStores(found);
          if (stores) {
            meta = found;
            return { note: found.note, stores };
          }
        }
        await setAside();
      } catch {
        giveUp();
      }
      return undefined;
    },
    load,
    changed: (store) => {
      if (loading) return;
      if (store === undefined) noteDirty = true;
      else dirty.add(store);
      if (!blocked) timer ??= setTimeout(() => void flush(), delay);
    },
    flush,
    flushNow: () => {
      if (blocked || (dirty.size === 0 && !noteDirty)) return;
      clearTimeout(timer);
      timer = undefined;
      void commit(prepare(meta));
    },
    setAside,
    clear: async () => {
      forget();
      try {
        await withLock(async () =>
          storage.write(
            [],
            (await storage.keys()).filter((key) => key !== ASIDE),
          ),
        );
      } catch {
        giveUp();
      }
    },
  };
}
