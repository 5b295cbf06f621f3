import preview from '#.storybook/preview';
import { inTestOnly } from '#.storybook/in-test-only';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { RenameTaskDialog } from '#src/features/tasks/dialogs/rename-task-dialog';

const meta = preview.meta({
  title: 'Tasks/Dialogs/Rename task',
  component: RenameTaskDialog,
  args: { open: true, onClose: fn(), task: { taskId: 'task-10002-6', taskName: 'Chargers in Leeds' } },
  parameters: { gleaner: { persona: 'standard' } },
});

const field = () => screen.findByRole('textbox', { name: /Task name/ });

export const Ready = meta.story({
  name: 'TPL-31 Ready',
  play: async ({ args }) => {
    const name = await field();
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveValue('Chargers in Leeds');
    const { selectionStart, selectionEnd, value } = name as HTMLInputElement;
    await expect([selectionStart, selectionEnd]).toEqual([0, value.length]);
    await inTestOnly(async () => {
      await userEvent.keyboard('Chargers in York{Enter}');
      await waitFor(() => expect(args.onClose).toHaveBeenCalled());
      await expect(await screen.findByText('Task renamed')).toBeVisible();
    });
  },
});

export const NameMissing = meta.story({
  name: 'TPL-31 Name missing',
  play: async ({ args }) => {
    const name = await field();
    await userEvent.clear(name);
    await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
    await expect(name).toHaveAccessibleDescription(/Enter a task name/);
    await userEvent.type(name, 'x'.repeat(3));
    await expect(name).not.toHaveAccessibleDescription(/Enter a task name/);
    await userEvent.clear(name);
    await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
    await expect(name).toHaveAccessibleDescription(/Enter a task name/);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const NotTheOwner = meta.story({
  name: 'ROLE-09 Someone else’s task',
  args: { task: { taskId: 'task-10003-6', taskName: 'Reviews' } },
  play: async ({ args }) => {
    const name = await field();
    await userEvent.clear(name);
    await userEvent.type(name, 'Mine now{Enter}');
    await expect(await screen.findByText('Only the task’s owner can do this.')).toBeVisible();
    await expect(name).toHaveValue('Mine now');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});
