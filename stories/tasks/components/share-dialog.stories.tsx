import { expect, fn } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { showCode, withOpener } from '#.storybook/with-opener';
import { ShareDialog } from '#src/features/tasks/dialogs/share-dialog';
import { exampleTask } from '#stories/examples';
import { openExample } from '#stories/open-example';

const meta = preview.meta({
  title: 'Tasks/Components/ShareDialog',
  component: ShareDialog,
  tags: ['autodocs'],
  render: withOpener(ShareDialog),
  parameters: {
    gleaner: { persona: 'standard' },
    ...componentDocs('src/features/tasks/dialogs/share-dialog.tsx', 'ShareDialog', {
      code: showCode('<ShareDialog task={task} />'),
      pattern: 'dialog',
    }),
  },
});

export const Playground = meta.story({
  name: 'Playground',
  args: { open: false, task: exampleTask, onClose: fn(), onClosed: fn() },
  play: async ({ args }) => {
    const dialog = await openExample(`Share “${args.task.taskName}”`);
    await expect(dialog.getByRole('button', { name: 'Done' })).toBeVisible();
  },
});
