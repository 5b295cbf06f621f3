import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#src/api/query-client';
import { setSessionToken } from '#src/api/session-token';
import { setTransport } from '#src/api/transport';
import { GoodsCode, OrderCategory, OrderStatus } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { startLanguages } from '#src/i18n/init';
import { UiProvider } from '#src/ui/theme/ui-provider';
import { emptyInformation } from '../information/information-form';
import { OrderList } from './order-list';

const waiting: Schemas['Order'] = {
  orderId: 'order-1',
  orderNumber: 'GL-2026-000123',
  status: OrderStatus.WaitingPay,
  category: OrderCategory.Credit,
  items: [{ code: GoodsCode.Credits50, name: 'Balance of $50', quantity: 2, unitPrice: 48, amount: 96 }],
  currency: 'USD',
  subtotal: 96,
  lines: [],
  total: 96,
  addsToBalance: 100,
  couponId: 'coupon-1',
  activityCode: null,
  isRenewal: false,
  createdAt: '2026-11-16T10:00:00Z',
  expiresAt: '2999-11-17T10:00:00Z',
  paidAt: null,
  canceledAt: null,
  cancelReason: null,
  paymentPending: false,
  paymentMethod: null,
  startsAt: null,
  endsAt: null,
  hasInvoice: false,
  billTo: null,
};
const paid: Schemas['Order'] = {
  ...waiting,
  status: OrderStatus.Paid,
  paidAt: '2026-11-16T10:05:00Z',
  expiresAt: null,
  hasInvoice: true,
};
const canceled: Schemas['Order'] = { ...waiting, status: OrderStatus.Cancel, expiresAt: null };

let asked: string[] = [];
let order: Schemas['Order'] = waiting;
let stored: Schemas['BillingInformation'] = emptyInformation;
let onCancel: () => Response | Promise<Response>;
let onInvoice: () => Response;
const refusal = (status: number, code: string) => Response.json({ error: { code, message: code } }, { status });
const pdf = () =>
  new Response('%PDF-1.7 bytes', {
    headers: { 'Content-Type': 'application/pdf', 'Content-Disposition': 'attachment; filename="GL-2026-000123.pdf"' },
  });

async function answerTo(method: string, path: string, request: Request): Promise<Response> {
  if (path.endsWith('/orders/query')) return Response.json({ total: 1, start: 0, take: 10, items: [order] });
  if (path.endsWith('/cancel')) return onCancel();
  if (path.endsWith('/invoice')) return onInvoice();
  if (path.endsWith('/orders/order-1')) return Response.json(order);
  if (path.endsWith('/billingInformation')) {
    if (method === 'PUT') stored = { ...emptyInformation, ...(await request.json()) };
    return Response.json(stored);
  }
  if (path.endsWith('/countries'))
    return Response.json({
      items: [
        {
          abbreviation: 'DE',
          phoneCode: '49',
          names: {
            'en-US': 'Germany',
            'es-ES': 'Alemania',
            'ja-JP': 'ドイツ',
            'de-DE': 'Deutschland',
            'fr-FR': 'Allemagne',
            'it-IT': 'Germania',
            'ko-KR': '독일',
          },
        },
      ],
    });
  return refusal(404, 'NotFound');
}

beforeAll(() => startLanguages('en-US'));
beforeEach(() => {
  setSessionToken('token');
  asked = [];
  order = waiting;
  stored = emptyInformation;
  onCancel = () => Response.json((order = canceled));
  onInvoice = pdf;
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }));
  setTransport((request) => {
    const { pathname } = new URL(request.url);
    asked.push(`${request.method} ${pathname.split('/').at(-1) ?? ''}`);
    return answerTo(request.method, pathname, request);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(address = '/console/payment-plan/orders-invoices') {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <UiProvider theme="light" language="en-US" motion={false}>
          <OrderList />
        </UiProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
const count = (call: string) => asked.filter((entry) => entry === call).length;

async function askToCancel() {
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel order GL-2026-000123' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel order GL-2026-000123?' }));
  return { dialog, confirm: dialog.getByRole('button', { name: 'Cancel order' }) };
}

test('BILL-09 a canceled order is said to be, and the list shows it', async () => {
  const { dialog, confirm } = await askToCancel();
  expect(dialog.getByText(/You will not get Balance of \$50 × 2 for \$96\.00/)).toBeTruthy();
  expect(dialog.getByText('Its coupon becomes free for another order.')).toBeTruthy();
  fireEvent.click(confirm);
  expect(await screen.findByText('Order GL-2026-000123 is canceled')).toBeTruthy();
  expect(await screen.findByText('Canceled')).toBeTruthy();
});

