import { hashText, mix } from './hash';

/** The same seed returns the same numbers on every machine. */
export interface Random {
  /** In [0, 1). */
  next(): number;
  /** Inclusive bounds. */
  int(min: number, max: number): number;
  chance(probability: number): boolean;
  /** Throws RangeError on an empty list. */
  pick<T>(items: readonly T[]): T;
  shuffle<T>(items: readonly T[]): T[];
  /** Restarts with another seed. */
  reseed(seed: number): void;
}

/** For short lists an insertion sort is faster. */
const INSERTION_SORT_MAX = 48;

/** Without closures, because a million rows create one each. */
class RandomStream implements Random {
  #state: number;

  constructor(state: number) {
    this.#state = state;
  }

  reseed(seed: number): void {
    this.#state = mix(seed);
  }

  next(): number {
    this.#state = (this.#state + 0x9e3779b9) >>> 0;
    return mix(this.#state) / 0x1_0000_0000;
  }

  int(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(items: readonly T[]): T {
    if (items.length === 0) throw new RangeError('Cannot pick from an empty list');
    return items[Math.floor(this.next() * items.length)] as T;
  }

  shuffle<T>(items: readonly T[]): T[] {
    if (items.length > INSERTION_SORT_MAX)
      return items
        .map((item) => ({ item, key: this.next() }))
        .sort((left, right) => left.key - right.key)
        .map(({ item }) => item);
    const order: T[] = [];
    const keys: number[] = [];
    for (const item of items) {
      const key = this.next();
      let at = order.length;
      for (; at > 0 && (keys[at - 1] ?? 0) > key; at -= 1) {
        keys[at] = keys[at - 1] ?? 0;
        order[at] = order[at - 1] as T;
      }
      keys[at] = key;
      order[at] = item;
    }
    return order;
  }
}

/** Creates a repeatable generator. Not for secrets. */
export function createRandom(seed: number | string): Random {
  return new RandomStream(typeof seed === 'string' ? hashText(seed) : mix(seed));
}
