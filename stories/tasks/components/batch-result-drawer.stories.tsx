import { expect, fn, screen } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { showCode, withOpener } from '#.storybook/with-opener';
import { BatchResultDrawer } from '#src/features/tasks/operations/batch-result';
import { exampleTask } from '#stories/examples';
import { openExample } from '#stories/open-example';

const meta = preview.meta({
  title: 'Tasks/Components/BatchResultDrawer',
  component: BatchResultDrawer,
  tags: ['autodocs'],
  render: withOpener(BatchResultDrawer),
  parameters: {
    gleaner: { persona: 'standard' },
    ...componentDocs('src/features/tasks/operations/batch-result.tsx', 'BatchResultDrawer', {
      code: showCode('<BatchResultDrawer {...report} />'),
      records: ['0059-one-start-pipeline'],
    }),
  },
});

export const Playground = meta.story({
  name: 'Playground',
  args: {
    open: false,
    operation: 'start',
    result: {
      done: ['task-10002-6'],
      ignored: [],
      failures: [{ taskId: exampleTask.taskId, reason: () => 'The template is under maintenance.' }],
    },
    tasks: [exampleTask],
    retry: async (taskIds) => ({ done: taskIds, ignored: [], failures: [] }),
    onClose: fn(),
    onClosed: fn(),
  },
  play: async ({ userEvent }) => {
    const drawer = await openExample('Some tasks didn’t start');
    await expect(drawer.getByRole('status')).toHaveTextContent('1 failed1 succeeded');
    await expect(drawer.getByRole('link', { name: exampleTask.taskName })).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: 'Retry failed tasks' }));
    await expect(await screen.findByRole('dialog', { name: 'All retries succeeded' })).toBeVisible();
  },
});
