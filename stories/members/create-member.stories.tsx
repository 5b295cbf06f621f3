import { expect, screen, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { inTestOnly } from '#.storybook/in-test-only';
import { renderAt } from '#.storybook/app-at';
import { memberTable, membersPath as path, findDialog } from './members-story';

const meta = preview.meta({
  title: 'Members/Dialogs/Create member',
  render: renderAt,
  parameters: { router: false, gleaner: { persona: 'enterprise', scenario: 'membersEveryday', path } },
});

async function open() {
  await memberTable();
  await userEvent.click(screen.getByRole('button', { name: 'Create member' }));
  return findDialog('Create member');
}

export const Empty = meta.story({
  name: 'MEM-03 Empty',
  play: async () => {
    const dialog = await open();
    await expect(dialog.getByRole('textbox', { name: /^Username/ })).toHaveFocus();
    await expect(dialog.getByLabelText(/^Password/, { selector: 'input' })).toHaveValue('');
    await expect(dialog.getByText(/^You can assign up to \d+\.$/)).toBeVisible();
  },
});

export const RequiredErrors = meta.story({
  name: 'MEM-03 API-021 Required errors',
  play: async () => {
    const dialog = await open();
    const userName = dialog.getByRole('textbox', { name: /^Username/ });
    await userEvent.click(dialog.getByRole('button', { name: 'Create member' }));
    await expect(await dialog.findByText('Enter a username.')).toBeVisible();
    await expect(userName).toHaveFocus();
    await userEvent.type(dialog.getByLabelText(/^Password/, { selector: 'input' }), 'lettersonly');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Email/ }), 'nowhere');
    await expect(await dialog.findByText('Add a number.')).toBeVisible();
    await userEvent.tab();
    await expect(await dialog.findByText(/^Enter a valid email address, such as/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Create member' }));
    await expect(dialog.getByText('Add a number.')).toBeVisible();
    await inTestOnly(async () => {
      await userEvent.type(userName, 'so fie');
      await expect(await dialog.findByText('Don’t use spaces or @.')).toBeVisible();
    });
  },
});

export const NameTaken = meta.story({
  name: 'MEM-03 API-021 Name taken',
  play: async () => {
    const dialog = await open();
    await userEvent.click(dialog.getByRole('textbox', { name: /^Username/ }));
    await userEvent.paste('henrik.solberg');
    await userEvent.click(dialog.getByLabelText(/^Password/, { selector: 'input' }));
    await userEvent.paste('three-lamps-3');
    await userEvent.click(dialog.getByRole('button', { name: 'Create member' }));
    await expect(await dialog.findByText(/This username is taken/)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /^Username/ })).toBeInvalid();
  },
});
