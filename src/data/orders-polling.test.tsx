import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#src/api/query-client';
import { setSessionToken } from '#src/api/session-token';
import { setTransport } from '#src/api/transport';
import { OrderStatus } from '#src/contract/enums.gen';
import { billingQueries } from './billing';

const DAY = 86_400_000;
let cache: QueryClient;
let asked = 0;
let stop: () => void = () => undefined;

/** Looks at orders of which one waits for its payment until so many milliseconds from now. */
async function lookAtOneThatLapsesIn(wait: number): Promise<void> {
  const expiresAt = new Date(Date.now() + wait).toISOString();
  const items = [{ orderId: 'order-1', status: OrderStatus.WaitingPay, paymentPending: false, expiresAt }];
  setTransport(() => {
    asked += 1;
    return Promise.resolve(Response.json({ total: 1, start: 0, take: 10, items }));
  });
  stop = new QueryObserver(cache, billingQueries.orders({ start: 0, take: 10 })).subscribe(() => undefined);
  await vi.waitFor(() => expect(cache.isFetching()).toBe(0));
}

beforeEach(() => {
  vi.useFakeTimers();
  setSessionToken('token');
  asked = 0;
  cache = createQueryClient();
  cache.mount();
});
afterEach(() => {
  stop();
  cache.clear();
  cache.unmount();
  vi.useRealTimers();
});

test('BILL-09 an order that lapses soon is looked at again when it does', async () => {
  await lookAtOneThatLapsesIn(60_000);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(asked).toBe(2);
});

test('BILL-09 an order that may be paid for a month is not asked for without end', async () => {
  await lookAtOneThatLapsesIn(30 * DAY);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(1);
});
