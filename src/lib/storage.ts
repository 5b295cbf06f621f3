/** Never throws, even when the browser blocks storage. */
export interface SafeStorage {
  get(key: string): string | null;
  /** Returns false when the value is only in memory. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
}

/** Separates a demo and a live deployment on one origin. */
export const keyPrefix = import.meta.env.VITE_API_MODE === 'mock' ? 'gleaner.demo.' : 'gleaner.';

/** Falls back to memory. `getStorage` runs on each call, because reading `localStorage` may throw. */
export function createSafeStorage(getStorage: () => Storage | undefined, prefix = ''): SafeStorage {
  const memory = new Map<string, string>();
  const attempt = <T>(act: (storage: Storage) => T): { done: true; value: T } | { done: false } => {
    try {
      const storage = getStorage();
      return storage === undefined ? { done: false } : { done: true, value: act(storage) };
    } catch {
      return { done: false };
    }
  };
  return {
    get(key) {
      const inMemory = memory.get(key);
      if (inMemory !== undefined) return inMemory;
      const found = attempt((storage) => storage.getItem(prefix + key));
      return found.done ? found.value : null;
    },
    set(key, value) {
      const stored = attempt((storage) => {
        storage.setItem(prefix + key, value);
      });
      if (stored.done) {
        memory.delete(key);
        return true;
      }
      // Otherwise a reload would restore the older text.
      attempt((storage) => {
        storage.removeItem(prefix + key);
      });
      memory.set(key, value);
      return false;
    },
    remove(key) {
      memory.delete(key);
      attempt((storage) => {
        storage.removeItem(prefix + key);
      });
    },
  };
}

export const localStore: SafeStorage = createSafeStorage(() => globalThis.localStorage, keyPrefix);

export const sessionStore: SafeStorage = createSafeStorage(() => globalThis.sessionStorage, keyPrefix);

/** Returns null when the value is absent, malformed or fails the guard. */
export function readJson<T>(store: SafeStorage, key: string, isValid: (value: unknown) => value is T): T | null {
  const text = store.get(key);
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isValid(value) ? value : null;
  } catch {
    return null;
  }
}

/** Returns false when the value is only in memory. */
export function writeJson(store: SafeStorage, key: string, value: unknown): boolean {
  return store.set(key, JSON.stringify(value));
}
