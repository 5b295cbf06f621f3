import { describe, expect, test } from 'vitest';
import { LotStatus, StartWay, TaskStatus } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { runFacts } from './run-facts';

const bare: Schemas['RunSummary'] = { startTime: '2026-11-20T06:00:00Z', captcha: 0 };
const lot = (more: Partial<Schemas['Lot']>): Schemas['Lot'] => ({
  lotNo: '3',
  status: LotStatus.Completed,
  startTime: '2026-11-20T06:00:00Z',
  endTime: '2026-11-20T06:10:00Z',
  duration: 600,
  rows: 20,
  errorCount: 0,
  cost: 0.5,
  startWay: StartWay.Manual,
  subtasks: { total: 1, waiting: 0, executing: 0, stopped: 0, completed: 1 },
  ...more,
});

describe('state of the last run', () => {
  test.each([
    ['never', { startTime: null, captcha: 0, taskStatus: TaskStatus.Ready }, false],
    ['waiting', { startTime: null, captcha: 0, taskStatus: TaskStatus.Waiting, lot: '1', rows: 0 }, true],
    ['nothingYet', { ...bare, taskStatus: TaskStatus.Running, rows: 0 }, true],
    ['collecting', { ...bare, taskStatus: TaskStatus.Running, rows: 12 }, true],
    ['stopping', { ...bare, taskStatus: TaskStatus.Running, rows: 12, stopping: true }, true],
    ['stopped', { ...bare, taskStatus: TaskStatus.Stoped, rows: 12 }, false],
    ['foundNothing', { ...bare, taskStatus: TaskStatus.Completed, rows: 0, errorCount: 0 }, false],
    ['endedWithErrors', { ...bare, taskStatus: TaskStatus.Completed, rows: 0, errorCount: 2 }, false],
    ['completed', { ...bare, taskStatus: TaskStatus.Completed, rows: 12 }, false],
  ] as const)('%s', (state, summary, active) => {
    expect(runFacts(summary, undefined, undefined)).toMatchObject({ state, active });
  });
});

describe('minimal server answer', () => {
  test('the newest run supplies the values that the summary omits', () => {
    const facts = runFacts(bare, [lot({}), lot({ lotNo: '2', rows: 7 })], undefined);
    expect(facts).toEqual({
      state: 'completed',
      active: false,
      lotNo: '3',
      rows: 20,
      errors: 0,
      startTime: '2026-11-20T06:00:00Z',
      endTime: '2026-11-20T06:10:00Z',
      spending: 0.5,
    });
  });

  test('without runs the status comes from the address, and no row count shows', () => {
    expect(runFacts(bare, undefined, TaskStatus.Running)).toMatchObject({
      state: 'collecting',
      active: true,
      rows: undefined,
    });
    expect(runFacts(bare, undefined, TaskStatus.Completed)).toMatchObject({ state: 'completed', rows: undefined });
    expect(runFacts(bare, undefined, undefined).state).toBe('unknown');
    expect(runFacts({ startTime: null, captcha: 0 }, undefined, undefined).state).toBe('never');
  });

  test('an unrecognized run status counts as unknown', () => {
    const odd = { ...lot({}), status: 'Paused' as LotStatus };
    expect(runFacts(bare, [odd], undefined).state).toBe('unknown');
  });
});
