import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { demoAccounts } from '#mocks/seeds/accounts';
import { openApp } from '#tests/fixtures/open-app';
import { setDemoAccounts } from '#src/shared/session/demo-accounts';
import { setConfirmBeforeStop } from '#src/state/preferences';

beforeEach(() => setDemoAccounts(demoAccounts));
afterEach(() => {
  cleanup();
  setConfirmBeforeStop(true);
});

const path = '/console/account-center/account';
const section = async (name = 'Sign-in methods') =>
  within(await screen.findByRole('region', { name }, { timeout: 8_000 }));
const textOf = (region: Awaited<ReturnType<typeof section>>, label: string) =>
  region.getAllByRole('term').find((term) => term.textContent === label)?.parentElement?.textContent;

test('ENUM-54 ACC-01 the account page shows the phone number and the WeChat sign-in that uses it', async () => {
  await openApp({ path });
  const region = await section();
  expect(textOf(region, 'Phone')).toContain('+155501010002');
  expect(textOf(region, 'WeChat')).toContain('Signs you in with your phone number');
});

test('ENUM-54 ACC-01 without a phone number, the account page lists phone and WeChat as not linked', async () => {
  await openApp({ path, scenario: 'passwordNotSet' });
  const region = await section();
  expect(textOf(region, 'Phone')).toContain('Not set');
  expect(textOf(region, 'WeChat')).toContain('Not linked');
});

test('ENUM-54 a WeChat sign-up creates an account whose page lists its sign-in methods', async () => {
  const user = userEvent.setup();
  await openApp({ path: `/sign-up?returnTo=${encodeURIComponent(path)}`, persona: 'visitor' });
  await user.click(await screen.findByRole('button', { name: 'Continue with WeChat' }, { timeout: 8_000 }));
  const window = within(await screen.findByRole('dialog', { name: /WeChat/ }));
  await user.type(window.getByLabelText('Another phone number'), '+49 1555 0100777');
  await user.click(window.getByRole('button', { name: 'Continue as this person' }));
  await screen.findByText(/^No Gleaner account uses 4915550100777/);
  await user.click(screen.getByRole('button', { name: 'Create new account' }));
  const region = await section();
  expect(textOf(region, 'Email')).toContain('Not set');
  expect(textOf(region, 'Phone')).toContain('+4915550100777Set a password to sign in with this number.');
  expect(textOf(region, 'WeChat')).toContain('Signs you in with your phone number');
  const erase = screen.getByRole('button', { name: 'Delete account' });
  expect(erase.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText(/^Add an email address first/)).toBeTruthy();
});

test.each([
  ['Change: Full name', 'Save name', 'Full name saved'],
  ['Change: Username', 'Save', 'Username changed'],
  ['Change: Company and role', 'Save answers', 'Answers saved'],
])('API-004 API-009 a toast confirms the saved change: %s', async (open, save, message) => {
  const user = userEvent.setup();
  await openApp({ path });
  await user.click(await screen.findByRole('button', { name: open }, { timeout: 8_000 }));
  const dialog = within(await screen.findByRole('dialog'));
  const field = dialog.getAllByRole('textbox')[0];
  if (!field) throw new Error('The dialog has no field');
  await user.clear(field);
  await user.type(field, 'noor.vance');
  await user.click(dialog.getByRole('button', { name: save }));
  const toasts = within(screen.getByRole('region', { name: 'Notifications' }));
  expect(await toasts.findByText(message)).toBeTruthy();
});

test('API-012 a toast confirms the new e-mail address', async () => {
  const user = userEvent.setup();
  await openApp({ path });
  await user.click(await screen.findByRole('button', { name: 'Change: Email' }, { timeout: 8_000 }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^New email address/), 'noor@example.com');
  await user.click(dialog.getByRole('button', { name: 'Send code' }));
  await user.type(await dialog.findByLabelText(/^Verification code/), '123456');
  await user.click(dialog.getByRole('button', { name: 'Confirm address' }));
  const toasts = within(screen.getByRole('region', { name: 'Notifications' }));
  expect(await toasts.findByText('noor@example.com is now your email address')).toBeTruthy();
});

test('the link dialog names the provider in its title and text', async () => {
  const user = userEvent.setup();
  await openApp({ path, scenario: 'accountUnlinked' });
  await user.click(await screen.findByRole('button', { name: 'Link: Apple' }, { timeout: 8_000 }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Link your Apple account' }));
  expect(dialog.getByText(/^Open Apple and sign in\. After that, you can use your Apple account/)).toBeTruthy();
});

test('ACC-01 the account page has the preference to confirm before a task stops', async () => {
  const user = userEvent.setup();
  const { router } = await openApp({ path });
  const choice = async () =>
    (await section('Plan and preferences')).getByRole<HTMLInputElement>('checkbox', {
      name: 'Ask before stopping a task',
    });
  const stopTask = async () => {
    await router.navigate('/console/task/template-list');
    await user.click((await screen.findAllByRole('button', { name: /^Stop (?!selected)/ }, { timeout: 8_000 }))[0]!);
  };
  expect((await choice()).checked).toBe(true);
  await user.click(await choice());
  await stopTask();
  const notifications = within(screen.getByRole('region', { name: 'Notifications' }));
  expect(await notifications.findByText('Stopping task')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  await router.navigate(path);
  await user.click(await choice());
  await stopTask();
  expect(await screen.findByRole('dialog', { name: 'Stop this task?' })).toBeTruthy();
});
