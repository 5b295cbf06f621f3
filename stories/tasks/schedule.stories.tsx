import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inTestOnly } from '#.storybook/in-test-only';
import preview from '#.storybook/preview';
import { ScheduleType } from '#src/contract/enums.gen';
import { ScheduleDialog } from '#src/features/tasks/schedule/schedule-dialog';
import { chooseZone, nextRuns, openSchedule, setTime } from './schedule-story';

const task = { taskId: 'task-10002-9', taskName: 'Chargers in Leeds', scheduleType: null, nextExecuteTime: null };
const scheduled = { ...task, scheduleType: ScheduleType.Weekly };
const three = [2, 5, 9].map((number) => ({
  ...task,
  taskId: `task-10002-${String(number)}`,
  taskName: `Task ${String(number)}`,
}));

const meta = preview.meta({
  title: 'Tasks/Dialogs/Schedule',
  component: ScheduleDialog,
  args: { open: true, onClose: fn(), onClosed: fn(), tasks: [task] },
  parameters: { gleaner: { persona: 'standard' } },
});

export const Once = meta.story({
  name: 'ENUM-33 Once',
  play: async ({ args }) => {
    const dialog = await openSchedule('Once');
    await chooseZone(dialog, 'tokyo', 'Asia/Tokyo');
    const date = dialog.getByRole('textbox', { name: /^Date/ });
    await userEvent.type(date, '2026-11-30{Enter}');
    await setTime(dialog, '08:15');
    await expect(nextRuns(dialog)).toEqual([expect.stringContaining('Mon, Nov 30, 2026, 8:15 AM')]);
    await inTestOnly(async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Save schedule' }));
      await waitFor(() => expect(args.onClose).toHaveBeenCalledWith(true));
      await expect(await screen.findByText('Schedule saved')).toBeVisible();
    });
  },
});

export const Weekly = meta.story({
  name: 'ENUM-33 Weekly',
  play: async () => {
    const dialog = await openSchedule('Weekly');
    await expect(dialog.getByText('Complete the schedule to see its next runs.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Monday to Friday' }));
    const days = dialog.getByRole('group', { name: /^Days of the week/ });
    await expect(within(days).getAllByRole('checkbox', { checked: true })).toHaveLength(5);
    const sunday = within(days).getByRole('checkbox', { name: 'Sunday' });
    sunday.focus();
    await userEvent.keyboard('{ArrowRight} ');
    await expect(within(days).getByRole('checkbox', { name: 'Monday' })).not.toBeChecked();
    await setTime(dialog, '09:30');
    await expect(nextRuns(dialog)).toHaveLength(5);
    await expect(nextRuns(dialog)[0]).toMatch(/^Tue, Nov 17, 2026, 9:30 AM/);
  },
});

export const Monthly = meta.story({
  name: 'ENUM-33 Monthly',
  play: async () => {
    const dialog = await openSchedule('Monthly');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Day 30' }));
    await setTime(dialog, '18:00');
    await expect(dialog.getByText(/^Day 30: skipped in shorter months\. To run at the end/)).toBeVisible();
    const days = () => nextRuns(dialog).map((run) => /^\w+, (\w+ \d+)/.exec(run)?.[1]);
    // February has no 30th; "last day" is a separate choice.
    await expect(days()).toEqual(['Nov 30', 'Dec 30', 'Jan 30', 'Mar 30', 'Apr 30']);
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Last day of the month' }));
    await expect(days()).toEqual(['Nov 30', 'Dec 30', 'Dec 31', 'Jan 30', 'Jan 31']);
    await expect(dialog.getByText('Day 30: skipped in shorter months.')).toBeVisible();
  },
});

export const Interval = meta.story({
  name: 'ENUM-33 Interval',
  play: async () => {
    const dialog = await openSchedule('Interval');
    const every = dialog.getByRole('textbox', { name: /^Interval/ });
    await userEvent.type(every, '900');
    await userEvent.click(dialog.getByRole('button', { name: 'Save schedule' }));
    await waitFor(() => expect(every).toHaveAccessibleDescription(/^Choose an interval between 10 min and 30 days/));
    await userEvent.clear(every);
    await userEvent.type(every, '6');
    await expect(nextRuns(dialog)).toHaveLength(5);
    await expect(every).not.toHaveAccessibleDescription(/Choose an interval/);
  },
});

export const NothingChosen = meta.story({
  name: 'Nothing chosen',
  play: async ({ args }) => {
    const dialog = await openSchedule('Weekly');
    await userEvent.click(dialog.getByRole('button', { name: 'Save schedule' }));
    await expect(await dialog.findByText('Choose at least one day.')).toBeVisible();
    await expect(dialog.getByText('Choose a time.')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('checkbox', { name: 'Sunday' })).toHaveFocus());
    await inTestOnly(async () => {
      await userEvent.click(dialog.getByRole('radio', { name: 'Once' }));
      await expect(await dialog.findByText('Choose a date.')).toBeVisible();
      await userEvent.type(dialog.getByRole('textbox', { name: /^Date/ }), '2026-11-16{Enter}');
      await setTime(dialog, '00:30');
      await expect(await dialog.findByText('This time has passed. Choose a later one.')).toBeVisible();
      await expect(args.onClose).not.toHaveBeenCalled();
    });
  },
});

export const ClockChange = meta.story({
  name: 'Clock change',
  args: { tasks: [scheduled] },
  parameters: { gleaner: { persona: 'standard', scenario: 'scheduleSpringForward' } },
  play: async () => {
    const dialog = await openSchedule();
    await expect(await dialog.findByText('Clocks go forward: runs 1 hr later')).toBeVisible();
    const [first, second] = nextRuns(dialog);
    await expect(first).toMatch(/^Sun, Mar 29, 2026, 3:30 AM/);
    await expect(second).toMatch(/^Mon, Mar 30, 2026, 2:30 AM/);
  },
});

export const Several = meta.story({
  name: 'ENUM-33 API-088 Several, one of them refused',
  args: { tasks: [...three, { ...task, taskId: 'task-none', taskName: 'Gone meanwhile' }] },
  play: async ({ args }) => {
    const dialog = await openSchedule('Interval');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Interval/ }), '12');
    await userEvent.click(dialog.getByRole('button', { name: 'Save schedule' }));
    await expect(await dialog.findByText('Couldn’t schedule 1 of 4 tasks')).toBeVisible();
    await expect(dialog.getByText('This task no longer exists. Refresh the page.')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /^Interval/ })).toHaveValue('12');
    await expect(dialog.getByRole('button', { name: 'Retry 1 task' })).toBeEnabled();
    await inTestOnly(async () => {
      await userEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
      await expect(args.onClose).toHaveBeenCalledWith(true);
    });
  },
});
