import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { currentAddress, renderAt } from '#.storybook/app-at';
import { chooseFilter } from '#stories/choose-option';

const path = '/console/payment-plan/orders-invoices';
const meta = preview.meta({
  title: 'Billing/Pages/Orders and invoices',
  render: renderAt,
  parameters: { router: false, gleaner: { persona: 'standard', path } },
});

const table = () => screen.findByRole('table', { name: 'Orders and invoices' }, { timeout: 8_000 });

export const Loading = meta.story({
  name: 'Loading',
  parameters: { gleaner: { persona: 'standard', scenario: 'billingPending', path } },
  play: async () => {
    await expect(await table()).toHaveAttribute('aria-busy', 'true');
    await expect(screen.getByRole('heading', { level: 1, name: 'Orders and invoices' })).toBeVisible();
  },
});

export const Ready = meta.story({
  name: 'BILL-02 ENUM-43 ENUM-44 Ready',
  parameters: { gleaner: { persona: 'standard', path: `${path}?take=50` } },
  play: async () => {
    const list = within(await table());
    await list.findByText('Pending', {}, { timeout: 8_000 });
    for (const status of ['Complete', 'Canceled']) await expect(list.getAllByText(status)[0]).toBeVisible();
    for (const category of ['Plan purchase', 'Balance top-up', 'Other services'])
      await expect(list.getAllByText(category)[0]).toBeVisible();
    await expect(list.getByRole('link', { name: /^Pay order GL-/ })).toHaveAttribute(
      'href',
      expect.stringContaining('order=order-10002-waiting'),
    );
    await expect(list.getByRole('button', { name: /^Cancel order GL-/ })).toBeVisible();
    await expect(list.getAllByRole('button', { name: /^Download invoice for GL-/ }).length).toBeGreaterThan(3);
  },
});

export const Filtered = meta.story({
  name: 'BILL-02 Category and period stand in the address',
  parameters: { gleaner: { persona: 'standard', path: `${path}?take=50` } },
  play: async () => {
    const list = within(await table());
    await list.findByText('Pending', {}, { timeout: 8_000 });
    await chooseFilter(/^Category/, 'Other services');
    await waitFor(() => expect(list.queryByText('Balance top-up')).toBeNull());
    await expect(await list.findByText('Not paid in time')).toBeVisible();
    await chooseFilter(/^Period/, 'Last 30 days');
    await waitFor(() => expect(currentAddress()).toBe(`${path}?category=Other&period=last30&take=50`));
    await waitFor(() => expect(list.queryByText('Not paid in time')).toBeNull());
    await expect(await list.findByText('By you')).toBeVisible();
  },
});

export const Paged = meta.story({
  name: 'API-026 Start and take stand in the address',
  parameters: { gleaner: { persona: 'standard', path: `${path}?start=9999` } },
  play: async () => {
    const list = within(await table());
    await list.findAllByText('Complete', {}, { timeout: 8_000 });
    await waitFor(() => expect(currentAddress()).toMatch(/\?start=\d0$/));
    await userEvent.click(screen.getByRole('button', { name: 'Page 1' }));
    await list.findByText('Pending');
    await expect(currentAddress()).toBe(path);
  },
});

export const Invoice = meta.story({
  name: 'BILL-02 An invoice is downloaded as a PDF',
  play: async () => {
    const list = within(await table());
    const [button] = await list.findAllByRole('button', { name: /^Download invoice for GL-/ }, { timeout: 8_000 });
    if (!button) throw new Error('There is no invoice');
    await userEvent.dblClick(button);
    await expect(await screen.findByText(/^Downloaded GL-.*\.pdf$/)).toBeVisible();
    await expect(screen.getAllByText(/^Downloaded /)).toHaveLength(1);
  },
});

export const Empty = meta.story({
  name: 'BILL-02 Empty',
  parameters: { gleaner: { persona: 'standard', scenario: 'ordersEmpty', path } },
  play: async () => {
    await screen.findByText('No orders yet', {}, { timeout: 8_000 });
    await expect(within(screen.getByRole('main')).getByRole('link', { name: 'See plans' })).toBeVisible();
  },
});

export const Failed = meta.story({
  name: 'Error',
  parameters: { gleaner: { persona: 'standard', scenario: 'billingFailed', path } },
  play: async () => {
    await screen.findByText('Couldn’t load orders', {}, { timeout: 8_000 });
    await expect(screen.getByRole('button', { name: /try again|retry/i })).toBeVisible();
  },
});

export const AsEnterpriseChild = meta.story({
  name: 'NAV-09 ROLE-11 As enterprise child',
  parameters: { gleaner: { persona: 'enterpriseChild', path } },
  play: async () => {
    await expect(await screen.findByText(/Ask them if you need something here/, {}, { timeout: 8_000 })).toBeVisible();
    await expect(screen.queryByRole('table')).toBeNull();
    await expect(screen.queryByRole('link', { name: 'Coupons' })).toBeNull();
  },
});

export const OnAPhone = meta.story({
  name: 'BILL-02 On a phone, each order is a card',
  globals: { viewport: { value: 'phone' } },
  parameters: { gleaner: { persona: 'standard', path: `${path}?take=50` } },
  play: async () => {
    const list = within(await table());
    await list.findByText('Pending', {}, { timeout: 8_000 });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    const [, first] = list.getAllByRole('row');
    await expect(first?.offsetHeight).toBeGreaterThan(120);
    await expect(list.getByRole('columnheader', { name: 'Total' })).toBeInTheDocument();
    await expect(list.getByRole('link', { name: /^Pay order GL-/ })).toBeVisible();
  },
});
