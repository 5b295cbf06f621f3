import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { renderAt } from '#.storybook/app-at';

const path = '/console/task/all-data?taskId=task-10002-5&from=task-list&parentNav=1';
const meta = preview.meta({
  title: 'Exports/Flows/Export',
  render: renderAt,
  parameters: { router: false, gleaner: { persona: 'standard', path } },
});

const openDialog = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Export' }, { timeout: 8_000 }));

export const Cancelled = meta.story({
  name: 'EXP-01 Cancelled while it works',
  parameters: { gleaner: { scenario: 'exportWorking', persona: 'standard', path } },
  play: async () => {
    await openDialog();
    await screen.findByRole('progressbar', {}, { timeout: 8_000 });
    await userEvent.click(screen.getByRole('button', { name: 'Cancel export' }));
    await screen.findByText('Cancel this export?');
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Cancel export' })).toHaveLength(2));
    await userEvent.click(screen.getAllByRole('button', { name: 'Cancel export' })[1] ?? document.body);
    await screen.findByRole('button', { name: 'Export to a file' });
  },
});

export const Repeated = meta.story({
  name: 'EXP-01 Made again after it failed',
  parameters: { gleaner: { scenario: 'exportFailed', persona: 'standard', path } },
  play: async () => {
    await openDialog();
    const failed = within(await screen.findByRole('dialog', { name: 'Export failed' }, { timeout: 15_000 }));
    await userEvent.click(failed.getByRole('button', { name: 'Export again' }));
    await screen.findByRole('dialog', { name: /Exporting|export is ready/ });
  },
});
