import { expect, fn } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { showCode, withOpener } from '#.storybook/with-opener';
import { RenameGroupDialog } from '#src/features/tasks/dialogs/rename-group-dialog';
import { exampleTaskGroup } from '#stories/examples';
import { openExample } from '#stories/open-example';

const meta = preview.meta({
  title: 'Tasks/Components/RenameGroupDialog',
  component: RenameGroupDialog,
  tags: ['autodocs'],
  render: withOpener(RenameGroupDialog),
  parameters: {
    gleaner: { persona: 'standard' },
    ...componentDocs('src/features/tasks/dialogs/rename-group-dialog.tsx', 'RenameGroupDialog', {
      code: showCode('<RenameGroupDialog group={group} />'),
      records: ['0058-one-form-hook-for-dialogs'],
      pattern: 'dialog',
    }),
  },
});

export const Playground = meta.story({
  name: 'Playground',
  args: { open: false, group: exampleTaskGroup, onClose: fn(), onClosed: fn() },
  play: async ({ args }) => {
    const dialog = await openExample('Rename group');
    await expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveValue(args.group.taskGroupName);
  },
});
