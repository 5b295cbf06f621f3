import preview from '#.storybook/preview';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { NewTaskGroupDialog } from '#src/shared/task-group/new-task-group-dialog';

const meta = preview.meta({
  title: 'Tasks/Dialogs/New task group',
  component: NewTaskGroupDialog,
  args: { open: true, onClose: fn(), onCreated: fn() },
  parameters: { gleaner: { persona: 'standard' } },
});

export const Empty = meta.story({
  name: 'FORM-16 Empty',
  play: async () => {
    const name = await screen.findByRole('textbox', { name: /Name/ });
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveValue('');
    await expect(name).toBeValid();
    await expect(screen.getByRole('button', { name: 'Create group' })).toBeEnabled();
  },
});

export const NameMissing = meta.story({
  name: 'FORM-16 Name missing',
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Create group' }));
    const name = screen.getByRole('textbox', { name: /Name/ });
    await expect(name).toHaveAccessibleDescription(/Enter a group name/);
    await expect(args.onCreated).not.toHaveBeenCalled();
  },
});

export const NameTaken = meta.story({
  name: 'FORM-16 Name taken',
  play: async ({ args, userEvent }) => {
    const name = await screen.findByRole('textbox', { name: /Name/ });
    await userEvent.type(name, 'Price watch');
    await userEvent.click(screen.getByRole('button', { name: 'Create group' }));
    await waitFor(() => expect(name).toHaveAccessibleDescription(/A group with this name already exists/));
    await expect(name).toHaveValue('Price watch');
    await expect(args.onCreated).not.toHaveBeenCalled();
  },
});
