import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { personas } from '#mocks/personas';
import { paymentTokens } from '#mocks/seeds/payment-tokens';
import { fetchClient as client } from '#src/api/client';
import { createQueryClient } from '#src/data/query-client';
import { GoodsCode, OrderStatus, PaymentMethodType } from '#src/contract/enums.gen';
import type { OperationId } from '#src/contract/operations.gen';
import { startEmulator, type TestEmulator } from '#tests/fixtures/start-emulator';
import type { PaymentFieldHandle } from '../payment/use-payment-field';
import { readCheckoutOutcome } from './checkout.params';
import { forgetPurchase, purchaseKey } from './purchase-key';
import { usePay, type Purchase } from './use-pay';

const { userId } = personas.standard;
const stored = `pm-${userId}-mastercard`;
const purchase = { userId, code: GoodsCode.Credits20, quantity: 1, couponId: undefined, total: 20 };
let emulator: TestEmulator;
const bodies = (operation: OperationId) => emulator.sent(operation).map(({ body }) => body);
const keys = () => (bodies('placeOrder') as { idempotencyKey: string }[]).map(({ idempotencyKey }) => idempotencyKey);
const store = (token: string, paymentMethodId = token) => {
  const { expires: _, ...known } = paymentTokens[token]!;
  const createdAt = emulator.clock.now();
  return emulator.db.paymentMethods.insert({
    ...known,
    paymentMethodId,
    userId,
    expiry: undefined,
    isDefault: false,
    createdAt,
  });
};

beforeEach(async () => {
  forgetPurchase();
  emulator = await startEmulator();
});

function open() {
  const cache = createQueryClient();
  const { result } = renderHook(() => ({ ...usePay(undefined), location: useLocation() }), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={cache}>
        <MemoryRouter initialEntries={['/console/purchase?code=credits-20']}>{children}</MemoryRouter>
      </QueryClientProvider>
    ),
  });
  const pay = (
    what: Purchase = purchase,
    means: Parameters<typeof result.current.pay>[1] = { storedMethodId: stored },
  ) => act(() => result.current.pay(what, means));
  return { result, pay };
}

test('BILL-09 repeated presses place and pay one order', async () => {
  const { result } = open();
  await act(() => Promise.all([1, 2, 3].map(() => result.current.pay(purchase, { storedMethodId: stored }))));
  expect(bodies('placeOrder')).toMatchObject([{ expectedTotal: 20, code: 'credits-20', quantity: 1 }]);
  expect(bodies('payOrder')).toHaveLength(1);
  const { orderId } = emulator.db.orders.all().at(-1)!;
  expect(result.current.location.pathname + result.current.location.search).toBe(
    `/console/purchase/result?order=${orderId}`,
  );
  expect(readCheckoutOutcome(result.current.location.state)).toMatchObject({ result: 'Paid', foundAgain: false });
});

test('a lost answer repeats the order under the same key', async () => {
  emulator.fail('placeOrder', { kind: 'reset', times: 1 });
  const { result, pay } = open();
  await pay();
  expect(keys()).toHaveLength(2);
  expect(keys()[0]).toBe(keys()[1]);
  expect(readCheckoutOutcome(result.current.location.state)).toMatchObject({ foundAgain: true });
});

test('an unanswered purchase keeps its key, and the next press finds the order', async () => {
  emulator.fail('placeOrder', { kind: 'offline' });
  const { result, pay } = open();
  await pay();
  expect(result.current.failure).toEqual({ kind: 'unanswered' });
  emulator.faults.set([]);
  await pay();
  expect(new Set(keys()).size).toBe(1);
  expect(purchaseKey(purchase)).not.toBe(keys()[0]);
});

test.each([
  ['is found paid', 'tok_visa', 'Paid'],
  ['is found on its way', 'tok_ach', 'Pending'],
])('BILL-09 a payment whose answer is lost %s and is not sent again', async (_name, token, result) => {
  await store(token);
  emulator.fail('payOrder', { kind: 'reset' });
  const view = open();
  await view.pay(purchase, { storedMethodId: token });
  expect(bodies('payOrder')).toHaveLength(1);
  expect(readCheckoutOutcome(view.result.current.location.state)).toMatchObject({ result, foundAgain: true });
});

test('BILL-09 an unanswered payment is reported, and the next press pays the same order', async () => {
  emulator.fail('payOrder', { kind: 'offline', times: 1 });
  const { result, pay } = open();
  await pay();
  expect(result.current.failure).toEqual({ kind: 'unanswered' });
  await pay();
  expect(new Set(keys()).size).toBe(1);
  expect(readCheckoutOutcome(result.current.location.state)).toMatchObject({ result: 'Paid' });
});

