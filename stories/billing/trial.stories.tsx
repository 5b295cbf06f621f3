import { expect, screen, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { renderAt } from '#.storybook/app-at';

const path = '/console/trial';
const meta = preview.meta({
  title: 'Billing/Pages/Trial',
  render: renderAt,
  parameters: { router: false, gleaner: { persona: 'free', path } },
});

const at = (scenario: string) => ({ gleaner: { persona: 'free', scenario, path } });
const region = async (name: string) => within(await screen.findByRole('region', { name }, { timeout: 8_000 }));

export const Loading = meta.story({
  name: 'BILL-07 Loading',
  parameters: at('trialPending'),
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Free trial' }, { timeout: 8_000 });
    await expect(screen.getByRole('main').querySelector('[aria-busy="true"]')).not.toBeNull();
    await expect(screen.queryByRole('button', { name: 'Start free trial' })).toBeNull();
  },
});

export const Never = meta.story({
  name: 'BILL-07 ENUM-05 Never',
  parameters: at('trialOffered'),
  play: async () => {
    const offer = await region('Try Standard free for 7 days');
    await expect(offer.getByText(/^No payment method needed/)).toBeVisible();
    await expect(offer.getByText(/returns to the Free plan\.$/)).toBeVisible();
    await expect(offer.getByRole('button', { name: 'Start free trial' })).toBeEnabled();
    const includes = await region('What’s included');
    await expect(await includes.findByText('100 tasks')).toBeVisible();
    await expect(includes.getByText('Cloud runs and schedules')).toBeVisible();
  },
});

export const Done = meta.story({
  name: 'ENUM-05 Done',
  parameters: at('trialDone'),
  play: async () => {
    await screen.findByText('You’ve already used your free trial', {}, { timeout: 8_000 });
    await expect(screen.getByRole('link', { name: 'See plans' })).toHaveAttribute(
      'href',
      '/console/payment-plan/plan-subscription',
    );
  },
});

export const Refuse = meta.story({
  name: 'ENUM-05 Refuse',
  parameters: at('trialRefused'),
  play: async () => {
    await screen.findByText('No trial is available for this account', {}, { timeout: 8_000 });
    await expect(screen.getByRole('link', { name: 'See plans' })).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Talk to us' })).toBeVisible();
  },
});

export const Running = meta.story({
  name: 'BILL-07 Running',
  parameters: at('trialRunning'),
  play: async () => {
    const running = await region('Your Standard trial is running');
    await expect(running.getByRole('timer')).toHaveTextContent(/^(3 days 00:00:00|2 days 23:59:\d\d)$/);
    const after = await region('After your trial');
    await expect(
      after.getByText(/^On \w{3} \d{1,2}, \d{4}, your account returns to its previous plan\./),
    ).toBeVisible();
    await expect(running.getByRole('link', { name: 'Choose a plan' })).toBeVisible();
  },
});

export const Failed = meta.story({
  name: 'BILL-07 Error',
  parameters: at('trialUnknown'),
  play: async () => {
    await screen.findByText('Couldn’t check whether you’re eligible for a trial', {}, { timeout: 8_000 });
    await expect(screen.getByRole('button', { name: /retry|try again/i })).toBeVisible();
    await expect(screen.getByRole('link', { name: 'See plans' })).toBeVisible();
  },
});

export const AsEnterpriseChild = meta.story({
  name: 'NAV-09 As enterprise child',
  parameters: { gleaner: { persona: 'enterpriseChild', path } },
  play: async () => {
    await expect(await screen.findByText(/Ask them if you need something here/, {}, { timeout: 8_000 })).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Start free trial' })).toBeNull();
  },
});
