/** Returns a function for the elapsed milliseconds. */
export type Stopwatch = () => () => number;

export const stopwatch: Stopwatch = () => {
  const started = performance.now();
  return () => performance.now() - started;
};
