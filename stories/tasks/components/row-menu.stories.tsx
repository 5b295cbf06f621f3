import { expect, screen } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { ParentNav } from '#src/domain/paths';
import { OperationsProvider } from '#src/features/tasks/operations/operations';
import { RowMenu } from '#src/features/tasks/row-menu';
import { exampleTask } from '#stories/examples';

const meta = preview.meta({
  title: 'Tasks/Components/RowMenu',
  component: RowMenu,
  tags: ['autodocs'],
  decorators: [
    (Story) => (
      <OperationsProvider>
        <Story />
      </OperationsProvider>
    ),
  ],
  parameters: {
    gleaner: { persona: 'standard' },
    ...componentDocs('src/features/tasks/row-menu.tsx', 'RowMenu', { isShort: true }),
  },
});

export const Playground = meta.story({
  name: 'Playground',
  args: { task: exampleTask, offline: true, parentNav: ParentNav.TaskList },
  play: async ({ args: { task }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `More actions for ${task.taskName}` }));
    await expect(await screen.findByRole('menuitem', { name: /^Rename/ })).toHaveTextContent('Not available offline');
    await expect(screen.getByRole('menuitem', { name: 'Run details' })).toBeVisible();
  },
});
