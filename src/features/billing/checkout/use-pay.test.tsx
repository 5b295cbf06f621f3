import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createQueryClient } from '#src/api/query-client';
import { setSessionToken } from '#src/api/session-token';
import { setTransport } from '#src/api/transport';
import { GoodsCode, PaymentMethodType } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import type { PaymentFieldHandle } from '../payment/use-payment-field';
import { readOutcome } from './checkout.params';
import { forgetPurchase, purchaseKey } from './purchase-key';
import { usePay, type Purchase } from './use-pay';

const purchase = { userId: 'u', code: GoodsCode.Credits20, quantity: 1, couponId: undefined, total: 20 };
const orderAt = (more: Partial<Schemas['Order']> = {}): Schemas['Order'] => ({
  orderId: 'o-1',
  orderNumber: 'GL-1',
  status: 'WaitingPay',
  category: 'Credit',
  items: [{ code: GoodsCode.Credits20, name: 'Balance of $20', quantity: 1, unitPrice: 20, amount: 20 }],
  currency: 'USD',
  subtotal: 20,
  lines: [],
  total: 20,
  addsToBalance: 20,
  couponId: null,
  activityCode: null,
  isRenewal: false,
  createdAt: '2026-11-16T10:00:00Z',
  expiresAt: null,
  paidAt: null,
  canceledAt: null,
  cancelReason: null,
  paymentPending: false,
  paymentMethod: null,
  startsAt: null,
  endsAt: null,
  hasInvoice: false,
  ...more,
});
const paid = orderAt({ status: 'Paid', hasInvoice: true });
const outcome = (more: Partial<Schemas['PaymentOutcome']> = {}): Response =>
  Response.json({ result: 'Paid', reason: null, confirmationId: null, confirmationUrl: null, order: paid, ...more });
const refusal = (status: number, code: string): Response =>
  Response.json({ error: { code, message: code } }, { status });

type Answer = (body: Record<string, unknown>) => Response | Promise<Response>;
let answers: Record<string, Answer[]>;
let asked: { readonly call: string; readonly body: Record<string, unknown> }[];

beforeEach(() => {
  asked = [];
  answers = {};
  forgetPurchase();
  setSessionToken('token');
  setTransport(async (request) => {
    const call = `${request.method} ${new URL(request.url).pathname.replace('/api/orderservice/', '')}`;
    const body =
      request.method === 'POST'
        ? ((await request
            .clone()
            .json()
            .catch(() => ({}))) as Record<string, unknown>)
        : {};
    asked.push({ call, body });
    const queue = answers[call] ?? [];
    const next = queue.length > 1 ? queue.shift() : queue[0];
    return next ? next(body) : refusal(404, 'NotFound');
  });
});
afterEach(cleanup);

const calls = (call: string) => asked.filter((entry) => entry.call === call);

function open() {
  const cache = createQueryClient();
  const { result } = renderHook(() => ({ ...usePay(undefined), location: useLocation() }), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={cache}>
        <MemoryRouter initialEntries={['/console/purchase?code=credits-20']}>{children}</MemoryRouter>
      </QueryClientProvider>
    ),
  });
  const pay = (what: Purchase = purchase, means: Parameters<typeof result.current.pay>[1] = { stored: 'pm-1' }) =>
    act(() => result.current.pay(what, means));
  return { result, pay };
}

test('BILL-09 an order is placed once and paid once, however often the button is pressed', async () => {
  answers = { 'POST orders': [() => Response.json(orderAt())], 'POST orders/o-1/pay': [() => outcome()] };
  const { result } = open();
  await act(() => Promise.all([1, 2, 3].map(() => result.current.pay(purchase, { stored: 'pm-1' }))));
  expect(calls('POST orders')).toHaveLength(1);
  expect(calls('POST orders/o-1/pay')).toHaveLength(1);
  expect(calls('POST orders')[0]?.body).toMatchObject({ expectedTotal: 20, code: 'credits-20', quantity: 1 });
  expect(result.current.location.pathname + result.current.location.search).toBe('/console/purchase/result?order=o-1');
  expect(readOutcome(result.current.location.state)).toMatchObject({ result: 'Paid', foundAgain: false });
});

