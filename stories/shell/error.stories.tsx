import preview from '#.storybook/preview';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, screen } from 'storybook/test';
import { ApiError } from '#src/api/errors';
import { RouteError } from '#src/app/errors/route-error';
import { resetReload, claimReload } from '#src/app/errors/missing-chunk';

function BrokenRoute({ error }: { readonly error: Error }) {
  const [router] = useState(() =>
    createMemoryRouter([
      {
        path: '*',
        ErrorBoundary: RouteError,
        loader: () => Promise.reject(error),
        element: null,
        HydrateFallback: () => null,
      },
    ]),
  );
  return <RouterProvider router={router} />;
}

const meta = preview.meta({ title: 'Shell/Pages/Error', parameters: { router: false } });

export const Unexpected = meta.story({
  name: 'Unexpected',
  render: () => <BrokenRoute error={new Error('broken on purpose')} />,
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
    await expect(screen.getByText(/^Error ID: [0-9A-F]{8}$/)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Reload the page' })).toBeEnabled();
    await expect(screen.queryByText(/broken on purpose/)).toBeNull();
  },
});

export const ServiceUnavailable = meta.story({
  name: 'Service unavailable',
  render: () => <BrokenRoute error={new ApiError('http', 503, 'Unavailable', '', [], 30)} />,
  play: async () => {
    await expect(
      await screen.findByRole('heading', { level: 1, name: 'Gleaner is temporarily unavailable' }),
    ).toBeVisible();
    await expect(screen.getByRole('button', { name: /^Try again in \d+ s$/ })).toBeDisabled();
  },
});

const missing = new TypeError('Failed to fetch dynamically imported module: /assets/orders-1.js');

export const NewVersion = meta.story({
  name: 'New version',
  beforeEach: () => {
    resetReload();
    claimReload();
    return resetReload;
  },
  render: () => <BrokenRoute error={missing} />,
  play: async () => {
    await expect(claimReload()).toBe(false);
    await expect(
      await screen.findByRole('heading', { level: 1, name: 'A new version of Gleaner is available' }),
    ).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Reload the page' })).toBeEnabled();
  },
});
