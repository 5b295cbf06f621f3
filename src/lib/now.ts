/** Gives a time in epoch milliseconds. */
export type NowSource = () => number;

const systemNow: NowSource = () => Date.now();
let source: NowSource = systemNow;

/** The current time in epoch milliseconds; the only place the product asks what time it is. */
export function now(): number {
  return source();
}

/** Replaces the source of `now()` (a frozen clock in stories and tests); gives a function that puts the former one back. */
export function setNowSource(next: NowSource | undefined): () => void {
  const former = source;
  source = next ?? systemNow;
  return () => {
    source = former;
  };
}
