import { expect, fn, screen, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { PasswordDialog } from '#src/features/account/password-dialog';

const meta = preview.meta({
  title: 'Account/Dialogs/Password',
  component: PasswordDialog,
  args: { open: true, onClose: fn(), onClosed: fn(), hasPassword: true, names: ['mia@gleaner.example', 'mia'] },
  parameters: { gleaner: { persona: 'standard' } },
});

async function type(current: string, next: string, again: string) {
  await userEvent.type(await screen.findByLabelText(/^Current password/), current);
  await userEvent.type(screen.getByLabelText(/^New password(?! again)/), next);
  await userEvent.type(screen.getByLabelText(/^Confirm new password/), again);
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
}

export const Change = meta.story({
  name: 'API-006 API-007 Change',
  play: async () => {
    await expect(await screen.findByLabelText(/^Current password/)).toHaveFocus();
    await userEvent.type(screen.getByLabelText(/^New password(?! again)/), 'three-lamps-3');
    await expect(screen.getByRole('meter')).toBeVisible();
  },
});

export const Weak = meta.story({
  name: 'API-007 Weak',
  play: async () => {
    await type('gleaner', 'password1', 'password2');
    await expect(await screen.findByText(/too easy to guess/)).toBeVisible();
    await expect(screen.getByText('The passwords don’t match.')).toBeVisible();
    await expect(screen.getByLabelText(/^New password(?! again)/)).toHaveFocus();
  },
});

export const WrongPassword = meta.story({
  name: 'ERR-03 API-006 Wrong password',
  play: async () => {
    await type('not-mine-7', 'three-lamps-3', 'three-lamps-3');
    await expect(await screen.findByText('This isn’t your current password. Try again.')).toBeVisible();
    const field = screen.getByLabelText(/^Current password/);
    await expect(field).toBeInvalid();
    await expect(field).toHaveFocus();
    await expect(screen.getByLabelText(/^Confirm new password/)).toHaveValue('three-lamps-3');
  },
});
