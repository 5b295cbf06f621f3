import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inTestOnly } from '#.storybook/in-test-only';
import preview from '#.storybook/preview';
import { renderAt } from '#.storybook/app-at';

const meta = preview.meta({ title: 'Runs/Tables/Lots', render: renderAt, parameters: { router: false } });

const lots = async () => within(await screen.findByRole('table', { name: 'Runs of this task' }, { timeout: 8_000 }));

export const Ready = meta.story({
  name: 'ENUM-34 TASK-23 Ready',
  parameters: {
    gleaner: { scenario: 'lotsEvery', persona: 'standard', path: '/console/task/task-info?taskId=task-10002-1' },
  },
  play: async () => {
    const table = await lots();
    await table.findByRole('link', { name: 'Run 7: view rows' });
    for (const status of ['Waiting', 'Running', 'Stopped', 'Completed', 'Unknown']) {
      await expect(table.getAllByText(status)[0]).toBeVisible();
    }
    await expect(table.getByRole('link', { name: 'Run 3: view rows' })).toHaveAttribute(
      'href',
      '/console/task/lot-data?taskId=task-10002-1&lotNo=3&parentNav=1',
    );
  },
});

export const Old = meta.story({
  name: 'TASK-23 Old runs whose rows are gone',
  parameters: {
    gleaner: { scenario: 'lotsOld', persona: 'standard', path: '/console/task/task-info?taskId=task-10002-5' },
  },
  play: async () => {
    const table = await lots();
    await table.findByRole('link', { name: 'Run 1: view rows' });
    await expect(table.getAllByText(/\(removed\)$/)).toHaveLength(3);
    await inTestOnly(async () => {
      await userEvent.click(table.getByRole('link', { name: 'Run 1: view rows' }));
      await screen.findByText('Rows from this run were removed on Oct 20, 2026');
    });
  },
});

export const Thousands = meta.story({
  name: 'CONST-04 Thousands of runs',
  parameters: {
    gleaner: { scenario: 'lotsThousands', persona: 'standard', path: '/console/task/task-info?taskId=task-10002-5' },
  },
  play: async () => {
    const table = await lots();
    await table.findByRole('link', { name: 'Run 3007: view rows' }, { timeout: 8_000 });
    const tableElement = screen.getByRole('table', { name: 'Runs of this task' });
    await expect(tableElement).toHaveAttribute('aria-rowcount', '3008');
    await expect(within(tableElement).getAllByRole('row').length).toBeLessThan(60);
    const [status] = within(tableElement).getAllByText('Completed');
    if (!status) throw new Error('No run is completed.');
    const { left, top, width, height } = status.getBoundingClientRect();
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(status);
    await inTestOnly(async () => {
      const box = screen
        .getAllByRole('region', { name: 'Runs of this task' })
        .find((region) => region.contains(tableElement) && region.scrollHeight > region.clientHeight);
      box?.scrollTo(0, box.scrollHeight);
      await waitFor(() => expect(within(tableElement).getByRole('link', { name: 'Run 1: view rows' })).toBeVisible());
    });
  },
});

export const OnAPhone = meta.story({
  name: 'ENUM-34 On a phone',
  globals: { viewport: { value: 'phone' } },
  parameters: {
    gleaner: { scenario: 'lotsEvery', persona: 'standard', path: '/console/task/task-info?taskId=task-10002-1' },
  },
  play: async () => {
    const table = await lots();
    await table.findByRole('link', { name: 'Run 7: view rows' });
    const [tag] = table.getAllByText('Completed');
    const cell = tag?.closest('td');
    await expect(cell?.clientWidth).toBeGreaterThan(window.innerWidth - 120);
  },
});
