import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

export async function openExample(name: string | RegExp) {
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}
