import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { currentAddress, renderAt } from '#.storybook/app-at';

const path = '/console/payment-plan/coupons';
const meta = preview.meta({
  title: 'Billing/Pages/Coupons',
  render: renderAt,
  parameters: { router: false, gleaner: { persona: 'standard', path } },
});

export const Loading = meta.story({
  name: 'Loading',
  parameters: { gleaner: { persona: 'standard', scenario: 'billingPending', path } },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Coupons' }, { timeout: 8_000 });
    await expect(screen.queryByRole('list', { name: 'Coupons' })).toBeNull();
    await expect(document.querySelector('[aria-busy="true"]')).toBeVisible();
  },
});

export const Ready = meta.story({
  name: 'BILL-03 ENUM-46 ENUM-52 Ready',
  play: async () => {
    const list = within(await screen.findByRole('list', { name: 'Coupons' }, { timeout: 8_000 }));
    for (const state of ['Available', 'Used', 'Expired']) await expect(list.getAllByText(state)[0]).toBeVisible();
    const plan = within(list.getByRole('article', { name: '15% off, PLAN15' }));
    await expect(plan.getByText('All plans')).toBeVisible();
    await expect(plan.getByText('Minimum order: $90')).toBeVisible();
    await expect(plan.getByRole('link', { name: 'Use coupon: PLAN15' })).toHaveAttribute(
      'href',
      '/console/payment-plan/plan-subscription',
    );
    await expect(
      within(list.getByRole('article', { name: '$50 off, HANDSON50' })).getByRole('link', { name: 'View order' }),
    ).toHaveAttribute('href', '/console/payment-plan/orders-invoices?order=order-10002-rule');
  },
});

export const ByState = meta.story({
  name: 'ENUM-46 By state',
  play: async () => {
    const plan = await screen.findByRole('article', { name: '15% off, PLAN15' }, { timeout: 8_000 });
    await userEvent.click(screen.getByRole('radio', { name: 'Expired' }));
    await waitFor(() => expect(plan).not.toBeInTheDocument());
    await expect(await screen.findByText(/^Expired on/)).toBeVisible();
    await expect(screen.getAllByRole('article')).toHaveLength(1);
    await expect(currentAddress()).toBe(`${path}?status=Expired`);
  },
});

export const ForSomeGoods = meta.story({
  name: 'ENUM-46 ENUM-47 For some goods only',
  parameters: { gleaner: { persona: 'professional', path } },
  play: async () => {
    await expect(
      await screen.findByText('Standard (yearly) and Professional (yearly)', {}, { timeout: 8_000 }),
    ).toBeVisible();
    await expect(screen.getByText('All balance packs and all other services')).toBeVisible();
  },
});

export const Empty = meta.story({
  name: 'BILL-03 Empty',
  parameters: { gleaner: { persona: 'standard', scenario: 'couponsEmpty', path } },
  play: async () => {
    await screen.findByText('No coupons yet', {}, { timeout: 8_000 });
    await expect(screen.getAllByRole('button', { name: 'Redeem a code' })).toHaveLength(2);
  },
});

export const Failed = meta.story({
  name: 'Error',
  parameters: { gleaner: { persona: 'standard', scenario: 'billingFailed', path } },
  play: async () => {
    await screen.findByText('Couldn’t load coupons', {}, { timeout: 8_000 });
    await expect(screen.getByRole('button', { name: 'Redeem a code' })).toBeVisible();
  },
});

export const AsEnterpriseChild = meta.story({
  name: 'NAV-09 ROLE-11 As enterprise child',
  parameters: { gleaner: { persona: 'enterpriseChild', path } },
  play: async () => {
    await expect(await screen.findByText(/Ask them if you need something here/, {}, { timeout: 8_000 })).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Redeem a code' })).toBeNull();
  },
});
