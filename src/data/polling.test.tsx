import { focusManager, onlineManager, QueryObserver, type QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '#src/api/errors';
import { createQueryClient } from '#src/data/query-client';
import { setNowSource } from '#src/lib/now';
import { pollingOptions, stalenessOf, TASK_POLL_INTERVAL, pollDelayAfter } from './polling';

const broken = () => new ApiError('http', 500, 'ServerError', '');
const offline = () => new ApiError('network', 0, 'Network', '');
const busy = (seconds: number) => new ApiError('http', 429, 'TooManyRequests', '', [], seconds);

let cache: QueryClient;
let answers: (() => unknown)[] = [];
let polls: number[] = [];
let stop: () => void = () => undefined;
let begun = 0;

function observe(active = true) {
  const observer = new QueryObserver(cache, {
    queryKey: ['thing'],
    queryFn: () => {
      polls.push(Math.round((Date.now() - begun) / 1000));
      const next = answers.length > 1 ? answers.shift() : answers[0];
      const answer = next?.();
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
    retry: false,
    ...pollingOptions(active),
  });
  stop = observer.subscribe(() => undefined);
  return observer;
}

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);
const good = () => 'good';

beforeEach(() => {
  vi.useFakeTimers();
  begun = Date.now();
  polls = [];
  cache = createQueryClient();
  cache.mount();
});
afterEach(() => {
  stop();
  cache.unmount();
  cache.clear();
  focusManager.setFocused(undefined);
  onlineManager.setOnline(true);
  vi.useRealTimers();
});

describe('polling', () => {
  test('TASK-29 active data is fetched every five seconds, inactive data once', async () => {
    answers = [good];
    observe();
    await seconds(16);
    expect(polls).toEqual([0, 5, 10, 15]);
    stop();
    polls = [];
    cache.clear();
    begun = Date.now();
    observe(false);
    await seconds(60);
    expect(polls).toEqual([0]);
  });

  test('TASK-29 failures wait 5, 10, 20, 40, then 60 seconds, and a success restores five seconds', async () => {
    answers = [good, broken];
    const observer = observe();
    await seconds(5 + 5 + 10 + 20 + 40 + 60 + 59);
    expect(polls).toEqual([0, 5, 10, 20, 40, 80, 140]);
    expect(observer.getCurrentResult()).toMatchObject({ data: 'good', status: 'error' });
    answers = [good];
    await seconds(1 + 5);
    expect(polls.slice(7)).toEqual([200, 205]);
    answers = [broken];
    await seconds(5 + 5);
    expect(polls.slice(9)).toEqual([210, 215]);
  });

  test('a failed first load is retried automatically, and a refusal is not', async () => {
    answers = [broken, good];
    const observer = observe(false);
    await seconds(5);
    expect(observer.getCurrentResult().data).toBe('good');
    stop();
    cache.clear();
    polls = [];
    begun = Date.now();
    answers = [() => new ApiError('http', 404, 'NotFound', '')];
    observe();
    await seconds(120);
    expect(polls).toEqual([0]);
  });

  test('polling waits as long as the server asks in Retry-After', async () => {
    answers = [good, () => busy(30), good];
    observe();
    await seconds(5 + 29);
    expect(polls).toEqual([0, 5]);
    await seconds(1);
    expect(polls).toEqual([0, 5, 35]);
  });

  test('TASK-29 a hidden tab does not poll, and fetches at once when it is visible again', async () => {
    answers = [good];
    observe();
    await seconds(5);
    focusManager.setFocused(false);
    await seconds(600);
    expect(polls).toEqual([0, 5]);
    focusManager.setFocused(true);
    await seconds(0);
    expect(polls).toEqual([0, 5, 605]);
    await seconds(5);
    expect(polls).toEqual([0, 5, 605, 610]);
  });

  test('TASK-29 a restored connection fetches at once, however long the wait had become', async () => {
    answers = [good, offline];
    observe();
    await seconds(5 + 5 + 10 + 20 + 40);
    onlineManager.setOnline(false);
    answers = [good];
    await seconds(10);
    onlineManager.setOnline(true);
    await seconds(0);
    expect(polls.at(-1)).toBe(90);
    await seconds(5);
    expect(polls.at(-1)).toBe(95);
  });
});

test('TASK-29 the wait doubles from 5 to 60 seconds and is never shorter than Retry-After', () => {
  expect([1, 2, 3, 4, 5, 50].map((failures) => pollDelayAfter(failures) / 1000)).toEqual([5, 10, 20, 40, 60, 60]);
  expect(pollDelayAfter(1, 30)).toBe(30_000);
  expect(pollDelayAfter(9, 30)).toBe(60_000);
  expect(pollDelayAfter(1, 120)).toBe(120_000);
  // setTimeout fires at once for a longer delay.
  expect(pollDelayAfter(1, 31_536_000)).toBe(2_147_483_647);
  expect(TASK_POLL_INTERVAL).toBe(5_000);
});

test('staleness is measured by the clock of the page, and only while the last fetch failed', async () => {
  const restore = setNowSource(() => Date.parse('2026-11-16T10:00:00Z'));
  answers = [good, offline];
  const observer = observe();
  await seconds(0);
  expect(stalenessOf(observer.getCurrentResult())).toBeUndefined();
  await seconds(5 + 5 + 10);
  expect(stalenessOf(observer.getCurrentResult())).toEqual({
    since: '2026-11-16T09:59:40.000Z',
    offline: true,
    retryIn: undefined,
  });
  expect(stalenessOf({ data: undefined, error: offline(), dataUpdatedAt: 0 })).toBeUndefined();
  expect(stalenessOf({ data: 1, error: busy(30), dataUpdatedAt: Date.now() })).toMatchObject({
    offline: false,
    retryIn: 30,
  });
  restore();
});
