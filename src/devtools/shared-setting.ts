import { localStore, readJson, writeJson } from '#src/lib/storage';

interface SharedSetting<T> {
  read(): T | undefined;
  write(value: T | undefined): void;
  subscribe(listener: () => void): () => void;
}

export function sharedSetting<T>(key: string, isValid: (value: unknown) => value is T): SharedSetting<T> {
  const listeners = new Set<() => void>();
  let last: { readonly text: string | null; readonly value: T | undefined } = { text: null, value: undefined };
  return {
    read: () => {
      const text = localStore.get(key);
      if (text !== last.text) last = { text, value: readJson(localStore, key, isValid) ?? undefined };
      return last.value;
    },
    write: (value) => {
      if (value === undefined) localStore.remove(key);
      else writeJson(localStore, key, value);
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      window.addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', listener);
      };
    },
  };
}
