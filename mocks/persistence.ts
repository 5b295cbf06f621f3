import type { StorageNotice } from '#src/lib/emulator-door';
import { KeptBook, type Write } from './lib/kept-book';
import { ASIDE, isMeta, META, type KeyValues, type Meta, type StateNote } from './lib/kept-state';
import type { ForeignChange } from './lib/store';

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
  /**
   * Takes what another tab changed into one collection, but for records that were changed here meanwhile. Gives for each record
   * that came what the collection holds of it now, undefined where this tab's own stays.
   */
  readonly merge: (store: string, change: ForeignChange) => Promise<readonly (object | undefined)[]>;
  readonly onNotice: (notice: StorageNotice) => void;
  readonly onForeignChange: () => void;
  /** Milliseconds that changes are gathered before they are written. */
  readonly delay?: number;
  readonly locks?: Pick<LockManager, 'request'>;
  readonly channel?: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;
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

/**
 * Persistence over a key-value storage. A record is written when it changed, in one transaction with the list that names it; what
 * another tab wrote is taken over record by record, so that two tabs may change different ones at the same time.
 */
export function createPersistence(options: PersistenceOptions): Persistence {
  const { storage, version, delay = 50 } = options;
  const book = new KeptBook(storage, version);
  const dirty = new Set<string>();
  let noteDirty = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let blocked = false;
  let loading = false;
  let turn: Promise<unknown> = Promise.resolve();

  const withLock = async <T>(work: () => Promise<T>): Promise<T> => {
    if (options.locks) return options.locks.request(LOCK, { mode: 'exclusive' }, work);
    const mine = turn.then(work);
    turn = mine.catch(() => undefined);
    return mine;
  };
  const giveUp = () => {
    if (!blocked) options.onNotice('memory');
    blocked = true;
  };
  const isChanged = (store: string) => dirty.has(store);

  const load = async (stores: Stores): Promise<void> => {
    loading = true;
    // What the seeds have marked is about to be replaced: written, it would take the place of what other tabs do meanwhile.
    clearTimeout(timer);
    timer = undefined;
    dirty.clear();
    try {
      await options.load(stores);
    } finally {
      loading = false;
    }
    book.rememberLoaded(options.snapshot().stores, isChanged);
  };

  /** Takes over what another tab wrote; false when it cannot be read. */
  const adopt = async (found: Meta): Promise<boolean> => {
    const difference = await book.compare(found);
    if (!difference) return false;
    for (const change of difference.stores) book.merged(change, await options.merge(change.store, change));
    book.accept(difference);
    options.onForeignChange();
    return true;
  };

  const prepare = (): Write => {
    const { note, stores } = options.snapshot();
    return book.prepare(note, stores, isChanged);
  };

  const commit = async (write: Write): Promise<void> => {
    const marked = [...dirty];
    const isNeeded = write.hasRecords || noteDirty;
    dirty.clear();
    noteDirty = false;
    if (!isNeeded) return;
    try {
      await storage.write(write.puts, write.removals);
    } catch {
      for (const name of marked) dirty.add(name);
      giveUp();
      return;
    }
    book.written(write);
    options.channel?.postMessage({ generation: write.next.generation });
  };

  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    if (blocked || (dirty.size === 0 && !noteDirty)) return;
    try {
      await withLock(async () => {
        const [found] = await storage.get([META]);
        if (loading) return;
        const base = isMeta(found, version) ? found : undefined;
        if (!base || (base.generation !== book.meta?.generation && !(await adopt(base)))) book.forget();
        await commit(prepare());
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
      if (isMeta(found, version) && found.generation !== book.meta?.generation) await adopt(found);
    }).catch(giveUp);
  });

  const setAside = async () => {
    book.forget();
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
        const stores = isMeta(found, version) ? await book.readAll(found) : undefined;
        if (stores && isMeta(found, version)) return { note: found.note, stores };
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
      void commit(prepare());
    },
    setAside,
    clear: async () => {
      book.forget();
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
