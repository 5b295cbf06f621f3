import { inTestOnly } from '#.storybook/in-test-only';
import preview from '#.storybook/preview';
import { expect, screen, waitFor } from 'storybook/test';
import { renderAt } from '#.storybook/app-at';

const meta = preview.meta({
  title: 'Session/Pages/Sign up',
  render: renderAt,
  parameters: { gleaner: { persona: 'visitor', path: '/sign-up?returnTo=%2Fconsole%2Foverview' } },
});

const email = () => screen.findByLabelText(/^Email address/);
const password = () => screen.getByLabelText(/^Password/, { selector: 'input' });
const next = () => screen.getByRole('button', { name: 'Send code' });

export const Ready = meta.story({
  name: 'ROLE-01 Ready',
  play: async ({ userEvent }) => {
    const field = await email();
    await expect(next()).toBeEnabled();
    await inTestOnly(async () => {
      await userEvent.type(field, 'noa@example.com');
      await userEvent.type(password(), 'password1');
      const meter = screen.getByRole('meter', { name: 'Password strength' });
      await expect(meter).toHaveAttribute('aria-valuetext', 'Weak: easy to guess');
      await userEvent.clear(password());
      await userEvent.type(password(), 'short 1');
      await userEvent.click(next());
      await expect(await screen.findByText('Use at least 8 characters.')).toBeVisible();
      await userEvent.clear(password());
      await userEvent.type(password(), 'three lamps in 7 rooms');
      await expect(screen.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Strong');
    });
  },
});

export const EmailTaken = meta.story({
  name: 'API-011 E-mail taken',
  play: async ({ userEvent }) => {
    await userEvent.type(await email(), 'standard@gleaner.example');
    await expect(await screen.findByRole('link', { name: 'Sign in instead' })).toHaveAttribute(
      'href',
      '/login?returnTo=%2Fconsole%2Foverview',
    );
    await expect(await email()).toBeInvalid();
  },
});

export const Code = meta.story({
  name: 'ROLE-01 ERR-02 Code by mail',
  play: async ({ userEvent }) => {
    await userEvent.type(await email(), 'noa@example.com');
    await userEvent.type(password(), 'three lamps 7');
    await userEvent.click(next());
    const code = await screen.findByLabelText(/^Verification code/);
    await waitFor(() => expect(code).toHaveFocus());
    await expect(screen.getByRole('button', { name: /^Resend in/ })).toBeDisabled();
    await userEvent.type(code, '000000{Enter}');
    await expect(
      await screen.findByText('This code is wrong or has expired. Check it or request a new one.'),
    ).toBeVisible();
    await inTestOnly(async () => {
      await userEvent.clear(code);
      await userEvent.type(code, '123456{Enter}');
      await expect(await screen.findByRole('button', { name: 'Account menu for noa' })).toBeVisible();
    });
  },
});

export const ByWeChat = meta.story({
  name: 'ENUM-54 By WeChat',
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Continue with WeChat' }));
    await userEvent.type(await screen.findByLabelText('Another phone number'), '+49 1555 0100777{Enter}');
    await expect(await screen.findByText(/^No Gleaner account uses 4915550100777/)).toBeVisible();
    const create = screen.getByRole('button', { name: 'Create new account' });
    await expect(create).toBeEnabled();
    await inTestOnly(async () => {
      await userEvent.click(create);
      await expect(await screen.findByRole('button', { name: 'Account menu for wechat-0777' })).toBeVisible();
    });
  },
});
