import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inTestOnly } from '#.storybook/in-test-only';
import preview from '#.storybook/preview';
import { currentAddress, renderAt } from '#.storybook/app-at';
import { setSessionToken } from '#src/api/session-token';

const path = '/task-share/share-story';

const meta = preview.meta({
  title: 'Tasks/Pages/Shared task',
  render: renderAt,
  parameters: { gleaner: { scenario: 'taskShared', path } },
});

const inMain = () => within(screen.getByRole('main'));
const take = () => screen.findByRole('button', { name: 'Copy to my tasks' }, { timeout: 10_000 });
const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name }, { timeout: 10_000 });
const atNewTask = () =>
  waitFor(() =>
    expect(currentAddress()).toMatch(/^\/console\/task\/task-info\?taskId=task-\w+&taskType=2&parentNav=2$/),
  );

export const Ready = meta.story({
  name: 'API-054 API-071 Ready',
  play: async () => {
    const button = await take();
    const main = inMain();
    await expect(main.getByText(/^Shared by Mia Castellan/)).toBeVisible();
    await expect(main.getByText(/^Built in the desktop app/)).toBeVisible();
    await expect(main.getByText('Rows collected').nextElementSibling).toHaveTextContent(/^[\d,]+$/);
    const fields = within(main.getByRole('table')).getAllByRole('row');
    await expect(fields.length).toBe(Number(main.getByText('Fields').nextElementSibling?.textContent) + 1);
    await inTestOnly(async () => {
      await userEvent.click(button);
      await atNewTask();
      await expect(await screen.findByText(/^Task copied to “/)).toBeVisible();
    });
  },
});

export const AsVisitor = meta.story({
  name: 'API-054 ROLE-04 As visitor',
  parameters: { gleaner: { scenario: 'taskShared', persona: 'visitor', path } },
  play: async () => {
    const button = await take();
    await expect(inMain().getByText('You’ll need to sign in first.')).toBeVisible();
    await inTestOnly(async () => {
      await userEvent.click(button);
      await userEvent.click(await screen.findByRole('button', { name: /^Haruto Mizuno/ }, { timeout: 10_000 }));
      await atNewTask();
      setSessionToken(undefined);
    });
  },
});

export const Own = meta.story({
  name: 'API-054 One’s own task',
  parameters: { gleaner: { scenario: 'taskShared', persona: 'standard', path } },
  play: async () => {
    const link = await screen.findByRole('link', { name: 'Open my task' }, { timeout: 10_000 });
    await expect(link.getAttribute('href')).toMatch(/^\/console\/task\/task-list\?keyword=./);
    await expect(screen.queryByRole('button', { name: 'Copy to my tasks' })).toBeNull();
  },
});

export const PlanFull = meta.story({
  name: 'ERR-06 ROLE-08 Plan holds no more tasks',
  parameters: { gleaner: { scenario: 'taskSharedFull', path } },
  play: async () => {
    await userEvent.click(await take());
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText('You’ve reached your plan’s task limit')).toBeVisible());
    await expect(dialog.getByText(/^You’re using 6 of 6 tasks on the Free plan\.$/)).toBeVisible();
    await expect(dialog.getByText('Try the Standard plan for free, or compare plans.')).toBeVisible();
    await inTestOnly(async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(currentAddress()).toBe(path);
    });
  },
});

export const NotFound = meta.story({
  name: 'API-054 Ended or never there',
  parameters: { gleaner: { scenario: 'taskShared', path: '/task-share/share-gone' } },
  play: async () => {
    await expect(await title('Shared task not found')).toBeVisible();
    await expect(inMain().getByRole('link', { name: 'Browse templates' })).toHaveAttribute('href', '/console/template');
  },
});

export const SignInFirst = meta.story({
  name: 'API-054 A backend that asks for a session',
  parameters: { gleaner: { scenario: 'taskSharedSignIn', path } },
  play: async () => {
    await expect(await title('Sign in to see this shared task')).toBeVisible();
    await expect(inMain().getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/login?returnTo=%2Ftask-share%2Fshare-story',
    );
  },
});

export const Loading = meta.story({
  name: 'Loading',
  parameters: { gleaner: { scenario: 'taskSharedPending', path } },
  play: async () => {
    await waitFor(() => expect(document.title).toBe('Shared task · Gleaner'), { timeout: 10_000 });
    await expect(document.querySelector('main [aria-busy="true"]')).not.toBeNull();
    await expect(screen.queryByRole('button', { name: 'Copy to my tasks' })).toBeNull();
  },
});

export const Failed = meta.story({
  name: 'Error',
  parameters: { gleaner: { scenario: 'taskSharedFailed', path } },
  play: async () => {
    await expect(await screen.findByText('Couldn’t load the shared task', {}, { timeout: 10_000 })).toBeVisible();
    await inTestOnly(async () => {
      await userEvent.click(inMain().getByRole('button', { name: 'Try again' }));
      await expect(await take()).toBeVisible();
    });
  },
});

export const Offline = meta.story({
  name: 'Offline',
  parameters: { gleaner: { scenario: 'taskSharedOffline', path } },
  play: async () => {
    const main = within(await screen.findByRole('main'));
    await expect(await main.findByText('You’re offline', {}, { timeout: 10_000 })).toBeVisible();
    await expect(main.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
