import { expect, screen, userEvent, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { renderAt } from '#.storybook/app-at';

const path = '/console/account-center/account';
const meta = preview.meta({
  title: 'Account/Dialogs/Linked account',
  render: renderAt,
  parameters: { router: false, gleaner: { persona: 'standard', path } },
});

const open = async (button: string, dialog: RegExp) => {
  await userEvent.click(await screen.findByRole('button', { name: button }, { timeout: 8_000 }));
  return within(await screen.findByRole('dialog', { name: dialog }));
};

export const Link = meta.story({
  name: 'API-018 Link',
  play: async () => {
    const dialog = await open('Link: Microsoft', /Link your Microsoft account/);
    await expect(dialog.getByText(/Open Microsoft and sign in/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Open Microsoft' })).toBeVisible();
  },
});

export const LinkedElsewhere = meta.story({
  name: 'API-018 Linked elsewhere',
  play: async () => {
    const dialog = await open('Link: Microsoft', /Link your Microsoft account/);
    await userEvent.click(dialog.getByRole('button', { name: 'Open Microsoft' }));
    await userEvent.click(await screen.findByRole('button', { name: /haruto@mizuno.example/ }));
    await expect(await dialog.findByText(/linked to another Gleaner account/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Open Microsoft again' })).toBeVisible();
  },
});

export const Unlink = meta.story({
  name: 'API-018 Unlink',
  play: async () => {
    const dialog = await open('Unlink: Google', /Unlink your Google account/);
    await expect(dialog.getByText(/no longer be able to sign in with mia.castellan@mail.example/)).toBeVisible();
  },
});

export const LastWayIn = meta.story({
  name: 'API-018 Last way in',
  parameters: { gleaner: { scenario: 'passwordNotSet', path } },
  play: async () => {
    const dialog = await open('Unlink: Google', /Set a password first/);
    await expect(dialog.getByText(/your only way to sign in/)).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Unlink' })).toBeNull();
    await expect(dialog.getByRole('button', { name: 'Set password' })).toBeVisible();
  },
});
