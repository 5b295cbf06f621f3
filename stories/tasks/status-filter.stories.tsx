import preview from '#.storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import { renderAt } from '#.storybook/app-at';

const meta = preview.meta({
  title: 'Tasks/Popovers/Status filter',
  render: renderAt,
  parameters: { gleaner: { persona: 'standard', path: '/console/task/template-list' } },
});

export const FiveChosen = meta.story({
  name: 'TASK-08 Five chosen',
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('heading', { name: 'Template tasks' })).toBeVisible();
    const sheet = screen.queryByRole('button', { name: 'Filters' });
    if (sheet) await userEvent.click(sheet);
    if (!sheet) await userEvent.click(await screen.findByRole('button', { name: 'Status', expanded: false }));
    const list = within(await screen.findByRole('group', { name: 'Status' }));
    for (const status of ['Running', 'Waiting', 'Completed', 'Stopped', 'Never run'])
      await userEvent.click(list.getByRole('checkbox', { name: status }));
    await waitFor(() => expect(list.getAllByRole('checkbox', { checked: true })).toHaveLength(5));
    if (!sheet) await expect(screen.getByRole('button', { name: 'Status: Running +4' })).toBeVisible();
  },
});
