/** Gives a time in epoch milliseconds. */
export type NowSource = () => number;

/** The device's own time in epoch milliseconds, whatever `now()` is made to say: only to measure how long ago the device did something. */
export const deviceNow: NowSource = () => Date.now();
let source = deviceNow;

/** The current time in epoch milliseconds; the only place the product asks what time it is. */
export function now(): number {
  return source();
}

/** Replaces the source of `now()` (a frozen clock in stories and tests); gives a function that puts the former one back. */
export function setNowSource(next: NowSource | undefined): () => void {
  const former = source;
  source = next ?? deviceNow;
  return () => {
    source = former;
  };
}
