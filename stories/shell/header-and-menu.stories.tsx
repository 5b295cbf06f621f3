import preview from '#.storybook/preview';
import { inTestOnly } from '#.storybook/in-test-only';
import { expect, screen, waitFor, within } from 'storybook/test';
import { renderAt } from '#.storybook/app-at';

const meta = preview.meta({
  title: 'Shell/Panels/Header and menu',
  render: renderAt,
  parameters: { gleaner: { path: '/console/overview' } },
});

const menu = () => screen.findByRole('navigation', { name: 'Main menu' });
const header = async (): Promise<HTMLElement> => {
  const [first] = await screen.findAllByRole('banner');
  return first ?? document.body;
};
const namesIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map((link) => link.textContent);

const everyEntry = [
  'Overview',
  'All tasks',
  'Export records',
  'All templates',
  'Template tasks',
  'Plan and subscription',
  'Orders and invoices',
  'Coupons',
  'Balance usage',
  'Payment settings',
  'Account',
  'Members',
  'Referral program(opens in a new tab)',
];

async function openUserMenu(userEvent: { click: (element: Element) => Promise<void> }, name: string) {
  await userEvent.click(await screen.findByRole('button', { name: `Account menu for ${name}` }));
  return screen.findByRole('menu');
}

export const AsFree = meta.story({
  name: 'NAV-02 HDR-01 HDR-04 As free',
  parameters: { gleaner: { persona: 'free' } },
  play: async ({ userEvent }) => {
    const top = await header();
    await expect(await within(top).findByRole('link', { name: 'Pricing' })).toHaveAttribute('href', '/pricing');
    await expect(within(top).getByRole('link', { name: 'Download' })).toHaveAttribute('href', '/download');
    await waitFor(async () => expect(namesIn(await menu())).toEqual(everyEntry));
    await expect(within(await openUserMenu(userEvent, 'Nora Lindqvist')).getByText('Plan: Free')).toBeVisible();
  },
});

export const AsBasic = meta.story({
  name: 'HDR-07 HDR-08 HDR-09 As basic',
  parameters: { gleaner: { persona: 'basic' } },
  play: async ({ userEvent }) => {
    const top = await header();
    await expect(await within(top).findByRole('link', { name: 'Pricing' })).toBeVisible();
    await waitFor(async () => expect(namesIn(await menu())).toEqual(everyEntry));
    await expect(within(top).getByRole('button', { name: 'Help' })).toHaveAttribute('aria-haspopup', 'menu');
    await expect(within(top).getByRole('button', { name: 'Language: English' })).toHaveAttribute(
      'aria-haspopup',
      'menu',
    );
    await expect(within(await openUserMenu(userEvent, 'Tomás Herrera')).getByText('Plan: Basic')).toBeVisible();
  },
});

export const AsStandard = meta.story({
  name: 'NAV-03 NAV-04 NAV-05 As standard',
  parameters: { gleaner: { persona: 'standard' } },
  play: async ({ userEvent }) => {
    const list = await menu();
    await expect(within(list).getByRole('link', { name: 'Overview' })).toHaveAttribute('href', '/console/overview');
    const tasks = within(list).getByRole('list', { name: 'Task list' });
    await expect(within(tasks).getByRole('link', { name: 'All tasks' })).toHaveAttribute(
      'href',
      '/console/task/task-list',
    );
    await expect(within(tasks).getByRole('link', { name: 'Export records' })).toHaveAttribute(
      'href',
      '/console/task/export-record',
    );
    const templates = within(list).getByRole('list', { name: 'Templates' });
    await expect(within(templates).getByRole('link', { name: 'All templates' })).toHaveAttribute(
      'href',
      '/console/template',
    );
    await expect(within(templates).getByRole('link', { name: 'Template tasks' })).toHaveAttribute(
      'href',
      '/console/task/template-list',
    );
    await waitFor(() => expect(namesIn(list)).toEqual(everyEntry));
    await expect(within(await openUserMenu(userEvent, 'Mia Castellan')).getByText('Plan: Standard')).toBeVisible();
  },
});

