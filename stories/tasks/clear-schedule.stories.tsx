import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { ScheduleType } from '../../src/contract/enums.gen';
import { ScheduleButtons } from './schedule-story';

const weekly = {
  taskId: 'task-10002-9',
  taskName: 'Chargers in Leeds',
  scheduleType: ScheduleType.Weekly,
  nextExecuteTime: '2026-11-18T08:30:00Z',
};
const unscheduled = { taskId: 'task-10002-8', taskName: 'Reviews', scheduleType: null, nextExecuteTime: null };

const meta = preview.meta({
  title: 'Tasks/Dialogs/Clear schedule',
  component: ScheduleButtons,
  args: { tasks: [weekly] },
  parameters: { gleaner: { persona: 'standard', scenario: 'scheduleWeekly' } },
});

const theDialog = async () => {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};
const ask = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Clear schedule' }));
  return theDialog();
};

export const Confirm = meta.story({
  name: 'API-074 Confirm',
  play: async () => {
    const dialog = await ask();
    await expect(dialog.getByText('Clear the schedule of “Chargers in Leeds”?')).toBeVisible();
    const runs = within(await dialog.findByRole('region', { name: 'Next runs' })).getAllByRole('listitem');
    await expect(runs).toHaveLength(5);
    await expect(runs[0]).toHaveTextContent(/^Wed, Nov 18, 2026, 09:30 AM/);
    await userEvent.click(dialog.getByRole('button', { name: 'Clear schedule' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await screen.findByText('Schedule cleared')).toBeVisible();
  },
});

export const Several = meta.story({
  name: 'API-074 API-088 Several, one of them gone',
  args: { tasks: [weekly, { ...weekly, taskId: 'task-none', taskName: 'Gone meanwhile' }, unscheduled] },
  play: async () => {
    const dialog = await ask();
    await expect(dialog.getByText('Clear the schedules of 2 tasks?')).toBeVisible();
    await expect(within(dialog.getByRole('list', { name: 'Next runs' })).getAllByRole('listitem')).toHaveLength(2);
    await expect(dialog.getByText('1 selected task has no schedule.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Clear 2 schedules' }));
    await expect(await screen.findByText('1 schedule was not cleared')).toBeVisible();
    await expect(screen.getByText('The task does not exist any more.')).toBeVisible();
  },
});

export const MayNot = meta.story({
  name: 'START-17 Plan without schedules',
  parameters: { gleaner: { persona: 'basic' } },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Schedule' }));
    const dialog = await theDialog();
    await expect(dialog.getByText('Schedules run in the cloud, which your plan does not include.')).toBeVisible();
  },
});