test('BILL-09 an order whose answer is lost is asked for again under the same key', async () => {
  answers = {
    'POST orders': [() => Response.error(), () => Response.json(orderAt())],
    'POST orders/o-1/pay': [() => outcome()],
  };
  const { result, pay } = open();
  await pay();
  const keys = calls('POST orders').map(({ body }) => body['idempotencyKey']);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  expect(readOutcome(result.current.location.state)).toMatchObject({ foundAgain: true });
});

test('BILL-09 where no answer comes at all the purchase keeps its key, and the next press finds the order', async () => {
  answers = { 'POST orders': [() => Response.error()] };
  const { result, pay } = open();
  await pay();
  expect(result.current.failure).toEqual({ kind: 'unanswered' });
  answers = { 'POST orders': [() => Response.json(orderAt())], 'POST orders/o-1/pay': [() => outcome()] };
  await pay();
  expect(new Set(calls('POST orders').map(({ body }) => body['idempotencyKey'])).size).toBe(1);
  // What is paid is over: the same goods again are another order.
  const before = calls('POST orders')[0]?.body['idempotencyKey'];
  expect(purchaseKey(purchase)).not.toBe(before);
});

test.each([
  ['is found paid', paid, 'Paid'],
  ['is found on its way', orderAt({ paymentPending: true }), 'Pending'],
] as const)('BILL-09 a payment whose answer is lost %s and is not sent again', async (_name, found, result) => {
  answers = {
    'POST orders': [() => Response.json(orderAt())],
    'POST orders/o-1/pay': [() => Response.error()],
    'GET orders/o-1': [() => Response.json(found)],
  };
  const view = open();
  await view.pay();
  expect(calls('POST orders/o-1/pay')).toHaveLength(1);
  expect(readOutcome(view.result.current.location.state)).toMatchObject({ result, foundAgain: true });
});

test('BILL-09 a payment that never reached the server is said to be unanswered, and the order stays', async () => {
  answers = {
    'POST orders': [() => Response.json(orderAt())],
    'POST orders/o-1/pay': [() => Response.error(), () => outcome()],
    'GET orders/o-1': [() => Response.json(orderAt())],
  };
  const { result, pay } = open();
  await pay();
  expect(result.current.failure).toEqual({ kind: 'unanswered' });
  await pay();
  expect(new Set(calls('POST orders').map(({ body }) => body['idempotencyKey'])).size).toBe(1);
  expect(readOutcome(result.current.location.state)).toMatchObject({ result: 'Paid' });
});

test('BILL-09 an order that was paid in another tab is not paid a second time', async () => {
  answers = {
    'POST orders/o-1/pay': [() => refusal(409, 'OrderPaid')],
    'GET orders/o-1': [() => Response.json(paid)],
  };
  const { result, pay } = open();
  await pay({ order: orderAt() });
  expect(calls('POST orders')).toHaveLength(0);
  expect(readOutcome(result.current.location.state)).toMatchObject({ result: 'Paid', foundAgain: true });
});

test('BILL-09 an older order at another price is given up, and what is on screen is ordered', async () => {
  answers = {
    'POST orders': [() => Response.json(orderAt({ orderId: 'old', total: 25 })), () => Response.json(orderAt())],
    'POST orders/old/cancel': [() => Response.json(orderAt({ orderId: 'old', status: 'Cancel' }))],
    'POST orders/o-1/pay': [() => outcome()],
  };
  const { pay } = open();
  await pay();
  const keys = calls('POST orders').map(({ body }) => body['idempotencyKey']);
  expect(new Set(keys).size).toBe(2);
  expect(calls('POST orders/old/cancel')).toHaveLength(1);
  expect(asked.some(({ call }) => call === 'POST orders/old/pay')).toBe(false);
});

test('BILL-09 a price that has moved stops before anything is charged', async () => {
  answers = { 'POST orders': [() => refusal(409, 'PriceChanged')] };
  const { result, pay } = open();
  await pay();
  expect(result.current.failure).toEqual({ kind: 'price' });
  expect(asked.some(({ call }) => call.endsWith('/pay'))).toBe(false);
});

