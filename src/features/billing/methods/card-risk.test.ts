import { expect, test } from 'vitest';
import { AccountLevel, CardBrand, PaymentMethodType } from '#src/contract/enums.gen';
import type { PaymentMethod } from '#src/data/purchases';
import { cardRisk } from './card-risk';

const card: PaymentMethod = {
  paymentMethodId: 'pm-1',
  type: PaymentMethodType.CreditCard,
  brand: CardBrand.Visa,
  last4: '4242',
  expiryMonth: 12,
  expiryYear: 2026,
  isExpired: false,
  holder: null,
  isDefault: true,
  createdAt: '2026-01-01T00:00:00Z',
};
const renewal = (at: string) => ({ level: AccountLevel.Standard, at, price: 99 });

test('a card is valid through its month and at risk from a later renewal', () => {
  expect(cardRisk(card, renewal('2026-12-31T23:59:59Z'))).toBeUndefined();
  expect(cardRisk(card, renewal('2027-01-01T00:00:00Z'))).toBe('expiring');
  expect(cardRisk({ ...card, isExpired: true }, undefined)).toBe('expired');
});

test('a card without an expiry date or a renewal is not at risk', () => {
  expect(cardRisk(card, undefined)).toBeUndefined();
  expect(cardRisk({ ...card, expiryMonth: null, expiryYear: null }, renewal('2030-01-01T00:00:00Z'))).toBeUndefined();
  expect(cardRisk(undefined, renewal('2030-01-01T00:00:00Z'))).toBeUndefined();
});
