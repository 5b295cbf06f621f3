import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { startLanguages } from '#src/i18n/init';
import { NoMatch } from './empty-lists';
import { readGalleryParams } from './gallery.params';

vi.mock('./near-matches', () => Promise.reject(new Error('offline')));

test('PUB-01 filters can be cleared when the code of the templates like the search fails to load', async () => {
  await startLanguages('en-US');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const onClear = vi.fn();
  const page = (
    <NoMatch params={readGalleryParams(new URLSearchParams('keyword=hotle'))} place="public" onClear={onClear} />
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />);
  expect((await screen.findByRole('alert')).textContent).toContain('This section stopped working');
  screen.getByRole('button', { name: 'Clear filters' }).click();
  expect(onClear).toHaveBeenCalledOnce();
});
