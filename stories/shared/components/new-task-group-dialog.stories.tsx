import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { showCode, withOpener } from '#.storybook/with-opener';
import { NewTaskGroupDialog } from '#src/shared/task-group/new-task-group-dialog';
import { openExample } from '#stories/open-example';

const meta = preview.meta({
  title: 'Shared/Components/NewTaskGroupDialog',
  component: NewTaskGroupDialog,
  tags: ['autodocs'],
  render: withOpener(NewTaskGroupDialog),
  parameters: {
    gleaner: { persona: 'standard' },
    ...componentDocs('src/shared/task-group/new-task-group-dialog.tsx', 'NewTaskGroupDialog', {
      code: showCode('<NewTaskGroupDialog onCreated={onCreated} />'),
      records: ['0058-one-form-hook-for-dialogs'],
      pattern: 'dialog',
    }),
  },
});

export const Playground = meta.story({
  name: 'Playground',
  args: { open: false, onCreated: fn(), onClose: fn(), onClosed: fn() },
  play: async ({ args }) => {
    const dialog = await openExample('New task group');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Rents');
    await userEvent.click(dialog.getByRole('button', { name: 'Create group' }));
    await waitFor(() =>
      expect(args.onCreated).toHaveBeenCalledWith(expect.objectContaining({ taskGroupName: 'Rents' })),
    );
  },
});
