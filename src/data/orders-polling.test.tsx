import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#src/data/query-client';
import { personas } from '#mocks/personas';
import { MOVING_CLOCK, startEmulator, type TestEmulator } from '#tests/fixtures/start-emulator';
import { billingQueries } from './billing';

const DAY = 86_400_000;
let cache: QueryClient;
let emulator: TestEmulator;
let stop: () => void = () => undefined;

const countCalls = () => emulator.sent('queryOrders').length;

async function observeOrderExpiringIn(wait: number): Promise<void> {
  const { db, clock } = emulator;
  await db.orders.update(`order-${personas.standard.userId}-waiting`, (draft) => {
    draft.expiresAt = clock.now() + wait;
  });
  stop = new QueryObserver(cache, billingQueries.orders({ start: 0, take: 10 })).subscribe(() => undefined);
  await vi.waitFor(() => expect(cache.isFetching()).toBe(0));
}

beforeEach(async () => {
  vi.useFakeTimers();
  cache = createQueryClient();
  cache.mount();
  emulator = await startEmulator({ clock: MOVING_CLOCK });
});
afterEach(() => {
  stop();
  cache.clear();
  cache.unmount();
  vi.useRealTimers();
});

test('an order that lapses soon is fetched again when it lapses', async () => {
  await observeOrderExpiringIn(60_000);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(countCalls()).toBe(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(countCalls()).toBe(2);
});

test('an order that stays payable for a month is not polled', async () => {
  await observeOrderExpiringIn(30 * DAY);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(countCalls()).toBe(1);
});
