import preview from '#.storybook/preview';
import { expect, screen } from 'storybook/test';
import { OperationButton, openDialog, toasts } from './operation-story';

const meta = preview.meta({
  title: 'Tasks/Toasts/Moved',
  component: OperationButton,
  args: { operation: 'move' as const, taskNumbers: [1] },
});

export const Failed = meta.story({
  name: 'ERR-09 Failed',
  parameters: { gleaner: { scenario: 'tasksNotMoved' } },
  play: async ({ userEvent }) => {
    const before = (await screen.findByRole('list', { name: 'Shown' })).textContent;
    const dialog = await openDialog();
    const other = (await dialog.findAllByRole('radio')).find((radio) => !(radio as HTMLInputElement).disabled);
    if (!other) throw new Error('no other group');
    await userEvent.click(other);
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
    await expect(await toasts().findByText('Couldn’t move 1 task')).toBeVisible();
    await expect(toasts().getByText('This task no longer exists. Refresh the page.')).toBeVisible();
    await expect(screen.getByRole('list', { name: 'Shown' })).toHaveTextContent(before);
  },
});
