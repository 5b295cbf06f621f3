import { describe, expect, test, vi } from 'vitest';
import { createDatabase } from '#mocks/db/database';
import { personas } from '#mocks/personas';
import { openClient } from '#mocks/test-client';
import { applyDueEvents, nextDueEvent, type SimulationEventSource } from './events';
import { nextEventAt, advanceSimulation } from './advance-simulation';

function fixedTimes(name: string, times: number[], appliedTimes: string[]): SimulationEventSource {
  const remainingTimes = [...times];
  return {
    name,
    nextAt: () => remainingTimes[0],
    apply: async (_db, at) => {
      remainingTimes.shift();
      appliedTimes.push(`${name} ${at}`);
      return [name];
    },
  };
}

describe('due events', () => {
  const db = createDatabase(() => undefined);

  test('events of all sources happen in order of time, up to the current time', async () => {
    const heard: string[] = [];
    const sources = [fixedTimes('plans', [20, 30, 99], heard), fixedTimes('orders', [5, 30, 41], heard)];
    expect((await applyDueEvents(sources, db, 50)).happened).toEqual([
      { name: 'orders', at: 5, ids: ['orders'] },
      { name: 'plans', at: 20, ids: ['plans'] },
      { name: 'plans', at: 30, ids: ['plans'] },
      { name: 'orders', at: 30, ids: ['orders'] },
      { name: 'orders', at: 41, ids: ['orders'] },
    ]);
    expect((await applyDueEvents(sources, db, 50)).happened).toEqual([]);
    expect(heard).toHaveLength(5);
    expect((await applyDueEvents(sources, db, 50)).nextAt).toBe(99);
  });

  test('an event that changes nothing is not reported', async () => {
    const quiet: SimulationEventSource = { ...fixedTimes('quiet', [1], []), apply: async () => [] };
    let calls = 0;
    expect(
      (await applyDueEvents([{ ...quiet, nextAt: () => (calls++ === 0 ? 1 : undefined) }], db, 9)).happened,
    ).toEqual([]);
  });

  test('a source that does not move on is named in an error instead of looping forever', async () => {
    const stuck: SimulationEventSource = { name: 'stuck', nextAt: () => 7, apply: async () => ['same'] };
    await expect(applyDueEvents([stuck], db, 10)).rejects.toThrow('stuck does not move on from 7');
  });
});

describe('next due event', () => {
  const db = createDatabase(() => undefined);
  const at = (name: string, time: number | undefined): SimulationEventSource => ({
    name,
    nextAt: () => time,
    apply: async () => [],
  });
  const due = (until: number, ...sources: SimulationEventSource[]) => {
    const found = nextDueEvent(sources, db, until);
    return found && [found.source.name, found.at];
  };

  test('the earliest event up to the limit is due, at the same time that of the first source', () => {
    expect(due(10, at('late', 10), at('early', 9), at('never', undefined))).toEqual(['early', 9]);
    expect(due(10, at('a', 10), at('b', 10))).toEqual(['a', 10]);
    expect([due(10, at('a', 11)), due(10), due(11, at('a', 11))]).toEqual([undefined, undefined, ['a', 11]]);
  });

  test('a source is asked to look no further than the earliest event before it', () => {
    const limits: number[] = [];
    const listening = (time: number | undefined): SimulationEventSource => ({
      ...at('listening', time),
      nextAt: (_db, until) => {
        limits.push(until);
        return time;
      },
    });
    due(10, listening(undefined), listening(7), listening(8), listening(3), listening(9));
    expect(limits).toEqual([10, 10, 7, 7, 3]);
  });
});

