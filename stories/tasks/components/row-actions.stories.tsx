import { expect } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { ParentNav } from '#src/domain/paths';
import { RowActions } from '#src/features/tasks/row-actions';
import { exampleTask } from '#stories/examples';

const meta = preview.meta({
  title: 'Tasks/Components/RowActions',
  component: RowActions,
  tags: ['autodocs'],
  parameters: {
    gleaner: { persona: 'standard' },
    ...componentDocs('src/features/tasks/row-actions.tsx', 'RowActions', {
      isShort: true,
      records: ['0059-one-start-pipeline'],
    }),
  },
});

export const Playground = meta.story({
  name: 'Playground',
  args: { task: exampleTask, offline: true, parentNav: ParentNav.TaskList },
  play: async ({ args: { task }, canvas }) => {
    const names = canvas.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    await expect(names).toEqual([
      `Start ${task.taskName}`,
      `View data for ${task.taskName}`,
      `More actions for ${task.taskName}`,
    ]);
    await expect(canvas.getByRole('button', { name: /^Start/ })).toHaveAccessibleDescription('Not available offline');
  },
});
