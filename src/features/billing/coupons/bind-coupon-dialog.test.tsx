import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#src/api/query-client';
import { setSessionToken } from '#src/api/session-token';
import { setTransport } from '#src/api/transport';
import { CouponStatus, OrderCategory, SaleType } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { startLanguages } from '#src/i18n/init';
import { UiProvider } from '#src/ui/theme/ui-provider';
import { BindCouponDialog } from './bind-coupon-dialog';

const coupon: Schemas['Coupon'] = {
  couponId: 'coupon-1',
  code: 'TOPUP10',
  status: CouponStatus.Bound,
  saleType: SaleType.Discount,
  value: 12.5,
  minimum: 50,
  appliesTo: [OrderCategory.Credit],
  goodsCodes: null,
  withActivity: false,
  boundAt: '2026-11-16T10:00:00Z',
  expiresAt: '2026-12-16T10:00:00Z',
  usedAt: null,
  orderId: null,
};

let sent: string[] = [];
let coupons: Schemas['Coupon'][] = [];
let onBind: () => Response | Promise<Response>;
const refusal = (status: number, code: string, details: object[] = []) =>
  Response.json({ error: { code, message: `${code} it is`, details } }, { status });

beforeAll(() => startLanguages('en-US'));
beforeEach(() => {
  setSessionToken('token');
  sent = [];
  coupons = [];
  onBind = () => Response.json(coupon);
  setTransport(async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith('/coupons'))
      return Response.json({ total: coupons.length, page: 1, pageSize: 100, items: coupons });
    if (!pathname.endsWith('/bind-coupon')) return refusal(404, 'NotFound');
    sent.push(await request.text());
    return onBind();
  });
});
afterEach(cleanup);

function send(code: string) {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <UiProvider theme="light" language="en-US" motion={false}>
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

test('API-028 ENUM-52 two presses bind once, without the blanks around the code', async () => {
  send('  topup10 ');
  expect(await screen.findByText('12.5% off')).toBeTruthy();
  expect(screen.getByText('From an order of $50')).toBeTruthy();
  expect(sent).toEqual(['{"code":"topup10"}']);
});

test('API-028 where the answer is lost, the list says that the code was bound', async () => {
  onBind = () => {
    coupons = [coupon];
    return Promise.reject(new TypeError('reset'));
  };
  send('topup10');
  expect(await screen.findByText('12.5% off')).toBeTruthy();
  expect(sent).toHaveLength(1);
});

test('API-028 where nothing was bound, the code stays and nobody calls it wrong', async () => {
  onBind = () => refusal(503, 'Unavailable');
  const field = send('topup10');
  expect(await screen.findByText('The server isn’t available right now. Try again in a few minutes.')).toBeTruthy();
  expect(field.value).toBe('topup10');
  expect(field.getAttribute('aria-invalid')).toBeNull();
});

test.each([
  [404, 'CouponNotFound', [], /no such code/],
  [409, 'CouponExhausted', [], /as often as it may be/],
  [409, 'CouponExpired', [], 'This code has lapsed.'],
  [409, 'CouponExpired', [{ field: 'expiresAt', message: 'soon' }], 'This code has lapsed.'],
  [409, 'CouponNotForPlan', [{ field: 'accountLevel', message: '7' }], /other plans than yours/],
  [403, 'CouponNotForAccount', [], /for other accounts/],
  [409, 'SomethingNew', [], 'SomethingNew it is'],
])('API-028 %i %s is said at the code', async (status, code, details, words) => {
  onBind = () => refusal(status, code, details);
  const field = send('x');
  expect(await screen.findByText(words)).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(field, { target: { value: 'y' } });
  await vi.waitFor(() => expect(screen.queryByText(words)).toBeNull());
});
