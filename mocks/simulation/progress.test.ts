import fc from '#tests/fixtures/fast-check';
import { describe, expect, test } from 'vitest';
import { cpuTime } from '#tests/fixtures/cpu-time';
import { StartWay, SubtaskStatus } from '#src/contract/enums.gen';
import type { RunRecord } from '#mocks/db/runs';
import { endsAt, errorsAt, planOf, rowsAt, seriesOf, spendingAt, subtasksAt, WARM_UP } from './progress';

const START = Date.parse('2026-11-16T10:00:00Z');

function run(change: Partial<RunRecord> = {}): RunRecord {
  return {
    runId: 'task-1:1',
    taskId: 'task-1',
    userId: '1',
    lot: 1,
    startWay: StartWay.Manual,
    seed: 7,
    requestedAt: START,
    priority: 50,
    plannedRows: 1_000,
    nodes: 1,
    rowsPerMinute: 600,
    errorShare: 0,
    inputs: ['a', 'b', 'c', 'd', 'e'],
    price: 4,
    startedAt: START,
    stopRequestedAt: undefined,
    endedAt: undefined,
    end: undefined,
    finalRows: 0,
    proxyPrice: 0,
    captchaEvery: 0,
    captchaPrice: 0,
    charged: 0,
    holds: [],
    exportedRows: 0,
    ...change,
  };
}

const anyRun = fc
  .record({
    seed: fc.integer({ min: 0, max: 2 ** 31 }),
    plannedRows: fc.integer({ min: 0, max: 20_000 }),
    rowsPerMinute: fc.integer({ min: 30, max: 5_000 }),
    errorShare: fc.double({ min: 0, max: 0.9, noNaN: true }),
    inputCount: fc.integer({ min: 1, max: 60 }),
  })
  .map(({ inputCount, ...rest }) =>
    run({
      ...rest,
      runId: `t:${rest.seed}`,
      inputs: Array.from({ length: inputCount }, (_, index) => `input ${index}`),
    }),
  );

describe('run progress over time', () => {
  test('rows only grow, start after the warm-up and end at the planned number', () => {
    fc.assert(
      fc.property(
        anyRun,
        fc.array(fc.double({ min: 0, max: 1.2, noNaN: true }), { minLength: 2, maxLength: 8 }),
        (one, shares) => {
          const takes = endsAt(one) - START;
          const rows = shares.toSorted((a, b) => a - b).map((share) => rowsAt(one, START + takes * share));
          expect(rows).toEqual(rows.toSorted((a, b) => a - b));
          expect(rowsAt(one, START + WARM_UP)).toBe(0);
          expect(rowsAt(one, endsAt(one))).toBe(one.plannedRows);
        },
      ),
    );
  });

  test('the rows of the subtasks always add up to those of the run', () => {
    fc.assert(
      fc.property(anyRun, fc.double({ min: 0, max: 1.1, noNaN: true }), (one, share) => {
        const now = START + (endsAt(one) - START) * share;
        expect(subtasksAt(one, now).reduce((sum, subtask) => sum + subtask.rows, 0)).toBe(rowsAt(one, now));
      }),
    );
  });

  test('a stopped run gains no rows', () => {
    const stopped = run({ stopRequestedAt: START + 30_000 });
    expect(rowsAt(stopped, START + 30_000)).toBeGreaterThan(0);
    expect(rowsAt(stopped, START + 300_000)).toBe(rowsAt(stopped, START + 30_000));
  });

  test('TASK-28 a stopped subtask pauses while the others continue, and resumes when started again', () => {
    const from = START + WARM_UP + 3_000;
    const paused = run({ holds: [{ subtask: 0, from, to: undefined }] });
    const before = subtasksAt(paused, from)[0];
    const after = subtasksAt(paused, from + 20_000);
    expect(after[0]).toMatchObject({ rows: before?.rows, status: SubtaskStatus.Stopped });
    expect(after[1]?.rows).toBeGreaterThan(subtasksAt(paused, from)[1]?.rows ?? Infinity);
    const resumed = run({ holds: [{ subtask: 0, from, to: from + 20_000 }] });
    expect(rowsAt(resumed, endsAt(resumed))).toBe(1_000);
  });

  test('failed inputs are counted once tried, and a run with errors still completes', () => {
    const broken = run({ errorShare: 0.6, seed: 3, inputs: Array.from({ length: 20 }, (_, index) => `i${index}`) });
    expect(errorsAt(broken, START)).toBe(0);
    expect(errorsAt(broken, endsAt(broken))).toBe(planOf(broken).filter((plan) => plan.fails).length);
    expect(errorsAt(broken, endsAt(broken))).toBeGreaterThan(0);
    expect(rowsAt(broken, endsAt(broken))).toBe(1_000);
  });

  test('spending is in dollars per 1,000 rows', () => {
    const one = run();
    expect(spendingAt(one, endsAt(one))).toBeCloseTo(4, 10);
  });

  test('the chart ends at the rows found so far', () => {
    const one = run();
    const series = seriesOf(one, START + 40_000);
    expect(series.at(-1)?.rows).toBe(rowsAt(one, START + 40_000));
  });

  test('a run of ten million rows answers as fast as a small one', () => {
    const huge = run({
      runId: 'huge:1',
      plannedRows: 10_000_000,
      rowsPerMinute: 400_000,
      inputs: Array.from({ length: 200 }, (_, index) => `i${index}`),
    });
    planOf(huge);
    const began = cpuTime();
    for (let index = 0; index < 100; index++) rowsAt(huge, START + index * 10_000);
    expect((cpuTime() - began) / 100).toBeLessThan(5);
  });
});
