import { expect, fn } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { showCode, withOpener } from '#.storybook/with-opener';
import { RenameTaskDialog } from '#src/features/tasks/dialogs/rename-task-dialog';
import { exampleTask } from '#stories/examples';
import { openExample } from '#stories/open-example';

const meta = preview.meta({
  title: 'Tasks/Components/RenameTaskDialog',
  component: RenameTaskDialog,
  tags: ['autodocs'],
  render: withOpener(RenameTaskDialog),
  parameters: {
    gleaner: { persona: 'standard' },
    ...componentDocs('src/features/tasks/dialogs/rename-task-dialog.tsx', 'RenameTaskDialog', {
      code: showCode('<RenameTaskDialog task={task} />'),
      records: ['0058-one-form-hook-for-dialogs'],
      pattern: 'dialog',
    }),
  },
});

export const Playground = meta.story({
  name: 'Playground',
  args: { open: false, task: exampleTask, onClose: fn(), onClosed: fn() },
  play: async ({ args }) => {
    const dialog = await openExample('Rename task');
    await expect(dialog.getByRole('textbox', { name: /^Task name/ })).toHaveValue(args.task.taskName);
  },
});
