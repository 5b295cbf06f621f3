import { expect } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { StatusCell } from '#src/features/tasks/cells/status-cell';
import { exampleTask } from '#stories/examples';

const meta = preview.meta({
  title: 'Tasks/Components/StatusCell',
  component: StatusCell,
  tags: ['autodocs'],
  parameters: {
    gleaner: { persona: 'standard' },
    ...componentDocs('src/features/tasks/cells/status-cell.tsx', 'StatusCell', {
      isShort: true,
    }),
  },
});

export const Playground = meta.story({
  name: 'Playground',
  args: { task: { ...exampleTask, errorCount: 2 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Completed')).toBeVisible();
    await expect(canvas.getByText('2 errors')).toBeVisible();
  },
});
