import { inTestOnly } from '#.storybook/in-test-only';
import preview from '#.storybook/preview';
import { useQuery } from '@tanstack/react-query';
import { expect, fn, screen, within } from 'storybook/test';
import { taskQueries } from '#src/data/tasks';
import { BatchBar } from '#src/features/tasks/batch-bar';

function BarOver({ numbers, onClear }: { readonly numbers: readonly number[]; readonly onClear: () => void }) {
  const { data } = useQuery(taskQueries.list({ page: 1, pageSize: 100 }));
  const ids = numbers.map((number) => `task-10002-${String(number)}`);
  const tasks = data?.items.filter(({ taskId }) => ids.includes(taskId)) ?? [];
  return <BatchBar tasks={tasks} offline={false} onClear={onClear} />;
}

const meta = preview.meta({
  title: 'Tasks/Panels/Batch bar',
  component: BarOver,
  args: { numbers: [1, 4, 5, 9, 11], onClear: fn() },
  parameters: { gleaner: { persona: 'standard' } },
});

export const MixedSelection = meta.story({
  name: 'TASK-21 TASK-30 TASK-31 Mixed selection',
  play: async ({ args, userEvent }) => {
    const bar = within(await screen.findByRole('region', { name: 'Selected tasks' }));
    await expect(bar.getByText('5 tasks selected')).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Start selected 3 of 5' })).toBeEnabled();
    await expect(bar.getByRole('button', { name: 'Stop selected 2 of 5' })).toBeEnabled();
    await expect(bar.getByRole('button', { name: 'Move to group' })).toBeEnabled();
    await userEvent.click(bar.getByRole('button', { name: 'More' }));
    await expect(await screen.findByRole('menuitem', { name: 'Copy to group 1 of 5' })).toBeVisible();
    await expect(screen.getByRole('menuitem', { name: 'Clear schedules 2 of 5' })).toBeVisible();
    await expect(screen.getByRole('menuitem', { name: 'Set schedule' })).toBeVisible();
    await expect(screen.getByRole('menuitem', { name: 'Set priority' })).toBeVisible();
    await expect(screen.getByRole('menuitem', { name: 'Delete selected' })).toBeVisible();
    await expect(args.onClear).not.toHaveBeenCalled();
  },
});

export const NothingFits = meta.story({
  name: 'TASK-21 What applies to none says why',
  args: { numbers: [9] },
  play: async ({ userEvent }) => {
    const bar = within(await screen.findByRole('region', { name: 'Selected tasks' }));
    await expect(bar.getByRole('button', { name: 'Stop selected' })).toHaveAccessibleDescription(
      'None of the selected tasks are running',
    );
    await userEvent.click(bar.getByRole('button', { name: 'More' }));
    await expect(await screen.findByRole('menuitem', { name: /^Copy to group/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await inTestOnly(async () => {
      await userEvent.keyboard('{Escape}');
    });
  },
});
