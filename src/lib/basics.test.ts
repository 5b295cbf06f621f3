import fc from '#tests/fixtures/fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { forEachChunk, yieldToMain } from './chunks';
import { safeFileName } from './download';
import { hashText } from './hash';
import { MAX_TIMER_DELAY } from './max-timer-delay';
import { now, setNowSource } from './now';
import { createRandom } from './prng';
import { stopwatch } from './stopwatch';
import { createSafeStorage, readJson, writeJson } from './storage';

describe('now', () => {
  test('returns the replaced time until the source is restored', () => {
    const restore = setNowSource(() => 1_234);
    expect(now()).toBe(1_234);
    restore();
    expect(Math.abs(now() - Date.now())).toBeLessThan(1000);
  });
});

class FakeStorage implements Storage {
  readonly kept = new Map<string, string>();
  full = false;
  get length(): number {
    return this.kept.size;
  }
  clear(): void {
    this.kept.clear();
  }
  key(index: number): string | null {
    return [...this.kept.keys()][index] ?? null;
  }
  getItem(key: string): string | null {
    return this.kept.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    if (this.full) throw new DOMException('full', 'QuotaExceededError');
    this.kept.set(key, value);
  }
  removeItem(key: string): void {
    this.kept.delete(key);
  }
}

describe('storage', () => {
  test('stores in the browser what the browser accepts', () => {
    const browser = new FakeStorage();
    const store = createSafeStorage(() => browser);
    expect(store.set('a', '1')).toBe(true);
    expect(browser.getItem('a')).toBe('1');
    store.remove('a');
    expect(store.get('a')).toBeNull();
  });

  test('two prefixes in one browser do not share values', () => {
    const browser = new FakeStorage();
    const demo = createSafeStorage(() => browser, 'demo.');
    const live = createSafeStorage(() => browser, 'live.');
    demo.set('a', '1');
    expect([browser.getItem('demo.a'), demo.get('a'), live.get('a')]).toEqual(['1', '1', null]);
    live.set('a', '2');
    demo.remove('a');
    expect([demo.get('a'), live.get('a')]).toEqual([null, '2']);
  });

  test('a full storage falls back to memory and keeps no old value', () => {
    const browser = new FakeStorage();
    const store = createSafeStorage(() => browser);
    store.set('a', 'old');
    browser.full = true;
    expect(store.set('a', 'new')).toBe(false);
    expect(store.get('a')).toBe('new');
    expect(browser.getItem('a')).toBeNull();
    browser.full = false;
    expect(store.set('a', 'newer')).toBe(true);
    expect(browser.getItem('a')).toBe('newer');
  });

  test('a blocked storage, which throws on access, falls back to memory', () => {
    const store = createSafeStorage(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(store.get('a')).toBeNull();
    expect(store.set('a', '1')).toBe(false);
    expect(store.get('a')).toBe('1');
    store.remove('a');
    expect(store.get('a')).toBeNull();
  });

  test('JSON of another shape, invalid JSON and a missing value read as null', () => {
    const store = createSafeStorage(() => undefined);
    const isNumber = (value: unknown): value is number => typeof value === 'number';
    expect(readJson(store, 'n', isNumber)).toBeNull();
    writeJson(store, 'n', 5);
    expect(readJson(store, 'n', isNumber)).toBe(5);
    store.set('n', '"five"');
    expect(readJson(store, 'n', isNumber)).toBeNull();
    store.set('n', '{');
    expect(readJson(store, 'n', isNumber)).toBeNull();
  });
});

describe('file names', () => {
  test.each([
    ['report.csv', 'report.csv'],
    ['../../etc/passwd', '_.._etc_passwd'],
    ['a\\b:c*?.xlsx', 'a_b_c__.xlsx'],
    ['  .hidden. ', 'hidden'],
    ['con.csv', '_con.csv'],
    ['COM1', '_COM1'],
    ['', 'download'],
    ['///', 'download'],
    ['line\nbreak\u0000.csv', 'line_break_.csv'],
    ['exe\u202evsc.txt', 'exe_vsc.txt'],
    ['茶屋 一覧.json', '茶屋 一覧.json'],
    ['=cmd|calc.csv', '_=cmd_calc.csv'],
    ['\t@SUM(A1).xlsx', '_@SUM(A1).xlsx'],
    [' -rf.csv', '_-rf.csv'],
    ['＋1.csv', '_＋1.csv'],
    ['a-b+c@d=e.csv', 'a-b+c@d=e.csv'],
  ])('%j becomes %j', (name, expected) => {
    expect(safeFileName(name)).toBe(expected);
  });

  test('a long name keeps its extension', () => {
    const name = safeFileName(`${'n'.repeat(400)}.xlsx`);
    expect(name).toHaveLength(150);
    expect(name.endsWith('.xlsx')).toBe(true);
  });
});

describe('seeded numbers', () => {
  test('the same seed yields the same stream, and another seed yields another', () => {
    const take = (seed: number | string) => {
      const random = createRandom(seed);
      return Array.from({ length: 5 }, () => random.next());
    };
    expect(take('task-1')).toEqual(take('task-1'));
    expect(take('task-1')).not.toEqual(take('task-2'));
    expect(take(0)).not.toEqual(take(1));
  });

  test('the stream is pinned, so that seeded data is the same on every machine', () => {
    const random = createRandom('gleaner');
    expect([random.int(0, 999), random.int(0, 999), random.int(0, 999)]).toMatchInlineSnapshot(`
      [
        767,
        702,
        535,
      ]
    `);
    expect(hashText('gleaner')).toMatchInlineSnapshot(`3978775285`);
  });

  test('numbers are spread evenly within their bounds', () => {
    const random = createRandom(7);
    const counts = Array.from({ length: 10 }, () => 0);
    for (let index = 0; index < 10_000; index += 1) {
      const value = random.int(3, 12);
      expect(value).toBeGreaterThanOrEqual(3);
      expect(value).toBeLessThanOrEqual(12);
      counts[value - 3] = (counts[value - 3] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  test('shuffle keeps every item, and pick returns one of them and throws on an empty list', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 1 }), fc.integer(), (items, seed) => {
        const random = createRandom(seed);
        expect(random.shuffle(items).sort((a, b) => a - b)).toEqual([...items].sort((a, b) => a - b));
        expect(items).toContain(random.pick(items));
      }),
    );
    expect(() => createRandom(1).pick([])).toThrow(new RangeError('Cannot pick from an empty list'));
  });

  test.each([0, 1, 2, 5, 47, 48, 49, 300])('shuffling %i items sorts them by the next numbers', (length) => {
    const items = Array.from({ length }, (_, index) => index);
    const random = createRandom(length);
    const keys = items.map(() => random.next());
    const expected = items.toSorted((left, right) => (keys[left] ?? 0) - (keys[right] ?? 0));
    expect(createRandom(length).shuffle(items)).toEqual(expected);
    expect(items).toEqual(items.toSorted((left, right) => left - right));
  });

  test('another seed restarts the numbers', () => {
    const random = createRandom(1);
    random.next();
    random.reseed(2);
    expect([random.next(), random.next()]).toEqual(((other) => [other.next(), other.next()])(createRandom(2)));
  });

  test('a chance of 0 never happens, of 1 always, and of 0.3 in three of ten cases', () => {
    const random = createRandom(3);
    const count = (probability: number) =>
      Array.from({ length: 10_000 }, () => random.chance(probability)).filter(Boolean).length;
    expect([count(0), count(1)]).toEqual([0, 10_000]);
    expect(Math.abs(count(0.3) - 3000)).toBeLessThan(200);
    vi.spyOn(random, 'next').mockReturnValue(0.5);
    expect([random.chance(0.5), random.chance(0.51)]).toEqual([false, true]);
  });
});

