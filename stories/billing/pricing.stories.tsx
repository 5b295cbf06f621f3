import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inTestOnly } from '#.storybook/in-test-only';
import preview from '#.storybook/preview';
import { renderAt } from '#.storybook/app-at';
import { keyPrefix } from '#src/lib/storage';
import { forgetPromotions } from '../promotions/forget-promotions';

const path = '/pricing';
const meta = preview.meta({
  title: 'Billing/Pages/Pricing',
  render: renderAt,
  parameters: { router: false, gleaner: { persona: 'visitor', path } },
  beforeEach: () => {
    forgetPromotions();
    // Suppresses the daily pop-up.
    for (const who of ['visitor', '10001', '10002', '10009', '10099'])
      localStorage.setItem(`${keyPrefix}activity.closed.${who}`, '2026-11-16');
  },
});

const cardOf = async (plan: string) => within(await screen.findByRole('article', { name: plan }, { timeout: 8_000 }));

export const Loading = meta.story({
  name: 'BILL-08 Loading',
  parameters: { gleaner: { persona: 'visitor', scenario: 'billingPending', path } },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Plans and pricing' }, { timeout: 8_000 });
    await expect(screen.getByRole('main').querySelector('[aria-busy="true"]')).not.toBeNull();
    await expect(screen.queryByRole('article')).toBeNull();
  },
});

export const Visitor = meta.story({
  name: 'BILL-08 PUB-12 As visitor',
  play: async () => {
    const standard = await cardOf('Standard');
    await expect(standard.getByText('$79')).toBeVisible();
    await expect(standard.getByText('$948 billed yearly')).toBeVisible();
    await expect(standard.getByText('100 tasks')).toBeVisible();
    await inTestOnly(async () => {
      await userEvent.click(screen.getByRole('radio', { name: /^Monthly/ }));
      await expect((await cardOf('Standard')).getByText('$99')).toBeVisible();
      await userEvent.click(screen.getByRole('radio', { name: /^Quarterly/ }));
      await expect((await cardOf('Standard')).getByText('$279 billed every 3 months')).toBeVisible();
      await expect((await cardOf('Basic')).getByRole('link', { name: 'Sign up for Basic' })).toHaveAttribute(
        'href',
        '/sign-up?returnTo=%2Fconsole%2Fpurchase%3Fcode%3Dbasic-quarterly',
      );
      const table = screen.getByRole('group', { name: 'Compare plans' });
      const cloud = within(table).getByRole('row', { name: /^Cloud runs and schedules/ });
      await expect(within(cloud).getAllByText('Included')).toHaveLength(4);
      await expect(within(cloud).getAllByText('Not included')).toHaveLength(1);
      await expect(await screen.findByRole('link', { name: 'Buy Balance of $500' })).toBeVisible();
      for (const name of ['Cloud node', 'One-time export', 'Training', 'Data service', 'Rule maintenance'])
        await expect(await screen.findByRole('link', { name: `Buy ${name}` })).toBeVisible();
      await userEvent.click(screen.getByText('Can I cancel?'));
      await expect(screen.getByText(/keep your plan until the end of the period/)).toBeVisible();
    });
  },
});

export const Free = meta.story({
  name: 'BILL-08 As free',
  parameters: { gleaner: { persona: 'free', path } },
  play: async () => {
    await screen.findByText('Try Standard free for 7 days', {}, { timeout: 8_000 });
    await expect(screen.getByRole('link', { name: 'Start free trial' })).toHaveAttribute('href', '/console/trial');
    await expect((await cardOf('Standard')).getByRole('link', { name: 'Choose Standard' })).toHaveAttribute(
      'href',
      '/console/purchase?code=standard-yearly',
    );
  },
});

export const Standard = meta.story({
  name: 'BILL-08 As standard',
  parameters: { gleaner: { persona: 'standard', path } },
  play: async () => {
    const own = await cardOf('Standard');
    await expect(own.getByText('Your plan')).toBeVisible();
    await expect(own.getByRole('link', { name: 'Extend Standard' })).toBeVisible();
    await expect((await cardOf('Professional')).getByRole('button', { name: 'Upgrade to Professional' })).toBeVisible();
    await expect((await cardOf('Basic')).getByRole('button', { name: 'Switch to Basic' })).toBeVisible();
  },
});

