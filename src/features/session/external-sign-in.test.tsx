import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '#tests/fixtures/open-app';
import { startEmulator } from '#tests/fixtures/start-emulator';
import { App } from '#src/app/app';
import { routes } from '#src/app/routes';
import { prepareSignInRedirect } from '#src/api/auth/external-sign-in';
import { authSchema } from '#src/api/auth/settings';
import { applyConfig } from '#src/api/config';
import { sessionToken, setSessionToken } from '#src/api/session-token';
import { createQueryClient, setQueryClient } from '#src/data/query-client';
import { startLanguages } from '#src/i18n/init';

const navigations = vi.hoisted((): string[] => []);
vi.mock('#src/lib/external-navigation', () => ({ navigateAway: (address: string) => void navigations.push(address) }));

const settings = authSchema.parse({
  kind: 'redirect',
  signInUrl: 'https://id.example/sign-in',
  exchangePath: '/auth/exchange',
});
if (settings.kind !== 'redirect') throw new Error('not a redirect');

beforeAll(async () => {
  await startLanguages('en-US');
  stubBrowser();
});
beforeEach(() => {
  navigations.length = 0;
  sessionStorage.clear();
  applyConfig({ auth: settings });
});

function appAt(path: string) {
  const cache = createQueryClient();
  setQueryClient(cache);
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(<App router={router} cache={cache} />);
  return router;
}
const refuse = () => Response.json({ error: { code: 'NoSession', message: '' } }, { status: 401 });
const button = () => screen.findByRole('button', { name: 'Go to the sign-in page' }, { timeout: 10_000 });

test('a visitor is sent to the external sign-in with a return address', async () => {
  await startEmulator({ persona: 'visitor' });
  appAt('/console/overview');
  await vi.waitFor(() => expect(navigations).toHaveLength(1), { timeout: 10_000 });
  const url = new URL(navigations[0]!);
  expect(url.origin).toBe('https://id.example');
  expect(new URL(url.searchParams.get('redirect_uri')!).pathname).toBe('/login');
});

test('a refused session leads to the external sign-in only once', async () => {
  await startEmulator();
  setSessionToken('old');
  appAt('/console/overview');
  await vi.waitFor(() => expect(navigations).toHaveLength(1), { timeout: 10_000 });
  cleanup();
  setSessionToken('new');
  appAt('/console/overview');
  expect(await button()).toBeTruthy();
  expect(navigations).toHaveLength(1);
});

test('returning with a code exchanges it for a token and opens the requested page', async () => {
  const state = new URL(
    prepareSignInRedirect(settings, 'https://app.example/login', '/console/overview'),
  ).searchParams.get('state');
  const requests: string[] = [];
  const emulator = await startEmulator({
    persona: 'visitor',
    answerOther: async (request) => {
      requests.push(`${request.method} ${new URL(request.url).pathname} ${await request.text()}`);
      return Response.json({ token });
    },
  });
  const token = await emulator.signInAs('standard');
  const router = appAt(`/login?code=c-1&state=${state}`);
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/console/overview'), { timeout: 10_000 });
  expect(sessionToken()).toBe(token);
  const landing = `${globalThis.location.origin}/login`;
  expect(requests).toEqual([`POST /auth/exchange ${JSON.stringify({ code: 'c-1', redirectUri: landing })}`]);
});

test('a stored return path to another site is not followed', async () => {
  const emulator = await startEmulator({ persona: 'visitor', answerOther: async () => Response.json({ token }) });
  const token = await emulator.signInAs('standard');
  for (const hostile of ['//evil.example', '/\\evil.example', 'https://evil.example/console', '/.//evil.example']) {
    setSessionToken(undefined);
    const address = new URL(prepareSignInRedirect(settings, 'https://app.example/login', hostile));
    const router = appAt(`/login?code=c-1&state=${address.searchParams.get('state')}`);
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/console/template'), { timeout: 10_000 });
    cleanup();
  }
  expect(navigations).toEqual([]);
});

test('a refused or forged code shows an error and opens no session', async () => {
  await startEmulator({ persona: 'visitor', answerOther: refuse });
  const state = new URL(prepareSignInRedirect(settings, 'https://app.example/login', '/')).searchParams.get('state');
  appAt(`/login?code=c-1&state=${state}`);
  expect(await screen.findByText('Couldn’t complete sign-in', {}, { timeout: 10_000 })).toBeTruthy();
  cleanup();
  appAt('/login?code=c-1&state=forged');
  expect(await screen.findByText('Couldn’t complete sign-in', {}, { timeout: 10_000 })).toBeTruthy();
  expect(sessionToken()).toBeUndefined();
  expect(navigations).toEqual([]);
});

test('the login page waits for a click before it leaves when it is opened directly', async () => {
  await startEmulator({ persona: 'visitor' });
  appAt('/login');
  (await button()).click();
  expect(navigations).toHaveLength(1);
});
