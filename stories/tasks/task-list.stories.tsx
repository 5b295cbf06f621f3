import preview from '#.storybook/preview';
import { inTestOnly } from '#.storybook/in-test-only';
import { expect, screen, waitFor, within } from 'storybook/test';
import { currentAddress, renderAt } from '#.storybook/app-at';
import { chooseFilter } from '#stories/choose-option';

const meta = preview.meta({
  title: 'Tasks/Pages/Task list',
  render: renderAt,
  parameters: { gleaner: { persona: 'standard', path: '/console/task/task-list' } },
});

const bodyRows = async () => {
  const table = await screen.findByRole('table', { name: 'All tasks' });
  await waitFor(() => expect(within(table).getAllByRole('checkbox').length).toBeGreaterThan(2));
  return { table, rows: within(table).getAllByRole('row').slice(1) };
};
const groupList = async () => {
  const panel = await screen.findByRole('navigation', { name: 'Groups' });
  await waitFor(() => expect(within(panel).getAllByRole('link').length).toBeGreaterThan(2));
  return panel;
};

export const Loading = meta.story({
  name: 'TASK-01 Loading',
  parameters: { gleaner: { scenario: 'tasksPending' } },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'All tasks' }, { timeout: 5000 })).toBeVisible();
    await expect(await screen.findByRole('table', { name: 'All tasks' })).toHaveAttribute('aria-busy', 'true');
    await groupList();
    await expect(screen.queryByText('No tasks yet')).toBeNull();
  },
});

export const Ready = meta.story({
  name: 'TASK-01 TASK-17 Ready',
  play: async () => {
    const { table, rows } = await bodyRows();
    await expect(rows).toHaveLength(10);
    await expect(within(table).getAllByText('Template', { exact: true }).length).toBeGreaterThan(1);
    for (const row of rows)
      await expect(
        within(row).getAllByText(/^(Running|Waiting|Completed|Stopped|Never run|Stopping)$/)[0],
      ).toBeVisible();
    await inTestOnly(async () => {
      await chooseFilter(/^Type/, 'Desktop app');
      await waitFor(() => expect(currentAddress()).toContain('mode=2'));
      await waitFor(() => expect(within(table).queryByText('Template', { exact: true, selector: 'td *' })).toBeNull());
      await waitFor(() => expect(within(table).getAllByText('Built in the desktop app').length).toBeGreaterThan(1));
    });
  },
});

export const LargeNumbers = meta.story({
  name: 'TASK-14 A million rows at 1440 pixels',
  parameters: { gleaner: { path: '/console/task/task-list?sort=-rows' } },
  play: async () => {
    const cell = (await screen.findByText('1,240,000')).closest('td');
    await expect(cell?.scrollWidth).toBeLessThanOrEqual(cell?.clientWidth ?? 0);
  },
});

export const OneGroup = meta.story({
  name: 'ENUM-23 One group, chosen in the address',
  play: async ({ userEvent }) => {
    const panel = await groupList();
    const link = within(panel).getByRole('link', { name: /^Price watch/ });
    const count = Number(within(link).getByText(/^\d+$/).textContent);
    await userEvent.click(link);
    await waitFor(() => expect(currentAddress()).toMatch(/group=g-/));
    await waitFor(() => expect(link).toHaveAttribute('aria-current', 'true'));
    await expect(await screen.findByText(new RegExp(`of ${String(count)}$`))).toBeVisible();
    const { rows } = await bodyRows();
    for (const row of rows) await expect(within(row).getByText('Price watch')).toBeVisible();
  },
});

export const Empty = meta.story({
  name: 'TASK-01 TASK-20 Empty',
  parameters: { gleaner: { scenario: 'tasksEmpty' } },
  play: async () => {
    await expect(await screen.findByText('No tasks yet')).toBeVisible();
    await expect(within(screen.getByRole('table')).getByRole('link', { name: 'Browse templates' })).toHaveAttribute(
      'href',
      '/console/template',
    );
  },
});

export const Failed = meta.story({
  name: 'TASK-01 Error',
  parameters: { gleaner: { scenario: 'tasksFailed' } },
  play: async () => {
    await expect(await screen.findByText('Couldn’t load tasks', {}, { timeout: 5000 })).toBeVisible();
    await expect(screen.getByText('Your tasks keep running in the cloud.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    await groupList();
  },
});

export const Stale = meta.story({
  name: 'TASK-29 Stale',
  parameters: { gleaner: { scenario: 'tasksStale' } },
  play: async ({ userEvent }) => {
    const { rows } = await bodyRows();
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await expect(await screen.findByText('Out of date', {}, { timeout: 5000 })).toBeVisible();
    await expect(screen.getByText(/^Last updated (?:just now|.+ ago)\.$/)).toBeVisible();
    await expect(rows[0]).toBeVisible();
    await expect(screen.queryByText('List refreshed')).toBeNull();
  },
});

export const Offline = meta.story({
  name: 'TASK-01 Offline',
  parameters: { gleaner: { scenario: 'tasksOffline' } },
  play: async ({ userEvent }) => {
    const { rows } = await bodyRows();
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await expect(await screen.findByText('You’re offline', {}, { timeout: 5000 })).toBeVisible();
    await expect(rows[0]).toBeVisible();
    const action = screen.getAllByRole('button', { name: /^(Start|Stop) / })[0];
    await expect(action).toHaveAttribute('aria-disabled', 'true');
    await expect(action).toHaveAccessibleDescription('Not available offline');
  },
});

export const AsEnterprise = meta.story({
  name: 'ROLE-10 As enterprise',
  parameters: { gleaner: { persona: 'enterprise' } },
  play: async () => {
    const { rows } = await bodyRows();
    for (const row of rows) await expect(within(row).getByTitle(/^Created by /)).toBeVisible();
  },
});

export const AsExpired = meta.story({
  name: 'START-18 As expired',
  parameters: { gleaner: { persona: 'expired' } },
  play: async ({ userEvent }) => {
    await bodyRows();
    await expect(await screen.findByText(/^Your Professional plan ended on/)).toBeVisible();
    await expect(screen.getAllByRole('button', { name: /^View data for / })[0]).toBeEnabled();
    await inTestOnly(async () => {
      await userEvent.click(screen.getAllByRole('button', { name: /^Start / })[0] ?? document.body);
      const prompt = await screen.findByRole('dialog');
      await expect(prompt).toHaveTextContent(/require an active plan/);
      await userEvent.click(within(prompt).getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 4000 });
    });
    await expect(screen.queryByText('Running')).toBeNull();
  },
});
