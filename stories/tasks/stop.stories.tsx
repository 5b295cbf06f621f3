import preview from '#.storybook/preview';
import { expect } from 'storybook/test';
import { OperationButton, openDialog } from './operation-story';

const meta = preview.meta({
  title: 'Tasks/Dialogs/Stop',
  component: OperationButton,
  args: { operation: 'stop' as const, taskNumbers: [1] },
});

export const Confirm = meta.story({
  name: 'TASK-31 Confirm',
  play: async () => {
    const dialog = await openDialog('Stop this task?');
    await expect(dialog.getByText(/^You’ll keep the rows collected so far/)).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: 'Don’t ask again' })).not.toBeChecked();
    await expect(dialog.getByRole('button', { name: 'Stop task' })).toBeEnabled();
  },
});
