import { screen, userEvent, waitFor, within, expect } from 'storybook/test';
import { ScheduleType } from '#src/contract/enums.gen';

/** A task with a schedule. */
export const weekly = {
  taskId: 'task-10002-9',
  taskName: 'Chargers in Leeds',
  scheduleType: ScheduleType.Weekly,
  nextExecuteTime: '2026-11-18T08:30:00Z',
};

/** A scheduled task that is not there any more. */
export const gone = { ...weekly, taskId: 'task-none', taskName: 'Gone meanwhile' };

/** A task without a schedule. */
export const unscheduled = { taskId: 'task-10002-8', taskName: 'Reviews', scheduleType: null, nextExecuteTime: null };

const inside = (element: HTMLElement) => within(element);

/** The dialog once it is drawn. */
export async function theDialog(): Promise<ReturnType<typeof inside>> {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

/** Presses what the row menu's entry does, and gives the question. */
export async function askToClear(): Promise<ReturnType<typeof inside>> {
  await userEvent.click(screen.getByRole('button', { name: 'Clear schedule' }));
  return theDialog();
}
