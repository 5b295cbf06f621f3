import { screen, userEvent, within } from 'storybook/test';

export async function openDeletion() {
  await userEvent.click(await screen.findByRole('button', { name: 'Delete account' }, { timeout: 8_000 }));
  return within(await screen.findByRole('dialog', { name: /Delete your account/ }));
}

export async function confirmDeletion(password: string, code: string): Promise<void> {
  await userEvent.click(screen.getByRole('checkbox', { name: /^I understand/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await userEvent.type(await screen.findByLabelText(/^Current password/), password);
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
  await screen.findByRole('button', { name: 'Resend code' });
  await userEvent.type(screen.getByLabelText(/^Verification code/), code);
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }));
}
