import { expect, fn, screen, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { UserNameDialog } from '#src/features/account/user-name-dialog';

const meta = preview.meta({
  title: 'Account/Dialogs/User name',
  component: UserNameDialog,
  args: { open: true, onClose: fn(), onClosed: fn(), userName: 'mia' },
  parameters: { gleaner: { persona: 'standard' } },
});

async function send(name: string) {
  const field = await screen.findByRole('textbox', { name: /^Username/ });
  await userEvent.clear(field);
  await userEvent.type(field, `${name}{Enter}`);
  return field;
}

export const Ready = meta.story({
  name: 'API-009 Ready',
  play: async () => {
    const field = await screen.findByRole('textbox', { name: /^Username/ });
    await expect(field).toHaveValue('mia');
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(/3 to 50 characters/);
  },
});

export const Taken = meta.story({
  name: 'ERR-04 API-009 Taken',
  parameters: { gleaner: { scenario: 'userNameTaken' } },
  play: async () => {
    const field = await send('nora');
    await expect(await screen.findByText('This username is taken. Choose another one.')).toBeVisible();
    await expect(field).toBeInvalid();
    await expect(field).toHaveValue('nora');
  },
});

export const ServerError = meta.story({
  name: 'API-009 Server error',
  parameters: { gleaner: { scenario: 'userNameRefused' } },
  play: async () => {
    const field = await send('nora');
    await expect(await screen.findByRole('alert')).toHaveTextContent(/\w+/);
    await expect(field).toHaveValue('nora');
    await expect(field).toBeValid();
  },
});
