import { describe, expect, test } from 'vitest';
import { runRecord } from '#tests/fixtures/run-record';
import type { RunRecord } from '#mocks/db/runs';
import { personas } from '#mocks/personas';
import { openClient } from '#mocks/test-client';
import { planOf, STOP_DURATION } from './progress';
import { balanceEnds, runEnds, subtaskEnds } from './run-events';

const [one, two] = [personas.standard.userId, personas.professional.userId];

async function openRuns() {
  const { emulator } = await openClient();
  const { db, clock } = emulator;
  const now = clock.now();
  await db.runs.replaceAll([]);
  await db.accounts.update(one, (draft) => void (draft.cloudNodes = 0));
  const add = (taskId: string, change: Partial<RunRecord> = {}) =>
    db.runs.insert(
      runRecord({
        runId: `${taskId}:1`,
        taskId,
        userId: one,
        plannedRows: 600,
        inputs: ['a', 'b', 'c', 'd'],
        price: 0,
        requestedAt: now,
        startedAt: now,
        ...change,
      }),
    );
  const setBalance = (userId: string, balance: number) =>
    db.accounts.update(userId, (draft) => void (draft.balance = balance));
  const endOf = (taskId: string) => db.runs.get(`${taskId}:1`)?.end;
  return { db, now, add, setBalance, endOf };
}

describe('end of runs', () => {
  test('a run ends at the end of its last subtask, a stopped one three seconds after the stop, a waiting one at once', async () => {
    const { db, now, add, endOf } = await openRuns();
    expect(runEnds.nextAt(db, Infinity)).toBeUndefined();
    await add('waiting', { startedAt: undefined });
    expect(runEnds.nextAt(db, Infinity)).toBeUndefined();
    const whole = await add('whole');
    const end = Math.max(...planOf(whole).map((plan) => now + plan.startOffset + plan.duration));
    expect(runEnds.nextAt(db, Infinity)).toBe(end);
    await add('stopped', { stopRequestedAt: now + 5_000 });
    expect(runEnds.nextAt(db, Infinity)).toBe(now + 5_000 + STOP_DURATION);
    await add('withdrawn', { startedAt: undefined, stopRequestedAt: now + 6_000 });
    expect(runEnds.nextAt(db, Infinity)).toBe(now + 6_000);
    expect(await runEnds.apply(db, now + 6_000, Infinity)).toEqual(['withdrawn']);
    expect(await runEnds.apply(db, now + 8_000 - 1, Infinity)).toEqual([]);
    expect(await runEnds.apply(db, end, Infinity)).toEqual(['whole', 'stopped']);
    expect(['waiting', 'whole', 'stopped', 'withdrawn'].map(endOf)).toEqual([
      undefined,
      'completed',
      'stopped',
      'stopped',
    ]);
  });

  test('a run with a stopped subtask ends as stopped, and with a restarted one as completed', async () => {
    const { db, now, add, endOf } = await openRuns();
    await add('cut', { inputs: ['a'], holds: [{ subtask: 0, from: now + 5_000, to: undefined }] });
    await add('resumed', { inputs: ['a'], holds: [{ subtask: 0, from: now + 5_000, to: now + 6_000 }] });
    expect(runEnds.nextAt(db, Infinity)).toBe(now + 5_000 + STOP_DURATION);
    expect(await runEnds.apply(db, now + 3_600_000, Infinity)).toEqual(['cut', 'resumed']);
    expect(['cut', 'resumed'].map(endOf)).toEqual(['stopped', 'completed']);
  });
});

describe('end of the balance', () => {
  test('charged runs of the account end at the last millisecond that the balance pays for', async () => {
    const { db, now, add, setBalance, endOf } = await openRuns();
    await setBalance(one, 1);
    await setBalance(two, 1);
    await add('priced', { price: 4 });
    await add('proxied', { proxyPrice: 2 });
    await add('free');
    await add('waiting', { price: 4, startedAt: undefined });
    await add('foreign', { price: 3, userId: two });
    const at = balanceEnds.nextAt(db, Infinity) ?? 0;
    expect(at).toBeGreaterThan(now + 10_000);
    expect(await balanceEnds.apply(db, at - 1, Infinity)).toEqual([]);
    expect(await balanceEnds.apply(db, at, Infinity)).toEqual(['priced', 'proxied']);
    expect(['priced', 'proxied', 'free', 'waiting', 'foreign'].map(endOf)).toEqual([
      'balance',
      'balance',
      undefined,
      undefined,
      undefined,
    ]);
    expect(db.accounts.get(one)?.balance).toBeLessThan(0.01);
    const later = balanceEnds.nextAt(db, Infinity) ?? 0;
    expect(later).toBeGreaterThan(at);
    expect(await balanceEnds.apply(db, later, Infinity)).toEqual(['foreign']);
    expect(balanceEnds.nextAt(db, Infinity)).toBeUndefined();
  });

  test('the earliest end of all accounts counts, in any order', async () => {
    for (const [first, second] of [
      [one, two],
      [two, one],
    ] as const) {
      const { db, add, setBalance } = await openRuns();
      await setBalance(first, 1);
      await setBalance(second, 0.5);
      await add('a', { price: 4, userId: first });
      const late = balanceEnds.nextAt(db, Infinity) ?? 0;
      await add('b', { price: 4, userId: second });
      const early = balanceEnds.nextAt(db, Infinity) ?? 0;
      expect(early).toBeLessThan(late);
      expect(await balanceEnds.apply(db, early, Infinity)).toEqual(['b']);
      expect(balanceEnds.nextAt(db, Infinity)).toBe(late);
    }
  });

  test('a balance that pays for all rows ends no run, and what was charged before counts', async () => {
    const { db, add, setBalance } = await openRuns();
    await setBalance(one, 2.4);
    await add('priced', { price: 4 });
    expect(balanceEnds.nextAt(db, Infinity)).toBeUndefined();
    await setBalance(one, 2.39);
    expect(balanceEnds.nextAt(db, Infinity)).toBeDefined();
    await db.runs.update('priced:1', (draft) => void (draft.charged = 0.02));
    expect(balanceEnds.nextAt(db, Infinity)).toBeUndefined();
  });

  test('nothing after the limit of the search counts', async () => {
    const { db, add, setBalance } = await openRuns();
    await setBalance(one, 1);
    await add('priced', { price: 4 });
    const at = balanceEnds.nextAt(db, Infinity) ?? 0;
    expect([balanceEnds.nextAt(db, at), balanceEnds.nextAt(db, at + 1)]).toEqual([undefined, at]);
  });
});

describe('end of subtasks', () => {
  test('the next end of a subtask is that of a run which nobody stopped or changed', async () => {
    const { db, now, add } = await openRuns();
    expect(subtaskEnds.nextAfter(db, now)).toBeUndefined();
    const ends = planOf(await add('whole'))
      .map((plan) => now + plan.startOffset + plan.duration)
      .toSorted((a, b) => a - b);
    await add('waiting', { startedAt: undefined });
    await add('stopped', { startedAt: now - 1_000, stopRequestedAt: now });
    await add('held', { startedAt: now - 1_000, holds: [{ subtask: 0, from: now, to: undefined }] });
    const [first = 0, second = 0] = ends;
    expect([now, first - 1, first, second].map((time) => subtaskEnds.nextAfter(db, time))).toEqual([
      first,
      first,
      second,
      ends[2],
    ]);
    expect(subtaskEnds.nextAfter(db, ends.at(-1) ?? 0)).toBeUndefined();
  });
});
