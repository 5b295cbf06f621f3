import { expect, fn } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { showCode, withOpener } from '#.storybook/with-opener';
import { ClusterGroupDialog } from '#src/features/tasks/dialogs/cluster-group-dialog';
import { exampleTask } from '#stories/examples';
import { openExample } from '#stories/open-example';

const meta = preview.meta({
  title: 'Tasks/Components/ClusterGroupDialog',
  component: ClusterGroupDialog,
  tags: ['autodocs'],
  render: withOpener(ClusterGroupDialog),
  parameters: {
    gleaner: { persona: 'standard' },
    ...componentDocs('src/features/tasks/dialogs/cluster-group-dialog.tsx', 'ClusterGroupDialog', {
      code: showCode('<ClusterGroupDialog task={task} />'),
      records: ['0058-one-form-hook-for-dialogs'],
      pattern: 'dialog',
    }),
  },
});

export const Playground = meta.story({
  name: 'Playground',
  args: { open: false, task: exampleTask, onClose: fn(), onClosed: fn() },
  play: async ({ args }) => {
    const dialog = await openExample(`Cloud group for “${args.task.taskName}”`);
    await expect(await dialog.findByRole('radio', { name: 'Any group' })).toBeChecked();
  },
});
