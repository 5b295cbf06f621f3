import { expect, fn, screen, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { AvatarDialog } from '#src/features/account/avatar/avatar-dialog';
import { choosePicture } from './choose-picture';

const meta = preview.meta({
  title: 'Account/Dialogs/Avatar',
  component: AvatarDialog,
  args: { open: true, onClose: fn(), onClosed: fn(), hasPicture: false },
  parameters: { gleaner: { persona: 'standard' } },
});

export const Crop = meta.story({
  name: 'API-013 API-014 Crop',
  play: async () => {
    await screen.findByRole('dialog');
    await expect(screen.getByRole('button', { name: 'Save picture' })).toHaveAttribute('aria-disabled', 'true');
    await choosePicture();
    const cropArea = await screen.findByRole('application', { name: 'Visible part of the picture' });
    cropArea.focus();
    await userEvent.keyboard('{ArrowRight}+++');
    await expect(screen.getByRole('slider', { name: 'Zoom' })).toHaveValue('0.15');
    await expect(screen.getByRole('button', { name: 'Save picture' })).not.toHaveAttribute('aria-disabled');
  },
});

export const NoPicture = meta.story({
  name: 'API-014 No picture',
  play: async () => {
    await screen.findByRole('dialog');
    await choosePicture(new File(['GIF?'], 'notes.gif', { type: 'image/gif' }));
    await expect(await screen.findByText(/can’t read this file as a picture/)).toBeVisible();
    await choosePicture(new File(['<svg/>'], 'logo.png', { type: 'image/svg+xml' }));
    await expect(await screen.findByText(/This file isn’t a PNG/)).toBeVisible();
  },
});

export const TooLarge = meta.story({
  name: 'API-014 Too large for the server',
  parameters: { gleaner: { scenario: 'avatarTooLarge' } },
  play: async () => {
    await screen.findByRole('dialog');
    await choosePicture();
    await screen.findByRole('application');
    await userEvent.click(screen.getByRole('button', { name: 'Save picture' }));
    await expect(await screen.findByText(/This picture is too large/)).toBeVisible();
  },
});
