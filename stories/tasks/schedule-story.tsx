import { fireEvent, screen, userEvent, within } from 'storybook/test';
import { useClearSchedule } from '#src/features/tasks/schedule/use-clear-schedule';
import { useScheduleDialog } from '#src/features/tasks/schedule/use-schedule-dialog';
import type { TaskToSchedule } from '#src/features/tasks/schedule/task-to-schedule';
import { Button } from '#src/ui/button';

const inside = (element: HTMLElement) => within(element);

export type Inside = ReturnType<typeof inside>;

export async function openSchedule(type?: string): Promise<Inside> {
  const dialog = inside(await screen.findByRole('dialog'));
  await dialog.findByRole('radio', { name: 'Once' });
  if (type !== undefined) await userEvent.click(dialog.getByRole('radio', { name: type }));
  return dialog;
}

/** `time` is 'HH:mm'. */
export function setTime(dialog: Inside, time: string): Promise<boolean> {
  return Promise.resolve(fireEvent.change(dialog.getByLabelText(/^Time(?! zone)/), { target: { value: time } }));
}

export async function chooseZone(dialog: Inside, words: string, zone: string): Promise<void> {
  const select = dialog.getByRole('combobox', { name: /^Time zone/ });
  await userEvent.click(select);
  await userEvent.type(select, words);
  await within(await screen.findByRole('listbox', { name: /^Time zone/ })).findByText(zone);
  await userEvent.keyboard('{Enter}');
}

export const nextRuns = (dialog: Inside): string[] =>
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
      <Button loading={clear.pending} onClick={() => void clear.ask(tasks)}>
        Clear schedule
      </Button>
    </>
  );
}
