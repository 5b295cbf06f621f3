import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { renderAt } from '#.storybook/app-at';

const at = (taskId: string, more = '') => `/console/task/all-data?taskId=${taskId}&from=task-list&parentNav=1${more}`;

const meta = preview.meta({
  title: 'Runs/Pages/All data',
  render: renderAt,
  parameters: { router: false, gleaner: { persona: 'standard', path: at('task-10002-5') } },
});

const grid = () => screen.findByRole('grid', { name: 'Rows of data' }, { timeout: 8_000 });

export const Loading = meta.story({
  name: 'TASK-24 Loading',
  parameters: { gleaner: { scenario: 'dataPending', persona: 'standard', path: at('task-10002-5') } },
  play: async () => {
    await screen.findByText('Loading rows', {}, { timeout: 8_000 });
    await expect(screen.queryByRole('grid')).toBeNull();
  },
});

export const Ready = meta.story({
  name: 'TASK-24 CONST-05 Ready',
  play: async ({ userEvent }) => {
    const table = await grid();
    await expect(screen.getByText(/^[\d,]+ rows$/)).toBeVisible();
    await waitFor(() => expect(within(table).getAllByRole('row').length).toBeGreaterThan(5));
    await expect(screen.getByRole('button', { name: /^Columns \(\d+ of \d+\)$/ })).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Not exported yet' }));
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Not exported yet' })).toBeChecked());
    await grid();
  },
});

export const AMillion = meta.story({
  name: 'TASK-24 More than a million rows',
  parameters: { gleaner: { persona: 'standard', path: at('task-10002-10') } },
  play: async ({ userEvent }) => {
    const table = await grid();
    await expect(screen.getByText('1,240,000 rows')).toBeVisible();
    table.focus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    const last = await waitFor(
      () => {
        const row = table.querySelector<HTMLElement>('[aria-rowindex="1240001"]');
        if (!row || row.getAttribute('aria-busy')) throw new Error('the last row is not here yet');
        return row;
      },
      { timeout: 8_000 },
    );
    await expect(within(last).getByText('1240000')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: 'Go to row' }), '620001{Enter}');
    await waitFor(() => expect(table.querySelector('[aria-rowindex="620002"]:not([aria-busy])')).not.toBeNull(), {
      timeout: 8_000,
    });
    await expect(table).toHaveFocus();
  },
});

export const Empty = meta.story({
  name: 'TASK-24 Empty',
  parameters: { gleaner: { persona: 'standard', path: at('task-10002-7') } },
  play: async () => {
    await screen.findByText('This task has no rows', {}, { timeout: 8_000 });
    await expect(screen.getByRole('link', { name: 'To the run' })).toBeVisible();
    await expect(screen.queryByRole('grid')).toBeNull();
  },
});

export const ErrorState = meta.story({
  name: 'TASK-24 Error',
  parameters: { gleaner: { scenario: 'dataFailedOnce', persona: 'standard', path: at('task-10002-5') } },
  play: async ({ userEvent }) => {
    await screen.findByText('The rows could not be loaded', {}, { timeout: 8_000 });
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await grid();
  },
});
