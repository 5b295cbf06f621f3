import { expect, test } from 'vitest';
import { allSettledWithLimit } from './all-settled-with-limit';

test('each item is processed once within the concurrency limit, and results keep the order', async () => {
  let busy = 0;
  let maxBusy = 0;
  const results = await allSettledWithLimit([5, 1, 4, 2, 3], 2, async (item) => {
    busy += 1;
    maxBusy = Math.max(maxBusy, busy);
    for (let turn = 0; turn < item; turn++) await Promise.resolve();
    busy -= 1;
    if (item === 4) throw new Error('four');
    return item * 10;
  });
  expect(maxBusy).toBe(2);
  expect(results.map((each) => (each.status === 'fulfilled' ? each.value : String(each.reason)))).toEqual([
    50,
    10,
    'Error: four',
    20,
    30,
  ]);
});

test('after a fatal error the remaining items are rejected without being tried', async () => {
  const tried: number[] = [];
  const end = new Error('session');
  const results = await allSettledWithLimit(
    [1, 2, 3, 4],
    1,
    (item) => {
      tried.push(item);
      return item === 2 ? Promise.reject(end) : Promise.resolve(item);
    },
    (error) => error === end,
  );
  expect(tried).toEqual([1, 2]);
  expect(results.map((each) => each.status)).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected']);
});

test('an empty list returns an empty result', async () => {
  expect(await allSettledWithLimit([], 4, () => Promise.resolve(1))).toEqual([]);
});
