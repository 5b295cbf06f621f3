import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { renderAt } from '#.storybook/app-at';
import { chooseAction, memberTable, membersPath as path, findDialog } from './members-story';

const meta = preview.meta({
  title: 'Members/Flows/Members',
  render: renderAt,
  parameters: { router: false, gleaner: { persona: 'enterprise', scenario: 'membersEveryday', path } },
});

export const Created = meta.story({
  name: 'MEM-03 API-021 A member is created and is in the list',
  play: async () => {
    await memberTable();
    await userEvent.click(screen.getByRole('button', { name: 'Create member' }));
    const dialog = await findDialog('Create member');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Username/ }), 'sofie');
    await userEvent.type(dialog.getByLabelText(/^Password/, { selector: 'input' }), 'three-lamps-3');
    await userEvent.click(dialog.getByRole('button', { name: 'Create member' }));
    await screen.findByText('Created sofie');
    await expect(screen.getByText('Share the username sofie and the password with them.')).toBeVisible();
    await screen.findByText('6 of 10');
    const { rowOf } = await memberTable();
    await expect(rowOf('sofie').getByText('Active')).toBeVisible();
  },
});

export const DisabledAndEnabled = meta.story({
  name: 'MEM-01 A member is disabled and enabled again',
  play: async () => {
    await chooseAction('Henrik Solberg', 'Disable');
    await userEvent.click(
      (await findDialog('Disable Henrik Solberg?')).getByRole('button', { name: 'Disable member' }),
    );
    await screen.findByText('Disabled Henrik Solberg');
    const { rowOf } = await memberTable();
    await expect(await rowOf('Henrik Solberg').findByText('Disabled')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await chooseAction('Henrik Solberg', 'Enable');
    await screen.findByText('Henrik Solberg can sign in again');
    await expect(await rowOf('Henrik Solberg').findByText('Active')).toBeVisible();
  },
});
