import preview from '#.storybook/preview';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { NewTaskGroupDialog } from '#src/shared/task-group/new-task-group-dialog';

const meta = preview.meta({
  title: 'Tasks/Flows/New task group',
  component: NewTaskGroupDialog,
  args: { open: true, onClose: fn(), onCreated: fn() },
  parameters: { gleaner: { persona: 'standard' } },
});

export const Created = meta.story({
  name: 'FORM-16 Created',
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: /Name/ }), 'Spring launch');
    await userEvent.click(screen.getByRole('button', { name: 'Create group' }));
    await waitFor(() =>
      expect(args.onCreated).toHaveBeenCalledWith(expect.objectContaining({ taskGroupName: 'Spring launch' })),
    );
    await expect(args.onClose).toHaveBeenCalled();
  },
});
