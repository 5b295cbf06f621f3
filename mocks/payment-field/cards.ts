import type { CardBrand, PaymentMethodType } from '#src/contract/enums.gen';

export interface TestCard {
  readonly number: string;
  readonly token: string;
  readonly labelKey: 'accepted' | 'declined' | 'noFunds' | 'asks' | 'asksInVain' | 'expired';
}

/** The form refuses any other number, above all a real one. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', token: 'tok_visa', labelKey: 'accepted' },
  { number: '4000000000000002', token: 'tok_declined', labelKey: 'declined' },
  { number: '4000000000009995', token: 'tok_insufficient_funds', labelKey: 'noFunds' },
  { number: '4000002500003155', token: 'tok_needs_confirmation', labelKey: 'asks' },
  { number: '4000000000003220', token: 'tok_confirmation_fails', labelKey: 'asksInVain' },
  { number: '5100000000060069', token: 'tok_expired_card', labelKey: 'expired' },
  { number: '5555555555554444', token: 'tok_mastercard', labelKey: 'accepted' },
  { number: '5018000000010008', token: 'tok_maestro', labelKey: 'accepted' },
  { number: '6200000000000005', token: 'tok_unionpay', labelKey: 'accepted' },
  { number: '6011111111111117', token: 'tok_discover', labelKey: 'accepted' },
  { number: '371449635398431', token: 'tok_amex', labelKey: 'accepted' },
  { number: '3056930009020004', token: 'tok_diners', labelKey: 'accepted' },
  { number: '3566002020360505', token: 'tok_jcb', labelKey: 'accepted' },
];

export const testAccounts: Readonly<
  Record<
    Exclude<PaymentMethodType, 'CreditCard'>,
    readonly { readonly token: string; readonly account: string; readonly labelKey?: 'slow' | 'bounces' | 'asks' }[]
  >
> = {
  PayPal: [{ token: 'tok_paypal', account: 'm***@example.com' }],
  ApplePayCard: [{ token: 'tok_apple_pay', account: 'Visa •••• 1881' }],
  GooglePayCard: [{ token: 'tok_google_pay', account: 'Mastercard •••• 5100' }],
  ACH: [
    { token: 'tok_ach', account: '•••• 6789', labelKey: 'slow' },
    { token: 'tok_ach_bounces', account: '•••• 1116', labelKey: 'bounces' },
  ],
  giropay: [{ token: 'tok_giropay', account: 'giropay', labelKey: 'asks' }],
};

const brands: readonly (readonly [CardBrand, RegExp])[] = [
  ['Visa', /^4/],
  ['Mastercard', /^(5[1-5]|2[2-7])/],
  ['Amex', /^3[47]/],
  ['Diners', /^3(0[0-5]|[68])/],
  ['JCB', /^35/],
  ['Discover', /^6(011|4[4-9]|5)/],
  ['UnionPay', /^62/],
  ['Maestro', /^(50|5[6-9]|6)/],
];

export const brandOf = (digits: string): CardBrand | null =>
  brands.find(([, pattern]) => pattern.test(digits))?.[0] ?? null;

export type CardError = 'incomplete' | 'number' | 'unknown' | 'expired' | 'code';

function isLuhn(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

export function readCard(
  input: { readonly number: string; readonly expiry: string; readonly code: string; readonly name: string },
  now: number,
): { readonly card: TestCard } | { readonly problem: CardError } {
  const digits = input.number.replace(/\D/g, '');
  if (digits.length < 12) return { problem: 'incomplete' };
  if (digits.length > 19 || !isLuhn(digits)) return { problem: 'number' };
  const [, month, year] = /^\s*(\d{1,2})\s*\/?\s*(\d{2})\s*$/.exec(input.expiry) ?? [];
  if (month === undefined || year === undefined) return { problem: 'incomplete' };
  if (Number(month) < 1 || Number(month) > 12 || now >= Date.UTC(2000 + Number(year), Number(month), 1))
    return { problem: 'expired' };
  const length = brandOf(digits) === 'Amex' ? 4 : 3;
  if (input.code === '' || input.name.trim() === '') return { problem: 'incomplete' };
  if (!/^\d+$/.test(input.code) || input.code.length !== length) return { problem: 'code' };
  const card = testCards.find((entry) => entry.number === digits);
  return card ? { card } : { problem: 'unknown' };
}
