import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { currentAddress, renderAt } from '#.storybook/app-at';
import { openOverview, typeName, unpricedPath as path } from './leave-the-form';
import { findDialog } from './start-story';

const meta = preview.meta({
  title: 'Templates/Dialogs/Unsaved changes',
  parameters: { gleaner: { persona: 'standard', path } },
});

export const LeaveOrStay = meta.story({
  name: 'Leave or stay',
  render: renderAt,
  play: async () => {
    const name = await typeName();
    await openOverview();
    const dialog = await findDialog('Leave without saving?');
    await waitFor(() => expect(dialog.getByText('Unsaved changes: Task name.')).toBeVisible());
    await expect(dialog.getByText(/^We’ll keep them as a draft in this browser/)).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Keep editing' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(currentAddress()).toBe(path);
    await expect(name).toHaveValue('Coffee in Leeds');
    await openOverview();
    const again = await findDialog('Leave without saving?');
    await expect(again.getByRole('button', { name: 'Leave' })).toBeEnabled();
  },
});
