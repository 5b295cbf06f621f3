import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { api, client, fetchClient, fileOptions } from '#src/api/client';
import { config } from '#src/api/config';
import { ApiError, isTransient, retryAfterOf } from '#src/api/errors';
import { CouponStatus, OrderStatus } from '#src/contract/enums.gen';
import type { OperationQuery, Schemas } from '#src/contract/types';
import { parseTime } from '#src/i18n/format';
import { MAX_TIMER_DELAY } from '#src/lib/max-timer-delay';
import { now } from '#src/lib/now';
import { receiveBlob } from '#src/lib/receive-blob';
import { pollingOptions } from './polling';

export type Order = Schemas['Order'];
export type Coupon = Schemas['Coupon'];
export type BillingInformation = Schemas['BillingInformation'];

const ORDERS = '/v1/orders/query';
const ORDER = '/api/orderservice/orders/{id}';
const COUPONS = '/v1/saleservice/coupon/coupons';
const INFORMATION = '/v1/accounts/billingInformation';

/** Milliseconds. */
const BACKGROUND_POLL_INTERVAL = 30_000;

type PolledQuery = Parameters<ReturnType<typeof pollingOptions>['refetchInterval']>[0];

/** Polls often during a payment; otherwise waits until the next order expires. */
function nextPollDelay(query: PolledQuery, orders: readonly Order[]): number | false {
  const wait = pollingOptions(orders.some((order) => order.paymentPending)).refetchInterval(query);
  if (wait !== false) return wait;
  const ends = orders
    .filter((order) => order.status === OrderStatus.WaitingPay && order.expiresAt !== null)
    .map((order) => parseTime(order.expiresAt ?? '') - now());
  const next = Math.min(...ends.filter((end) => end > -60_000));
  return Number.isFinite(next) ? Math.min(MAX_TIMER_DELAY, Math.max(2_000, next + 1_000)) : false;
}

export const billingQueries = {
  orders: (body: Schemas['OrderQuery']) =>
    api.queryOptions(
      'post',
      ORDERS,
      { body },
      {
        refetchInterval: (query: PolledQuery) =>
          nextPollDelay(query, (query.state.data as Schemas['OrderList'] | undefined)?.items ?? []),
        refetchIntervalInBackground: false,
      },
    ),
  order: (id: string, inBackground = false) =>
    api.queryOptions(
      'get',
      ORDER,
      { params: { path: { id } } },
      {
        refetchInterval: (query: PolledQuery) => {
          const order = query.state.data as Order | undefined;
          const wait = nextPollDelay(query, order ? [order] : []);
          return inBackground && wait !== false ? Math.max(BACKGROUND_POLL_INTERVAL, wait) : wait;
        },
        refetchIntervalInBackground: false,
      },
    ),
  /** `page` counts from 1. */
  coupons: (query: OperationQuery<'listCoupons'>) => api.queryOptions('get', COUPONS, { params: { query } }),
  /** All fields are empty until first saved. */
  information: () => api.queryOptions('get', INFORMATION),
  countries: () => api.queryOptions('get', '/v1/countries', undefined, { staleTime: Infinity }),
};

/** Includes coupons, since an order reserves them. */
export async function invalidateOrders(queries: QueryClient): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: ['post', ORDERS] }),
    queries.invalidateQueries({ queryKey: ['get', ORDER] }),
    queries.invalidateQueries({ queryKey: ['get', COUPONS] }),
  ]);
}

/** Whether a call may have succeeded without a response. */
const isOutcomeUnknown = (error: unknown): boolean => isTransient(error) && retryAfterOf(error) === undefined;

async function cancel(id: string): Promise<Order> {
  try {
    return await client.POST('/api/orderservice/orders/{id}/cancel', { params: { path: { id } } });
  } catch (error) {
    if (!isOutcomeUnknown(error)) throw error;
    const found = await client.GET(ORDER, { params: { path: { id } } }).catch(() => undefined);
    if (found?.status === OrderStatus.Cancel) return found;
    throw error;
  }
}

/** Rejects with 409 OrderPaid, OrderCanceled or PaymentPending (BILL-09). After a lost response, reads the order. */
export function useCancelOrder() {
  const queries = useQueryClient();
  return useMutation({ mutationFn: cancel, onSettled: () => invalidateOrders(queries) });
}

async function bind(code: string): Promise<Coupon> {
  try {
    return await client.POST('/v1/saleservice/coupon/bind-coupon', { body: { code } });
  } catch (error) {
    if (!isOutcomeUnknown(error)) throw error;
    const query = { status: CouponStatus.Bound, page: 1, pageSize: 100 } as const;
    const bound = await client.GET(COUPONS, { params: { query } }).catch(() => undefined);
    const found = bound?.items.find((coupon) => coupon.code.toUpperCase() === code.toUpperCase());
    if (found) return found;
    throw error;
  }
}

/** After a lost response, reads the list of coupons. */
export function useBindCoupon() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: bind,
    onSettled: () => queries.invalidateQueries({ queryKey: ['get', COUPONS] }),
  });
}

/** Invalidates orders, too: invoices without an addressee use it. */
export function useSaveInformation() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Schemas['BillingInformationUpdate']) => client.PUT(INFORMATION, { body }),
    onSuccess: async (stored) => {
      queries.setQueryData(billingQueries.information().queryKey, stored);
      await invalidateOrders(queries);
    },
  });
}

/** Resolves with undefined on failure. */
export function useFetchBillingInformation(): () => Promise<BillingInformation | undefined> {
  const queries = useQueryClient();
  return () => queries.query(billingQueries.information()).catch(() => undefined);
}

export interface InvoiceFile {
  readonly blob: Blob;
  readonly fileName: string | undefined;
}

/** Rejects with 409 NotPaid. */
export async function fetchInvoice(id: string): Promise<InvoiceFile> {
  const { response, data } = await fetchClient.GET('/api/orderservice/orders/{id}/invoice', {
    params: { path: { id } },
    ...fileOptions,
  });
  const body = new Response(data ?? null, { headers: { 'Content-Type': 'application/pdf' } });
  const blob = await receiveBlob(body, { idleTimeout: config().timeout }).catch(() => {
    throw new ApiError('network', 0, 'Network', 'The connection was lost.');
  });
  const start = await blob.slice(0, 5).text();
  if (!start.startsWith('%PDF'))
    throw new ApiError('malformed', response.status, 'Malformed', 'The file is not a PDF.');
  const name = /filename="([^"]+)"/i.exec(response.headers.get('Content-Disposition') ?? '')?.[1];
  return { blob, fileName: name };
}
