import preview from '#.storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import { renderAt } from '#.storybook/app-at';
import { accountQueries } from '#src/data/account';
import { queryClient } from '#src/data/query-client';
import { emulatorOf } from '#.storybook/emulator';
import { endTheSession } from './end-the-session';

const meta = preview.meta({
  title: 'Session/Dialogs/Session ended',
  render: renderAt,
  parameters: { gleaner: { persona: 'standard', path: '/console/task/template-list' } },
});

const dialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Sign in to continue' }, { timeout: 4000 }));

export const AsksInPlace = meta.story({
  name: 'ROLE-01 Asks in place',
  play: async ({ userEvent, loaded }) => {
    await endTheSession(userEvent, emulatorOf(loaded));
    const signInDialog = await dialog();
    await expect(signInDialog.getByLabelText(/^Email, username, or phone/)).toHaveValue('standard@gleaner.example');
    await expect(document.querySelector('main h1')).toHaveTextContent('Template tasks');
    await expect(screen.getByDisplayValue('hotel')).toBeInTheDocument();
  },
});

export const OtherAccount = meta.story({
  name: 'ROLE-01 Other account',
  play: async ({ userEvent, loaded }) => {
    await endTheSession(userEvent, emulatorOf(loaded));
    const signInDialog = await dialog();
    const account = signInDialog.getByLabelText(/^Email, username, or phone/);
    await userEvent.clear(account);
    await userEvent.type(account, 'free@gleaner.example');
    await userEvent.type(signInDialog.getByLabelText(/^Password/), 'gleaner{Enter}');
    const warned = within(await screen.findByRole('dialog', { name: 'You’re signed in as Nora Lindqvist' }));
    await waitFor(() => expect(warned.getByText(/belongs to Mia Castellan.*lose any unsaved changes/)).toBeVisible());
    await waitFor(() => expect(warned.getByRole('button', { name: 'Continue as Nora Lindqvist' })).toBeEnabled());
    await queryClient().refetchQueries({ queryKey: accountQueries.me().queryKey });
    await expect(screen.findByText(/belongs to Nora/, {}, { timeout: 500 })).rejects.toThrow();
  },
});
