/** Starts to measure; what it gives tells the milliseconds since. */
export type Stopwatch = () => () => number;

/** Measures by the browser's own clock, which nobody sets. */
export const stopwatch: Stopwatch = () => {
  const started = performance.now();
  return () => performance.now() - started;
};
