import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { currentAddress, renderAt } from '#.storybook/app-at';
import { openOverview, typeName, unpricedPath } from './leave-the-form';
import { findDialog } from './start-story';

const meta = preview.meta({
  title: 'Templates/Flows/Leave the form',
  parameters: { gleaner: { persona: 'standard', path: unpricedPath } },
  render: renderAt,
});

export const Left = meta.story({
  name: 'Left without saving',
  play: async () => {
    await typeName();
    await openOverview();
    const dialog = await findDialog('Leave without saving?');
    await userEvent.click(dialog.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(currentAddress()).toBe('/console/overview'));
  },
});

export const NothingTyped = meta.story({
  name: 'Not asked in a tab of the page, nor when nothing is changed',
  play: async () => {
    await typeName();
    await userEvent.click(screen.getByRole('tab', { name: 'Template details' }));
    await userEvent.click(await screen.findByRole('tab', { name: 'Parameters' }));
    await expect(screen.queryByRole('dialog')).toBeNull();
    const name = await screen.findByRole('textbox', { name: /Task name/ });
    await waitFor(() => expect(name).toBeVisible());
    await userEvent.clear(name);
    await userEvent.type(name, 'Map places by keyword');
    await userEvent.click(screen.getByRole('textbox', { name: /Keywords/ }));
    await openOverview();
    await waitFor(() => expect(currentAddress()).toBe('/console/overview'));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});
