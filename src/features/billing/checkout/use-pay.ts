import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '#src/api/errors';
import {
  OrderStatus,
  PaymentMethodStorage,
  PaymentResult,
  type GoodsCode,
  type PaymentMethodType,
} from '#src/contract/enums.gen';
import { useCancelOrder, type Order } from '#src/data/billing';
import { useAddPaymentMethod, useFindExistingMethod } from '#src/data/add-payment-method';
import { usePayOrder, usePlaceOrder, useInvalidatePurchases } from '#src/data/purchases';
import { centsOf } from '#src/domain/money';
import { paths } from '#src/domain/paths';
import { useSingleFlight } from '#src/ui/use-single-flight';
import type { PaymentFieldHandle } from '../payment/use-payment-field';
import type { CheckoutOutcome } from './checkout.params';
import { forgetPurchase, purchaseKey } from './purchase-key';

export type Purchase =
  | {
      readonly userId: string;
      readonly code: GoodsCode;
      readonly quantity: number;
      readonly couponId: string | undefined;
      /** Dollars, as displayed. */
      readonly total: number;
    }
  | { readonly order: Order };

/** Undefined when nothing is to pay. */
export type PaymentSource =
  | { readonly storedMethodId: string }
  | {
      readonly field: PaymentFieldHandle | null;
      readonly kind: PaymentMethodType;
      readonly storeMethod: boolean;
    }
  | undefined;

export type PayFailure =
  | { readonly kind: 'price' }
  | { readonly kind: 'field' }
  /** The result is unknown; the same purchase can be sent again. */
  | { readonly kind: 'unanswered' }
  | { readonly kind: 'refused'; readonly error: unknown };

class PaymentFieldError extends Error {}

/** `pay` does not reject: errors are in `failure`. */
export function usePay(back: string | undefined) {
  const navigate = useNavigate();
  const addMethod = useAddPaymentMethod();
  const findMethod = useFindExistingMethod();
  const placeOrder = usePlaceOrder();
  const payOrder = usePayOrder();
  const cancelOrder = useCancelOrder();
  const readBought = useInvalidatePurchases();
  const [stopped, setStopped] = useState<{ readonly error: unknown }>();
  const failure = useMemo(() => stopped && failureOf(stopped.error), [stopped]);

  const methodOf = async (means: NonNullable<PaymentSource>): Promise<string | undefined> => {
    if ('storedMethodId' in means) return means.storedMethodId;
    const collected = await means.field?.collect().catch((error: unknown) => {
      throw new PaymentFieldError(String(error));
    });
    if (!collected) return undefined;
    try {
      const storage = means.storeMethod ? PaymentMethodStorage.WhenPaid : PaymentMethodStorage.Never;
      return (await addMethod.mutateAsync({ providerToken: collected.token, storage })).paymentMethodId;
    } catch (error) {
      const found = await findMethod(error, { ...collected, type: means.kind });
      if (found === undefined) throw error;
      return found.paymentMethodId;
    }
  };

  const orderOf = async (purchase: Purchase): Promise<{ order: Order; foundAgain: boolean }> => {
    if ('order' in purchase) return { order: purchase.order, foundAgain: false };
    const { total, ...contents } = purchase;
    const place = () =>
      placeOrder.mutateAsync({
        code: contents.code,
        quantity: contents.quantity,
        couponId: contents.couponId ?? null,
        expectedTotal: total,
        idempotencyKey: purchaseKey(contents),
      });
    const placed = await place();
    const { order } = placed;
    const isOld = order.status === OrderStatus.WaitingPay && centsOf(order.total) !== centsOf(total);
    if (order.status !== OrderStatus.Cancel && !isOld) return placed;
    // A new order replaces one from an earlier attempt that was canceled or has another price.
    if (isOld) await cancelOrder.mutateAsync(order.orderId);
    forgetPurchase();
    return place();
  };

  const buy = async (purchase: Purchase, means: PaymentSource): Promise<void> => {
    const methodId = means === undefined ? '' : await methodOf(means);
    if (methodId === undefined) return;
    const { order, foundAgain } = await orderOf(purchase);
    const nothing = { reason: null, confirmationId: null, confirmationUrl: null } as const;
    const lead = (outcome: CheckoutOutcome) =>
      navigate(paths.paymentResult(order.orderId, back), { replace: true, state: outcome });
    if (order.status === OrderStatus.Paid) {
      forgetPurchase();
      return lead({ ...nothing, result: PaymentResult.Paid, methodId, foundAgain });
    }
    if (order.paymentPending) return lead({ ...nothing, result: PaymentResult.Pending, methodId, foundAgain: true });
    const paid = await payOrder.mutateAsync({ id: order.orderId, paymentMethodId: methodId });
    const { result, reason, confirmationId, confirmationUrl } = paid.outcome;
    if (result === PaymentResult.Paid) forgetPurchase();
    return lead({
      result,
      reason,
      confirmationId,
      confirmationUrl,
      methodId,
      foundAgain: paid.foundAgain || foundAgain,
    });
  };

  const { run: pay, pending } = useSingleFlight(async (purchase: Purchase, means: PaymentSource): Promise<void> => {
    setStopped(undefined);
    try {
      await buy(purchase, means);
    } catch (error) {
      setStopped({ error });
    } finally {
      void readBought();
    }
  });

  return {
    paying: pending !== undefined,
    failure,
    /** Its Retry-After disables the button. */
    error: stopped?.error,
    clearFailure: () => setStopped(undefined),
    pay,
  };
}

function failureOf(error: unknown): PayFailure {
  if (error instanceof PaymentFieldError) return { kind: 'field' };
  if (!(error instanceof ApiError)) return { kind: 'unanswered' };
  if (error.code === 'PriceChanged') return { kind: 'price' };
  return error.kind === 'http' && error.status < 500 ? { kind: 'refused', error } : { kind: 'unanswered' };
}
