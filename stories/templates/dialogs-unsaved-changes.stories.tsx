import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { addressShown, renderAt } from '#.storybook/app-at';

const path = '/console/template/map-places-by-keyword';

const meta = preview.meta({
  title: 'Templates/Dialogs/Unsaved changes',
  parameters: { gleaner: { persona: 'standard', path } },
});

async function typeName(): Promise<HTMLElement> {
  const form = within(await screen.findByRole('form', { name: 'Parameters of the task' }, { timeout: 10_000 }));
  await form.findByText('My tasks');
  const name = form.getByRole('textbox', { name: /Task name/ });
  await userEvent.clear(name);
  await userEvent.type(name, 'Coffee in Leeds');
  return name;
}

/** Presses an entry of the console's menu. */
async function leave(): Promise<void> {
  await userEvent.click(screen.getByRole('link', { name: 'Overview' }));
}

export const LeaveOrStay = meta.story({
  name: 'Leave or stay',
  render: renderAt,
  play: async () => {
    const name = await typeName();
    await leave();
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    await waitFor(() => expect(dialog.getByText('Not saved: Task name.')).toBeVisible());
    await expect(dialog.getByText(/^They stay in this browser as a draft/)).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Stay' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(addressShown()).toBe(path);
    await expect(name).toHaveValue('Coffee in Leeds');
    await leave();
    const again = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    await userEvent.click(again.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(addressShown()).toBe('/console/overview'));
  },
});

export const NothingTyped = meta.story({
  name: 'Not asked in a tab of the page, nor when nothing is changed',
  render: renderAt,
  play: async () => {
    await typeName();
    // Another tab of the page keeps the form.
    await userEvent.click(screen.getByRole('tab', { name: 'Template details' }));
    await userEvent.click(await screen.findByRole('tab', { name: 'Parameter input' }));
    await expect(screen.queryByRole('dialog')).toBeNull();
    // Taken back by hand; an example in a field that was only visited is no change either.
    const name = await screen.findByRole('textbox', { name: /Task name/ });
    await waitFor(() => expect(name).toBeVisible());
    await userEvent.clear(name);
    await userEvent.type(name, 'Map places by keyword');
    await userEvent.click(screen.getByRole('textbox', { name: /Keywords/ }));
    await leave();
    await waitFor(() => expect(addressShown()).toBe('/console/overview'));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});