test('BILL-09 an order paid in another tab is not paid again', async () => {
  const id = `order-${userId}-waiting`;
  const { data: order } = await client.GET('/api/orderservice/orders/{id}', { params: { path: { id } } });
  await emulator.db.orders.update(id, (draft) => {
    draft.status = OrderStatus.Paid;
    draft.paidAt = emulator.clock.now();
  });
  emulator.fail('payOrder', { kind: 'status', status: 409, code: 'OrderPaid' });
  const { result, pay } = open();
  await pay({ order: order! });
  expect(bodies('placeOrder')).toEqual([]);
  expect(readCheckoutOutcome(result.current.location.state)).toMatchObject({ result: 'Paid', foundAgain: true });
});

test('BILL-09 an older order at another price is canceled, and a new one is placed', async () => {
  emulator.fail('placeOrder', { kind: 'answer', body: { total: 25 }, merge: true, times: 1 });
  const { pay } = open();
  await pay();
  expect(new Set(keys()).size).toBe(2);
  const [canceled] = emulator.sent('cancelOrder');
  const [paid] = emulator.sent('payOrder');
  expect(emulator.sent('cancelOrder')).toHaveLength(1);
  expect(paid?.params['id']).not.toBe(canceled?.params['id']);
});

test('a changed price stops the purchase before any charge', async () => {
  emulator.fail('placeOrder', { kind: 'status', status: 409, code: 'PriceChanged' });
  const { result, pay } = open();
  await pay();
  expect(result.current.failure).toEqual({ kind: 'price' });
  expect(emulator.sent('payOrder')).toEqual([]);
});

const field = (
  collect: PaymentFieldHandle['collect'],
  kind: PaymentMethodType = PaymentMethodType.CreditCard,
  storeMethod = true,
) => ({
  field: { collect },
  kind,
  storeMethod,
});
const token = {
  source: 'gleaner-payment-field',
  type: 'token',
  request: '1',
  token: 'tok_visa',
  brand: 'Visa',
  last4: '4242',
} as const;

const exists = (details?: readonly { readonly field: string; readonly message: string }[]) => {
  emulator.fail('addPaymentMethod', {
    kind: 'status',
    status: 409,
    code: 'PaymentMethodExists',
    ...(details ? { details } : {}),
  });
};

test('a card that is already stored is found by its brand and last digits', async () => {
  await store('tok_declined');
  await store('tok_visa');
  exists();
  const { pay } = open();
  await pay(
    purchase,
    field(() => Promise.resolve(token)),
  );
  expect(bodies('payOrder')).toMatchObject([{ paymentMethodId: 'tok_visa' }]);
});

test.each([
  [true, 'WhenPaid'],
  [false, 'Never'],
])('a card is stored after its payment and only on request: %s', async (shouldStore, storage) => {
  const { pay } = open();
  await pay(
    purchase,
    field(() => Promise.resolve(token), PaymentMethodType.CreditCard, shouldStore),
  );
  expect(bodies('addPaymentMethod')).toEqual([{ providerToken: 'tok_visa', storage }]);
});

const collectPayPal = field(
  () => Promise.resolve({ ...token, token: 'tok_paypal', brand: null, last4: null }),
  PaymentMethodType.PayPal,
);
const seeded = `pm-${userId}-paypal`;

test.each([
  ['that the server names', true, [{ field: 'paymentMethodId', message: 'pm-2' }], 'pm-2'],
  ['that is the only one', false, undefined, seeded],
])('ENUM-45 a stored PayPal account pays the order: the one %s', async (_name, another, details, id) => {
  if (another) await store('tok_paypal', 'pm-2');
  exists(details);
  const { result, pay } = open();
  await pay(purchase, collectPayPal);
  expect(bodies('payOrder')).toMatchObject([{ paymentMethodId: id }]);
  expect(result.current.failure).toBeUndefined();
});

test('with several matching PayPal accounts no order is placed, and the refusal remains', async () => {
  await store('tok_paypal', 'pm-2');
  exists();
  const { result, pay } = open();
  await pay(purchase, collectPayPal);
  expect(result.current.failure).toMatchObject({ kind: 'refused', error: { code: 'PaymentMethodExists' } });
  expect(emulator.sent('placeOrder')).toEqual([]);
});

test('no order is placed while the payment field is incomplete or fails', async () => {
  const { result, pay } = open();
  await pay(
    purchase,
    field(() => Promise.resolve(undefined)),
  );
  expect(result.current.failure).toBeUndefined();
  await pay(
    purchase,
    field(() => Promise.reject(new Error('no answer'))),
  );
  await waitFor(() => expect(result.current.failure).toEqual({ kind: 'field' }));
  expect(emulator.sent()).toEqual([]);
});
