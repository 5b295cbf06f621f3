import { expect, fn } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { showCode, withOpener } from '#.storybook/with-opener';
import { PriorityDialog } from '#src/features/tasks/dialogs/priority-dialog';
import { exampleTask } from '#stories/examples';
import { openExample } from '#stories/open-example';

const meta = preview.meta({
  title: 'Tasks/Components/PriorityDialog',
  component: PriorityDialog,
  tags: ['autodocs'],
  render: withOpener(PriorityDialog),
  parameters: {
    gleaner: { persona: 'standard' },
    ...componentDocs('src/features/tasks/dialogs/priority-dialog.tsx', 'PriorityDialog', {
      code: showCode('<PriorityDialog tasks={tasks} onSet={onSet} />'),
      records: ['0058-one-form-hook-for-dialogs'],
      pattern: 'dialog',
    }),
  },
});

export const Playground = meta.story({
  name: 'Playground',
  args: { open: false, tasks: [exampleTask], onSet: fn(), onClose: fn(), onClosed: fn() },
  play: async ({ args }) => {
    const dialog = await openExample(`Set priority for “${args.tasks[0]?.taskName}”`);
    await expect(dialog.getByRole('textbox', { name: /^Priority/ })).toHaveValue('80');
  },
});
