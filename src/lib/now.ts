export type NowSource = () => number;

/** The device's clock, unaffected by setNowSource. Only for elapsed time. */
export const deviceNow: NowSource = () => Date.now();
let source = deviceNow;

/** Epoch milliseconds. The product reads the clock only here. */
export function now(): number {
  return source();
}

/** Replaces the clock for stories and tests. Returns a function that restores the previous one. */
export function setNowSource(next: NowSource | undefined): () => void {
  const previous = source;
  source = next ?? deviceNow;
  return () => {
    source = previous;
  };
}
