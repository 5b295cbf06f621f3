import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { currentAddress } from '#.storybook/app-at';

const inside = (element: HTMLElement) => within(element);
type Queries = ReturnType<typeof inside>;

export async function openDeleteDialog(group: string): Promise<{ panel: Queries; dialog: Queries }> {
  const panel = inside(await screen.findByRole('navigation', { name: 'Groups' }));
  await userEvent.click(await panel.findByRole('link', { name: new RegExp(`^${group}`) }));
  await waitFor(() => expect(currentAddress()).toContain('group='));
  await userEvent.click(panel.getByRole('button', { name: `More actions for group ${group}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete group' }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
  return { panel, dialog: within(dialog) };
}
