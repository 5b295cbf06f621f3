import preview from '#.storybook/preview';
import { inTestOnly } from '#.storybook/in-test-only';
import { expect, screen, within } from 'storybook/test';
import { renderAt } from '#.storybook/app-at';

const meta = preview.meta({
  title: 'Session/Pages/Forgotten password',
  render: renderAt,
  parameters: { gleaner: { persona: 'visitor', path: '/forgotten-password?returnTo=%2Fabout' } },
});

const send = () => screen.findByRole('button', { name: 'Send code' });

export const Ready = meta.story({
  name: 'ROLE-01 Ready',
  play: async ({ userEvent }) => {
    const button = await send();
    await expect(screen.getByRole('link', { name: 'Back to sign-in' })).toHaveAttribute(
      'href',
      '/login?returnTo=%2Fabout',
    );
    await inTestOnly(async () => {
      await userEvent.click(button);
      await expect(await screen.findByText('Enter your email address or username.')).toBeVisible();
    });
  },
});

export const NewPassword = meta.story({
  name: 'ROLE-01 New password',
  play: async ({ userEvent }) => {
    await send();
    await userEvent.type(screen.getByLabelText(/^Email or username/), 'standard@gleaner.example{Enter}');
    await expect(await screen.findByText(/we’ve sent a code to its email address/)).toBeVisible();
    await userEvent.type(await screen.findByLabelText(/^Verification code/), 'reset-10002-1');
    const password = screen.getByLabelText(/^New password/, { selector: 'input' });
    await userEvent.type(password, 'gleaner');
    await userEvent.click(screen.getByRole('button', { name: 'Set password' }));
    await expect(await screen.findByText('Use at least 8 characters.')).toBeVisible();
    await userEvent.clear(password);
    await userEvent.type(password, 'three lamps 7');
    await expect(screen.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Good');
  },
});

export const Done = meta.story({
  name: 'ROLE-01 Password set',
  parameters: { gleaner: { scenario: 'everyday', path: '/forgotten-password' } },
  play: async ({ userEvent }) => {
    await send();
    await userEvent.type(screen.getByLabelText(/^Email or username/), 'standard{Enter}');
    const code = await screen.findByLabelText(/^Verification code/);
    await userEvent.type(code, 'reset-1');
    await userEvent.type(screen.getByLabelText(/^New password/, { selector: 'input' }), 'three lamps 7{Enter}');
    await expect(await screen.findByText(/This code no longer works/)).toBeVisible();
    await userEvent.clear(code);
    await userEvent.type(code, 'reset-10002-1{Enter}');
    await expect(await screen.findByText('Your new password is set')).toBeVisible();
    await expect(within(screen.getByRole('main')).getByRole('link', { name: 'Sign in' })).toBeVisible();
  },
});
