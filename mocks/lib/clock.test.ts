import { describe, expect, test } from 'vitest';
import { openClient } from '#mocks/test-client';
import { Clock, MAX_JUMP } from './clock';
import { toMilliseconds, parseControlRequest } from './control';

describe('the clock', () => {
  test('runs up to 3,600 times as fast and continues from its current time', () => {
    let machine = 1_000;
    const clock = new Clock({ mode: 'real' }, () => machine);
    clock.set({ mode: 'speed', factor: 3_600 });
    machine += 1_000;
    expect(clock.now()).toBe(1_000 + 3_600_000);
    for (const factor of [0, 0.5, -1, 3_601, Number.NaN])
      expect(() => clock.set({ mode: 'speed', factor })).toThrow(RangeError);
    expect(clock.now()).toBe(1_000 + 3_600_000);
  });

  test('jumps at most ten years ahead and never back', () => {
    const clock = new Clock({ mode: 'frozen', at: '2026-11-16T10:00:00Z' });
    for (const jump of [-1, Number.NaN, Infinity, MAX_JUMP + 1]) expect(() => clock.advance(jump)).toThrow(RangeError);
    clock.advance(86_400_000);
    expect(new Date(clock.now()).toISOString()).toBe('2026-11-17T10:00:00.000Z');
  });
});

describe('jumps over the control endpoint', () => {
  test.each([
    [90_000, 90_000],
    [{ minutes: 5 }, 300_000],
    [{ days: 1, hours: 2 }, 93_600_000],
  ])('%j is accepted', (advance, milliseconds) => {
    const order = parseControlRequest(JSON.stringify({ advance })).advance;
    expect(order === undefined || order === 'nextEvent' ? order : toMilliseconds(order)).toBe(milliseconds);
  });

  test.each([-1, 'soon', {}, { weeks: 1 }, { days: -1 }, { days: 4_000 }, [5], null])('%j is refused', (advance) => {
    expect(() => parseControlRequest(JSON.stringify({ advance }))).toThrow('The order does not fit.');
  });

  test('a jump to the next event is accepted, and too high a speed is refused', () => {
    expect(parseControlRequest('{"advance":"nextEvent"}').advance).toBe('nextEvent');
    expect(() => parseControlRequest('{"clock":{"mode":"speed","factor":4000}}')).toThrow('The order does not fit.');
  });
});

test('a jump returns the events on the way in order of time', async () => {
  const { emulator } = await openClient();
  const { now, happened } = await emulator.advance(86_400_000);
  expect(now).toBe(emulator.clock.now());
  expect(happened.map(({ name }) => name)).toEqual(expect.arrayContaining(['runEnd', 'scheduledStart']));
  expect(happened.map(({ at }) => at)).toEqual(happened.map(({ at }) => at).toSorted((a, b) => a - b));
  const next = await emulator.advanceToNextEvent();
  expect(next.now).toBeGreaterThan(now);
  for (const { at } of next.happened) expect(at).toBe(next.now);
});
