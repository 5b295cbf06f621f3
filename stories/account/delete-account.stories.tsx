import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { renderAt } from '#.storybook/app-at';
import { confirmDeletion, openDeletion } from './delete-story';

const path = '/console/account-center/account';
const meta = preview.meta({
  title: 'Account/Dialogs/Delete account',
  render: renderAt,
  parameters: { router: false, gleaner: { persona: 'standard', path } },
});

export const Consequences = meta.story({
  name: 'API-008 Consequences',
  play: async () => {
    const dialog = await openDeletion();
    await expect(await dialog.findByText(/^\d+ tasks and their schedules/)).toBeVisible();
    await expect(dialog.getByText(/Your Standard plan and your balance of \$/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(dialog.getByRole('checkbox'));
    await expect(dialog.getByRole('button', { name: 'Continue' })).not.toHaveAttribute('aria-disabled');
  },
});

export const WrongPassword = meta.story({
  name: 'ERR-03 API-008 Wrong password',
  play: async () => {
    await openDeletion();
    await confirmDeletion('not-mine-7', '123456');
    const field = screen.getByLabelText(/^Current password/);
    await waitFor(() => expect(field).toBeInvalid());
    await expect(screen.getByText('This isn’t your current password. Try again.')).toBeVisible();
    await expect(screen.getByLabelText(/^Verification code/)).toHaveValue('123456');
  },
});

export const VerificationCodeFailed = meta.story({
  name: 'ERR-02 API-008 Verification code failed',
  play: async () => {
    await openDeletion();
    await confirmDeletion('gleaner', '654321');
    const field = screen.getByLabelText(/^Verification code/);
    await waitFor(() => expect(field).toBeInvalid());
    await expect(screen.getByText(/This code is wrong or has expired/)).toBeVisible();
    await expect(screen.getByLabelText(/^Current password/)).toHaveValue('gleaner');
  },
});

export const UndoWindow = meta.story({
  name: 'API-008 Undo window',
  play: async () => {
    await openDeletion();
    await confirmDeletion('gleaner', '123456');
    const dialog = within(await screen.findByRole('dialog', { name: /Your account is scheduled for deletion/ }));
    await waitFor(() => expect(dialog.getByText(/in 7 days/)).toBeVisible());
    await expect(dialog.getByRole('button', { name: 'Cancel deletion' })).toBeVisible();
  },
});
