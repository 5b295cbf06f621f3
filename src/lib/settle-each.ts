/**
 * Runs `work` for each item, at most `atOnce` at a time. Returns results in order; never rejects. After an error that `ends` accepts, the
 * remaining items fail with it.
 */
export async function settleEach<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
  ends: (error: unknown) => boolean = () => false,
): Promise<PromiseSettledResult<Result>[]> {
  const results: PromiseSettledResult<Result>[] = [];
  let next = 0;
  let over: PromiseRejectedResult | undefined;
  const worker = async (): Promise<void> => {
    while (next < items.length) {
      const at = next;
      next += 1;
      if (over) {
        results[at] = over;
        continue;
      }
      try {
        results[at] = { status: 'fulfilled', value: await work(items[at] as Item) };
      } catch (error) {
        const failed: PromiseRejectedResult = { status: 'rejected', reason: error };
        results[at] = failed;
        if (ends(error)) over = failed;
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));
  return results;
}
