import { expect, screen, userEvent, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { inTestOnly } from '#.storybook/in-test-only';
import { renderAt } from '#.storybook/app-at';
import { memberTable, membersPath as path, findDialog } from './members-story';

const meta = preview.meta({
  title: 'Members/Dialogs/Set password',
  render: renderAt,
  parameters: { router: false, gleaner: { persona: 'enterprise', scenario: 'membersEveryday', path } },
});

export const OneMember = meta.story({
  name: 'MEM-04 API-022 One member',
  play: async () => {
    await memberTable();
    await userEvent.click(screen.getByRole('button', { name: 'Set password for Luca Ferrante' }));
    const dialog = await findDialog('Set password for Luca Ferrante');
    await inTestOnly(async () => {
      await userEvent.type(dialog.getByLabelText(/^New password/, { selector: 'input' }), 'enterprise-child');
      await userEvent.click(dialog.getByRole('button', { name: 'Set password' }));
      await expect(await dialog.findByText('Add a number.')).toBeVisible();
      await expect(dialog.getByRole('meter', { name: 'Password strength' })).toBeVisible();
    });
  },
});

export const DisabledMember = meta.story({
  name: 'MEM-04 API-022 Disabled member',
  play: async () => {
    await memberTable();
    await userEvent.click(screen.getByRole('button', { name: 'Set password for Mateo Quiroga' }));
    const dialog = await findDialog('Set password for Mateo Quiroga');
    await expect(dialog.getByText(/^This member is disabled/)).toBeVisible();
  },
});

export const SeveralMembers = meta.story({
  name: 'MEM-04 API-023 Several members',
  play: async () => {
    const { rowOf } = await memberTable();
    for (const name of ['Amélie Roussel', 'Luca Ferrante', 'Priya Natarajan'])
      await userEvent.click(rowOf(name).getByRole('checkbox'));
    const bar = within(screen.getByRole('region', { name: 'Selected members' }));
    await expect(bar.getByText('3 members selected')).toBeVisible();
    await userEvent.click(bar.getByRole('button', { name: 'Set password' }));
    const dialog = await findDialog('Set password for 3 members');
    await expect(
      dialog.getByText(/^Amélie Roussel, Luca Ferrante, and Priya Natarajan will be signed out/),
    ).toBeVisible();
  },
});

export const NotForAll = meta.story({
  name: 'MEM-04 API-023 Refused for one of two',
  play: async () => {
    const { rowOf } = await memberTable();
    const type = async (title: string) => {
      const dialog = await findDialog(title);
      await userEvent.type(dialog.getByLabelText(/^New password/, { selector: 'input' }), 'three-lamps-3{Enter}');
    };
    await userEvent.click(screen.getByRole('button', { name: 'Set password for Luca Ferrante' }));
    await type('Set password for Luca Ferrante');
    await screen.findByText('Password set for Luca Ferrante');
    await userEvent.click(
      within(screen.getByRole('region', { name: 'Notifications' })).getByRole('button', { name: 'Close' }),
    );
    for (const name of ['Amélie Roussel', 'Luca Ferrante']) await userEvent.click(rowOf(name).getByRole('checkbox'));
    const bar = within(screen.getByRole('region', { name: 'Selected members' }));
    await userEvent.click(bar.getByRole('button', { name: 'Set password' }));
    await type('Set password for 2 members');
    const results = await findDialog(/Couldn’t set the password for 1 member/);
    await expect(results.getByText('Password set.')).toBeVisible();
    await expect(results.getByText(/^This is already their password/)).toBeVisible();
    await expect(results.getByRole('button', { name: 'Choose another password' })).toBeVisible();
  },
});
