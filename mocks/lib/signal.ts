/** A new listener receives the last value at once. */
export interface Signal<T> {
  emit(value: T): void;
  listen(listener: (value: T) => void): void;
}

export function createSignal<T>(...first: [] | [T]): Signal<T> {
  const listeners: ((value: T) => void)[] = [];
  let last: readonly T[] = first;
  return {
    emit: (value) => {
      last = [value];
      for (const listener of listeners) listener(value);
    },
    listen: (listener) => {
      listeners.push(listener);
      for (const value of last) listener(value);
    },
  };
}
