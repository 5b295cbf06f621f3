import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { currentAddress, renderAt } from '#.storybook/app-at';

const path = '/console/payment-plan/credit-usage';
const meta = preview.meta({
  title: 'Billing/Pages/Credit usage',
  render: renderAt,
  parameters: { router: false, gleaner: { persona: 'standard', path } },
});

const chart = () => screen.findByRole('img', { name: /^Dollars spent per day\./ }, { timeout: 8_000 });
const figure = (term: string | RegExp): string => screen.getByText(term).nextElementSibling?.textContent ?? '';

export const Loading = meta.story({
  name: 'BILL-04 Loading',
  parameters: { gleaner: { persona: 'standard', scenario: 'billingPending', path } },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Credit usage' }, { timeout: 8_000 });
    await expect(screen.getByRole('main').querySelector('[aria-busy="true"]')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Download CSV' })).toBeDisabled();
  },
});

export const Ready = meta.story({
  name: 'BILL-04 ENUM-55 I18N-04 Ready',
  play: async () => {
    await chart();
    await waitFor(() => expect(figure('Balance')).toMatch(/^\$4[12]\.\d\d$/));
    await waitFor(() => expect(figure(/^Still expected by/)).toMatch(/^\$\d+\.\d\d$/));
    const items = within(screen.getByRole('region', { name: 'By item' }));
    for (const item of ['Templates', 'Premium proxies', 'Captchas'])
      await expect(items.getByRole('link', { name: item })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
    const table = within(screen.getByRole('table', { name: 'Dollars spent per day' }));
    await expect(table.getByRole('columnheader', { name: 'Captchas' })).toBeVisible();
    await expect(table.getByRole('rowheader', { name: '2026/11/16' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Show as chart' }));
  },
});

export const ByItem = meta.story({
  name: 'ENUM-55 By one item, saved as CSV',
  play: async () => {
    await chart();
    await userEvent.click(screen.getByRole('link', { name: 'Premium proxies' }));
    await waitFor(() => expect(currentAddress()).toBe(`${path}?item=proxyIp`));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'By item' })).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
    await expect(await screen.findByText(/^credit-usage_2026-\d\d-\d\d_2026-11-16\.csv was downloaded$/)).toBeVisible();
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
    await expect(await screen.findByText(`Only the task “${name}”`)).toBeVisible();
    await expect(currentAddress()).toContain('?period=last30&task=task-');
    await userEvent.click(screen.getByRole('button', { name: 'Show all tasks' }));
    await waitFor(() => expect(currentAddress()).toBe(`${path}?period=last30`));
  },
});

export const Empty = meta.story({
  name: 'BILL-04 Empty',
  parameters: { gleaner: { persona: 'standard', path: `${path}?period=own&from=2020-01-01&to=2020-01-31` } },
  play: async () => {
    await screen.findByText('Nothing was spent in this period', {}, { timeout: 8_000 });
    await expect(screen.getByText('2020/01/01 to 2020/01/31')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Download CSV' })).toBeDisabled();
  },
});

export const Failed = meta.story({
  name: 'BILL-04 Error',
  parameters: { gleaner: { persona: 'standard', scenario: 'billingFailed', path } },
  play: async () => {
    await screen.findByText('The usage could not be loaded', {}, { timeout: 8_000 });
    await expect(screen.getByRole('button', { name: /retry|try again/i })).toBeVisible();
    await expect(figure('Balance')).toMatch(/^\$4[12]\./);
  },
});

export const AsEnterpriseChild = meta.story({
  name: 'NAV-09 As enterprise child',
  parameters: { gleaner: { persona: 'enterpriseChild', path } },
  play: async () => {
    await expect(await screen.findByText(/Ask your administrator/, {}, { timeout: 8_000 })).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Download CSV' })).toBeNull();
  },
});
