import { expect, fn } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { showCode, withOpener } from '#.storybook/with-opener';
import { CloudNodesDialog } from '#src/features/tasks/dialogs/cloud-nodes-dialog';
import { exampleTask } from '#stories/examples';
import { openExample } from '#stories/open-example';

const meta = preview.meta({
  title: 'Tasks/Components/CloudNodesDialog',
  component: CloudNodesDialog,
  tags: ['autodocs'],
  render: withOpener(CloudNodesDialog),
  parameters: {
    gleaner: { persona: 'standard' },
    ...componentDocs('src/features/tasks/dialogs/cloud-nodes-dialog.tsx', 'CloudNodesDialog', {
      code: showCode('<CloudNodesDialog task={task} />'),
      records: ['0058-one-form-hook-for-dialogs'],
      pattern: 'dialog',
    }),
  },
});

export const Playground = meta.story({
  name: 'Playground',
  args: { open: false, task: exampleTask, onClose: fn(), onClosed: fn() },
  play: async ({ args }) => {
    const dialog = await openExample(`Cloud nodes for “${args.task.taskName}”`);
    await expect(dialog.getByRole('textbox', { name: /^Nodes for the next run/ })).toHaveValue('1');
  },
});
