import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { inTestOnly } from '#.storybook/in-test-only';
import { renderAt } from '#.storybook/app-at';

const meta = preview.meta({
  title: 'Exports/Toasts/Export',
  render: renderAt,
  parameters: {
    router: false,
    gleaner: {
      persona: 'standard',
      scenario: 'exportQuick',
      path: '/console/task/all-data?taskId=task-10002-5&from=task-list&parentNav=1',
    },
  },
});

export const Ready = meta.story({
  name: 'EXP-01 API-105 Ready',
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Export' }, { timeout: 8_000 }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Export to a file' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Continue in the background' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('link', { name: 'Export records' }));
    await screen.findByText('Export ready', {}, { timeout: 8_000 });
    const toasts = within(screen.getByRole('region', { name: 'Notifications' }));
    await inTestOnly(async () => {
      await userEvent.click(toasts.getByRole('button', { name: 'Download' }));
      await screen.findByText(/^Downloaded .*\.csv$/);
    });
  },
});
