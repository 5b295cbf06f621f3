import { screen, userEvent, within } from 'storybook/test';

/** Opens the dialog that deletes the account, at what is lost. */
export async function openDeletion() {
  await userEvent.click(await screen.findByRole('button', { name: 'Delete account' }, { timeout: 8_000 }));
  return within(await screen.findByRole('dialog', { name: /Delete your account/ }));
}

/** Agrees to what is lost, has a code sent, and confirms with a password and a code. */
export async function confirmDeletion(password: string, code: string): Promise<void> {
  await userEvent.click(screen.getByRole('checkbox', { name: /^I understand/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await userEvent.type(await screen.findByLabelText(/^Current password/), password);
  await userEvent.click(screen.getByRole('button', { name: 'Send the code' }));
  await screen.findByRole('button', { name: 'Send it again' });
  await userEvent.type(screen.getByLabelText(/^Verification code/), code);
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }));
}
