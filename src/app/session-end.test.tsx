import { render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { beforeAll, expect, test, vi } from 'vitest';
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

function appAt(path: string) {
  const cache = createQueryClient();
  setQueryClient(cache);
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(<App router={router} cache={cache} />);
  return { router, cache };
}

test('a visitor to the console signs in first and returns to the same address', async () => {
  await startEmulator({ persona: 'visitor' });
  const { router } = appAt('/console/overview?parentNav=2#part');
  expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' }, { timeout: 10_000 })).toBeTruthy();
  expect(new URLSearchParams(router.state.location.search).get('returnTo')).toBe('/console/overview?parentNav=2#part');
});

test('a refused session leads to sign-in with the return path and leaves nothing in the cache', async () => {
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
])('a signed-in user goes on from sign-in only to a page of this site (%s)', async (returnTo, goal) => {
  const emulator = await startEmulator();
  emulator.faults.set([{ kind: 'pending' }]);
  const { router } = appAt(`/login?returnTo=${encodeURIComponent(returnTo)}`);
  await vi.waitFor(() => expect(router.state.location.pathname).toBe(goal), 10_000);
});
