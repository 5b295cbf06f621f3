import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { renderAt } from '#.storybook/app-at';
import { chooseAction, membersPath as path, findDialog } from './members-story';

const meta = preview.meta({
  title: 'Members/Dialogs/Remove member',
  render: renderAt,
  parameters: { router: false, gleaner: { persona: 'enterprise', scenario: 'membersEveryday', path } },
});

export const Confirm = meta.story({
  name: 'MEM-01 Confirm',
  play: async () => {
    await chooseAction('Henrik Solberg', 'Remove member');
    const dialog = await findDialog('Remove Henrik Solberg?');
    await expect(dialog.getByText(/^9 tasks with their rows and exports/)).toBeVisible();
    await expect(dialog.getByText('3 cloud nodes')).toBeVisible();
    await expect(dialog.getByText(/^\$\d+\.\d\d in balance$/)).toBeVisible();
    await expect(dialog.getByText('This permanently deletes their sign-in.')).toBeVisible();
  },
});

export const LeavesNothing = meta.story({
  name: 'MEM-01 Leaves nothing',
  play: async () => {
    await chooseAction('Priya Natarajan', 'Remove member');
    const dialog = await findDialog('Remove Priya Natarajan?');
    await expect(dialog.getByText(/They have nothing for you to take over/)).toBeVisible();
    await expect(dialog.queryByRole('list')).toBeNull();
  },
});
