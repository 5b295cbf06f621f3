import { expect, fn } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { withOpener } from '#.storybook/with-opener';
import { ScheduleDialog } from '#src/features/tasks/schedule/schedule-dialog';
import { exampleTask } from '#stories/examples';
import { openExample } from '#stories/open-example';

const meta = preview.meta({
  title: 'Tasks/Components/ScheduleDialog',
  component: ScheduleDialog,
  tags: ['autodocs'],
  render: withOpener(ScheduleDialog),
  parameters: {
    gleaner: { persona: 'standard' },
    ...componentDocs('src/features/tasks/schedule/schedule-dialog.tsx', 'ScheduleDialog', {
      isShort: true,
      pattern: 'dialog',
    }),
  },
});

export const Playground = meta.story({
  name: 'Playground',
  args: { open: false, tasks: [exampleTask], onClose: fn(), onClosed: fn() },
  play: async () => {
    const dialog = await openExample(`Schedule “${exampleTask.taskName}”`);
    await expect(await dialog.findByRole('radio', { name: 'Weekly' })).toBeChecked();
    await expect(dialog.getByRole('region', { name: 'Next runs' })).toBeVisible();
  },
});
