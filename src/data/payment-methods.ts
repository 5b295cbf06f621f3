import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { api, client } from '#src/api/client';
import { statusOf } from '#src/api/errors';
import type { Schemas } from '#src/contract/types';
import { useAddPaymentMethod } from './add-payment-method';
import { purchaseQueries, isResponseLost, type PaymentMethod } from './purchases';

type MethodList = Schemas['PaymentMethodList'];

/** After a lost response, reads the list. Rejects with 409 PaymentMethodExists, or 422 for an unknown token. */
export function useStorePaymentMethod() {
  const queries = useQueryClient();
  const add = useAddPaymentMethod();
  return async ({
    brand,
    last4,
    ...body
  }: Schemas['PaymentMethodRequest'] & Pick<Schemas['PaymentMethod'], 'brand' | 'last4'>): Promise<PaymentMethod> => {
    const before = queries.getQueryData<MethodList>(purchaseQueries.methods().queryKey)?.items ?? [];
    try {
      return await add.mutateAsync(body);
    } catch (error) {
      if (!isResponseLost(error)) throw error;
      const after = await queries.query({ ...purchaseQueries.methods(), staleTime: 0 }).catch(() => undefined);
      const stored = after?.items.find(
        (method) =>
          method.brand === brand &&
          method.last4 === last4 &&
          before.every(({ paymentMethodId }) => paymentMethodId !== method.paymentMethodId),
      );
      if (!stored) throw error;
      return stored;
    }
  };
}

/** Rejects with 409 CardExpired, or 404 (BILL-05). */
export function useSetDefaultMethod() {
  const queries = useQueryClient();
  const { queryKey } = purchaseQueries.methods();
  return api.useMutation('put', '/api/orderservice/paymentMethods/{id}/default', {
    onMutate: async ({ params }) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData<MethodList>(queryKey);
      queries.setQueryData<MethodList>(queryKey, (list) =>
        list === undefined
          ? undefined
          : {
              ...list,
              items: list.items.map((method) => ({ ...method, isDefault: method.paymentMethodId === params.path.id })),
            },
      );
      return { before };
    },
    onError: (_error, _call, context) => {
      queries.setQueryData(queryKey, context?.before);
    },
    onSettled: () => invalidateMethods(queries),
  });
}

/** Includes the plan, which names its payment method. */
async function invalidateMethods(queries: QueryClient): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: purchaseQueries.methods().queryKey }),
    queries.invalidateQueries({ queryKey: purchaseQueries.subscription().queryKey }),
  ]);
}

/** A 404 counts as success. Rejects with 409 NeededForRenewal or PaymentPending (BILL-05). */
export function useRemovePaymentMethod() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (id: string): Promise<void> => {
      try {
        await client.DELETE('/api/orderservice/paymentMethods/{id}', { params: { path: { id } } });
      } catch (error) {
        if (statusOf(error) !== 404) throw error;
      }
    },
    onSettled: () => invalidateMethods(queries),
  });
}
