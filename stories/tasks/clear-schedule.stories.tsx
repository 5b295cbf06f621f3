import { expect, screen, userEvent, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { openClearDialog, deletedTask, findDialog, unscheduledTask, scheduledTask } from './clear-schedule-story';
import { ScheduleButtons } from './schedule-story';

const meta = preview.meta({
  title: 'Tasks/Dialogs/Clear schedule',
  component: ScheduleButtons,
  args: { tasks: [scheduledTask] },
  parameters: { gleaner: { persona: 'standard', scenario: 'scheduleWeekly' } },
});

export const Confirm = meta.story({
  name: 'API-074 Confirm',
  play: async () => {
    const dialog = await openClearDialog();
    await expect(dialog.getByText('Clear the schedule for “Chargers in Leeds”?')).toBeVisible();
    const runs = within(await dialog.findByRole('region', { name: 'Next runs' })).getAllByRole('listitem');
    await expect(runs).toHaveLength(5);
    await expect(runs[0]).toHaveTextContent(/^Wed, Nov 18, 2026, 9:30 AM/);
    await expect(dialog.getByRole('button', { name: 'Clear schedule' })).toBeEnabled();
  },
});

export const Several = meta.story({
  name: 'Several',
  args: { tasks: [scheduledTask, deletedTask, unscheduledTask] },
  play: async () => {
    const dialog = await openClearDialog();
    await expect(dialog.getByText('Clear the schedules for 2 tasks?')).toBeVisible();
    await expect(within(dialog.getByRole('list', { name: 'Next runs' })).getAllByRole('listitem')).toHaveLength(2);
    await expect(dialog.getByText('1 selected task has no schedule.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Clear 2 schedules' })).toBeEnabled();
  },
});

export const MayNot = meta.story({
  name: 'START-17 Plan without schedules',
  parameters: { gleaner: { persona: 'basic' } },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Schedule' }));
    const dialog = await findDialog();
    await expect(
      dialog.getByText('Schedules run in the cloud, and your plan doesn’t include cloud runs.'),
    ).toBeVisible();
  },
});
