import fc from '#tests/fixtures/fast-check';
import { expect, test } from 'vitest';
import { mergeRetry, failedIds, groupByReason, type BatchResult } from './batch-result';

test('failures are grouped by their reason, the most frequent first', () => {
  const groups = groupByReason([
    { taskId: 'a', reason: () => 'gone' },
    { taskId: 'b', reason: () => 'no balance', separateReason: 'balance' },
    { taskId: 'c', reason: () => 'no balance', separateReason: 'balance' },
    { taskId: null, reason: () => 'gone' },
    { taskId: 'd', reason: () => 'no balance', separateReason: 'balance' },
  ]);
  expect(groups).toEqual([
    { reason: 'no balance', special: 'balance', taskIds: ['b', 'c', 'd'] },
    { reason: 'gone', taskIds: ['a', null] },
  ]);
});

test('a retry contains each failed task once and no task that succeeded', () => {
  const result: BatchResult = {
    done: ['a'],
    ignored: ['b'],
    failures: [
      { taskId: 'c', reason: () => 'x' },
      { taskId: 'c', reason: () => 'y' },
      { taskId: null, reason: () => 'x' },
    ],
  };
  expect(failedIds(result)).toEqual(['c']);
});

test('retrying until nothing fails leaves every task done or ignored, exactly once', () => {
  const anyOutcome = fc.constantFrom('done', 'ignored', 'failed');
  fc.assert(
    fc.property(
      fc.array(fc.array(anyOutcome, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 12 }),
      (outcomes) => {
        const ids = outcomes.map((_, at) => String(at));
        const attempt = (tried: readonly string[], round: number): BatchResult => {
          const of = (outcome: string) => tried.filter((id) => (outcomes[Number(id)]?.[round] ?? 'done') === outcome);
          return {
            done: of('done'),
            ignored: of('ignored'),
            failures: of('failed').map((taskId) => ({ taskId, reason: () => 'r' })),
          };
        };
        let result = attempt(ids, 0);
        for (let round = 1; failedIds(result).length > 0; round++)
          result = mergeRetry(result, attempt(failedIds(result), round));
        expect([...result.done, ...result.ignored].sort()).toEqual([...ids].sort());
      },
    ),
  );
});
