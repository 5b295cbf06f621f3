import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { renderAt } from '#.storybook/app-at';
import { choosePicture } from './choose-picture';
import { confirmDeletion, openDeletion } from './delete-story';

const path = '/console/account-center/account';
const meta = preview.meta({
  title: 'Account/Flows/Account',
  render: renderAt,
  parameters: { router: false, gleaner: { persona: 'standard', path } },
});

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }, { timeout: 8_000 }));

export const EmailChanged = meta.story({
  name: 'API-010 API-011 API-012 The e-mail address is changed',
  play: async () => {
    await press('Change: E-mail');
    await userEvent.type(await screen.findByLabelText(/^New e-mail address/), 'mia@new.example{Enter}');
    await userEvent.type(await screen.findByLabelText(/^Verification code/), '123456');
    await press('Confirm the address');
    await expect(await screen.findByText('mia@new.example is now your e-mail address.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const access = within(screen.getByRole('region', { name: 'Signing in' }));
    await expect(access.getByText('mia@new.example')).toBeVisible();
  },
});

export const Linked = meta.story({
  name: 'API-018 A Microsoft account is linked, and unlinked',
  play: async () => {
    await press('Link: Microsoft');
    await press('Open Microsoft');
    await userEvent.type(await screen.findByRole('textbox', { name: /e-mail/i }), 'mia@work.example{Enter}');
    await expect(await screen.findByText('Your Microsoft account is linked.')).toBeVisible();
    await press('Unlink: Microsoft');
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Unlink' }));
    await expect(await screen.findByText('Your Microsoft account is no longer linked.')).toBeVisible();
    await expect(await screen.findByRole('button', { name: 'Link: Microsoft' })).toBeVisible();
  },
});

export const PictureSet = meta.story({
  name: 'API-013 API-014 A picture is set',
  play: async () => {
    await press('Add a picture');
    await screen.findByRole('dialog');
    await choosePicture();
    await screen.findByRole('application');
    await press('Save the picture');
    await expect(await screen.findByText('Your picture is saved.')).toBeVisible();
    await expect(await screen.findByRole('button', { name: 'Change the picture' })).toBeVisible();
    await waitFor(() => expect(document.querySelectorAll('img[src^="data:image/webp"]')).toHaveLength(2));
  },
});

export const DeletionTakenBack = meta.story({
  name: 'API-008 A deletion is taken back',
  play: async () => {
    await openDeletion();
    await confirmDeletion('gleaner', '123456');
    await press('Take it back');
    await expect(await screen.findByText(/^The deletion is taken back/)).toBeVisible();
    await expect(await screen.findByRole('region', { name: 'Profile' })).toBeVisible();
  },
});
