import fc from '#tests/fixtures/fast-check';
import { describe, expect, test } from 'vitest';
import { cpuTime } from '#tests/fixtures/cpu-time';
import { runRecord } from '#tests/fixtures/run-record';
import { BalanceItemType, SubtaskStatus } from '#src/contract/enums.gen';
import type { RunRecord } from '#mocks/db/runs';
import {
  captchasAt,
  costsAt,
  endsAt,
  errorsAt,
  existingRowsAt,
  isCutShort,
  planOf,
  rateAt,
  rowsAt,
  seriesOf,
  spendingAt,
  STOP_DURATION,
  subtasksAt,
  totalCost,
  WARM_UP,
  workedUntil,
} from './progress';

const START = Date.parse('2026-11-16T10:00:00Z');

const anyRun = fc
  .record({
    seed: fc.integer({ min: 0, max: 2 ** 31 }),
    plannedRows: fc.integer({ min: 0, max: 20_000 }),
    rowsPerMinute: fc.integer({ min: 30, max: 5_000 }),
    errorShare: fc.double({ min: 0, max: 0.9, noNaN: true }),
    inputCount: fc.integer({ min: 1, max: 60 }),
  })
  .map(({ inputCount, ...rest }) =>
    runRecord({
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
    const stopped = runRecord({ stopRequestedAt: START + 30_000 });
    expect(rowsAt(stopped, START + 30_000)).toBeGreaterThan(0);
    expect(rowsAt(stopped, START + 300_000)).toBe(rowsAt(stopped, START + 30_000));
  });

  test('TASK-28 a stopped subtask pauses while the others continue, and resumes when started again', () => {
    const from = START + WARM_UP + 3_000;
    const paused = runRecord({ holds: [{ subtask: 0, from, to: undefined }] });
    const before = subtasksAt(paused, from)[0];
    const after = subtasksAt(paused, from + 20_000);
    expect(after[0]).toMatchObject({ rows: before?.rows, status: SubtaskStatus.Stopped });
    expect(after[1]?.rows).toBeGreaterThan(subtasksAt(paused, from)[1]?.rows ?? Infinity);
    const resumed = runRecord({ holds: [{ subtask: 0, from, to: from + 20_000 }] });
    expect(rowsAt(resumed, endsAt(resumed))).toBe(1_000);
  });

  test('failed inputs are counted once tried, and a run with errors still completes', () => {
    const broken = runRecord({
      errorShare: 0.6,
      seed: 3,
      inputs: Array.from({ length: 20 }, (_, index) => `i${index}`),
    });
    expect(errorsAt(broken, START)).toBe(0);
    expect(errorsAt(broken, endsAt(broken))).toBe(planOf(broken).filter((plan) => plan.fails).length);
    expect(errorsAt(broken, endsAt(broken))).toBeGreaterThan(0);
    expect(rowsAt(broken, endsAt(broken))).toBe(1_000);
  });

  test('spending is in dollars per 1,000 rows', () => {
    const one = runRecord();
    expect(spendingAt(one, endsAt(one))).toBeCloseTo(4, 10);
  });

  test('the chart ends at the rows found so far', () => {
    const one = runRecord();
    const series = seriesOf(one, START + 40_000);
    expect(series.at(-1)?.rows).toBe(rowsAt(one, START + 40_000));
  });

  test('a run of ten million rows answers as fast as a small one', () => {
    const huge = runRecord({
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

const inputsOf = (count: number) => Array.from({ length: count }, (_, index) => `i${index}`);
const statusesAt = (one: RunRecord, now: number) => subtasksAt(one, now).map((subtask) => subtask.status);

describe('plan of a run', () => {
  test('three subtasks work at once, and each other one begins when its predecessor in the same lane ends', () => {
    const plans = planOf(runRecord({ inputs: inputsOf(10) }));
    for (const [index, plan] of plans.entries()) {
      const before = plans[index - 3];
      expect(plan.startOffset).toBe(before ? before.startOffset + before.duration : WARM_UP);
      expect(plan.duration).toBe(Math.max(2_000, Math.ceil(plan.rows / (600 / 60_000 / 3))));
    }
    expect(planOf(runRecord({ inputs: inputsOf(2) })).map((plan) => plan.duration)).toEqual(
      planOf(runRecord({ inputs: inputsOf(2) })).map((plan) => Math.ceil(plan.rows / (600 / 60_000 / 2))),
    );
  });

  test('a subtask without rows takes two seconds', () => {
    expect(planOf(runRecord({ plannedRows: 0, inputs: inputsOf(4) }))).toEqual(
      [0, 0, 0, 2_000].map((later) => ({ rows: 0, startOffset: WARM_UP + later, duration: 2_000, fails: false })),
    );
  });

  test('a run has a subtask for each input, at least one and at most two hundred', () => {
    const countOf = (inputs: number) => planOf(runRecord({ inputs: inputsOf(inputs) })).length;
    expect([0, 1, 200, 201].map(countOf)).toEqual([1, 1, 200, 200]);
    expect(subtasksAt(runRecord({ inputs: [] }), START).map((subtask) => subtask.input)).toEqual(['']);
  });

  test('the subtasks differ in size, the largest being three times the smallest at most', () => {
    const rows = planOf(runRecord({ plannedRows: 100_000, inputs: inputsOf(200) })).map((plan) => plan.rows);
    expect(rows.reduce((sum, count) => sum + count, 0)).toBe(100_000);
    expect(Math.max(...rows) / Math.min(...rows)).toBeGreaterThan(2);
    expect(Math.max(...rows) / Math.min(...rows)).toBeLessThan(3.1);
  });

  test('failing subtasks have no rows, and the first one never fails', () => {
    const [first, ...others] = planOf(runRecord({ errorShare: 1, inputs: inputsOf(5) }));
    expect(first).toMatchObject({ rows: 1_000, fails: false });
    expect([others.length, others.every(({ rows, fails }) => rows === 0 && fails)]).toEqual([4, true]);
    expect(planOf(runRecord({ inputs: inputsOf(50) })).every((plan) => !plan.fails)).toBe(true);
    const share =
      planOf(runRecord({ errorShare: 0.3, inputs: inputsOf(200) })).filter((plan) => plan.fails).length / 200;
    expect(share).toBeGreaterThan(0.2);
    expect(share).toBeLessThan(0.4);
  });

  test('runs that differ in one number only have different plans', () => {
    const model = { seed: 1, plannedRows: 11, rowsPerMinute: 60, errorShare: 0.5, inputs: inputsOf(12) };
    const changes = [
      {},
      { seed: 2 },
      { plannedRows: 12 },
      { rowsPerMinute: 6 },
      { errorShare: 0 },
      { inputs: inputsOf(13) },
      { seed: 11, plannedRows: 1 },
    ];
    const plans = changes.map((change) => JSON.stringify(planOf(runRecord({ ...model, ...change }))));
    expect(new Set(plans).size).toBe(changes.length);
  });
});

describe('rows of a run', () => {
  test('a waiting run has no rows, costs, chart or rate, and no end', () => {
    const waiting = runRecord({ startedAt: undefined, errorShare: 0.5 });
    const later = START + 600_000;
    expect([rowsAt(waiting, later), errorsAt(waiting, later), rateAt(waiting, later)]).toEqual([0, 0, 0]);
    expect([seriesOf(waiting, later), endsAt(waiting)]).toEqual([[], Infinity]);
    expect(statusesAt(waiting, later)).toEqual(Array(5).fill(SubtaskStatus.Unexecuted));
    expect(subtasksAt(waiting, later)[0]).toMatchObject({ rows: 0, startedAt: undefined, endedAt: undefined });
  });

  test('an ended run has its final rows from its end on, and computed ones before', () => {
    const endedAt = START + 20_000;
    const ended = runRecord({ endedAt, end: 'stopped', finalRows: 77 });
    expect([rowsAt(ended, endedAt), rowsAt(ended, endedAt + 1)]).toEqual([77, 77]);
    expect(rowsAt(ended, endedAt - 1)).toBe(rowsAt(runRecord(), endedAt - 1));
    const neverStarted = runRecord({ startedAt: undefined, endedAt, finalRows: 0 });
    expect([rowsAt(neverStarted, endedAt - 1), rowsAt(neverStarted, endedAt)]).toEqual([0, 0]);
  });

  test('a run works until now, its stop or its end, whichever comes first', () => {
    const stopRequestedAt = START + 10_000;
    const endedAt = START + 13_000;
    expect(workedUntil(runRecord(), START + 5)).toBe(START + 5);
    expect(workedUntil(runRecord({ stopRequestedAt }), START + 9_000)).toBe(START + 9_000);
    expect(workedUntil(runRecord({ stopRequestedAt, endedAt }), START + 20_000)).toBe(stopRequestedAt);
    expect(workedUntil(runRecord({ endedAt }), START + 20_000)).toBe(endedAt);
  });

  test('removed rows no longer exist, but still count as found', () => {
    const ended = runRecord({ endedAt: START + 500_000, finalRows: 1_000 });
    const removed = { ...ended, rowsRemovedAt: START + 600_000 };
    expect([existingRowsAt(ended, START + 700_000), existingRowsAt(removed, START + 700_000)]).toEqual([1_000, 0]);
    expect(rowsAt(removed, START + 700_000)).toBe(1_000);
  });

  test('an input counts as failed at the end of its last try', () => {
    const broken = runRecord({ errorShare: 1, inputs: inputsOf(2) });
    const tried = START + WARM_UP + 2_000;
    expect([errorsAt(broken, tried - 1), errorsAt(broken, tried)]).toEqual([0, 1]);
    expect(errorsAt({ ...broken, stopRequestedAt: tried - 1 }, tried + 60_000)).toBe(0);
    const failed = (now: number) => subtasksAt(broken, now).map((subtask) => subtask.failed);
    expect([failed(tried - 1), failed(tried)]).toEqual([
      [false, false],
      [false, true],
    ]);
  });
});

describe('costs of a run', () => {
  test('ENUM-55 rows are charged in proportion, captchas only in full', () => {
    const one = runRecord({ price: 4, proxyPrice: 0.5, captchaEvery: 300, captchaPrice: 0.01 });
    const now = endsAt(one);
    expect(captchasAt(one, now)).toBe(3);
    expect(costsAt(one, now)).toEqual({
      [BalanceItemType.Template]: 4,
      [BalanceItemType.ProxyIp]: 0.5,
      [BalanceItemType.Captcha]: 0.03,
    });
    expect(totalCost(costsAt(one, now))).toBeCloseTo(4.53, 10);
    expect(captchasAt({ ...one, captchaEvery: 1_000 }, now)).toBe(1);
    const none = { ...one, captchaEvery: 0 };
    expect([captchasAt(none, now), costsAt(none, now)[BalanceItemType.Captcha]]).toEqual([0, 0]);
  });
});

describe('stopped subtasks', () => {
  const [first, second] = planOf(runRecord());
  const firstEnd = START + WARM_UP + (first?.duration ?? 0);
  const from = START + WARM_UP + 3_000;

  test('a run with all other subtasks done ends three seconds after the last stop', () => {
    const single = runRecord({ inputs: ['a'], holds: [{ subtask: 0, from, to: undefined }] });
    expect([endsAt(single), isCutShort(single)]).toEqual([from + STOP_DURATION, true]);
    const again = {
      ...single,
      holds: [
        { subtask: 0, from, to: from + 5_000 },
        { subtask: 0, from: from + 9_000, to: undefined },
      ],
    };
    expect([endsAt(again), isCutShort(again)]).toEqual([from + 9_000 + STOP_DURATION, true]);
  });

  test('a restarted subtask ends later by all its pauses and does not cut the run short', () => {
    const holds = [
      { subtask: 0, from, to: from + 5_000 },
      { subtask: 0, from: from + 7_000, to: from + 10_000 },
      { subtask: 1, from, to: from + 500 },
    ];
    const resumed = runRecord({ holds });
    const states = subtasksAt(resumed, endsAt(resumed));
    expect(isCutShort(resumed)).toBe(false);
    expect(states[0]?.endedAt).toBe(firstEnd + 8_000);
    expect(states[1]?.endedAt).toBe(START + WARM_UP + (second?.duration ?? 0) + 500);
    expect(endsAt(runRecord({ inputs: ['a'], holds: holds.slice(0, 1) }))).toBe(
      endsAt(runRecord({ inputs: ['a'] })) + 5_000,
    );
  });

  test('a pause counts only as far as it has passed', () => {
    const paused = runRecord({ holds: [{ subtask: 0, from, to: from + 5_000 }] });
    const rows = (now: number) => subtasksAt(paused, now)[0]?.rows;
    expect(rows(from - 1_000)).toBe(subtasksAt(runRecord(), from - 1_000)[0]?.rows);
    expect(rows(from + 2_500)).toBe(rows(from));
    expect(rows(from + 8_000)).toBe(subtasksAt(runRecord(), from + 3_000)[0]?.rows);
  });

  test('a stopped subtask is stopping for three seconds, then stopped, and ends at its stop', () => {
    const paused = runRecord({ holds: [{ subtask: 0, from, to: undefined }] });
    const state = (now: number, one = paused) => subtasksAt(one, now)[0];
    expect(state(from + STOP_DURATION - 1)).toMatchObject({ status: SubtaskStatus.Stopping, endedAt: from });
    expect(state(from + STOP_DURATION)).toMatchObject({ status: SubtaskStatus.Stopped, endedAt: from });
    expect(state(from + 1, { ...paused, endedAt: from })?.status).toBe(SubtaskStatus.Stopped);
    expect(state(from + 10_000)?.startedAt).toBe(START + WARM_UP);
  });
});

describe('subtask states', () => {
  const one = runRecord({ inputs: inputsOf(9) });
  const plans = planOf(one);

  test('the next three subtasks wait, and the others are not executed yet', () => {
    const { Executing, Waiting, Unexecuted } = SubtaskStatus;
    expect(statusesAt(one, START + WARM_UP)).toEqual([
      ...Array<string>(3).fill(Waiting),
      ...Array<string>(6).fill(Unexecuted),
    ]);
    expect(statusesAt(one, START + WARM_UP + 1)).toEqual([
      ...Array<string>(3).fill(Executing),
      ...Array<string>(3).fill(Waiting),
      ...Array<string>(3).fill(Unexecuted),
    ]);
  });

  test('a subtask has its start from then on and its end once it is completed', () => {
    const start = START + WARM_UP;
    const end = start + (plans[0]?.duration ?? 0);
    const state = (now: number) => subtasksAt(one, now)[0];
    expect(state(start)).toMatchObject({ input: 'i0', rows: 0, startedAt: undefined, endedAt: undefined });
    expect(state(start + 1)).toMatchObject({ startedAt: start, endedAt: undefined });
    expect(state(end - 1)).toMatchObject({ status: SubtaskStatus.Executing, startedAt: start, endedAt: undefined });
    expect(state(end)).toMatchObject({
      index: 0,
      status: SubtaskStatus.Completed,
      rows: plans[0]?.rows,
      startedAt: start,
      endedAt: end,
      failed: false,
    });
  });

  test('a stop ends started subtasks after a delay, and others are never executed', () => {
    const { Executing, Stopping, Stopped, Unexecuted } = SubtaskStatus;
    const stopRequestedAt = START + WARM_UP + 1_000;
    const stopping = runRecord({ inputs: inputsOf(9), stopRequestedAt });
    const shown = (status: string) => [...Array<string>(3).fill(status), ...Array<string>(6).fill(Unexecuted)];
    expect(statusesAt(stopping, stopRequestedAt - 1).slice(0, 3)).toEqual(Array(3).fill(Executing));
    expect(statusesAt(stopping, stopRequestedAt)).toEqual(shown(Stopping));
    const endedAt = stopRequestedAt + STOP_DURATION;
    const ended = { ...stopping, endedAt };
    expect(statusesAt(ended, endedAt - 1)).toEqual(shown(Stopping));
    expect(statusesAt(ended, endedAt)).toEqual(shown(Stopped));
    const states = subtasksAt(ended, endedAt);
    expect(states.map((subtask) => subtask.endedAt)).toEqual([
      ...Array<number>(3).fill(endedAt),
      ...Array<undefined>(6).fill(undefined),
    ]);
  });
});

describe('chart and rate', () => {
  test('the chart has evenly spaced points from the start to now, the stop or the end', () => {
    const one = runRecord();
    const series = seriesOf(one, START + 40_000);
    expect(series.map((point) => point.time)).toEqual(Array.from({ length: 41 }, (_, index) => START + index * 1_000));
    expect(series.map((point) => point.rows)).toEqual(series.map((point) => rowsAt(one, point.time)));
    expect(seriesOf(one, START + 40_000, 2).map((point) => point.time - START)).toEqual([0, 20_000, 40_000]);
    const stopped = runRecord({ stopRequestedAt: START + 20_000 });
    expect(seriesOf(stopped, START + 60_000).at(-1)?.time).toBe(START + 20_000);
    expect(new Set(seriesOf(one, START - 5_000).map((point) => point.time))).toEqual(new Set([START]));
  });

  test('the chart of an ended run never exceeds its final rows', () => {
    const ended = runRecord({ endedAt: START + 40_000, finalRows: 50 });
    const rows = seriesOf(ended, START + 90_000).map((point) => point.rows);
    expect(rows.at(-1)).toBe(50);
    expect(Math.max(...rows)).toBe(50);
    expect(rows[10]).toBe(Math.min(50, rowsAt(runRecord(), START + 10_000)));
  });

  test('the rate counts the rows of the last minute of work', () => {
    const long = runRecord({ plannedRows: 100_000 });
    const rows = (seconds: number) => rowsAt(long, START + seconds * 1_000);
    expect(rateAt(long, START + 300_000)).toBe(rows(300) - rows(240));
    expect(rateAt(long, START + 300_000)).toBeGreaterThan(590);
    expect(rateAt(long, START + 30_000)).toBe(rows(30) * 2);
    expect(rateAt(long, START)).toBe(0);
    expect(rateAt({ ...long, stopRequestedAt: START }, START + 1_000)).toBe(0);
    const stopped = { ...long, stopRequestedAt: START + 300_000, endedAt: START + 303_000, finalRows: 5 };
    expect(rateAt(stopped, START + 900_000)).toBe(rows(300) - rows(240));
  });
});
