import fc from '#tests/fixtures/fast-check';
import { describe, expect, test } from 'vitest';
import { StartResult, StopResult } from '#src/contract/enums.gen';
import { groupByReason } from './batch-result';
import { classifyStart, classifyStop, withReasons } from './start-stop-results';

describe('start', () => {
  test('START-01 OnExecuting is ignored as an error', () => {
    const outcome = classifyStart(['a', 'b'], [{ taskId: 'a', startResult: 1 }]);
    expect(outcome).toMatchObject({ done: ['b'], ignored: ['a'], failures: [] });
  });

  test('START-02 codes 1000 and 1002 are failures with special handling', () => {
    const outcome = classifyStart(
      ['a', 'b'],
      [
        { taskId: 'a', startResult: 1000 },
        { taskId: 'b', startResult: 1002 },
      ],
    );
    expect(outcome).toMatchObject({
      done: [],
      failures: [
        { taskId: 'a', separateReason: 'balance' },
        { taskId: 'b', separateReason: 'dailyLimit' },
      ],
    });
  });

  test.each([2, 3, 4, 5, 6, 7, 1001, 1003, 1004, 4711])(
    'code %i is an ordinary failure that keeps its code',
    (code) => {
      const outcome = classifyStart(['a', 'b'], [{ taskId: 'a', startResult: code }]);
      expect(outcome.failures).toEqual([{ taskId: 'a', code }]);
      expect(outcome.done).toEqual(['b']);
    },
  );

  test('ERR-10 reasons are sorted by frequency, and an error without a task counts as well', () => {
    const outcome = classifyStart(
      ['a', 'b', 'c'],
      [
        { taskId: 'a', startResult: 7 },
        { taskId: 'b', startResult: 4 },
        { startResult: 4 },
        { taskId: 'c', startResult: 0 },
      ],
    );
    const groups = groupByReason(outcome.failures.map((entry) => ({ ...entry, reason: () => String(entry.code) })));
    expect(groups).toEqual([
      { reason: '4', taskIds: ['b', null] },
      { reason: '7', taskIds: ['a'] },
    ]);
    expect(outcome.done).toEqual(['c']);
  });

  test('every requested task is done, ignored or failed, exactly once', () => {
    const code = fc.constantFrom(...Object.values(StartResult));
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.record({ taskId: fc.uuid(), startResult: code }), { selector: (e) => e.taskId }),
        (errors) => {
          const ids = errors.map((error) => error.taskId);
          const o = classifyStart(ids, errors);
          const piles = [...o.done, ...o.ignored, ...o.failures.map((f) => f.taskId)];
          expect(piles.sort()).toEqual([...ids].sort());
        },
      ),
    );
  });
});

describe('stop', () => {
  test('START-03 AlreadyEnded and UnexecutedTask are ignored as errors', () => {
    const outcome = classifyStop(
      ['a', 'b', 'c', 'd'],
      [
        { taskId: 'a', stopResult: StopResult.AlreadyEnded },
        { taskId: 'b', stopResult: StopResult.UnexecutedTask },
        { taskId: 'c', stopResult: StopResult.Succeed },
        { taskId: 'd', stopResult: StopResult.UserNotTaskOwner },
      ],
    );
    expect(outcome).toEqual({
      done: ['c'],
      ignored: ['a', 'b'],
      failures: [{ taskId: 'd', code: 4 }],
    });
  });

  test('ERR-11 an unknown stop code and the code 0 are failures', () => {
    expect(
      classifyStop(
        ['a', 'b'],
        [
          { taskId: 'a', stopResult: 0 },
          { taskId: 'b', stopResult: 99 },
        ],
      ).failures,
    ).toHaveLength(2);
  });
});

test('of several errors of a task, the first counts, and each failure tells its reason', () => {
  const outcome = classifyStart(
    ['a', 'b'],
    [{ taskId: 'a', startResult: 2 }, { taskId: 'a', startResult: 3 }, { startResult: 4 }, { startResult: 5 }],
  );
  expect(outcome.failures.map(({ code }) => code)).toEqual([2, 4, 5]);
  const { done, ignored, failures } = withReasons(outcome, (code) => `reason ${code}`);
  expect({ done, ignored }).toEqual({ done: ['b'], ignored: [] });
  expect(failures.map(({ taskId, reason }) => [taskId, reason()])).toEqual([
    ['a', 'reason 2'],
    [null, 'reason 4'],
    [null, 'reason 5'],
  ]);
});
