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
    await press('Change: Email');
    await userEvent.type(await screen.findByLabelText(/^New email address/), 'mia@new.example{Enter}');
    await userEvent.type(await screen.findByLabelText(/^Verification code/), '123456');
    await press('Confirm address');
    await expect(await screen.findByText('mia@new.example is now your email address')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const access = within(screen.getByRole('region', { name: 'Sign-in methods' }));
    await expect(access.getByText('mia@new.example')).toBeVisible();
  },
});

export const Linked = meta.story({
  name: 'API-018 A Microsoft account is linked, and unlinked',
  play: async () => {
    await press('Link: Microsoft');
    await press('Open Microsoft');
    await userEvent.type(await screen.findByRole('textbox', { name: /email/i }), 'mia@work.example{Enter}');
    await expect(await screen.findByText('Your Microsoft account is now linked')).toBeVisible();
    await press('Unlink: Microsoft');
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Unlink' }));
    await expect(await screen.findByText('Your Microsoft account is no longer linked')).toBeVisible();
    await expect(await screen.findByRole('button', { name: 'Link: Microsoft' })).toBeVisible();
  },
});

export const PictureSet = meta.story({
  name: 'API-013 API-014 A picture is set',
  play: async () => {
    await press('Add picture');
    await screen.findByRole('dialog');
    await choosePicture();
    await screen.findByRole('application');
    await press('Save picture');
    await expect(await screen.findByText('Picture saved')).toBeVisible();
    await expect(await screen.findByRole('button', { name: 'Change picture' })).toBeVisible();
    await waitFor(() => expect(document.querySelectorAll('img[src^="data:image/webp"]')).toHaveLength(2));
  },
});

export const DeletionTakenBack = meta.story({
  name: 'API-008 A deletion is taken back',
  play: async () => {
    await openDeletion();
    await confirmDeletion('gleaner', '123456');
    await press('Cancel deletion');
    await expect(await screen.findByText(/^Deletion canceled/)).toBeVisible();
    await expect(await screen.findByRole('region', { name: 'Profile' })).toBeVisible();
  },
});
