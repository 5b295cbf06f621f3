import { expect, fn } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { showCode, withOpener } from '#.storybook/with-opener';
import { CopyDialog } from '#src/features/tasks/dialogs/copy-dialog';
import { exampleTask } from '#stories/examples';
import { openExample } from '#stories/open-example';

const meta = preview.meta({
  title: 'Tasks/Components/CopyDialog',
  component: CopyDialog,
  tags: ['autodocs'],
  render: withOpener(CopyDialog),
  parameters: {
    gleaner: { persona: 'standard' },
    ...componentDocs('src/features/tasks/dialogs/copy-dialog.tsx', 'CopyDialog', {
      code: showCode('<CopyDialog tasks={tasks} onAnswered={onAnswered} />'),
      records: ['0058-one-form-hook-for-dialogs'],
      pattern: 'dialog',
    }),
  },
});

export const Playground = meta.story({
  name: 'Playground',
  args: { open: false, tasks: [exampleTask], onAnswered: fn(), onClose: fn(), onClosed: fn() },
  play: async ({ args }) => {
    const dialog = await openExample(`Copy “${args.tasks[0]?.taskName}” to a group`);
    await expect(await dialog.findByRole('radio', { name: /^Price watch/ })).toBeEnabled();
  },
});