export const Enterprise = meta.story({
  name: 'BILL-08 As enterprise',
  parameters: { gleaner: { persona: 'enterprise', path } },
  play: async () => {
    await screen.findByText('Your plan is set by contract', {}, { timeout: 8_000 });
    for (const link of screen.getAllByRole('link', { name: 'Talk to us' }))
      await expect(link).toHaveAttribute('href', '/help/contact');
    await expect(screen.queryByRole('link', { name: /^Choose|^Extend/ })).toBeNull();
  },
});

export const EnterpriseChild = meta.story({
  name: 'BILL-08 ROLE-11 As enterprise child',
  parameters: { gleaner: { persona: 'enterpriseChild', path } },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Your admin manages your plan' }, { timeout: 8_000 });
    await expect(screen.getByText(/Ask them if you need more/)).toBeVisible();
    await expect(screen.getByRole('main')).not.toHaveTextContent('$');
  },
});

export const Expired = meta.story({
  name: 'BILL-08 As expired',
  parameters: { gleaner: { persona: 'expired', path } },
  play: async () => {
    await screen.findByText(/^Your .* plan ended on/, {}, { timeout: 8_000 });
    await expect(screen.getByText('View and export your data')).toBeVisible();
    await expect(screen.getAllByRole('link', { name: /^Renew / })[0]).toHaveAttribute(
      'href',
      expect.stringContaining('/console/purchase?code='),
    );
  },
});

export const ActivityPrice = meta.story({
  name: 'ENUM-47 ENUM-49 Activity price',
  parameters: { gleaner: { persona: 'free', scenario: 'activityFirst', path } },
  play: async () => {
    const standard = await cardOf('Standard');
    await expect(standard.getByText('$663.60 billed yearly')).toBeVisible();
    await expect(standard.getByText('$55.30')).toBeVisible();
    await expect(standard.getByText('Then $948 billed yearly')).toBeVisible();
    const steps = within(await screen.findByRole('list', { name: 'Offer schedule' }));
    await waitFor(() => expect(steps.getAllByRole('listitem')).toHaveLength(4));
    await expect(steps.getByText('Early offer: 30% off plans').closest('li')).toHaveAttribute('aria-current', 'step');
    await expect(screen.getAllByRole('timer')[0]).toHaveTextContent(/^3 days 23:/);
  },
});

export const Failed = meta.story({
  name: 'BILL-08 Error',
  parameters: { gleaner: { persona: 'visitor', scenario: 'billingFailed', path } },
  play: async () => {
    await screen.findByText('Couldn’t load prices', {}, { timeout: 8_000 });
    await expect(screen.getByRole('link', { name: 'Talk to us' })).toHaveAttribute('href', '/help/contact');
    await expect(screen.getByRole('button', { name: /retry|try again/i })).toBeVisible();
  },
});

export const OnAPhone = meta.story({
  name: 'BILL-08 On a phone',
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const standard = await screen.findByRole('columnheader', { name: 'Standard' }, { timeout: 8_000 });
    const box = screen.getByRole('group', { name: 'Compare plans' });
    for (const text of [standard, within(box).getByRole('cell', { name: '1,000,000' })]) {
      const words = document.createRange();
      words.selectNodeContents(text);
      await expect(words.getBoundingClientRect().right).toBeLessThan(box.getBoundingClientRect().right - 16);
    }
    const monthly = screen.getByText('Monthly', { selector: 'label' });
    const word = document.createRange();
    word.selectNodeContents(monthly.lastChild as Node);
    const [outer, inner] = [monthly.getBoundingClientRect(), word.getBoundingClientRect()];
    await expect(Math.abs(inner.top + inner.bottom - outer.top - outer.bottom)).toBeLessThan(4);
  },
});
