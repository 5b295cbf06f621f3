import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { setSessionToken } from '#src/api/session-token';
import { now, setNowSource } from '#src/lib/now';
import { keyPrefix } from '#src/lib/storage';
import { useAfterSignIn, type PendingActionKind } from './after-sign-in';

afterEach(() => {
  cleanup();
  setSessionToken(undefined);
  setNowSource(undefined);
  sessionStorage.clear();
});

function Press({ action, id, perform }: { action: PendingActionKind; id: string; perform: () => void }) {
  const signInFirst = useAfterSignIn(action, id, perform);
  return (
    <button type="button" onClick={() => void (signInFirst() || perform())}>
      Do it
    </button>
  );
}

function open(action: PendingActionKind = 'like', id = '7') {
  const perform = vi.fn();
  const router = createMemoryRouter(
    [
      { path: '/login', element: <p>Sign in</p> },
      { path: '*', element: <Press action={action} id={id} perform={perform} /> },
    ],
    { initialEntries: ['/template/maps?x=1'] },
  );
  render(<RouterProvider router={router} />);
  return { perform, router };
}

async function pressAsVisitor() {
  const { perform, router } = open();
  fireEvent.click(screen.getByRole('button'));
  await screen.findByText('Sign in');
  expect(router.state.location.search).toBe('?returnTo=%2Ftemplate%2Fmaps%3Fx%3D1');
  expect(perform).not.toHaveBeenCalled();
  cleanup();
}

test('a signed-in user is not sent to sign-in', () => {
  setSessionToken('known');
  const { perform, router } = open();
  fireEvent.click(screen.getByRole('button'));
  expect(perform).toHaveBeenCalledOnce();
  expect(router.state.location.pathname).toBe('/template/maps');
});

test('ROLE-04 the action of a visitor runs once when they return signed in', async () => {
  await pressAsVisitor();
  setSessionToken('known');
  const { perform } = open();
  expect(perform).toHaveBeenCalledOnce();
  cleanup();
  expect(open().perform).not.toHaveBeenCalled();
});

test.each<[PendingActionKind, string]>([
  ['favorite', '7'],
  ['like', '8'],
])('ROLE-04 another action does not run after sign-in: %s of %s', async (action, id) => {
  await pressAsVisitor();
  setSessionToken('known');
  expect(open(action, id).perform).not.toHaveBeenCalled();
});

test('ROLE-04 a visitor who returns without signing in cancels the action', async () => {
  await pressAsVisitor();
  expect(open().perform).not.toHaveBeenCalled();
  cleanup();
  setSessionToken('known');
  expect(open().perform).not.toHaveBeenCalled();
});

test('ROLE-04 the action expires after half an hour', async () => {
  setNowSource(() => 1_000_000);
  await pressAsVisitor();
  setSessionToken('known');
  setNowSource(() => 1_000_000 + 31 * 60_000);
  expect(open().perform).not.toHaveBeenCalled();
});

test('an invalid stored action is ignored', () => {
  setSessionToken('known');
  const key = `${keyPrefix}afterSignIn`;
  for (const text of ['null', '[]', '{"action":"like","id":"7","at":"now"}', '{']) {
    sessionStorage.setItem(key, text);
    expect(open().perform).not.toHaveBeenCalled();
    cleanup();
  }
  sessionStorage.setItem(key, JSON.stringify({ action: 'like', id: '7', at: now() }));
  expect(open().perform).toHaveBeenCalledOnce();
});
