import { describe, expect, test } from 'vitest';
import { CardBrand, DeclineReason, PaymentMethodType } from '#src/contract/enums.gen';
import type { PaymentBehavior, PaymentMethodRecord } from '#mocks/db/billing';
import { createDatabase } from '#mocks/db/database';
import {
  chargeMethod,
  isCardExpired,
  isSameMethod,
  makeDefaultMethod,
  renewalRefusal,
  storedMethods,
  storeOrRemoveMethod,
} from './payments';

const NOW = Date.parse('2026-11-16T10:00:00Z');

const method = (change: Partial<PaymentMethodRecord> = {}): PaymentMethodRecord => ({
  paymentMethodId: 'pm-1',
  userId: '1',
  type: PaymentMethodType.CreditCard,
  brand: CardBrand.Visa,
  last4: '4242',
  expiry: { month: 12, year: 2028 },
  holder: undefined,
  behavior: 'accepts',
  isDefault: false,
  createdAt: NOW,
  ...change,
});

async function open(...methods: PaymentMethodRecord[]) {
  const db = createDatabase(() => undefined);
  await db.paymentMethods.insertMany(methods);
  return db;
}

describe('charge', () => {
  test('a card is valid until the end of its month', () => {
    const card = method({ expiry: { month: 11, year: 2026 } });
    const end = Date.parse('2026-12-01T00:00:00Z');
    expect([isCardExpired(card, end - 1), isCardExpired(card, end)]).toEqual([false, true]);
    expect(isCardExpired(method({ expiry: undefined }), end)).toBe(false);
  });

  const behaviors: readonly (readonly [PaymentBehavior, object, object, DeclineReason | undefined])[] = [
    ['accepts', { kind: 'paid' }, { kind: 'paid' }, undefined],
    [
      'declines',
      { kind: 'declined', reason: DeclineReason.CardDeclined },
      { kind: 'declined', reason: DeclineReason.CardDeclined },
      DeclineReason.CardDeclined,
    ],
    [
      'lacksFunds',
      { kind: 'declined', reason: DeclineReason.InsufficientFunds },
      { kind: 'declined', reason: DeclineReason.InsufficientFunds },
      DeclineReason.InsufficientFunds,
    ],
    ['asks', { kind: 'asks' }, { kind: 'paid' }, DeclineReason.ConfirmationFailed],
    [
      'askedInVain',
      { kind: 'asks' },
      { kind: 'declined', reason: DeclineReason.ConfirmationFailed },
      DeclineReason.ConfirmationFailed,
    ],
    ['takesTime', { kind: 'pending' }, { kind: 'pending' }, undefined],
    ['bounces', { kind: 'pending' }, { kind: 'pending' }, DeclineReason.InsufficientFunds],
  ];

  test.each(behaviors)('the behavior %s decides a payment, its confirmation and a renewal', (...expected) => {
    const [behavior, first, confirmed, renewal] = expected;
    expect(chargeMethod(method({ behavior }), NOW, false)).toEqual(first);
    expect(chargeMethod(method({ behavior }), NOW, true)).toEqual(confirmed);
    expect(renewalRefusal(method({ behavior }), NOW)).toBe(renewal);
  });

  test('an expired card is declined, and so is a renewal without a method', () => {
    const expired = method({ expiry: { month: 10, year: 2026 } });
    expect(chargeMethod(expired, NOW, true)).toEqual({ kind: 'declined', reason: DeclineReason.CardExpired });
    expect(renewalRefusal(expired, NOW)).toBe(DeclineReason.CardExpired);
    expect(renewalRefusal(undefined, NOW)).toBe(DeclineReason.CardDeclined);
  });
});

describe('stored payment methods', () => {
  test('the default comes first, then the newest, without those of others or not stored yet', async () => {
    const db = await open(
      method({ paymentMethodId: 'old', createdAt: NOW - 2 }),
      method({ paymentMethodId: 'default', createdAt: NOW - 3, isDefault: true }),
      method({ paymentMethodId: 'new', createdAt: NOW }),
      method({ paymentMethodId: 'newer', createdAt: NOW }),
      method({ paymentMethodId: 'once', afterPayment: 'forget' }),
      method({ paymentMethodId: 'pending', afterPayment: 'store' }),
      method({ paymentMethodId: 'foreign', userId: '2' }),
    );
    expect(storedMethods(db, '1').map((entry) => entry.paymentMethodId)).toEqual(['default', 'newer', 'new', 'old']);
  });

  test('methods are the same only if type, brand, number, expiry and holder are', () => {
    expect(
      isSameMethod(method(), method({ paymentMethodId: 'pm-2', userId: '2', createdAt: 0, isDefault: true })),
    ).toBe(true);
    const differences: Partial<PaymentMethodRecord>[] = [
      { type: PaymentMethodType.ApplePayCard },
      { brand: CardBrand.Mastercard },
      { last4: '4243' },
      { expiry: { month: 11, year: 2028 } },
      { expiry: { month: 12, year: 2029 } },
      { expiry: undefined },
      { holder: 'm***@example.com' },
    ];
    expect(differences.map((change) => isSameMethod(method(), method(change)))).toEqual(differences.map(() => false));
    const digits = method({ last4: '1', expiry: { month: 12, year: 2028 } });
    expect(isSameMethod(digits, method({ last4: '11', expiry: { month: 2, year: 2028 } }))).toBe(false);
  });

  test('only one method of an account is the default, and other accounts keep theirs', async () => {
    const db = await open(
      method({ isDefault: true }),
      method({ paymentMethodId: 'pm-2' }),
      method({ paymentMethodId: 'foreign', userId: '2', isDefault: true }),
    );
    await makeDefaultMethod(db, '1', 'pm-2');
    expect(db.paymentMethods.all().map((entry) => entry.isDefault)).toEqual([false, true, true]);
  });

  test('a method is stored after a payment, the first one as the default', async () => {
    const first = method({ afterPayment: 'store' });
    const db = await open(first, method({ paymentMethodId: 'foreign', userId: '2', isDefault: true }));
    await storeOrRemoveMethod(db, first, true);
    expect(db.paymentMethods.get('pm-1')).toEqual(method({ isDefault: true }));
    const second = await db.paymentMethods.insert(
      method({ paymentMethodId: 'pm-2', last4: '1111', afterPayment: 'store' }),
    );
    await storeOrRemoveMethod(db, second, true);
    expect(storedMethods(db, '1').map((entry) => [entry.paymentMethodId, entry.isDefault])).toEqual([
      ['pm-1', true],
      ['pm-2', false],
    ]);
  });

  test('a method is removed without a payment, without storage or if a stored one is the same', async () => {
    const left = async (change: Partial<PaymentMethodRecord>, isPaid: boolean) => {
      const added = method({ paymentMethodId: 'added', ...change });
      const db = await open(method(), added);
      await storeOrRemoveMethod(db, added, isPaid);
      return db.paymentMethods.all().map((entry) => entry.paymentMethodId);
    };
    const other = { last4: '1111' };
    expect(await left({ ...other, afterPayment: 'store' }, true)).toEqual(['pm-1', 'added']);
    expect(await left({ ...other, afterPayment: 'store' }, false)).toEqual(['pm-1']);
    expect(await left({ ...other, afterPayment: 'forget' }, true)).toEqual(['pm-1']);
    expect(await left({ afterPayment: 'store' }, true)).toEqual(['pm-1']);
    expect(await left(other, false)).toEqual(['pm-1', 'added']);
  });
});
