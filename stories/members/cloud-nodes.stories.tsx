import { expect, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { renderAt } from '#.storybook/app-at';
import { chooseAction, membersPath as path, findDialog } from './members-story';

const meta = preview.meta({
  title: 'Members/Dialogs/Cloud nodes',
  render: renderAt,
  parameters: { router: false, gleaner: { persona: 'enterprise', scenario: 'membersEveryday', path } },
});

export const Ready = meta.story({
  name: 'MEM-05 API-024 Ready',
  play: async () => {
    await chooseAction('Henrik Solberg', 'Cloud nodes');
    const dialog = await findDialog('Cloud nodes for Henrik Solberg');
    const field = dialog.getByRole('textbox', { name: /^Cloud nodes/ });
    await expect(field).toHaveValue('3');
    await userEvent.click(dialog.getByRole('button', { name: 'Increase' }));
    await expect(field).toHaveValue('4');
    await userEvent.hover(field);
    await expect(dialog.getByText(/^You’ll have \d+ left to assign\.$/)).toBeVisible();
  },
});

export const AboveWhatIsLeft = meta.story({
  name: 'MEM-05 API-024 Above what is left',
  parameters: { gleaner: { persona: 'enterprise', scenario: 'membersNodesUsedUp', path } },
  play: async () => {
    await chooseAction('Priya Natarajan', 'Cloud nodes');
    const dialog = await findDialog('Cloud nodes for Priya Natarajan');
    const field = dialog.getByRole('textbox', { name: /^Cloud nodes/ });
    await userEvent.clear(field);
    await userEvent.type(field, '1{Enter}');
    await expect(await dialog.findByText('All your cloud nodes are already assigned.')).toBeVisible();
    await expect(field).toBeInvalid();
  },
});
