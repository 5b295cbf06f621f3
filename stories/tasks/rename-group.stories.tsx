import preview from '#.storybook/preview';
import { inTestOnly } from '#.storybook/in-test-only';
import { useQuery } from '@tanstack/react-query';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { taskQueries } from '#src/data/tasks';
import { RenameGroupDialog } from '#src/features/tasks/dialogs/rename-group-dialog';

const closed = fn();

function RenamesSecond() {
  const group = useQuery(taskQueries.groups()).data?.items[1];
  return group === undefined ? null : (
    <RenameGroupDialog open group={group} onClose={closed} onClosed={() => undefined} />
  );
}

const meta = preview.meta({
  title: 'Tasks/Dialogs/Rename group',
  component: RenamesSecond,
  parameters: { gleaner: { persona: 'standard' } },
});

export const Ready = meta.story({
  name: 'ENUM-23 Ready',
  play: async ({ userEvent }) => {
    closed.mockClear();
    const name = await screen.findByRole('textbox', { name: /Name/ });
    if (!(name instanceof HTMLInputElement)) throw new Error('no field');
    await waitFor(() => expect(name.selectionEnd).toBe(name.value.length));
    await inTestOnly(async () => {
      await userEvent.keyboard('My tasks{Enter}');
      await waitFor(() => expect(name).toHaveAccessibleDescription(/A group with this name already exists/));
      await expect(closed).not.toHaveBeenCalled();
      await userEvent.clear(name);
      await userEvent.keyboard('Rivals{Enter}');
      await waitFor(() => expect(closed).toHaveBeenCalled());
      await expect(await screen.findByText('Group renamed to “Rivals”')).toBeVisible();
    });
  },
});
