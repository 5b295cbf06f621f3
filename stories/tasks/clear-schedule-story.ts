import { screen, userEvent, waitFor, within, expect } from 'storybook/test';
import { ScheduleType } from '#src/contract/enums.gen';

export const scheduledTask = {
  taskId: 'task-10002-9',
  taskName: 'Chargers in Leeds',
  scheduleType: ScheduleType.Weekly,
  nextExecuteTime: '2026-11-18T08:30:00Z',
};

export const deletedTask = { ...scheduledTask, taskId: 'task-none', taskName: 'Gone meanwhile' };

export const unscheduledTask = {
  taskId: 'task-10002-8',
  taskName: 'Reviews',
  scheduleType: null,
  nextExecuteTime: null,
};

const inside = (element: HTMLElement) => within(element);

export async function findDialog(): Promise<ReturnType<typeof inside>> {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

export async function openClearDialog(): Promise<ReturnType<typeof inside>> {
  await userEvent.click(screen.getByRole('button', { name: 'Clear schedule' }));
  return findDialog();
}
