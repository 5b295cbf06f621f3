/**
 * Does `work` for every item, at most `atOnce` at a time. Gives what came of each, in the order of the items, and never rejects:
 * after an error that `ends` says is the end of it all, the remaining items are not tried and have that error, too.
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
