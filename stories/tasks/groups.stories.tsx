import preview from '#.storybook/preview';
import { inTestOnly } from '#.storybook/in-test-only';
import { expect, screen, waitFor, within } from 'storybook/test';
import { GroupsPanel } from '#src/features/tasks/groups/groups-panel';

const meta = preview.meta({
  title: 'Tasks/Panels/Groups',
  component: GroupsPanel,
  args: {
    selectedId: undefined,
    searchOf: (group) => (group === undefined ? '' : `group=${group}`),
    offline: false,
    onDeleted: () => undefined,
  },
  parameters: { gleaner: { persona: 'standard' } },
});

export const Ready = meta.story({
  name: 'ENUM-23 API-064 Ready',
  play: async ({ userEvent }) => {
    const panel = await screen.findByRole('navigation', { name: 'Groups' });
    const rows = await within(panel).findAllByRole('listitem');
    const counts = rows.map((row) => Number(within(row).getByText(/^\d+$/).textContent));
    await expect(counts[0]).toBe(counts.slice(1).reduce((sum, count) => sum + count, 0));
    await expect(within(panel).getByRole('link', { name: /^All tasks/ })).toHaveAttribute('aria-current', 'true');

    await inTestOnly(async () => {
      await userEvent.click(within(panel).getByRole('button', { name: 'New task group' }));
      await userEvent.type(await screen.findByRole('textbox', { name: /Name/ }), 'Autumn launch');
      await userEvent.click(screen.getByRole('button', { name: 'Create group' }));
      const createdLink = await within(panel).findByRole('link', { name: /^Autumn launch/ });
      await expect(createdLink).toHaveTextContent('0');
      await expect(createdLink).toHaveAttribute('href', expect.stringMatching(/\?group=g-/));

      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await userEvent.click(within(panel).getByRole('button', { name: 'More actions for group My tasks' }));
      const deleteItem = await screen.findByRole('menuitem', { name: /^Delete group/ });
      await expect(deleteItem).toHaveAttribute('aria-disabled', 'true');
      await userEvent.keyboard('{Escape}');
    });
  },
});
