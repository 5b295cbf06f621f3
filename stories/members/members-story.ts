import { screen, userEvent, waitFor, within } from 'storybook/test';

export const membersPath = '/console/account-center/member-manage';

export async function memberTable() {
  const table = await screen.findByRole('table', { name: 'Members' }, { timeout: 8_000 });
  await within(table).findByText('Luca Ferrante');
  return { table, rowOf: (name: string) => within(within(table).getByText(name).closest('tr') ?? table) };
}

export async function chooseAction(name: string, action: string): Promise<void> {
  await memberTable();
  await userEvent.click(screen.getByRole('button', { name: `More actions for ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

export async function findDialog(name: string | RegExp) {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => {
    if (!dialog.checkVisibility({ opacityProperty: true, visibilityProperty: true })) throw new Error('It comes yet');
  });
  return within(dialog);
}
