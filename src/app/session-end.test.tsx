import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { sessionToken, setSessionToken } from '#src/api/session-token';
import { startLanguages } from '#src/i18n/init';
import { createQueryClient, setQueryClient } from '#src/data/query-client';
import { stubBrowser } from '#tests/fixtures/open-app';
import { startEmulator } from '#tests/fixtures/start-emulator';
import { App } from './app';
import { routes } from './routes';

beforeAll(async () => {
  await startLanguages('en-US');
  stubBrowser();
});
afterEach(cleanup);

function appAt(path: string) {
  const cache = createQueryClient();
  setQueryClient(cache);
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(<App router={router} cache={cache} />);
  return { router, cache };
}

test('ROLE-01 the console is for who is signed in: a visitor signs in first and comes back to the same address', async () => {
  await startEmulator({ persona: 'visitor' });
  const { router } = appAt('/console/overview?parentNav=2#part');
  expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' }, { timeout: 10_000 })).toBeTruthy();
  expect(new URLSearchParams(router.state.location.search).get('returnTo')).toBe('/console/overview?parentNav=2#part');
});

test('a session that the server refuses ends everywhere: sign-in with the way back, and nothing of the old one in the cache', async () => {
  const emulator = await startEmulator();
  // The sign-in page loads this without a session.
  emulator.delay('listActiveActivities');
  setSessionToken('old');
  const { router, cache } = appAt('/console/overview');
  expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' }, { timeout: 10_000 })).toBeTruthy();
  expect(sessionToken()).toBeUndefined();
  expect(router.state.location.search).toBe('?returnTo=%2Fconsole%2Foverview');
  expect(
    cache
      .getQueryCache()
      .getAll()
      .filter((query) => query.state.data !== undefined),
  ).toEqual([]);
});

test.each([
  ['//evil.example', '/console/template'],
  ['https://evil.example/', '/console/template'],
  ['/console/overview', '/console/overview'],
])('who is signed in already goes on from sign-in to a page of this site only (%s)', async (returnTo, goal) => {
  const emulator = await startEmulator();
  emulator.faults.set([{ kind: 'pending' }]);
  const { router } = appAt(`/login?returnTo=${encodeURIComponent(returnTo)}`);
  await vi.waitFor(() => expect(router.state.location.pathname).toBe(goal), 10_000);
});