describe('limits of one pass', () => {
  const db = createDatabase(() => undefined);

  test('a source may repeat itself fifty times at the same time', async () => {
    const heard: string[] = [];
    const same = (count: number) => fixedTimes('same', Array<number>(count).fill(7), heard);
    expect((await applyDueEvents([same(51)], db, 10)).happened).toHaveLength(51);
    await expect(applyDueEvents([same(52)], db, 10)).rejects.toThrow(RangeError);
    const alternating = [7, 8].flatMap((time) => Array<number>(40).fill(time));
    expect((await applyDueEvents([fixedTimes('two times', alternating, heard)], db, 10)).happened).toHaveLength(80);
  });

  test('a pass ends after twenty thousand events, and the next one continues', async () => {
    const times = Array.from({ length: 20_001 }, (_, index) => index);
    const sources = [fixedTimes('many', times, [])];
    const first = await applyDueEvents(sources, db, 50_000);
    expect([first.happened.length, first.nextAt]).toEqual([20_000, 50_000]);
    const second = await applyDueEvents(sources, db, 50_000);
    expect([second.happened.map((event) => event.at), second.nextAt]).toEqual([[20_000], Infinity]);
  });

  test('an event at the limit happens, and one after it is only announced', async () => {
    const sources = [fixedTimes('plans', [10, 11], [])];
    const { happened, nextAt, revision } = await applyDueEvents(sources, db, 10);
    expect([happened.map((event) => event.at), nextAt, revision]).toEqual([[10], 11, db.revision()]);
  });
});

describe('passes of a database', () => {
  test('a change between two passes counts at once, without a change nothing is asked before the next event', async () => {
    const { db, clock } = (await openClient()).emulator;
    const now = clock.now();
    await advanceSimulation(db, now);
    const active = vi.spyOn(db, 'activeRuns');
    await advanceSimulation(db, now);
    expect(active).not.toHaveBeenCalled();
    await db.accounts.update(personas.free.userId, (draft) => void (draft.deletesAt = now));
    expect((await advanceSimulation(db, now)).map((event) => event.name)).toEqual(['accountErased']);
    const next = nextEventAt(db, now) ?? 0;
    expect(next).toBeGreaterThan(now);
  });

  test('simultaneous passes apply each event once, and a failed one does not hold back the next', async () => {
    const { db, clock } = (await openClient()).emulator;
    const now = clock.now();
    await advanceSimulation(db, now);
    vi.spyOn(db, 'activeRuns').mockImplementationOnce(() => {
      throw new Error('no memory');
    });
    await db.accounts.update(personas.free.userId, (draft) => void (draft.deletesAt = now));
    const passes = await Promise.allSettled([1, 2, 3].map(() => advanceSimulation(db, now)));
    expect(passes.map((pass) => (pass.status === 'fulfilled' ? pass.value.length : 'failed'))).toEqual([
      'failed',
      1,
      0,
    ]);
  });

  test('an event that is overdue counts as the next millisecond, and without events there is none', async () => {
    const { db, clock } = (await openClient()).emulator;
    const now = clock.now();
    await db.clear();
    expect(nextEventAt(db, now)).toBeUndefined();
    const session = { token: 't', userId: '1', createdAt: now - 9 };
    await db.sessions.insert({ ...session, expiresAt: now - 5 });
    expect(nextEventAt(db, now)).toBe(now + 1);
    await db.sessions.replaceAll([{ ...session, expiresAt: now + 5 }]);
    expect(nextEventAt(db, now)).toBe(now + 5);
    const coupon = { couponId: 'c', userId: '1', code: 'PLAN15', boundAt: now, usedAt: undefined, orderId: undefined };
    await db.coupons.insert({ ...coupon, expiresAt: now + 3 });
    expect(nextEventAt(db, now)).toBe(now + 3);
    await db.coupons.replaceAll([{ ...coupon, expiresAt: now + 7 }]);
    expect(nextEventAt(db, now)).toBe(now + 5);
  });
});

test('the next event is the next moment of change, and a jump there applies only that event', async () => {
  const { emulator } = await openClient();
  const { db, clock } = emulator;
  await advanceSimulation(db, clock.now());
  let previous = clock.now();
  for (let step = 0; step < 40; step++) {
    const at = nextEventAt(db, clock.now());
    if (at === undefined) throw new Error('there is always a next event in everyday work');
    expect(at).toBeGreaterThan(previous);
    expect(await advanceSimulation(db, at - 1)).toEqual([]);
    clock.advance(at - previous);
    previous = at;
    for (const happening of await advanceSimulation(db, at)) expect(happening.at).toBe(at);
  }
});
