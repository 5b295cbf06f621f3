import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, Link, Outlet, RouterProvider, useLocation } from 'react-router-dom';
import { useEffect, useRef, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useRestoreScroll } from './use-restore-scroll';

let scrolled = 0;
beforeEach(() => {
  sessionStorage.clear();
  scrolled = 0;
  vi.stubGlobal('scrollTo', (_: number, top: number) => {
    scrolled = top;
    Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Frame() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const seen = useRef(pathname);
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    main.current?.focus();
  }, [pathname]);
  return (
    <main ref={main} tabIndex={-1}>
      <Outlet />
    </main>
  );
}

function List() {
  const [ready, setReady] = useState(false);
  const box = useRestoreScroll(ready);
  return (
    <div ref={box}>
      <input aria-label="Search" />
      {ready ? (
        <>
          <ul data-list="Recommended">
            <li>
              <Link to="/b" data-spot="b">
                B above
              </Link>
            </li>
          </ul>
          <Link to="/a" data-spot="a">
            A
          </Link>
          <Link to="/b" data-spot="b">
            B
          </Link>
        </>
      ) : (
        <button type="button" onClick={() => setReady(true)}>
          Arrive
        </button>
      )}
    </div>
  );
}

function open() {
  const router = createMemoryRouter(
    [
      {
        Component: Frame,
        children: [
          { path: '/', Component: List },
          { path: '*', element: <p>Page</p> },
        ],
      },
    ],
    { initialEntries: ['/'] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

const arrive = () => {
  fireEvent.click(screen.getByRole('button', { name: 'Arrive' }));
};
function scrollDownTo(top: number) {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  fireEvent.scroll(window);
}

test('going back restores the scroll position and the focus once the list loads', async () => {
  const router = open();
  arrive();
  scrollDownTo(640);
  const link = screen.getByRole('link', { name: 'B' });
  act(() => {
    link.focus();
  });
  fireEvent.click(link);
  expect(await screen.findByText('Page')).toBeDefined();
  scrolled = 0;
  await act(() => router.navigate(-1));
  expect(scrolled).toBe(0);
  arrive();
  await waitFor(() => {
    expect(scrolled).toBe(640);
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'B' }));
  });
});

test('with two links of one name, the focus returns to the one in the same list', async () => {
  const router = open();
  arrive();
  const link = screen.getByRole('link', { name: 'B above' });
  act(() => {
    link.focus();
  });
  fireEvent.click(link);
  await screen.findByText('Page');
  await act(() => router.navigate(-1));
  arrive();
  await waitFor(() => {
    expect(document.activeElement?.textContent).toBe('B above');
  });
});

test('typing keeps the focus, and forward navigation restores nothing', async () => {
  const router = open();
  arrive();
  scrollDownTo(300);
  const link = screen.getByRole('link', { name: 'A' });
  act(() => {
    link.focus();
  });
  fireEvent.click(link);
  await screen.findByText('Page');
  await act(() => router.navigate(-1));
  const field = screen.getByRole('textbox', { name: 'Search' });
  act(() => {
    field.focus();
  });
  arrive();
  field.focus();
  await waitFor(() => {
    expect(scrolled).toBe(300);
  });
  expect(document.activeElement).toBe(field);
  scrolled = 0;
  await act(() => router.navigate('/?page=2'));
  await act(() => router.navigate('/x'));
  await act(() => router.navigate('/'));
  arrive();
  await act(() => Promise.resolve());
  expect(scrolled).toBe(0);
});
