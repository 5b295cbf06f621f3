import { describe, expect, test } from 'vitest';
import { createDatabase } from '#mocks/db/database';
import { openClient } from '#mocks/test-client';
import { applyDueEvents, type SimulationEventSource } from './events';
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
