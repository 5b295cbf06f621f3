import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#src/data/query-client';
import { SaleType } from '#src/contract/enums.gen';
import { startLanguages } from '#src/i18n/init';
import { UiProvider } from '#src/ui/theme/ui-provider';
import { startEmulator, type TestEmulator } from '#tests/fixtures/start-emulator';
import { BindCouponDialog } from './bind-coupon-dialog';

let emulator: TestEmulator;
const sent = () => emulator.sent('bindCoupon').map(({ body }) => body);

beforeAll(() => startLanguages('en-US'));
beforeEach(async () => {
  emulator = await startEmulator({ scenario: 'couponsEmpty' });
});

function send(code: string) {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <UiProvider theme="light" motion={false}>
          <BindCouponDialog open onClose={() => undefined} />
        </UiProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: /^Coupon code/ });
  fireEvent.change(field, { target: { value: code } });
  const form = field.closest('form');
  if (!form) throw new Error('There is no form');
  fireEvent.submit(form);
  fireEvent.submit(form);
  return field;
}

test('API-028 ENUM-52 a double submit binds the coupon once, with the code trimmed', async () => {
  emulator.fail('bindCoupon', { kind: 'answer', merge: true, body: { saleType: SaleType.Discount, value: 12.5 } });
  send('  topup10 ');
  expect(await screen.findByText('12.5% off')).toBeTruthy();
  expect(screen.getByText('Minimum order: $50')).toBeTruthy();
  expect(sent()).toEqual([{ code: 'topup10' }]);
});

test('API-028 after a lost answer, the list confirms that the coupon is bound', async () => {
  emulator.fail('bindCoupon', { kind: 'reset' });
  send('credit5');
  expect(await screen.findByText('5% off')).toBeTruthy();
  expect(sent()).toHaveLength(1);
});

test('API-028 a failed call keeps the code and does not mark it invalid', async () => {
  emulator.fail('bindCoupon', { kind: 'status', status: 503, code: 'Unavailable' });
  const field = send('topup10');
  expect(await screen.findByText('Gleaner is temporarily unavailable. Try again in a few minutes.')).toBeTruthy();
  expect(field.value).toBe('topup10');
  expect(field.getAttribute('aria-invalid')).toBeNull();
});

test.each([
  [404, 'CouponNotFound', [], /code doesn’t exist/],
  [409, 'CouponExhausted', [], /reached its usage limit/],
  [409, 'CouponExpired', [], 'This code has expired. Try another one.'],
  [409, 'CouponExpired', [{ field: 'expiresAt', message: 'soon' }], 'This code has expired. Try another one.'],
  [409, 'CouponNotForPlan', [{ field: 'accountLevel', message: '7' }], /isn’t valid for your plan/],
  [403, 'CouponNotForAccount', [], /isn’t valid for your account/],
  [409, 'SomethingNew', [], 'SomethingNew it is'],
] as const)('API-028 %i %s shows its message at the code field', async (status, code, details, message) => {
  emulator.fail('bindCoupon', { kind: 'status', status, code, details, message: `${code} it is` });
  const field = send('x');
  expect(await screen.findByText(message)).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(field, { target: { value: 'y' } });
  await vi.waitFor(() => expect(screen.queryByText(message)).toBeNull());
});
