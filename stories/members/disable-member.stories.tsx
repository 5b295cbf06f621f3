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
    await expect(dialog.getByText('They’ll be signed out everywhere and won’t be able to sign in.')).toBeVisible();
    await expect(dialog.getByText(/^The runs? on \d+ cloud nodes? will stop\./)).toBeVisible();
    await expect(dialog.getByText('Scheduled tasks won’t start.')).toBeVisible();
    await expect(dialog.getByText(/Until then, you can assign their 6 cloud nodes to others/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
  },
});
