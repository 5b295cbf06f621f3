import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { renderAt } from '#.storybook/app-at';
import { chooseAction, membersPath as path, findDialog } from './members-story';

const meta = preview.meta({
  title: 'Members/Dialogs/Disable member',
  render: renderAt,
  parameters: { router: false, gleaner: { persona: 'enterprise', scenario: 'membersEveryday', path } },
});

export const Confirm = meta.story({
  name: 'MEM-01 Confirm',
  play: async () => {
    await chooseAction('Amélie Roussel', 'Disable');
    const dialog = await findDialog('Disable Amélie Roussel?');
    await expect(dialog.getByText('The member is signed out everywhere and cannot sign in.')).toBeVisible();
    await expect(dialog.getByText(/^The runs? on \d+ cloud nodes? (is|are) stopped/)).toBeVisible();
    await expect(dialog.getByText('Scheduled tasks do not start.')).toBeVisible();
    await expect(dialog.getByText(/Its 6 cloud nodes are free for others until then/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
  },
});
