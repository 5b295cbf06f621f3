import { expect, fn } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { showCode, withOpener } from '#.storybook/with-opener';
import { MoveDialog } from '#src/features/tasks/dialogs/move-dialog';
import { exampleTask } from '#stories/examples';
import { openExample } from '#stories/open-example';

const meta = preview.meta({
  title: 'Tasks/Components/MoveDialog',
  component: MoveDialog,
  tags: ['autodocs'],
  render: withOpener(MoveDialog),
  parameters: {
    gleaner: { persona: 'standard' },
    ...componentDocs('src/features/tasks/dialogs/move-dialog.tsx', 'MoveDialog', {
      code: showCode('<MoveDialog tasks={tasks} onMove={onMove} />'),
      records: ['0058-one-form-hook-for-dialogs'],
      pattern: 'dialog',
    }),
  },
});

export const Playground = meta.story({
  name: 'Playground',
  args: { open: false, tasks: [exampleTask], onMove: fn(), onClose: fn(), onClosed: fn() },
  play: async ({ args }) => {
    const dialog = await openExample(`Move “${args.tasks[0]?.taskName}” to a group`);
    await expect(await dialog.findByRole('radio', { name: /^Weekly reports/ })).toBeDisabled();
    await expect(dialog.getByRole('radio', { name: /^Price watch/ })).toBeEnabled();
  },
});
