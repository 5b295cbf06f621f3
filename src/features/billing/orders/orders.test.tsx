import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#src/data/query-client';
import { personas } from '#mocks/personas';
import type { OperationId } from '#src/contract/operations.gen';
import { OrderStatus } from '#src/contract/enums.gen';
import { startLanguages } from '#src/i18n/init';
import { UiProvider } from '#src/ui/theme/ui-provider';
import { startEmulator, type TestEmulator } from '#tests/fixtures/start-emulator';
import { OrderList } from './order-list';

const { userId } = personas.standard;
const orderId = `order-${userId}-waiting`;
let emulator: TestEmulator;
const pay = () =>
  emulator.db.orders.update(orderId, (draft) => {
    draft.status = OrderStatus.Paid;
    draft.paidAt = emulator.clock.now();
    draft.expiresAt = undefined;
  });

beforeAll(() => startLanguages('en-US'));
beforeEach(async () => {
  emulator = await startEmulator();
  const { orders } = emulator.db;
  await orders.replaceAll([
    {
      ...orders.get(orderId)!,
      orderNumber: 'GL-2026-000123',
      quantity: 2,
      unitPrice: 48,
      subtotal: 96,
      total: 96,
      addsToBalance: 100,
      couponId: `coupon-${userId}-CREDIT5`,
    },
  ]);
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(address = '/console/payment-plan/orders-invoices') {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <UiProvider theme="light" motion={false}>
          <OrderList />
        </UiProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
const count = (operation: OperationId) => emulator.sent(operation).length;

async function askToCancel() {
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel order GL-2026-000123' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel order GL-2026-000123?' }));
  return { dialog, confirm: dialog.getByRole('button', { name: 'Cancel order' }) };
}

test('BILL-09 canceling an order shows a message and the new status', async () => {
  const { dialog, confirm } = await askToCancel();
  expect(dialog.getByText(/This cancels your order for Balance of \$50 × 2 \(\$96\.00\)/)).toBeTruthy();
  expect(dialog.getByText('You can use its coupon on another order.')).toBeTruthy();
  fireEvent.click(confirm);
  expect(await screen.findByText('Order GL-2026-000123 canceled')).toBeTruthy();
  expect(await screen.findByText('Canceled')).toBeTruthy();
});

test('BILL-09 a double click cancels the order once', async () => {
  const { confirm } = await askToCancel();
  fireEvent.click(confirm);
  fireEvent.click(confirm);
  await screen.findByText('Order GL-2026-000123 canceled');
  expect(count('cancelOrder')).toBe(1);
});

test('BILL-09 an order paid in another tab is not canceled and shows as paid', async () => {
  const { confirm } = await askToCancel();
  await pay();
  fireEvent.click(confirm);
  const dialog = within(await screen.findByRole('dialog', { name: 'This order has already been paid' }));
  expect(dialog.getByText(/\$96\.00 was paid in the meantime/)).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(await screen.findByText('Complete')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'View order' }));
  expect(await screen.findByRole('dialog', { name: 'Order GL-2026-000123' })).toBeTruthy();
});

test.each([
  ['OrderCanceled', 409, 'Order GL-2026-000123 was already canceled'],
  ['PaymentPending', 409, /while the payment of \$96\.00 is processing/],
  ['NotFound', 404, 'This order no longer exists'],
] as const)('canceling refused with %s shows the reason', async (code, status, message) => {
  const { confirm } = await askToCancel();
  emulator.fail('cancelOrder', { kind: 'status', status, code });
  fireEvent.click(confirm);
  expect(await screen.findByText(message)).toBeTruthy();
});

test('BILL-09 after a lost answer, the order itself confirms the cancellation', async () => {
  const { confirm } = await askToCancel();
  emulator.fail('cancelOrder', { kind: 'reset' });
  fireEvent.click(confirm);
  expect(await screen.findByText('Order GL-2026-000123 canceled')).toBeTruthy();
  expect(count('cancelOrder')).toBe(1);
});

test('BILL-09 a failed cancellation keeps the dialog open and can be retried', async () => {
  const { dialog, confirm } = await askToCancel();
  emulator.fail('cancelOrder', { kind: 'status', status: 503, code: 'Unavailable', times: 1 });
  fireEvent.click(confirm);
  expect(await dialog.findByText('Couldn’t cancel the order')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Order GL-2026-000123 canceled')).toBeTruthy();
});

test('SHR-01 BILL-14 an invoice without billing information asks for it, saves it and is downloaded', async () => {
  await pay();
  await emulator.db.billingInformation.remove(userId);
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Download invoice for GL-2026-000123' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invoice for GL-2026-000123' }));
  expect(count('getInvoice')).toBe(0);
  const type = async (name: RegExp, value: string) =>
    fireEvent.change(await dialog.findByRole('textbox', { name }), { target: { value } });
  await type(/^First name/, 'Mia');
  await type(/^Last name/, 'Castellan');
  await type(/^Email/, 'mia@castellan.example');
  await type(/^Street/, '27 Mercer Row');
  await type(/^City/, 'Berlin');
  await type(/^Postal/, '10117');
  await type(/^State/, 'Berlin');
  const country = dialog.getByRole('combobox', { name: /^Country/ });
  await waitFor(() => expect(country.getAttribute('placeholder')).toBe('Name, code, or +49'));
  fireEvent.change(country, { target: { value: '0049' } });
  fireEvent.keyDown(country, { key: 'Enter' });
  expect((country as HTMLInputElement).value).toBe('Germany');
  const phone = dialog.getByRole<HTMLInputElement>('textbox', { name: /^Phone/ });
  expect(phone.value).toBe('+49 ');
  fireEvent.click(dialog.getByRole('button', { name: 'Save and download' }));
  expect(await dialog.findByText(/Required fields are missing/)).toBeTruthy();
  expect(count('saveBillingInformation')).toBe(0);
  await type(/^Phone/, '+49 30 1234567');
  fireEvent.click(dialog.getByRole('button', { name: 'Save and download' }));
  // The emulator creates a real PDF.
  expect(await screen.findByText('Downloaded GL-2026-000123.pdf', {}, { timeout: 10_000 })).toBeTruthy();
  expect(emulator.db.billingInformation.get(userId)?.information).toMatchObject({
    country: 'DE',
    phone: '+49 30 1234567',
    companyName: '',
  });
});

test('a failed invoice download shows an error and can be retried', async () => {
  await pay();
  emulator.fail('getInvoice', { kind: 'html', times: 1 });
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Download invoice for GL-2026-000123' }));
  expect(await screen.findByText('Couldn’t download the invoice for GL-2026-000123')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Downloaded GL-2026-000123.pdf', {}, { timeout: 10_000 })).toBeTruthy();
});
