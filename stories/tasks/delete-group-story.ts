import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { addressShown } from '#.storybook/app-at';

const inside = (element: HTMLElement) => within(element);
type Inside = ReturnType<typeof inside>;

export async function askToDeleteGroup(group: string): Promise<{ panel: Inside; dialog: Inside }> {
  const panel = inside(await screen.findByRole('navigation', { name: 'Groups' }));
  await userEvent.click(await panel.findByRole('link', { name: new RegExp(`^${group}`) }));
  await waitFor(() => expect(addressShown()).toContain('group='));
  await userEvent.click(panel.getByRole('button', { name: `More for the group ${group}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete group' }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
  return { panel, dialog: within(dialog) };
}
