/** Text kept under keys; no call ever throws, whatever the browser forbids. */
export interface SafeStorage {
  /** The text under the key, or null. */
  get(key: string): string | null;
  /** Keeps the text; gives false when it lives only in this page's memory (storage blocked or full). */
  set(key: string, value: string): boolean;
  remove(key: string): void;
}

/** What the names of everything kept in the browser begin with: a demo and a live deployment on one origin never meet each other's. */
export const keySpace = import.meta.env.VITE_API_MODE === 'mock' ? 'gleaner.demo.' : 'gleaner.';

/**
 * Wraps a browser storage, looked up at each call because merely naming it may throw; what it refuses is kept in memory for the
 * life of the page. `space` goes before every key.
 */
export function createSafeStorage(find: () => Storage | undefined, space = ''): SafeStorage {
  const memory = new Map<string, string>();
  const attempt = <T>(act: (storage: Storage) => T): { done: true; value: T } | { done: false } => {
    try {
      const storage = find();
      return storage === undefined ? { done: false } : { done: true, value: act(storage) };
    } catch {
      return { done: false };
    }
  };
  return {
    get(key) {
      const kept = memory.get(key);
      if (kept !== undefined) return kept;
      const found = attempt((storage) => storage.getItem(space + key));
      return found.done ? found.value : null;
    },
    set(key, value) {
      const stored = attempt((storage) => {
        storage.setItem(space + key, value);
      });
      if (stored.done) {
        memory.delete(key);
        return true;
      }
      // The refused write must not leave an older text to come back after a reload.
      attempt((storage) => {
        storage.removeItem(space + key);
      });
      memory.set(key, value);
      return false;
    },
    remove(key) {
      memory.delete(key);
      attempt((storage) => {
        storage.removeItem(space + key);
      });
    },
  };
}

/** Of this browser, across tabs and visits. */
export const localStore: SafeStorage = createSafeStorage(() => globalThis.localStorage, keySpace);

/** Of this tab, gone when it closes. */
export const sessionStore: SafeStorage = createSafeStorage(() => globalThis.sessionStorage, keySpace);

/** Reads JSON that passes the guard; null when absent, malformed or of another shape (an older version wrote it). */
export function readJson<T>(store: SafeStorage, key: string, isWanted: (value: unknown) => value is T): T | null {
  const text = store.get(key);
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isWanted(value) ? value : null;
  } catch {
    return null;
  }
}

/** Writes a value as JSON; gives false when it lives only in memory. */
export function writeJson(store: SafeStorage, key: string, value: unknown): boolean {
  return store.set(key, JSON.stringify(value));
}
