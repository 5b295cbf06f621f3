import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '#src/api/client';
import { ApiError } from '#src/api/errors';
import type { Schemas } from '#src/contract/types';
import { purchaseQueries, type PaymentMethod } from './purchases';

/** Rejects with 409 PaymentMethodExists (ENUM-45). */
export function useAddPaymentMethod() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Schemas['PaymentMethodRequest']) => client.POST('/api/orderservice/paymentMethods', { body }),
    onSettled: () => queries.invalidateQueries({ queryKey: purchaseQueries.methods().queryKey }),
  });
}

export function useFindExistingMethod() {
  const queries = useQueryClient();
  return async (error: unknown, { type, brand, last4 }: Pick<PaymentMethod, 'type' | 'brand' | 'last4'>) => {
    if (!(error instanceof ApiError) || error.code !== 'PaymentMethodExists') return undefined;
    const id = error.details.find(({ field }) => field === 'paymentMethodId')?.message;
    const { items } = await queries.query({ ...purchaseQueries.methods(), staleTime: 0 });
    const similar = items.filter(
      (method) => method.type === type && (last4 === null || (method.brand === brand && method.last4 === last4)),
    );
    return (
      items.find(({ paymentMethodId }) => paymentMethodId === id) ?? (similar.length === 1 ? similar[0] : undefined)
    );
  };
}
