import { mix } from '../hash';

/**
 * Stores 64-bit hashes, because a Set refuses more than 16.7 million entries. With ten million lines, a false duplicate has a chance of 1
 * in 400,000.
 */
export class LineSet {
  #low: Uint32Array<ArrayBuffer>;
  #high: Uint32Array<ArrayBuffer>;
  #size = 0;

  /** Growing a large table later would block the page. */
  constructor(expected = 0) {
    const places = Math.max(1 << 12, 2 ** Math.ceil(Math.log2(2 * expected + 1)));
    this.#low = new Uint32Array(places);
    this.#high = new Uint32Array(places);
  }

  /** Returns false for a text that was added before. */
  add(text: string): boolean {
    let low = 0xdeadbeef;
    let high = 0x41c6ce57;
    for (let index = 0; index < text.length; index += 1) {
      const unit = text.charCodeAt(index);
      low = Math.imul(low ^ unit, 0x9e3779b1);
      high = Math.imul(high ^ unit, 0x5f356495);
    }
    low = mix(low ^ (high >>> 13));
    // Zero in `high` marks an empty slot.
    high = mix(high ^ (low >>> 13)) || 1;
    if (!this.#place(low, high)) return false;
    this.#size += 1;
    if (this.#size * 2 > this.#low.length) this.#grow();
    return true;
  }

  #place(low: number, high: number): boolean {
    const mask = this.#low.length - 1;
    let at = low & mask;
    while (this.#high[at] !== 0) {
      if (this.#high[at] === high && this.#low[at] === low) return false;
      at = (at + 1) & mask;
    }
    this.#low[at] = low;
    this.#high[at] = high;
    return true;
  }

  #grow(): void {
    const low = this.#low;
    const high = this.#high;
    this.#low = new Uint32Array(low.length * 2);
    this.#high = new Uint32Array(low.length * 2);
    for (let at = 0; at < low.length; at += 1) {
      const stored = high[at] ?? 0;
      if (stored !== 0) this.#place(low[at] ?? 0, stored);
    }
  }
}
