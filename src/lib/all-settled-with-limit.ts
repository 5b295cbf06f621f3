/**
 * Runs `work` for each item, at most `atOnce` at a time. Returns results in order; never rejects. After an error that `ends` accepts, the
 * remaining items fail with it.
 */
export async function allSettledWithLimit<Item, Result>(
  items: readonly Item[],
  concurrency: number,
  work: (item: Item) => Promise<Result>,
  isFatal: (error: unknown) => boolean = () => false,
): Promise<PromiseSettledResult<Result>[]> {
  const results: PromiseSettledResult<Result>[] = [];
  let next = 0;
  let fatal: PromiseRejectedResult | undefined;
  const worker = async (): Promise<void> => {
    while (next < items.length) {
      const at = next;
      next += 1;
      if (fatal) {
        results[at] = fatal;
        continue;
      }
      try {
        results[at] = { status: 'fulfilled', value: await work(items[at] as Item) };
      } catch (error) {
        const failed: PromiseRejectedResult = { status: 'rejected', reason: error };
        results[at] = failed;
        if (isFatal(error)) fatal = failed;
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(concurrency, items.length) }, worker));
  return results;
}
