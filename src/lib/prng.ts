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
}

/** Makes a repeatable stream from a number or a text (such as a record's id); never for secrets. */
export function createRandom(seed: number | string): Random {
  let state = typeof seed === 'string' ? hashText(seed) : mix(seed);
  const next = (): number => {
    state = (state + 0x9e3779b9) >>> 0;
    return mix(state) / 0x1_0000_0000;
  };
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (items) => {
      if (items.length === 0) throw new RangeError('Nothing to pick from');
      const at = int(0, items.length - 1);
      // `at` is within the list, which the checker cannot know; the item itself may rightly be undefined.
      return items[at] as (typeof items)[number];
    },
    shuffle: (items) =>
      items
        .map((item) => ({ item, key: next() }))
        .sort((left, right) => left.key - right.key)
        .map(({ item }) => item),
  };
}