const field = (
  collect: PaymentFieldHandle['collect'],
  kind: PaymentMethodType = PaymentMethodType.CreditCard,
  store = true,
) => ({
  field: { collect },
  kind,
  store,
});
const token = {
  source: 'gleaner-payment-field',
  type: 'token',
  request: '1',
  token: 'tok_visa',
  brand: 'Visa',
  last4: '4242',
} as const;

test('ENUM-45 a card that is stored already is found by its brand and last digits', async () => {
  answers = {
    'POST paymentMethods': [() => refusal(409, 'PaymentMethodExists')],
    'GET paymentMethods': [
      () =>
        Response.json({
          items: [
            { paymentMethodId: 'pm-0', type: 'CreditCard', brand: 'Visa', last4: '0002' },
            { paymentMethodId: 'pm-9', type: 'CreditCard', brand: 'Visa', last4: '4242' },
          ],
        }),
    ],
    'POST orders': [() => Response.json(orderAt())],
    'POST orders/o-1/pay': [() => outcome()],
  };
  const { pay } = open();
  await pay(
    purchase,
    field(() => Promise.resolve(token)),
  );
  expect(calls('POST orders/o-1/pay')[0]?.body).toMatchObject({ paymentMethodId: 'pm-9' });
});

test.each([
  [true, 'WhenPaid'],
  [false, 'Never'],
])(
  'BILL-05 ENUM-45 a card is stored after its payment at the earliest, and only where that is wanted: %s',
  async (wanted, storage) => {
    answers = {
      'POST paymentMethods': [() => Response.json({ paymentMethodId: 'pm-9' })],
      'POST orders': [() => Response.json(orderAt())],
      'POST orders/o-1/pay': [() => outcome()],
    };
    const { pay } = open();
    await pay(
      purchase,
      field(() => Promise.resolve(token), PaymentMethodType.CreditCard, wanted),
    );
    expect(calls('POST paymentMethods').map(({ body }) => body)).toEqual([{ providerToken: 'tok_visa', storage }]);
  },
);

const payPal = (paymentMethodId: string) => ({ paymentMethodId, type: 'PayPal', brand: null, last4: null });
const collectPayPal = field(
  () => Promise.resolve({ ...token, token: 'tok_paypal', brand: null, last4: null }),
  PaymentMethodType.PayPal,
);
const exists = (details?: readonly { readonly field: string; readonly message: string }[]) =>
  Response.json({ error: { code: 'PaymentMethodExists', message: 'Exists.', details } }, { status: 409 });

test.each([
  ['that the server names', [payPal('pm-1'), payPal('pm-2')], [{ field: 'paymentMethodId', message: 'pm-2' }], 'pm-2'],
  ['that is the only one', [payPal('pm-1')], undefined, 'pm-1'],
])('ENUM-45 a PayPal account that is stored already pays: the one %s', async (_name, items, details, id) => {
  answers = {
    'POST paymentMethods': [() => exists(details)],
    'GET paymentMethods': [() => Response.json({ items })],
    'POST orders': [() => Response.json(orderAt())],
    'POST orders/o-1/pay': [() => outcome()],
  };
  const { result, pay } = open();
  await pay(purchase, collectPayPal);
  expect(calls('POST orders/o-1/pay')[0]?.body).toMatchObject({ paymentMethodId: id });
  expect(result.current.failure).toBeUndefined();
});

test('ENUM-45 where several stored PayPal accounts may be meant, nothing is ordered and the refusal is kept', async () => {
  answers = {
    'POST paymentMethods': [() => exists()],
    'GET paymentMethods': [() => Response.json({ items: [payPal('pm-1'), payPal('pm-2')] })],
  };
  const { result, pay } = open();
  await pay(purchase, collectPayPal);
  expect(result.current.failure).toMatchObject({ kind: 'refused', error: { code: 'PaymentMethodExists' } });
  expect(calls('POST orders')).toEqual([]);
});

test('ENUM-45 nothing is ordered while the field is not filled in, or does not answer', async () => {
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
  expect(asked).toEqual([]);
});
