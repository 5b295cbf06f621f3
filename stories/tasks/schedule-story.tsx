import { fireEvent, screen, userEvent, within } from 'storybook/test';
import { useClearSchedule } from '#src/features/tasks/schedule/use-clear-schedule';
import { useScheduleDialog } from '#src/features/tasks/schedule/use-schedule-dialog';
import type { TaskToSchedule } from '#src/features/tasks/schedule/task-to-schedule';
import { Button } from '#src/ui/button';

const inside = (element: HTMLElement) => within(element);

export type Queries = ReturnType<typeof inside>;

export async function openSchedule(type?: string): Promise<Queries> {
  const dialog = inside(await screen.findByRole('dialog'));
  await dialog.findByRole('radio', { name: 'Once' });
  if (type !== undefined) await userEvent.click(dialog.getByRole('radio', { name: type }));
  return dialog;
}

/** `time` is 'HH:mm'. */
export function setTime(dialog: Queries, time: string): Promise<boolean> {
  return Promise.resolve(fireEvent.change(dialog.getByLabelText(/^Time(?! zone)/), { target: { value: time } }));
}

export async function chooseZone(dialog: Queries, query: string, zone: string): Promise<void> {
  const select = dialog.getByRole('combobox', { name: /^Time zone/ });
  await userEvent.click(select);
  await userEvent.type(select, query);
  await within(await screen.findByRole('listbox', { name: /^Time zone/ })).findByText(zone);
  await userEvent.keyboard('{Enter}');
}

export const nextRuns = (dialog: Queries): string[] =>
  within(dialog.getByRole('region', { name: 'Next runs' }))
    .queryAllByRole('listitem')
    .map((item) => item.textContent);

export function ScheduleButtons({ tasks }: { readonly tasks: readonly TaskToSchedule[] }) {
  const schedule = useScheduleDialog();
  const clear = useClearSchedule();
  return (
    <>
      <Button loading={schedule.pending} onClick={() => void schedule.open(tasks)}>
        Schedule
      </Button>
      <Button loading={clear.pending} onClick={() => void clear.confirmAndClear(tasks)}>
        Clear schedule
      </Button>
    </>
  );
}
