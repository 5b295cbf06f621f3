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