export const AsProfessional = meta.story({
  name: 'NAV-06 NAV-07 NAV-08 As professional',
  parameters: { gleaner: { persona: 'professional' } },
  play: async ({ userEvent }) => {
    const list = await menu();
    const billing = await within(list).findByRole('list', { name: 'Plans and billing' });
    await waitFor(() =>
      expect(
        within(billing)
          .getAllByRole('link')
          .map((link) => link.getAttribute('href')),
      ).toEqual(
        ['plan-subscription', 'orders-invoices', 'coupons', 'credit-usage', 'payment-settings'].map(
          (page) => `/console/payment-plan/${page}`,
        ),
      ),
    );
    const account = within(list).getByRole('list', { name: 'Account and security' });
    await expect(
      within(account)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/console/account-center/account', '/console/account-center/member-manage']);
    const referral = within(list).getByRole('link', { name: /Referral program/ });
    await expect(referral).toHaveAttribute('target', '_blank');
    await expect(referral).toHaveAttribute('href', '/referral');
    await expect(within(await openUserMenu(userEvent, 'Haruto Mizuno')).getByText('Plan: Professional')).toBeVisible();
  },
});

export const AsEnterprise = meta.story({
  name: 'NAV-11 ROLE-11 As enterprise',
  parameters: { gleaner: { persona: 'enterprise', path: '/console/payment-plan/coupons' } },
  play: async ({ userEvent }) => {
    const list = await menu();
    const entry = await within(list).findByRole('link', { name: 'Coupons' });
    await expect(entry).toHaveAttribute('aria-current', 'page');
    await expect(
      within(list)
        .getAllByRole('link')
        .filter((link) => link.hasAttribute('aria-current')),
    ).toHaveLength(1);
    await expect(namesIn(list)).toEqual(everyEntry);
    await inTestOnly(async () => {
      await userEvent.click(within(list).getByRole('link', { name: 'Export records' }));
      await waitFor(() =>
        expect(within(list).getByRole('link', { name: 'Export records' })).toHaveAttribute('aria-current', 'page'),
      );
      await expect(entry).not.toHaveAttribute('aria-current');
    });
    await expect(within(await openUserMenu(userEvent, 'Claire Aubertin')).getByText('Plan: Enterprise')).toBeVisible();
  },
});

export const AsEnterprisePlus = meta.story({
  name: 'NAV-12 ROLE-11 As enterprise plus',
  parameters: { gleaner: { persona: 'enterprisePlus', path: '/console/overview?parentNav=2' } },
  play: async ({ userEvent }) => {
    const list = await menu();
    await expect(within(list).getByRole('link', { name: 'All tasks' })).toHaveAttribute('aria-current', 'true');
    await expect(within(list).getByRole('link', { name: 'Overview' })).not.toHaveAttribute('aria-current');
    await waitFor(() => expect(namesIn(list)).toEqual(everyEntry));
    await expect(within(await openUserMenu(userEvent, 'Jun-ho Baek')).getByText('Plan: Enterprise Plus')).toBeVisible();
  },
});

export const AsEnterpriseChild = meta.story({
  name: 'HDR-02 NAV-09 NAV-10 As enterprise child',
  parameters: { gleaner: { persona: 'enterpriseChild' } },
  play: async () => {
    const top = await header();
    await expect(await within(top).findByRole('button', { name: 'Account menu for Luca Ferrante' })).toBeVisible();
    await expect(within(top).getByRole('link', { name: 'Download' })).toBeVisible();
    await expect(within(top).queryByRole('link', { name: 'Pricing' })).toBeNull();
    const list = await menu();
    await expect(namesIn(list)).toEqual([
      'Overview',
      'All tasks',
      'Export records',
      'All templates',
      'Template tasks',
      'Account',
      'Referral program(opens in a new tab)',
    ]);
    await expect(within(list).queryByRole('list', { name: 'Plans and billing' })).toBeNull();
    await expect(within(list).queryByRole('link', { name: 'Members' })).toBeNull();
  },
});

export const AsExpired = meta.story({
  name: 'HDR-09 ROLE-11 As expired',
  parameters: { gleaner: { persona: 'expired' } },
  play: async ({ userEvent }) => {
    await waitFor(async () => expect(namesIn(await menu())).toEqual(everyEntry));
    await expect(within(await header()).getByRole('link', { name: 'Pricing' })).toBeVisible();
    const entries = await openUserMenu(userEvent, 'Greta Sommer');
    await expect(within(entries).getByText('Plan: Professional')).toBeVisible();
    await expect(within(entries).getByText('Ended')).toBeVisible();
  },
});

export const OnMoneyPages = meta.story({
  name: 'HDR-03 On money pages',
  parameters: { gleaner: { persona: 'standard', path: '/console/balance' } },
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Balance' })).toBeVisible();
    const top = await header();
    const list = await menu();
    await expect(within(top).queryByRole('link', { name: 'Pricing' })).toBeNull();
    await inTestOnly(async () => {
      await userEvent.click(await within(list).findByRole('link', { name: 'Coupons' }));
      await expect(await within(top).findByRole('link', { name: 'Pricing' })).toBeVisible();
      await userEvent.click(within(list).getByRole('link', { name: 'Orders and invoices' }));
      await waitFor(() => expect(within(top).queryByRole('link', { name: 'Pricing' })).toBeNull());
      await userEvent.click(within(list).getByRole('link', { name: 'Coupons' }));
      await expect(await within(top).findByRole('link', { name: 'Pricing' })).toBeVisible();
      await userEvent.click(within(list).getByRole('link', { name: 'Plan and subscription' }));
      await waitFor(() => expect(within(top).queryByRole('link', { name: 'Pricing' })).toBeNull());
    });
  },
});

export const AccountFailed = meta.story({
  name: 'ERR-05 Account failed',
  parameters: { gleaner: { persona: 'standard', scenario: 'accountFailed' } },
  beforeEach: () => {
    document.cookie = 'customer-chat-id=somebody; Path=/';
  },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText(/Couldn’t load your account/, undefined, { timeout: 5000 })).toBeVisible();
    await expect(screen.getAllByRole('button', { name: 'Try again' })[0]).toBeEnabled();
    await expect(document.cookie).not.toContain('customer-chat');
    await inTestOnly(async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Account' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
      await expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    });
  },
});

export const Collapsed = meta.story({
  name: 'Collapsed',
  parameters: { gleaner: { persona: 'standard' } },
  play: async ({ userEvent }) => {
    const list = await menu();
    await userEvent.click(await screen.findByRole('button', { name: 'Collapse menu' }));
    await waitFor(() => expect(list.getBoundingClientRect().width).toBeLessThanOrEqual(64));
    await inTestOnly(async () => {
      await userEvent.hover(within(list).getByRole('link', { name: 'Template tasks' }));
      await expect(await screen.findByText('Template tasks', { selector: '[role="tooltip"]' })).toBeVisible();
    });
    // Its tooltip needs a landmark too.
    await expect(within(list).getByRole('button', { name: 'Expand menu' })).toHaveAttribute('aria-expanded', 'false');
  },
});
