import { expect, screen, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { renderAt } from '#.storybook/app-at';

const path = '/console/payment-plan/plan-subscription';
const meta = preview.meta({
  title: 'Billing/Pages/Plan subscription',
  render: renderAt,
  parameters: { router: false, gleaner: { persona: 'standard', path } },
});

const planOf = async (plan: string) =>
  within(await screen.findByRole('region', { name: `Your plan: ${plan}` }, { timeout: 8_000 }));

export const Loading = meta.story({
  name: 'BILL-01 Loading',
  parameters: { gleaner: { persona: 'standard', scenario: 'billingPending', path } },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Plan and subscription' }, { timeout: 8_000 });
    await expect(screen.getByRole('main').querySelector('[aria-busy="true"]')).not.toBeNull();
  },
});

export const Free = meta.story({
  name: 'BILL-01 As free',
  parameters: { gleaner: { persona: 'free', path } },
  play: async () => {
    const plan = await planOf('Free');
    await expect(plan.getByText('No paid plan')).toBeVisible();
    await expect(plan.getByText(/You don’t have a paid plan/)).toBeVisible();
    await expect(await screen.findByRole('link', { name: 'Start free trial' })).toBeVisible();
  },
});

export const Standard = meta.story({
  name: 'BILL-01 As standard',
  play: async () => {
    const plan = await planOf('Standard');
    await expect(plan.getByText('Renews automatically')).toBeVisible();
    await expect(plan.getByText('Yearly')).toBeVisible();
    await expect(plan.getByText(/ for \$948\.00$/)).toBeVisible();
    await expect(await plan.findByText('Mastercard •••• 4444')).toBeVisible();
    const holds = within(screen.getByRole('region', { name: 'What’s included' }));
    await expect(holds.getByText('1,000,000 exported rows per month')).toBeVisible();
    await expect(await screen.findByRole('article', { name: 'Professional' })).toBeVisible();
  },
});

export const Enterprise = meta.story({
  name: 'BILL-01 As enterprise',
  parameters: { gleaner: { persona: 'enterprise', path } },
  play: async () => {
    await expect((await planOf('Enterprise')).getByText('Contract')).toBeVisible();
    await expect(screen.getAllByRole('link', { name: 'Talk to us' })[0]).toHaveAttribute('href', '/help/contact');
    await expect(screen.queryByRole('button', { name: 'Cancel renewal' })).toBeNull();
  },
});

export const EnterpriseChild = meta.story({
  name: 'NAV-09 As enterprise child',
  parameters: { gleaner: { persona: 'enterpriseChild', path } },
  play: async () => {
    await expect(await screen.findByText(/your admin/i, {}, { timeout: 8_000 })).toBeVisible();
    await expect(screen.queryByRole('region', { name: /^Your plan/ })).toBeNull();
  },
});

export const Expired = meta.story({
  name: 'BILL-01 As expired',
  parameters: { gleaner: { persona: 'expired', path } },
  play: async () => {
    await expect(await screen.findByText('Ended', {}, { timeout: 8_000 })).toBeVisible();
    await expect(screen.getByText('Run free templates on your computer')).toBeVisible();
    await expect(screen.getByText('We couldn’t charge your last renewal')).toBeVisible();
    await expect(screen.getAllByRole('link', { name: /^Renew / })[0]).toBeVisible();
  },
});

export const RenewalOff = meta.story({
  name: 'BILL-01 Renewal off',
  parameters: { gleaner: { persona: 'standard', scenario: 'renewalOff', path } },
  play: async () => {
    const plan = await planOf('Standard');
    await expect(plan.getByText('Doesn’t renew')).toBeVisible();
    await expect(plan.getByText('Ends on')).toBeVisible();
    await expect(plan.queryByRole('button', { name: 'Cancel renewal' })).toBeNull();
    await expect(plan.getByRole('link', { name: 'Renew Standard' })).toHaveAttribute(
      'href',
      '/console/purchase?code=standard-yearly',
    );
  },
});

export const Failed = meta.story({
  name: 'BILL-01 Error',
  parameters: { gleaner: { persona: 'standard', scenario: 'billingFailed', path } },
  play: async () => {
    await screen.findByText('Couldn’t load your plan', {}, { timeout: 8_000 });
    await expect(screen.getByRole('button', { name: /retry|try again/i })).toBeVisible();
  },
});
