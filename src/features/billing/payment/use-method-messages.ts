import { useTranslation } from '#src/i18n/use-translation';
import { DeclineReason, PaymentMethodType } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';

const kinds = {
  [PaymentMethodType.CreditCard]: 'card',
  [PaymentMethodType.PayPal]: 'payPal',
  [PaymentMethodType.ApplePayCard]: 'applePay',
  [PaymentMethodType.GooglePayCard]: 'googlePay',
  [PaymentMethodType.ACH]: 'ach',
  [PaymentMethodType.Giropay]: 'giropay',
} as const satisfies Record<PaymentMethodType, string>;

const reasons = {
  [DeclineReason.CardDeclined]: 'declined',
  [DeclineReason.InsufficientFunds]: 'noFunds',
  [DeclineReason.CardExpired]: 'expired',
  [DeclineReason.ConfirmationFailed]: 'confirmation',
} as const satisfies Record<DeclineReason, string>;

export const methodKinds = Object.keys(kinds) as readonly PaymentMethodType[];

export function useMethodMessages() {
  const { t } = useTranslation('payments');
  const kindName = (type: PaymentMethodType): string => t(($) => $.kinds[kinds[type]]);
  return {
    kindName,
    kindHelp: (type: PaymentMethodType): string => t(($) => $.kindHelp[kinds[type]]),
    methodName: ({
      type,
      brand,
      last4,
      holder,
    }: Pick<Schemas['PaymentMethod'], 'type' | 'brand' | 'last4'> & { readonly holder?: string | null }): string => {
      const name = type === PaymentMethodType.CreditCard ? (brand ?? kindName(type)) : kindName(type);
      const mark = last4 === null ? (holder ?? '') : `•••• ${last4}`;
      return mark === '' ? name : `${name} ${mark}`;
    },
    expiry: ({ expiryMonth, expiryYear }: Pick<Schemas['PaymentMethod'], 'expiryMonth' | 'expiryYear'>) =>
      expiryMonth === null || expiryYear === null
        ? undefined
        : `${String(expiryMonth).padStart(2, '0')}/${String(expiryYear)}`,
    refusal: (reason: DeclineReason): string => t(($) => $.declined[reasons[reason]]),
  };
}
