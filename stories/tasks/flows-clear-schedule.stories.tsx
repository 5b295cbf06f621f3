import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { openClearDialog, deletedTask, unscheduledTask, scheduledTask } from './clear-schedule-story';
import { ScheduleButtons } from './schedule-story';

const meta = preview.meta({
  title: 'Tasks/Flows/Clear schedule',
  component: ScheduleButtons,
  args: { tasks: [scheduledTask] },
  parameters: { gleaner: { persona: 'standard', scenario: 'scheduleWeekly' } },
});

export const Cleared = meta.story({
  name: 'API-074 Cleared',
  play: async () => {
    const dialog = await openClearDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Clear schedule' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await screen.findByText('Schedule cleared')).toBeVisible();
  },
});

export const OneGone = meta.story({
  name: 'API-074 API-088 Several, one of them gone',
  args: { tasks: [scheduledTask, deletedTask, unscheduledTask] },
  play: async () => {
    const dialog = await openClearDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Clear 2 schedules' }));
    await expect(await screen.findByText('Couldn’t clear 1 schedule')).toBeVisible();
    await expect(screen.getByText('This task no longer exists. Refresh the page.')).toBeVisible();
  },
});
