import { hashText, mix } from './hash';

/** A repeatable stream of numbers: the same seed gives the same stream on every machine. */
export interface Random {
  /** A number in [0, 1). */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  /** True with the given probability (0 to 1). */
  chance(probability: number): boolean;
  /** One of the items; throws RangeError on an empty list. */
  pick<T>(items: readonly T[]): T;
  /** A shuffled copy. */
  shuffle<T>(items: readonly T[]): T[];
  /** Begins anew as the stream of another number, without a new object. */
  begin(seed: number): void;
}

/** Lists up to this long are shuffled without a sort: for a few items its calls cost more than the order. */
const FEW = 48;

/** A stream as one object without closures: a million of rows begin one each. */
class Stream implements Random {
  #state: number;

  constructor(state: number) {
    this.#state = state;
  }

  begin(seed: number): void {
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
    if (items.length === 0) throw new RangeError('Nothing to pick from');
    // The place is within the list, which the checker cannot know; the item itself may rightly be undefined.
    return items[Math.floor(this.next() * items.length)] as T;
  }

  shuffle<T>(items: readonly T[]): T[] {
    if (items.length > FEW)
      return items
        .map((item) => ({ item, key: this.next() }))
        .sort((left, right) => left.key - right.key)
        .map(({ item }) => item);
    const order: T[] = [];
    const keys: number[] = [];
    for (const item of items) {
      const key = this.next();
      let at = order.length;
      // Those above the new one move up; equal ones keep their order.
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

/** Makes a repeatable stream from a number or a text (such as a record's id); never for secrets. */
export function createRandom(seed: number | string): Random {
  return new Stream(typeof seed === 'string' ? hashText(seed) : mix(seed));
}
