import { inTestOnly } from '#.storybook/in-test-only';
import preview from '#.storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import { renderAt } from '#.storybook/app-at';
import { setDemoAccounts } from '#src/shared/session/demo-accounts';

const meta = preview.meta({
  title: 'Session/Pages/Sign in',
  render: renderAt,
  parameters: { gleaner: { persona: 'visitor', path: '/login' } },
});

const account = () => screen.findByLabelText(/Email, username, or phone/);
const password = () => screen.getByLabelText(/^Password/);
const submit = () => screen.getByRole('button', { name: 'Sign in' });

export const Ready = meta.story({
  name: 'PUB-19 Ready',
  beforeEach: () => setDemoAccounts([]),
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await expect(await account()).toHaveAttribute('autocomplete', 'username');
    await expect(password()).toHaveAttribute('type', 'password');
    await inTestOnly(async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
      await expect(password()).toHaveAttribute('type', 'text');
      await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    });
    await expect(screen.getByRole('checkbox', { name: 'Keep me signed in' })).not.toBeChecked();
    await expect(screen.queryByRole('heading', { name: 'Demo accounts' })).toBeNull();
    await waitFor(() => expect(document.title).toBe('Sign in · Gleaner'));
  },
});

export const DemoAccounts = meta.story({
  name: 'ROLE-01 Demo accounts',
  parameters: { gleaner: { path: '/login?returnTo=%2Fconsole%2Foverview' } },
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('button', { name: /Greta Sommer.*Professional, ended/ })).toBeVisible();
    await expect(screen.getByRole('button', { name: /Mia Castellan.*Standard.*Cloud runs, schedules/ })).toBeVisible();
    await inTestOnly(async () => {
      await userEvent.click(screen.getByRole('button', { name: /Nora Lindqvist.*Free/ }));
      await expect(await screen.findByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
      await expect(await screen.findByRole('button', { name: 'Account menu for Nora Lindqvist' })).toBeVisible();
      for (const name of ['Template tasks', 'Plan and subscription', 'Account']) {
        await expect(await screen.findByRole('link', { name })).toBeVisible();
      }
    });
  },
});

export const RequiredErrors = meta.story({
  name: 'Required errors',
  play: async ({ userEvent }) => {
    await account();
    await userEvent.click(submit());
    await expect(await screen.findByText('Enter your email address, username, or phone number.')).toBeVisible();
    await expect(screen.getByText('Enter your password.')).toBeVisible();
    await expect(await account()).toHaveFocus();
    await expect(await account()).toBeInvalid();
    await expect(await account()).toHaveAccessibleDescription(/Enter your email address/);
  },
});

export const WrongPassword = meta.story({
  name: 'Wrong password',
  play: async ({ userEvent }) => {
    await userEvent.type(await account(), 'standard@gleaner.example');
    await userEvent.type(password(), 'not this');
    await userEvent.click(submit());
    await expect(await screen.findByRole('alert')).toHaveTextContent('Incorrect account or password');
    await expect(await account()).toHaveValue('standard@gleaner.example');
    await expect(password()).toHaveValue('not this');
  },
});

export const ReturnPathKept = meta.story({
  name: 'Return path kept',
  parameters: { gleaner: { path: '/console/task/export-record?from=mail' } },
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await expect(screen.getByText('You’ll continue to your tasks.')).toBeVisible();
    await inTestOnly(async () => {
      await userEvent.type(await account(), 'standard@gleaner.example');
      await userEvent.type(password(), 'gleaner{Enter}');
      await expect(await screen.findByRole('heading', { level: 1, name: 'Export records' })).toBeVisible();
    });
  },
});

export const ServerError = meta.story({
  name: 'Server error',
  parameters: { gleaner: { scenario: 'signInFailedOnce', path: '/login?returnTo=%2Fconsole%2Foverview' } },
  play: async ({ userEvent }) => {
    await userEvent.type(await account(), 'standard@gleaner.example');
    await userEvent.type(password(), 'gleaner');
    await userEvent.click(submit());
    await expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
    await expect(password()).toHaveValue('gleaner');
    await expect(submit()).toBeEnabled();
  },
});

export const WaysToSignIn = meta.story({
  name: 'ENUM-54 FORM-77 Ways to sign in',
  parameters: { gleaner: { path: '/login?returnTo=%2Fabout' } },
  play: async ({ userEvent }) => {
    const name = await account();
    for (const provider of ['Google', 'Microsoft', 'Apple', 'WeChat'])
      await expect(screen.getByRole('button', { name: `Continue with ${provider}` })).toBeEnabled();
    await inTestOnly(async () => {
      await userEvent.type(name, '15550101');
      await userEvent.type(password(), 'gleaner');
      await userEvent.click(submit());
      await expect(await screen.findByText(/Start with the country code/)).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Continue with Google' }));
      const google = within(await screen.findByRole('dialog', { name: /^Google/ }));
      await expect(google.getByRole('button', { name: /Mia Castellan · mia.castellan@mail.example/ })).toBeEnabled();
      await userEvent.type(google.getByLabelText('Another email address'), 'sofie@lindgren.example{Enter}');
      await expect(await screen.findByText('No linked account found')).toBeVisible();
      await expect(screen.getByRole('button', { name: 'Create new account' })).toBeEnabled();
      await expect(name).toHaveValue('15550101');
    });
  },
});

export const RateLimited = meta.story({
  name: 'ROLE-01 Rate limited',
  parameters: { gleaner: { scenario: 'signInLocked' } },
  play: async ({ userEvent }) => {
    await userEvent.type(await account(), 'standard@gleaner.example');
    await userEvent.type(password(), 'guess');
    await userEvent.click(submit());
    await expect(await screen.findByRole('alert')).toHaveTextContent(/Try again in (30|29) seconds/);
    await expect(screen.getByRole('button', { name: /^Try again in/ })).toBeDisabled();
    await expect(password()).toHaveValue('guess');
    await inTestOnly(async () => {
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Try again in 28 seconds'), {
        timeout: 4000,
      });
      await expect(password()).toHaveValue('guess');
    });
  },
});
