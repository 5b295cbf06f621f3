import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { renderAt } from '#.storybook/app-at';

const at = (taskId: string, lotNo: string) => `/console/task/lot-data?taskId=${taskId}&lotNo=${lotNo}&parentNav=1`;

const meta = preview.meta({
  title: 'Runs/Pages/Lot data',
  render: renderAt,
  parameters: { router: false, gleaner: { persona: 'standard', path: at('task-10002-5', '3') } },
});

export const Loading = meta.story({
  name: 'TASK-23 Loading',
  parameters: { gleaner: { scenario: 'dataPending', persona: 'standard', path: at('task-10002-5', '3') } },
  play: async () => {
    await screen.findByText('Loading rows', {}, { timeout: 8_000 });
    await expect(screen.queryByRole('grid')).toBeNull();
  },
});

export const Ready = meta.story({
  name: 'TASK-23 Ready',
  play: async () => {
    const grid = await screen.findByRole('grid', { name: 'Data' }, { timeout: 8_000 });
    await waitFor(() => expect(within(grid).getAllByRole('row').length).toBeGreaterThan(5));
    await expect(screen.getByRole('heading', { level: 1, name: /Data from run 3$/ })).toBeVisible();
    await expect(screen.queryByRole('radio', { name: 'Not exported yet' })).toBeNull();
  },
});

export const DensityAndWidths = meta.story({
  name: 'ENUM-36 Rows follow the density, and columns are as wide as their content',
  play: async ({ userEvent }) => {
    const grid = await screen.findByRole('grid', { name: 'Data' }, { timeout: 8_000 });
    const dates = await within(grid).findAllByText(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    await expect(dates.filter((date) => date.scrollWidth > date.clientWidth)).toEqual([]);
    const widthOf = (name: string) => within(grid).getByRole('columnheader', { name }).clientWidth;
    await expect(widthOf('City')).toBeLessThan(widthOf('Title') / 2);

    const rowHeight = () => within(grid).getAllByRole('row')[1]?.offsetHeight;
    await expect(rowHeight()).toBe(40);
    const venue = widthOf('Venue');
    const menu = screen.getByRole('button', { name: 'Account menu for Mia Castellan' });
    await userEvent.click(menu);
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Compact view' }));
    await waitFor(() => expect(rowHeight()).toBe(32));
    await expect(widthOf('Venue')).toBe(venue);
    await userEvent.click(menu);
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Comfortable view' }));
    await waitFor(() => expect(rowHeight()).toBe(40));
  },
});

export const OnAPhone = meta.story({
  name: 'TASK-23 On a phone, the first column of data stays in view',
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const grid = await screen.findByRole('grid', { name: 'Data' }, { timeout: 8_000 });
    const boxOf = (name: string) => within(grid).getByRole('columnheader', { name }).getBoundingClientRect();
    await within(grid).findAllByText(/^\d{4}-\d\d-\d\d /);
    grid.scrollLeft = 400;
    const { left, width } = grid.getBoundingClientRect();
    await waitFor(() => expect(boxOf('Title').left - left).toBeLessThan(2));
    await expect(boxOf('Title').width).toBeLessThanOrEqual(width * 0.5);
    await expect(boxOf('No.').right).toBeLessThan(left);
  },
});

export const Empty = meta.story({
  name: 'TASK-23 Empty',
  parameters: { gleaner: { persona: 'standard', path: at('task-10002-7', '1') } },
  play: async () => {
    await screen.findByText('This run has no rows', {}, { timeout: 8_000 });
    await expect(screen.getByRole('link', { name: 'View all data' })).toBeVisible();
  },
});

export const ErrorState = meta.story({
  name: 'TASK-23 Error',
  parameters: { gleaner: { scenario: 'dataFailed', persona: 'standard', path: at('task-10002-5', '3') } },
  play: async () => {
    await screen.findByText('Couldn’t load rows', {}, { timeout: 8_000 });
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const UnknownLot = meta.story({
  name: 'TASK-23 Unknown lot',
  parameters: { gleaner: { persona: 'standard', path: at('task-10002-5', '99') } },
  play: async () => {
    await screen.findByText('Run 99 not found', {}, { timeout: 8_000 });
    const table = within(await screen.findByRole('table', { name: 'Runs of this task' }));
    await expect(await table.findByRole('link', { name: 'Run 7: view rows' })).toBeVisible();
  },
});
