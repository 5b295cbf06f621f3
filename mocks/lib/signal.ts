/** A value that listeners hear of: the last one at once, and every later one. */
export interface Signal<T> {
  emit(value: T): void;
  listen(listener: (value: T) => void): void;
}

/** A signal, with a first value when it has one. */
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
