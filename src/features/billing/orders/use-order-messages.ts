import { useCallback } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import type { Schemas } from '#src/contract/types';
import { PaymentMethodType } from '#src/contract/enums.gen';
import type { Order } from '#src/data/billing';
import { useFormats } from '#src/i18n/format';

export function useItemsMessage(): (order: Pick<Order, 'items'>) => string {
  const { number, list } = useFormats();
  return useCallback(
    ({ items }) => list(items.map(({ name, quantity }) => (quantity === 1 ? name : `${name} × ${number(quantity)}`))),
    [number, list],
  );
}

const brandedMethods = {
  [PaymentMethodType.PayPal]: 'PayPal',
  [PaymentMethodType.ApplePayCard]: 'Apple Pay',
  [PaymentMethodType.GooglePayCard]: 'Google Pay',
  [PaymentMethodType.Giropay]: 'giropay',
} as const;

export function usePaidMethodMessage(): (method: Schemas['OrderPaymentMethod']) => string {
  const { t } = useTranslation('billing');
  return ({ type, brand, last4 }) => {
    const kind =
      type === PaymentMethodType.CreditCard
        ? (brand ?? t(($) => $.orders.methods.CreditCard))
        : type === PaymentMethodType.ACH
          ? t(($) => $.orders.methods.ACH)
          : brandedMethods[type];
    const method = type !== PaymentMethodType.CreditCard && brand !== null ? `${kind} (${brand})` : kind;
    return last4 === null ? method : t(($) => $.orders.endsIn, { method, digits: last4 });
  };
}
