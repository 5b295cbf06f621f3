import { keepPreviousData, queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { api, client } from '#src/api/client';
import { ApiError } from '#src/api/errors';
import { OrderStatus, type GoodsCollectionKey } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { isPlanCode } from '#src/domain/goods';
import { accountQueries } from './account';
import { promotionQueries } from './promotions';

export type GoodsItem = Schemas['GoodsItem'];
export type PaymentMethod = Schemas['PaymentMethod'];
export type Subscription = Schemas['Subscription'];

const ORDERS = '/api/orderservice/orders';

/** What can be asked about what is sold, and about the plan of the account. */
export const buyingQueries = {
  /** Goods of a collection with the price of a running activity; needs no session (API-031). */
  goods: (key: GoodsCollectionKey) =>
    api.queryOptions(
      'get',
      '/api/orderservice/goodscollection/key/{key}/Items',
      { params: { path: { key } } },
      { staleTime: 60_000 },
    ),
  /** The plan of the account and how it goes on (BILL-01). */
  subscription: () => api.queryOptions('get', '/api/orderservice/subscriptions/current'),
  /** Stored payment methods, the default first (ENUM-45). */
  methods: () => api.queryOptions('get', '/api/orderservice/paymentMethods'),
  /** What goods cost this account now: plans by the price of subscriptions, all else by that of orders (API-029, API-030). */
  price: (body: Schemas['PriceRequest']) =>
    queryOptions({
      queryKey: ['price', body],
      queryFn: ({ signal }) =>
        isPlanCode(body.code)
          ? client.POST('/api/orderservice/subscriptions/price', { body, signal })
          : client.POST('/api/orderservice/orders/price', { body, signal }),
      staleTime: 0,
      gcTime: 60_000,
      // A price is shown as long as its successor is on its way: the sum does not flicker while a number is typed.
      placeholderData: keepPreviousData,
    }),
};

const isChanged = (path: string): boolean =>
  ['/v1/saleservice/coupon', '/api/orderservice', '/v1/orders'].some((start) => path.startsWith(start));

/** Everything that a payment may have changed is read anew: plan, limits, balance, trial, orders, coupons, goods. */
async function invalidateBought(queries: QueryClient): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: accountQueries.me().queryKey }),
    queries.invalidateQueries({ queryKey: accountQueries.resources().queryKey }),
    queries.invalidateQueries({ queryKey: accountQueries.balance().queryKey }),
    queries.invalidateQueries({ queryKey: promotionQueries.canTrial().queryKey }),
    queries.invalidateQueries({ queryKey: buyingQueries.subscription().queryKey }),
    queries.invalidateQueries({ predicate: ({ queryKey }) => isChanged(String(queryKey[1])) }),
  ]);
}

/** Gives a way to read anew what a payment has changed, when it arrived without being asked about. */
export function useReadBought(): () => Promise<void> {
  const queries = useQueryClient();
  return () => invalidateBought(queries);
}

/** Whether an answer got lost on its way: the server may have done what it was asked, or not. */
export const isLost = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.kind !== 'http' || error.status >= 500;

/** Stores what the provider's field gave a token for (ENUM-45); rejects with 409 PaymentMethodExists for one that is stored already. */
export function useAddPaymentMethod() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Schemas['PaymentMethodRequest']) => client.POST('/api/orderservice/paymentMethods', { body }),
    onSettled: () => queries.invalidateQueries({ queryKey: buyingQueries.methods().queryKey }),
  });
}

/**
 * Finds the stored method that the server means by 409 PaymentMethodExists: the one that it names, or the only one that is like what was
 * filled in. Undefined for any other error, and where several are alike.
 */
export function useFindMethod() {
  const queries = useQueryClient();
  return async (error: unknown, { type, brand, last4 }: Pick<PaymentMethod, 'type' | 'brand' | 'last4'>) => {
    if (!(error instanceof ApiError) || error.code !== 'PaymentMethodExists') return undefined;
    const id = error.details.find(({ field }) => field === 'paymentMethodId')?.message;
    const { items } = await queries.query({ ...buyingQueries.methods(), staleTime: 0 });
    const alike = items.filter(
      (method) => method.type === type && (last4 === null || (method.brand === brand && method.last4 === last4)),
    );
    return items.find(({ paymentMethodId }) => paymentMethodId === id) ?? (alike.length === 1 ? alike[0] : undefined);
  };
}

/** An order, and whether it was there already when it was asked for again. */
export interface Placed {
  readonly order: Schemas['Order'];
  readonly foundAgain: boolean;
}

/** Places an order under its key (BILL-09). A lost answer is asked for once more: the same key gives the same order, never a second one. */
export function usePlaceOrder() {
  const place = (body: Schemas['OrderRequest']) => client.POST(ORDERS, { body });
  return useMutation({
    mutationFn: async (body: Schemas['OrderRequest']): Promise<Placed> => {
      try {
        return { order: await place(body), foundAgain: false };
      } catch (error) {
        if (!isLost(error)) throw error;
        return { order: await place(body), foundAgain: true };
      }
    },
  });
}

/** What became of a payment; `foundAgain` when its answer was lost and the order itself told. */
export interface Paid {
  readonly outcome: Schemas['PaymentOutcome'];
  readonly foundAgain: boolean;
}

const orderOf = (id: string) => client.GET('/api/orderservice/orders/{id}', { params: { path: { id } } });

/**
 * Pays an order (BILL-09). Where the answer is lost, or the order turns out to be paid or on its way already, the order says how it
 * stands: it is never charged a second time. Rejects with the error where it still waits. Nothing is read anew: the page that shows the order
 * would leave for the result before the outcome is there to go along.
 */
export function usePayOrder() {
  return useMutation({
    mutationFn: async ({ id, ...body }: { readonly id: string } & Schemas['PaymentRequest']): Promise<Paid> => {
      try {
        const outcome = await client.POST('/api/orderservice/orders/{id}/pay', { params: { path: { id } }, body });
        return { outcome, foundAgain: false };
      } catch (error) {
        const isSettled = error instanceof ApiError && ['OrderPaid', 'PaymentPending'].includes(error.code);
        if (!isSettled && !isLost(error)) throw error;
        const order = await orderOf(id);
        const nothing = { reason: null, confirmationId: null, confirmationUrl: null, order } as const;
        if (order.status === OrderStatus.Paid) return { outcome: { ...nothing, result: 'Paid' }, foundAgain: true };
        if (order.paymentPending) return { outcome: { ...nothing, result: 'Pending' }, foundAgain: true };
        throw error;
      }
    },
  });
}

/** Ends the renewal of the plan (BILL-05); the plan itself runs to the end of its period. */
export function useCancelRenewal() {
  const queries = useQueryClient();
  return api.useMutation('post', '/api/orderservice/subscriptions/cancel', {
    onSuccess: (subscription) => {
      queries.setQueryData(buyingQueries.subscription().queryKey, subscription);
    },
  });
}

/** Lets the plan renew itself again (BILL-05). Rejects with 409 PaymentMethodNeeded where no method is stored. */
export function useResumeRenewal() {
  const queries = useQueryClient();
  return api.useMutation('post', '/api/orderservice/subscriptions/resume', {
    onSuccess: (subscription) => {
      queries.setQueryData(buyingQueries.subscription().queryKey, subscription);
    },
  });
}
