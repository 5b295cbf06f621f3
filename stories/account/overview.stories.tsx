import { expect, screen, waitFor, within } from 'storybook/test';
import { renderAt } from '#.storybook/app-at';
import preview from '#.storybook/preview';
import { refetchActive } from '../runs/refetch-active';

const path = '/console/overview';
const meta = preview.meta({
  title: 'Account/Pages/Overview',
  render: renderAt,
  parameters: { router: false, gleaner: { persona: 'standard', path } },
});

const region = async (name: string) => within(await screen.findByRole('region', { name }, { timeout: 8_000 }));
const plotted = (name: string) => screen.findByRole('img', { name: new RegExp(`^${name}`, 'u') }, { timeout: 8_000 });

export const Loading = meta.story({
  name: 'NAV-03 Loading',
  parameters: { gleaner: { persona: 'standard', scenario: 'overviewPending', path } },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Overview' }, { timeout: 8_000 });
    const main = screen.getByRole('main');
    await expect(main.querySelectorAll('[aria-busy="true"]').length).toBeGreaterThanOrEqual(5);
  },
});

export const Ready = meta.story({
  name: 'NAV-03 Ready',
  play: async () => {
    const create = await screen.findByRole('link', { name: 'New task' }, { timeout: 8_000 });
    await expect(create).toHaveAttribute('href', '/console/template');
    const running = await region('Running now');
    const [task] = await running.findAllByRole('listitem', {}, { timeout: 8_000 });
    const link = within(task ?? document.body).getByRole('link');
    await expect(link.getAttribute('href')).toContain('/console/task/task-info?');
    await expect(running.getAllByText(/rows?$/)[0]).toBeVisible();
    await plotted('[\\d,]+ rows in 30 days');
    await expect((await region('Rows per day')).getByText(/rows in 30 days$/)).toBeVisible();
    const balance = await region('Your balance');
    await expect(balance.getByText(/^\$4[12]\.\d\d$/)).toBeVisible();
    await expect(balance.getByRole('link', { name: 'Top up balance' })).toHaveAttribute('href', '/console/balance');
    const limits = await region('Plan usage');
    await expect(await limits.findByRole('progressbar', { name: 'Tasks' })).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^\d+ of \d+$/),
    );
    await expect((await region('Recent runs')).getAllByRole('listitem')).toHaveLength(5);
    await expect((await region('Recent exports')).getAllByRole('listitem').length).toBeGreaterThan(0);
    await expect((await region('Recommended for you')).getAllByRole('article').length).toBeGreaterThan(0);
  },
});

export const Empty = meta.story({
  name: 'NAV-03 Empty',
  parameters: { gleaner: { persona: 'free', scenario: 'emptyAccount', path } },
  play: async () => {
    const steps = await region('Get your first data in three steps');
    await expect(steps.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'Choose a template',
      'Enter what to collect',
      'Export your data',
    ]);
    await expect(steps.getByRole('link', { name: 'Choose a template' })).toHaveAttribute('href', '/console/template');
    const pictures = [...document.querySelectorAll<HTMLImageElement>('img[src*="/images/en/"]')];
    await waitFor(() => expect(pictures.map(({ naturalWidth }) => naturalWidth)).toEqual([640, 640, 640]));
    await expect(screen.queryByRole('region', { name: 'Needs attention' })).toBeNull();
    await expect(screen.queryByRole('region', { name: 'Rows per day' })).toBeNull();
    await expect(screen.queryByRole('link', { name: 'New task' })).toBeNull();
  },
});

export const NeedsAttention = meta.story({
  name: 'NAV-03 Needs attention',
  parameters: { gleaner: { persona: 'standard', scenario: 'needsAttention', path } },
  play: async ({ userEvent }) => {
    const attention = await region('Needs attention');
    const summary = await attention.findByText(/found no data · .* under maintenance$/, {}, { timeout: 8_000 });
    await expect(summary).toBeVisible();
    await userEvent.click(summary);
    await expect(attention.getByText(/tasks? found no data$/)).toBeVisible();
    await expect(attention.getByText(/^\d+ tasks? uses? a template under maintenance$/)).toBeVisible();
    for (const link of attention.getAllByRole('link'))
      await expect(link.getAttribute('href')).toContain('/console/task/task-info?');
    await expect(await screen.findByText(/^Your balance is down to \$2\.00/)).toBeVisible();
  },
});

export const OneProblem = meta.story({
  name: 'NAV-03 One problem',
  parameters: { gleaner: { persona: 'free', path } },
  play: async ({ userEvent }) => {
    const attention = await region('Needs attention');
    const summary = await attention.findByText('1 task completed with errors', {}, { timeout: 8_000 });
    await userEvent.click(summary);
    await expect(attention.getByRole('link')).toBeVisible();
    await expect(attention.getAllByText('1 task completed with errors')).toEqual([summary]);
  },
});

export const PartFailed = meta.story({
  name: 'NAV-03 Part failed',
  parameters: { gleaner: { persona: 'standard', scenario: 'overviewPartFailed', path } },
  play: async () => {
    const rows = await region('Rows per day');
    await expect(await rows.findByText('Couldn’t load rows per day', {}, { timeout: 8_000 })).toBeVisible();
    await expect(rows.getByRole('button', { name: 'Try again' })).toBeEnabled();
    await expect((await (await region('Recent runs')).findAllByRole('listitem')).length).toBe(5);
  },
});

export const Offline = meta.story({
  name: 'NAV-03 Offline',
  parameters: { gleaner: { persona: 'standard', scenario: 'overviewOffline', path } },
  play: async () => {
    await plotted('[\\d,]+ rows in 30 days');
    await waitFor(() => expect(screen.getByRole('main').querySelectorAll('[aria-busy="true"]')).toHaveLength(0));
    await refetchActive();
    await expect(await screen.findByText('You’re offline')).toBeVisible();
    await expect(screen.getAllByText('You’re offline')).toHaveLength(1);
    await expect((await region('Recent runs')).getAllByRole('listitem')).toHaveLength(5);
  },
});

export const AsEnterpriseChild = meta.story({
  name: 'NAV-03 As enterprise child',
  parameters: { gleaner: { persona: 'enterpriseChild', path } },
  play: async () => {
    const balance = await region('Your balance');
    await expect(await balance.findByText(/^\$[\d,]+\.\d\d$/, {}, { timeout: 8_000 })).toBeVisible();
    await expect(balance.queryByRole('link')).toBeNull();
  },
});

export const AsExpired = meta.story({
  name: 'NAV-03 START-18 As expired',
  parameters: { gleaner: { persona: 'expired', path } },
  play: async () => {
    const ended = await region('Plan ended');
    await expect(await ended.findByRole('link', { name: /^Renew/ })).toBeVisible();
    await region('Your balance');
  },
});
