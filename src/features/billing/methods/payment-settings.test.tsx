import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useImperativeHandle, type Ref } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#src/api/query-client';
import { setSessionToken } from '#src/api/session-token';
import { setTransport } from '#src/api/transport';
import { AccountLevel, CardBrand, PaymentMethodType, SaleType, SubscriptionStatus } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { startLanguages } from '#src/i18n/init';
import { UiProvider } from '#src/ui/theme/ui-provider';
import { emptyInformation } from '../information/information-form';
import type { PaymentFieldHandle } from '../payment/use-payment-field';
import { PaymentSettings } from './payment-settings';

// The provider's field is a frame of another document: here it gives a token at once.
vi.mock('../payment/payment-field', () => ({
  PaymentField: ({ ref }: { ref?: Ref<PaymentFieldHandle> }) => {
    useImperativeHandle(ref, () => ({
      collect: () =>
        Promise.resolve({
          source: 'gleaner-payment-field',
          type: 'token',
          request: '1',
          token: 'tok_visa',
          brand: CardBrand.Visa,
          last4: '4242',
        } as const),
    }));
    return null;
  },
}));

const card = (brand: CardBrand, last4: string, isDefault: boolean): Schemas['PaymentMethod'] => ({
  paymentMethodId: `pm-${last4}`,
  type: PaymentMethodType.CreditCard,
  brand,
  last4,
  expiryMonth: 12,
  expiryYear: 2999,
  isExpired: false,
  holder: null,
  isDefault,
  createdAt: '2026-01-01T00:00:00Z',
});
const amex = card(CardBrand.Amex, '8431', true);
const jcb = card(CardBrand.JCB, '0505', false);
const visa = card(CardBrand.Visa, '4242', false);
const renewing: Schemas['Subscription'] = {
  status: SubscriptionStatus.Active,
  code: 'standard-monthly',
  level: AccountLevel.Standard,
  period: 'Monthly',
  saleType: SaleType.None,
  startsAt: '2026-11-01T00:00:00Z',
  endsAt: '2026-12-01T00:00:00Z',
  autoRenew: true,
  renewalPrice: 99,
  paymentMethodId: amex.paymentMethodId,
  limits: { taskLimit: 100, cloudNodes: 3, exportRowLimit: null },
  extraCloudNodes: 0,
  next: null,
  failedRenewal: null,
};

let asked: string[] = [];
let methods: Schemas['PaymentMethod'][] = [];
let plan = renewing;
/** What a changing call is answered with, by its method and the last part of its address. */
let answers: Record<string, () => Response | Promise<Response>> = {};
const refusal = (status: number, code: string) => Response.json({ error: { code, message: code } }, { status });
const gone = () => new Response(null, { status: 204 });

beforeAll(() => startLanguages('en-US'));
beforeEach(() => {
  setSessionToken('token');
  asked = [];
  methods = [amex, jcb];
  plan = renewing;
  answers = {};
  setTransport((request) => {
    const last = new URL(request.url).pathname.split('/').at(-1) ?? '';
    const call = `${request.method} ${last}`;
    if (request.method !== 'GET') asked.push(call);
    const own = answers[call];
    if (own) return Promise.resolve(own());
    if (last === 'paymentMethods') return Promise.resolve(Response.json({ items: methods }));
    if (last === 'current') return Promise.resolve(Response.json(plan));
    if (last === 'billingInformation') return Promise.resolve(Response.json(emptyInformation));
    return Promise.resolve(refusal(404, 'NotFound'));
  });
});
afterEach(cleanup);

async function show() {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <UiProvider theme="light" language="en-US" motion={false}>
          <PaymentSettings />
        </UiProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByText(/ for \$99\.00$/);
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const list = () => within(screen.getByRole('list', { name: 'Payment methods' }));
const entry = (name: string) => within(list().getByText(name).closest('li') ?? document.body);

test('BILL-05 another default is shown at once, and as it was when the server refuses it', async () => {
  let answer: (response: Response) => void = () => undefined;
  answers['PUT default'] = () => new Promise<Response>((resolve) => (answer = resolve));
  await show();
  press('Make default: JCB •••• 0505');
  await waitFor(() => expect(entry('JCB •••• 0505').getByText('Default')).toBeTruthy());
  answer(refusal(409, 'CardExpired'));
  expect(await screen.findByText(/^JCB •••• 0505 has expired and cannot be the default\./)).toBeTruthy();
  expect(entry('Amex •••• 8431').getByText('Default')).toBeTruthy();
});

async function add() {
  await show();
  press('Add a payment method');
  const form = (await screen.findByRole('dialog')).querySelector('form');
  if (!form) throw new Error('There is no form');
  fireEvent.submit(form);
  fireEvent.submit(form);
}

test('BILL-05 ENUM-45 ENUM-53 two presses store a card once, and the list shows it', async () => {
  answers['POST paymentMethods'] = () => {
    methods = [...methods, visa];
    return Response.json(visa);
  };
  await add();
  expect(await screen.findByText('Visa •••• 4242 is stored')).toBeTruthy();
  expect(list().getByText('Visa •••• 4242')).toBeTruthy();
  expect(asked).toEqual(['POST paymentMethods']);
});

test('BILL-05 a card that the provider declines is not stored; the form stays', async () => {
  answers['POST paymentMethods'] = () => refusal(422, 'TokenUnknown');
  await add();
  expect(await screen.findByText(/^The payment provider did not accept it, and nothing was stored\./)).toBeTruthy();
  expect(screen.getByRole('dialog', { name: 'Add a payment method' })).toBeTruthy();
});

test('BILL-05 where the answer is lost, the list says that the card was stored', async () => {
  answers['POST paymentMethods'] = () => {
    methods = [...methods, visa];
    throw new TypeError('the connection broke off');
  };
  await add();
  expect(await screen.findByText('Visa •••• 4242 is stored')).toBeTruthy();
});

test('BILL-05 a card that is stored already is said to be', async () => {
  methods = [amex, visa];
  answers['POST paymentMethods'] = () => refusal(409, 'PaymentMethodExists');
  await add();
  expect(await screen.findByText('Visa •••• 4242 was stored already')).toBeTruthy();
});

test('BILL-05 a method whose payment is on its way stays, and that is said', async () => {
  answers['DELETE pm-8431'] = () => refusal(409, 'PaymentPending');
  await show();
  press('Remove Amex •••• 8431');
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove Amex •••• 8431?' }));
  expect(dialog.getByText('JCB •••• 0505 becomes the default: renewals are charged to it.')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await dialog.findByText(/^A payment with it is on its way\./)).toBeTruthy();
});

test('BILL-05 the last method goes with the renewal, which is canceled once however often the removal fails', async () => {
  methods = [amex];
  answers['POST cancel'] = () => {
    plan = { ...renewing, status: SubscriptionStatus.Ending, autoRenew: false, renewalPrice: null };
    return Response.json(plan);
  };
  answers['DELETE pm-8431'] = () => refusal(409, 'PaymentPending');
  await show();
  press('Remove Amex •••• 8431');
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove your last payment method?' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel renewal and remove' }));
  expect(await dialog.findByText('The renewal is canceled, but the payment method was not removed')).toBeTruthy();
  answers['DELETE pm-8431'] = () => {
    methods = [];
    return gone();
  };
  fireEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText(/^Amex •••• 8431 is removed; Standard ends on/)).toBeTruthy();
  expect(await screen.findByText('No payment method stored')).toBeTruthy();
  expect(asked).toEqual(['POST cancel', 'DELETE pm-8431', 'DELETE pm-8431']);
});
