import { expect, fn } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { showCode, withOpener } from '#.storybook/with-opener';
import { DeleteDialog } from '#src/features/tasks/dialogs/delete-dialog';
import { exampleTask } from '#stories/examples';
import { openExample } from '#stories/open-example';

const meta = preview.meta({
  title: 'Tasks/Components/DeleteDialog',
  component: DeleteDialog,
  tags: ['autodocs'],
  render: withOpener(DeleteDialog),
  parameters: {
    gleaner: { persona: 'standard' },
    ...componentDocs('src/features/tasks/dialogs/delete-dialog.tsx', 'DeleteDialog', {
      code: showCode('<DeleteDialog tasks={tasks} onDelete={onDelete} />'),
      pattern: 'confirm',
    }),
  },
});

export const Playground = meta.story({
  name: 'Playground',
  args: { open: false, tasks: [exampleTask], onDelete: fn(), onClose: fn(), onClosed: fn() },
  play: async ({ args }) => {
    const dialog = await openExample(`Delete “${args.tasks[0]?.taskName}”?`);
    await expect(dialog.getByText(/including 4,345 rows you haven’t exported$/)).toBeVisible();
    await expect(dialog.getByText('1 schedule')).toBeVisible();
  },
});
