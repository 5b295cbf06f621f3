import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inTestOnly } from '#.storybook/in-test-only';
import preview from '#.storybook/preview';
import { currentAddress, renderAt } from '#.storybook/app-at';

const path = '/console/payment-plan/credit-usage';
const meta = preview.meta({
  title: 'Billing/Pages/Credit usage',
  render: renderAt,
  parameters: { router: false, gleaner: { persona: 'standard', path } },
});

const chart = () => screen.findByRole('img', { name: /^Daily spending in US dollars\./ }, { timeout: 8_000 });
const figure = (term: string | RegExp): string => screen.getByText(term).nextElementSibling?.textContent ?? '';

export const Loading = meta.story({
  name: 'BILL-04 Loading',
  parameters: { gleaner: { persona: 'standard', scenario: 'billingPending', path } },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Balance usage' }, { timeout: 8_000 });
    await expect(screen.getByRole('main').querySelector('[aria-busy="true"]')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Download CSV' })).toBeDisabled();
  },
});

export const Ready = meta.story({
  name: 'BILL-04 ENUM-55 I18N-04 Ready',
  play: async () => {
    await chart();
    await waitFor(() => expect(figure('Balance')).toMatch(/^\$4[12]\.\d\d$/));
    await waitFor(() => expect(figure(/^Projected through/)).toMatch(/^\$\d+\.\d\d$/));
    const items = within(screen.getByRole('region', { name: 'Spending by item' }));
    for (const item of ['Templates', 'Premium proxies', 'CAPTCHAs'])
      await expect(items.getByRole('link', { name: item })).toBeVisible();
    await inTestOnly(async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
      const table = within(screen.getByRole('table', { name: 'Daily spending in US dollars' }));
      await expect(table.getByRole('columnheader', { name: 'CAPTCHAs' })).toBeVisible();
      await expect(table.getByRole('rowheader', { name: 'Nov 16, 2026' })).toBeInTheDocument();
      await userEvent.click(screen.getByRole('button', { name: 'Show as chart' }));
    });
  },
});

export const ByItem = meta.story({
  name: 'ENUM-55 By one item, saved as CSV',
  play: async () => {
    await chart();
    await userEvent.click(screen.getByRole('link', { name: 'Premium proxies' }));
    await waitFor(() => expect(currentAddress()).toBe(`${path}?item=proxyIp`));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Spending by item' })).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
    await expect(await screen.findByText(/^Downloaded balance-usage_2026-\d\d-\d\d_2026-11-16\.csv$/)).toBeVisible();
  },
});

export const ByTask = meta.story({
  name: 'BILL-04 By task, and the days of one task',
  parameters: { gleaner: { persona: 'standard', path: `${path}?period=last30&by=task` } },
  play: async () => {
    const table = within(await screen.findByRole('table', { name: 'By task' }, { timeout: 8_000 }));
    const [first] = await table.findAllByRole('link');
    if (!first) throw new Error('No task has spent anything.');
    const name = first.textContent;
    await userEvent.click(first);
    await expect(await screen.findByText(`Showing only “${name}”`)).toBeVisible();
    await expect(currentAddress()).toContain('?period=last30&task=task-');
    await userEvent.click(screen.getByRole('button', { name: 'Show all tasks' }));
    await waitFor(() => expect(currentAddress()).toBe(`${path}?period=last30`));
    await waitFor(() => expect(screen.queryByText(`Showing only “${name}”`)).toBeNull());
    await expect(await screen.findByRole('link', { name: 'Premium proxies' })).toBeVisible();
  },
});

export const Empty = meta.story({
  name: 'BILL-04 Empty',
  parameters: { gleaner: { persona: 'standard', path: `${path}?period=own&from=2020-01-01&to=2020-01-31` } },
  play: async () => {
    await screen.findByText('No spending in this period', {}, { timeout: 8_000 });
    await expect(screen.getByText('Jan 1, 2020 to Jan 31, 2020')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Download CSV' })).toBeDisabled();
  },
});

export const Failed = meta.story({
  name: 'BILL-04 Error',
  parameters: { gleaner: { persona: 'standard', scenario: 'billingFailed', path } },
  play: async () => {
    await screen.findByText('Couldn’t load usage', {}, { timeout: 8_000 });
    await expect(screen.getByRole('button', { name: /retry|try again/i })).toBeVisible();
    await expect(figure('Balance')).toMatch(/^\$4[12]\./);
    await expect(figure('Projected spend this billing period')).toBe('Not available right now');
  },
});

export const AsEnterpriseChild = meta.story({
  name: 'NAV-09 As enterprise child',
  parameters: { gleaner: { persona: 'enterpriseChild', path } },
  play: async () => {
    await expect(await screen.findByText(/Ask them if you need something here/, {}, { timeout: 8_000 })).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Download CSV' })).toBeNull();
  },
});
