import type { StorageNotice } from '#src/lib/emulator-handle';
import {
  ASIDE_KEY,
  isPersistedRecord,
  isMeta,
  META_KEY,
  type PersistedRecord,
  type KeyValues,
  type StateNote,
} from './lib/persisted-state';
import type { StoreChange } from './lib/store';

/** Milliseconds. A browser with a damaged database may never answer. */
const READ_TIMEOUT = 5_000;
/** Milliseconds before each further attempt. */
const RETRY_DELAYS = [100, 2_000];

type Stores = Readonly<Record<string, readonly object[]>>;

export interface PersistedState {
  readonly note: StateNote;
  readonly stores: Stores;
}

export interface PersistenceOptions {
  readonly storage: KeyValues;
  /** A state of another version is set aside: the contract or the seeds have changed. */
  readonly version: string;
  readonly note: () => StateNote;
  readonly onNotice: (notice: StorageNotice) => void;
  /** Milliseconds for which writes are batched. Short, because a page may close right after a call. */
  readonly delay?: number;
  readonly retryDelays?: readonly number[];
}

/** No call rejects: without storage the state stays in memory and the user sees a notice. */
export interface Persistence {
  /** Undefined without a usable stored state; an unusable one is set aside. */
  read(): Promise<PersistedState | undefined>;
  /** Marks a record for writing; without `change` only the note. */
  markChanged(change?: StoreChange): void;
  flush(): Promise<void>;
  setAside(): Promise<void>;
  clear(): Promise<void>;
}

const keyOf = (store: string, id: string): string => `${store}/${id}`;

/** Writes each changed record separately. The storage must have no other writer. */
export function createPersistence(options: PersistenceOptions): Persistence {
  const { storage, version, delay = 10, retryDelays = RETRY_DELAYS } = options;
  const positions = new Map<string, number>();
  const storedKeys = new Set<string>();
  let lastPosition = 0;
  /** Records to write by key; undefined removes the record. */
  let dirty = new Map<string, object | undefined>();
  let isNoteDirty = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isBlocked = false;
  let queue: Promise<void> = Promise.resolve();

  const stopPersisting = () => {
    if (!isBlocked) options.onNotice('memory');
    isBlocked = true;
  };
  const clearTracking = () => {
    clearTimeout(timer);
    timer = undefined;
    dirty = new Map();
    isNoteDirty = false;
    positions.clear();
    storedKeys.clear();
    lastPosition = 0;
  };
  const enqueue = (work: () => Promise<void>): Promise<void> => {
    queue = queue.then(work).catch(stopPersisting);
    return queue;
  };

  const write = async (): Promise<void> => {
    if (isBlocked || (dirty.size === 0 && !isNoteDirty)) return;
    const records = dirty;
    dirty = new Map();
    isNoteDirty = false;
    const puts: (readonly [string, unknown])[] = [];
    const removals: string[] = [];
    for (const [key, record] of records) {
      if (record === undefined) {
        if (storedKeys.delete(key)) removals.push(key);
        continue;
      }
      const position = positions.get(key) ?? (lastPosition += 1);
      positions.set(key, position);
      storedKeys.add(key);
      puts.push([key, [position, record]]);
    }
    puts.push([META_KEY, { version, note: options.note(), count: storedKeys.size }]);
    await retry(() => storage.write(puts, removals), retryDelays);
  };
  const flush = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    return enqueue(write);
  };

  const setAside = (): Promise<void> => {
    clearTracking();
    return enqueue(async () => {
      const all = (await storage.entries()).filter(([key]) => key !== ASIDE_KEY);
      await storage.write(
        [[ASIDE_KEY, all]],
        all.map(([key]) => key),
      );
      options.onNotice('set-aside');
    });
  };

  return {
    read: async () => {
      try {
        const entries = await withTimeout(storage.entries(), READ_TIMEOUT);
        const { [META_KEY]: meta, [ASIDE_KEY]: _aside, ...records } = Object.fromEntries(entries);
        if (meta === undefined) return undefined;
        const storedState = Object.entries(records);
        if (isMeta(meta, version) && meta.count === storedState.length && storedState.every(isPersistedEntry)) {
          storedState.sort(([, [a]], [, [b]]) => a - b);
          for (const [key, [position]] of storedState) {
            positions.set(key, position);
            storedKeys.add(key);
            lastPosition = position;
          }
          return { note: meta.note, stores: groupByStore(storedState) };
        }
        await setAside();
      } catch {
        stopPersisting();
      }
      return undefined;
    },
    markChanged: (change) => {
      if (!change) isNoteDirty = true;
      else {
        const key = keyOf(change.store, change.id);
        if (change.before === undefined) positions.delete(key);
        dirty.delete(key);
        dirty.set(key, change.after);
      }
      if (!isBlocked) timer ??= setTimeout(() => void flush(), delay);
    },
    flush,
    setAside,
    clear: () => {
      clearTracking();
      return enqueue(() => storage.clear(ASIDE_KEY));
    },
  };
}

async function retry(work: () => Promise<void>, [delay, ...more]: readonly number[]): Promise<void> {
  if (delay === undefined) return work();
  try {
    await work();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, delay));
    await retry(work, more);
  }
}

function withTimeout<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('The storage did not answer.')), milliseconds);
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}

type PersistedEntry = [string, PersistedRecord];

const isPersistedEntry = (entry: [string, unknown]): entry is PersistedEntry => isPersistedRecord(entry[1]);

function groupByStore(entries: readonly PersistedEntry[]): Stores {
  const stores: Record<string, object[]> = {};
  for (const [key, [, record]] of entries) (stores[key.slice(0, key.indexOf('/'))] ??= []).push(record);
  return stores;
}