describe('chunks', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('other tasks run while many items are visited', async () => {
    let ticks = 0;
    const timer = setInterval(() => {
      ticks += 1;
    }, 0);
    let visited = 0;
    await forEachChunk(
      Array.from({ length: 40 }, (_, index) => index),
      (_, index) => {
        const until = performance.now() + 2;
        while (performance.now() < until);
        visited = index + 1;
      },
      { budget: 4 },
    );
    clearInterval(timer);
    expect(visited).toBe(40);
    expect(ticks).toBeGreaterThan(3);
  });

  test('stops when its signal is aborted', async () => {
    const controller = new AbortController();
    let visited = 0;
    const run = forEachChunk(
      [1, 2, 3],
      () => {
        visited += 1;
        controller.abort(new Error('enough'));
      },
      { signal: controller.signal },
    );
    await expect(run).rejects.toThrow('enough');
    expect(visited).toBe(1);
  });

  test('uses the browser scheduler if there is one', async () => {
    const schedulerYield = vi.fn<() => Promise<void>>(() => Promise.resolve());
    vi.stubGlobal('scheduler', { yield: schedulerYield });
    await yieldToMain();
    expect(schedulerYield).toHaveBeenCalledOnce();
  });

  test.each([[null], [7], [{}], [{ yield: 7 }]])('waits for a message when the scheduler is %j', async (scheduler) => {
    vi.stubGlobal('scheduler', scheduler);
    await expect(yieldToMain()).resolves.toBeUndefined();
  });

  test('a wait for a message leaves no port open', async () => {
    const openPorts = () => process.getActiveResourcesInfo().filter((name) => name === 'MessagePort').length;
    vi.stubGlobal('scheduler', undefined);
    const before = openPorts();
    await yieldToMain();
    await expect.poll(openPorts).toBeLessThanOrEqual(before);
  });

  test('yields only after its budget is used up', async () => {
    let time = 100;
    vi.stubGlobal('performance', { now: () => time });
    const schedulerYield = vi.fn<() => Promise<void>>(() => Promise.resolve());
    vi.stubGlobal('scheduler', { yield: schedulerYield });
    const yields: number[] = [];
    await forEachChunk(
      [1, 2, 3, 4, 5],
      () => {
        yields.push(schedulerYield.mock.calls.length);
        time += 3;
      },
      { budget: 6 },
    );
    expect(yields).toEqual([0, 0, 1, 1, 2]);
  });
});

describe('timers', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('the longest delay of a timer is the largest signed number of 32 bits', () => {
    expect(MAX_TIMER_DELAY).toBe(2_147_483_647);
    expect(MAX_TIMER_DELAY | 0).toBe(MAX_TIMER_DELAY);
    expect((MAX_TIMER_DELAY + 1) | 0).toBeLessThan(0);
  });

  test('a stopwatch tells the milliseconds since it was started', () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(500);
    const elapsed = stopwatch();
    clock.mockReturnValue(742);
    expect(elapsed()).toBe(242);
  });
});
