import preview from '#.storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import { currentAddress, renderAt } from '#.storybook/app-at';
import { emulatorOf } from '#.storybook/emulator';
import { endTheSession } from './end-the-session';

const meta = preview.meta({
  title: 'Session/Flows/Session ended',
  render: renderAt,
  parameters: { gleaner: { persona: 'standard', path: '/console/task/template-list' } },
});

export const GoesOn = meta.story({
  name: 'ROLE-01 Goes on where it was',
  play: async ({ userEvent, loaded }) => {
    await endTheSession(userEvent, emulatorOf(loaded));
    const signInDialog = within(await screen.findByRole('dialog', { name: 'Sign in to continue' }, { timeout: 4000 }));
    await userEvent.type(signInDialog.getByLabelText(/^Password/), 'gleaner{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 4000 });
    const tasks = within(screen.getByRole('main'));
    await waitFor(() => expect(tasks.queryByText(/^Events by city/)).toBeNull());
    await expect(await tasks.findByRole('button', { name: /^(Start|Stop) .*Hotels by city/ })).toBeVisible();
    await expect(currentAddress()).toContain('hotel');
  },
});
