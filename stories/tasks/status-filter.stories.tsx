import preview from '#.storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import { renderAt } from '../../.storybook/app-at';

const meta = preview.meta({
  title: 'Tasks/Popovers/Status filter',
  render: renderAt,
  parameters: { gleaner: { persona: 'standard', path: '/console/task/template-list' } },
});

export const FiveChosen = meta.story({
  name: 'TASK-08 Five chosen',
  play: async ({ userEvent }) => {
    const filter = await screen.findByRole('combobox', { name: 'Status' });
    await userEvent.click(filter);
    for (const status of ['Running', 'Waiting', 'Completed', 'Stopped', 'Never run']) {
      const list = await waitFor(() => {
        const popup = document.querySelector('.ant-select-dropdown');
        if (!(popup instanceof HTMLElement)) throw new Error('closed');
        return popup;
      });
      await userEvent.click(within(list).getByText(status));
    }
    await waitFor(() => expect(document.querySelectorAll('.ant-select-item-option-selected')).toHaveLength(5));
    await expect(screen.getByRole('table', { name: 'Template tasks' })).toBeVisible();
  },
});
