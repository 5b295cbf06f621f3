import { keepPreviousData, queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { api, client } from '#src/api/client';
import { ApiError, codeOf } from '#src/api/errors';
import { OrderStatus, type GoodsCollectionKey } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { isPlanCode } from '#src/domain/goods';
import { accountQueries } from './account';
import { promotionQueries } from './promotions';

export type GoodsItem = Schemas['GoodsItem'];
export type PaymentMethod = Schemas['PaymentMethod'];
export type Subscription = Schemas['Subscription'];

const ORDERS = '/api/orderservice/orders';

export const purchaseQueries = {
  goods: (key: GoodsCollectionKey) =>
    api.queryOptions(
      'get',
      '/api/orderservice/goodscollection/key/{key}/Items',
      { params: { path: { key } } },
      { staleTime: 60_000 },
    ),
  subscription: () => api.queryOptions('get', '/api/orderservice/subscriptions/current'),
  methods: () => api.queryOptions('get', '/api/orderservice/paymentMethods'),
  price: (body: Schemas['PriceRequest']) =>
    queryOptions({
      queryKey: ['price', body],
      queryFn: ({ signal }) =>
        isPlanCode(body.code)
          ? client.POST('/api/orderservice/subscriptions/price', { body, signal })
          : client.POST('/api/orderservice/orders/price', { body, signal }),
      staleTime: 0,
      gcTime: 60_000,
      // Avoids flicker while a quantity is typed.
      placeholderData: keepPreviousData,
    }),
};

const isAffectedByPayment = (path: string): boolean =>
  ['/v1/saleservice/coupon', '/api/orderservice', '/v1/orders'].some((start) => path.startsWith(start));

async function invalidatePurchases(queries: QueryClient): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: accountQueries.me().queryKey }),
    queries.invalidateQueries({ queryKey: accountQueries.resources().queryKey }),
    queries.invalidateQueries({ queryKey: accountQueries.balance().queryKey }),
    queries.invalidateQueries({ queryKey: promotionQueries.canTrial().queryKey }),
    queries.invalidateQueries({ queryKey: purchaseQueries.subscription().queryKey }),
    queries.invalidateQueries({ predicate: ({ queryKey }) => isAffectedByPayment(String(queryKey[1])) }),
  ]);
}

export function useInvalidatePurchases(): () => Promise<void> {
  const queries = useQueryClient();
  return () => invalidatePurchases(queries);
}

export const isResponseLost = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.kind !== 'http' || error.status >= 500;

/** `foundAgain`: the order existed already. */
export interface PlaceOrderResult {
  readonly order: Schemas['Order'];
  readonly foundAgain: boolean;
}

/** Retries once after a lost response: the same key returns the same order (BILL-09). */
export function usePlaceOrder() {
  const place = (body: Schemas['OrderRequest']) => client.POST(ORDERS, { body });
  return useMutation({
    mutationFn: async (body: Schemas['OrderRequest']): Promise<PlaceOrderResult> => {
      try {
        return { order: await place(body), foundAgain: false };
      } catch (error) {
        if (!isResponseLost(error)) throw error;
        return { order: await place(body), foundAgain: true };
      }
    },
  });
}

/** `foundAgain`: the response was lost, so the outcome comes from the order. */
export interface PayOrderResult {
  readonly outcome: Schemas['PaymentOutcome'];
  readonly foundAgain: boolean;
}

const fetchOrder = (id: string) => client.GET('/api/orderservice/orders/{id}', { params: { path: { id } } });

/**
 * Never pays twice: after a lost response it reads the order (BILL-09). Rejects if the order is still unpaid. Invalidates nothing: the
 * order's page must stay for the outcome.
 */
export function usePayOrder() {
  return useMutation({
    mutationFn: async ({
      id,
      ...body
    }: { readonly id: string } & Schemas['PaymentRequest']): Promise<PayOrderResult> => {
      try {
        const outcome = await client.POST('/api/orderservice/orders/{id}/pay', { params: { path: { id } }, body });
        return { outcome, foundAgain: false };
      } catch (error) {
        const isPaidOrPending = ['OrderPaid', 'PaymentPending'].includes(codeOf(error) ?? '');
        if (!isPaidOrPending && !isResponseLost(error)) throw error;
        const order = await fetchOrder(id);
        const noConfirmation = { reason: null, confirmationId: null, confirmationUrl: null, order } as const;
        if (order.status === OrderStatus.Paid)
          return { outcome: { ...noConfirmation, result: 'Paid' }, foundAgain: true };
        if (order.paymentPending) return { outcome: { ...noConfirmation, result: 'Pending' }, foundAgain: true };
        throw error;
      }
    },
  });
}

export function useCancelRenewal() {
  const queries = useQueryClient();
  return api.useMutation('post', '/api/orderservice/subscriptions/cancel', {
    onSuccess: (subscription) => {
      queries.setQueryData(purchaseQueries.subscription().queryKey, subscription);
    },
  });
}

/** Rejects with 409 PaymentMethodNeeded (BILL-05). */
export function useResumeRenewal() {
  const queries = useQueryClient();
  return api.useMutation('post', '/api/orderservice/subscriptions/resume', {
    onSuccess: (subscription) => {
      queries.setQueryData(purchaseQueries.subscription().queryKey, subscription);
    },
  });
}
