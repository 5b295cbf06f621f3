import { CardBrand, PaymentMethodType } from '#src/contract/enums.gen';
import type { PaymentMethodRecord } from '#mocks/db/billing';

/** What the payment provider knows of a token. Years count from the present one. */
type Token = Pick<PaymentMethodRecord, 'type' | 'brand' | 'last4' | 'holder' | 'behavior'> & {
  readonly expires?: { readonly month: number; readonly inYears: number };
};

const card = (brand: CardBrand, last4: string, behavior: PaymentMethodRecord['behavior'] = 'accepts'): Token => ({
  type: PaymentMethodType.CreditCard,
  brand,
  last4,
  holder: undefined,
  behavior,
  expires: { month: 12, inYears: 3 },
});

const account = (
  type: PaymentMethodType,
  behavior: PaymentMethodRecord['behavior'],
  holder?: string,
  last4?: string,
): Token => ({ type, brand: undefined, last4, holder, behavior });

/** Test tokens in place of a provider's form; docs/behavior/billing.md lists what each does. */
export const paymentTokens: Readonly<Record<string, Token>> = {
  tok_visa: card(CardBrand.Visa, '4242'),
  tok_mastercard: card(CardBrand.Mastercard, '4444'),
  tok_maestro: card(CardBrand.Maestro, '0008'),
  tok_unionpay: card(CardBrand.UnionPay, '0005'),
  tok_discover: card(CardBrand.Discover, '1117'),
  tok_amex: card(CardBrand.Amex, '8431'),
  tok_diners: card(CardBrand.Diners, '0004'),
  tok_jcb: card(CardBrand.JCB, '0505'),
  tok_declined: card(CardBrand.Visa, '0002', 'declines'),
  tok_insufficient_funds: card(CardBrand.Visa, '9995', 'lacksFunds'),
  tok_needs_confirmation: card(CardBrand.Visa, '3155', 'asks'),
  tok_confirmation_fails: card(CardBrand.Visa, '3220', 'askedInVain'),
  tok_expired_card: { ...card(CardBrand.Mastercard, '0069'), expires: { month: 1, inYears: -1 } },
  tok_paypal: account(PaymentMethodType.PayPal, 'accepts', 'm***@example.com'),
  tok_apple_pay: { ...card(CardBrand.Visa, '1881'), type: PaymentMethodType.ApplePayCard },
  tok_google_pay: { ...card(CardBrand.Mastercard, '5100'), type: PaymentMethodType.GooglePayCard },
  tok_ach: account(PaymentMethodType.ACH, 'takesTime', undefined, '6789'),
  tok_ach_bounces: account(PaymentMethodType.ACH, 'bounces', undefined, '1116'),
  tok_giropay: account(PaymentMethodType.Giropay, 'asks'),
};
