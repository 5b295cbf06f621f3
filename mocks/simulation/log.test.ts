import { describe, expect, test } from 'vitest';
import { runRecord } from '#tests/fixtures/run-record';
import { InterfaceLanguage, LogLevel } from '#src/contract/enums.gen';
import type { RunRecord } from '#mocks/db/runs';
import { linesOf } from './log';
import { planOf, STOP_DURATION, WARM_UP } from './progress';

const REQUESTED = Date.parse('2026-11-16T10:00:00Z');
const START = REQUESTED + 7_000;

const run = (change: Partial<RunRecord> = {}): RunRecord =>
  runRecord({ plannedRows: 90, inputs: ['a', 'b', 'c'], price: 0, startedAt: START, ...change });
const messages = (one: RunRecord, now: number) =>
  linesOf(one, now, InterfaceLanguage.EnUS).map(({ message, level }) => [level, message]);
const secondsOf = (one: RunRecord, now: number) =>
  linesOf(one, now, InterfaceLanguage.EnUS).map(({ time }) => (Date.parse(time) - REQUESTED) / 1_000);

describe('lines of a run log', () => {
  test('a waiting run has only its request', () => {
    expect(linesOf(run({ startedAt: undefined }), START + 60_000, InterfaceLanguage.EnUS)).toEqual([
      {
        id: 'task-1:1#1',
        time: '2026-11-16T10:00:00.000Z',
        level: LogLevel.Info,
        message: 'Start requested, looking for a free cloud node',
        subTaskId: null,
      },
    ]);
  });

  test('a line appears at its time, and later lines do not show yet', () => {
    const opening = START + WARM_UP;
    expect(messages(run(), START - 1)).toHaveLength(1);
    expect(messages(run(), START)[1]).toEqual([LogLevel.Info, 'Cloud node ready, 3 inputs to process']);
    expect(messages(run(), opening - 1)).toHaveLength(2);
    expect(messages(run(), opening).slice(2)).toEqual(
      ['a', 'b', 'c'].map((input) => [LogLevel.Info, `Opened ${input}`]),
    );
    expect(linesOf(run(), opening, InterfaceLanguage.EnUS).map(({ id, subTaskId }) => [id, subTaskId])).toEqual([
      ['task-1:1#1', null],
      ['task-1:1#2', null],
      ['task-1:1#3', 'task-1:1/0'],
      ['task-1:1#4', 'task-1:1/1'],
      ['task-1:1#5', 'task-1:1/2'],
    ]);
  });

  test('a completed run lists the rows of each input in order of time and its own rows at the end', () => {
    const plans = planOf(run());
    const endedAt = START + WARM_UP + Math.max(...plans.map((plan) => plan.duration));
    const ended = run({ endedAt, end: 'completed', finalRows: 90 });
    const found = plans
      .map((plan, index) => ({ plan, input: ended.inputs[index] }))
      .toSorted((a, b) => a.plan.duration - b.plan.duration);
    expect(messages(ended, endedAt).slice(5)).toEqual([
      ...found.map(({ plan, input }) => [LogLevel.Info, `${input}: ${plan.rows} rows`]),
      [LogLevel.Info, 'Completed, 90 rows'],
    ]);
    expect(secondsOf(ended, endedAt)).toEqual([
      0,
      7,
      11,
      11,
      11,
      ...found.map(({ plan }) => 11 + plan.duration / 1_000),
      (endedAt - REQUESTED) / 1_000,
    ]);
    expect(linesOf(ended, endedAt, InterfaceLanguage.EnUS).at(5)?.subTaskId).toBe(
      `task-1:1/${plans.indexOf(found[0]?.plan ?? { rows: 0, startOffset: 0, duration: 0, fails: false })}`,
    );
  });

  test('an input without rows is a warning, and one that failed an error', () => {
    const end = START + WARM_UP + 2_000;
    expect(messages(run({ plannedRows: 0, inputs: ['a'] }), end).at(-1)).toEqual([
      LogLevel.Warning,
      'a: no rows on the page',
    ]);
    const broken = run({ errorShare: 1, inputs: ['a', 'b'] });
    expect(messages(broken, end - 1)).toHaveLength(4);
    expect(messages(broken, end).at(-1)).toEqual([LogLevel.Error, 'b: page not reached after 3 tries']);
    expect(linesOf(broken, end, InterfaceLanguage.EnUS).at(-1)?.subTaskId).toBe('task-1:1/1');
  });

  test('a stopped and restarted subtask shows both, and its rows only once it is done', () => {
    const from = START + WARM_UP + 1_000;
    const held = run({ inputs: ['a'], holds: [{ subtask: 0, from, to: undefined }] });
    expect(messages(held, from + 600_000).slice(2)).toEqual([
      [LogLevel.Info, 'Opened a'],
      [LogLevel.Warning, 'Subtask stopped manually'],
    ]);
    expect(linesOf(held, from, InterfaceLanguage.EnUS).at(-1)).toMatchObject({
      time: new Date(from).toISOString(),
      subTaskId: 'task-1:1/0',
    });
    const resumed = { ...held, holds: [{ subtask: 0, from, to: from + 9_000 }] };
    expect(messages(resumed, from + 8_999)).toHaveLength(4);
    expect(linesOf(resumed, from + 9_000, InterfaceLanguage.EnUS).at(-1)).toMatchObject({
      message: 'Subtask restarted',
      level: LogLevel.Info,
      subTaskId: 'task-1:1/0',
    });
  });

  test('a subtask stopped before its page opened does not open it', () => {
    const opening = START + WARM_UP;
    const stoppedFrom = (from: number, to?: number) =>
      messages(run({ inputs: ['a', 'b'], holds: [{ subtask: 0, from, to }] }), opening).map(([, message]) => message);
    expect(stoppedFrom(START + 1_000)).not.toContain('Opened a');
    expect(stoppedFrom(START + 1_000)).toContain('Opened b');
    expect(stoppedFrom(opening)).not.toContain('Opened a');
    expect(stoppedFrom(START + 1_000, opening + 1)).not.toContain('Opened a');
    expect(stoppedFrom(START + 1_000, opening)).toContain('Opened a');
    expect(stoppedFrom(opening + 1)).toContain('Opened a');
  });

  test('after a stop no page opens, and the run ends with the rows kept', () => {
    const stopRequestedAt = START + WARM_UP - 1;
    const endedAt = stopRequestedAt + STOP_DURATION;
    const stopped = run({ stopRequestedAt, endedAt, end: 'stopped', finalRows: 12 });
    expect(messages(stopped, endedAt).slice(2)).toEqual([
      [LogLevel.Warning, 'Stop requested'],
      [LogLevel.Info, 'Stopped, 12 rows kept'],
    ]);
    expect(messages(run({ stopRequestedAt: START + WARM_UP }), endedAt + 60_000)).toContainEqual([
      LogLevel.Info,
      'Opened a',
    ]);
  });

  test('a run that used up the balance ends with an error', () => {
    const endedAt = START + 2_000;
    expect(messages(run({ endedAt, end: 'balance', finalRows: 3 }), endedAt).at(-1)).toEqual([
      LogLevel.Error,
      'Balance used up, run ended with 3 rows',
    ]);
  });

  test('messages are in the language of the request', () => {
    const lines = linesOf(run(), START, InterfaceLanguage.EsES);
    expect(lines.at(-1)?.message).toBe('Nodo en la nube listo, 3 entradas por procesar');
  });

  test('numbers and nouns follow the language', () => {
    const last = (change: Partial<RunRecord>, language: InterfaceLanguage) =>
      linesOf(run(change), START, language).at(-1)?.message;
    expect(last({ inputs: ['a'] }, InterfaceLanguage.EnUS)).toBe('Cloud node ready, 1 input to process');
    const ended = (finalRows: number) => ({ endedAt: START, end: 'completed', finalRows }) as const;
    expect(last(ended(2_258), InterfaceLanguage.EnUS)).toBe('Completed, 2,258 rows');
    expect(last(ended(1), InterfaceLanguage.DeDE)).toBe('Abgeschlossen, 1 Zeile');
    expect(last(ended(12_258), InterfaceLanguage.ItIT)).toBe('Completata, 12.258 righe');
    expect(last(ended(2_258), InterfaceLanguage.JaJP)).toBe('完了しました（2,258行）');
  });
});