test('BILL-09 two presses in one moment cancel once', async () => {
  const { confirm } = await askToCancel();
  fireEvent.click(confirm);
  fireEvent.click(confirm);
  await screen.findByText('Order GL-2026-000123 is canceled');
  expect(count('POST cancel')).toBe(1);
});

test('BILL-09 an order paid in another tab meanwhile is not canceled, and the list shows it paid', async () => {
  const { confirm } = await askToCancel();
  order = paid;
  onCancel = () => refusal(409, 'OrderPaid');
  fireEvent.click(confirm);
  const told = within(await screen.findByRole('dialog', { name: 'This order has been paid' }));
  expect(told.getByText(/\$96\.00 was paid in the meantime/)).toBeTruthy();
  expect(told.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(await screen.findByText('Complete')).toBeTruthy();
  fireEvent.click(told.getByRole('button', { name: 'Open the order' }));
  expect(await screen.findByRole('dialog', { name: 'Order GL-2026-000123' })).toBeTruthy();
});

test.each([
  ['OrderCanceled', 409, 'Order GL-2026-000123 had been canceled already'],
  ['PaymentPending', 409, /The provider is working on \$96\.00/],
  ['NotFound', 404, 'There is no such order any more'],
])('BILL-09 canceling is refused with %s, and that is said', async (code, status, words) => {
  const { confirm } = await askToCancel();
  onCancel = () => refusal(status, code);
  fireEvent.click(confirm);
  expect(await screen.findByText(words)).toBeTruthy();
});

test('BILL-09 where the answer is lost, the order says that it was canceled', async () => {
  const { confirm } = await askToCancel();
  onCancel = () => {
    order = canceled;
    return Promise.reject(new TypeError('reset'));
  };
  fireEvent.click(confirm);
  expect(await screen.findByText('Order GL-2026-000123 is canceled')).toBeTruthy();
  expect(count('POST cancel')).toBe(1);
});

test('BILL-09 where nothing was done, the dialog stays, says so and tries again', async () => {
  const { dialog, confirm } = await askToCancel();
  onCancel = () => refusal(503, 'Unavailable');
  fireEvent.click(confirm);
  expect(await dialog.findByText('The order is not canceled')).toBeTruthy();
  onCancel = () => Response.json((order = canceled));
  fireEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Order GL-2026-000123 is canceled')).toBeTruthy();
});

test('SHR-01 BILL-14 an invoice without an addressee asks for one, saves it and is downloaded', async () => {
  order = paid;
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Invoice of GL-2026-000123: download' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invoice of GL-2026-000123' }));
  expect(count('GET invoice')).toBe(0);
  const type = async (name: RegExp, value: string) =>
    fireEvent.change(await dialog.findByRole('textbox', { name }), { target: { value } });
  await type(/^First name/, 'Mia');
  await type(/^Last name/, 'Castellan');
  await type(/^E-mail/, 'mia@castellan.example');
  await type(/^Street/, '27 Mercer Row');
  await type(/^City/, 'Berlin');
  await type(/^Postal/, '10117');
  await type(/^State/, 'Berlin');
  const country = dialog.getByRole('combobox', { name: /^Country/ });
  await waitFor(() => expect(country.getAttribute('placeholder')).toBe('Name, code or +49'));
  fireEvent.change(country, { target: { value: '0049' } });
  fireEvent.keyDown(country, { key: 'Enter' });
  expect((country as HTMLInputElement).value).toBe('Germany');
  // The phone code came with the country; alone it is no number.
  const phone = dialog.getByRole<HTMLInputElement>('textbox', { name: /^Phone/ });
  expect(phone.value).toBe('+49 ');
  fireEvent.click(dialog.getByRole('button', { name: 'Save and download' }));
  expect(await dialog.findByText(/Required fields are missing/)).toBeTruthy();
  expect(count('PUT billingInformation')).toBe(0);
  await type(/^Phone/, '+49 30 1234567');
  fireEvent.click(dialog.getByRole('button', { name: 'Save and download' }));
  expect(await screen.findByText('GL-2026-000123.pdf was downloaded')).toBeTruthy();
  expect(stored).toMatchObject({ country: 'DE', phone: '+49 30 1234567', companyName: '' });
});

test('BILL-02 an invoice that cannot be had is said to be, and can be tried again', async () => {
  order = { ...paid, billTo: { ...emptyInformation, country: 'DE' } };
  stored = Object.fromEntries(Object.keys(emptyInformation).map((key) => [key, 'x'])) as typeof stored;
  onInvoice = () => new Response('<html>', { headers: { 'Content-Type': 'application/pdf' } });
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Invoice of GL-2026-000123: download' }));
  expect(await screen.findByText('The invoice of GL-2026-000123 could not be downloaded')).toBeTruthy();
  onInvoice = pdf;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('GL-2026-000123.pdf was downloaded')).toBeTruthy();
});
