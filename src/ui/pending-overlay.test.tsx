import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startLanguages } from '#src/i18n/init';
import type * as antdOverlays from './antd-overlays';
import type * as popups from './popups';

// jsdom has no modal dialogs.
HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
  this.open = true;
};

type Layers = typeof antdOverlays;

beforeEach(async () => {
  vi.resetModules();
  await startLanguages('en-US');
});
afterEach(() => {
  cleanup();
  vi.doUnmock('./antd-overlays');
  vi.doUnmock('./popups');
});

async function openPage(give: () => Promise<Layers>) {
  vi.doMock('./antd-overlays', give);
  const { Dialog } = await import('./dialog');
  const { UiProvider } = await import('./theme/ui-provider');
  const onClosed = vi.fn();
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <UiProvider theme="light" motion={false}>
        <button type="button" onClick={() => setOpen(true)}>
          Rename
        </button>
        <Dialog open={open} title="Rename task" onClose={() => setOpen(false)} onClosed={onClosed}>
          <input aria-label="Name" />
        </Dialog>
      </UiProvider>
    );
  }
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <Page /> }])} />);
  return { onClosed, trigger: screen.getByRole('button', { name: 'Rename' }) };
}

const real = () => vi.importActual<Layers>('./antd-overlays');

test('a dialog whose code is still loading shows that at once and opens when the code arrives', async () => {
  const arrived = Promise.withResolvers<void>();
  const { trigger } = await openPage(async () => {
    await arrived.promise;
    return real();
  });
  await userEvent.click(trigger);
  expect(screen.getByRole('dialog', { name: 'Loading', busy: true })).toBeDefined();
  await act(async () => {
    arrived.resolve();
    await arrived.promise;
  });
  expect(await screen.findByRole('dialog', { name: 'Rename task' })).toBeDefined();
  expect(screen.queryByRole('dialog', { name: 'Loading' })).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' })));
});

test('a dialog closed while its code is loading restores the focus and stays closed', async () => {
  const arrived = Promise.withResolvers<void>();
  const { trigger, onClosed } = await openPage(async () => {
    await arrived.promise;
    return real();
  });
  await userEvent.click(trigger);
  fireEvent(screen.getByRole('dialog', { name: 'Loading' }), new Event('cancel', { cancelable: true }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(trigger));
  expect(onClosed).toHaveBeenCalledOnce();
  await act(async () => {
    arrived.resolve();
    await arrived.promise;
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a dialog whose code fails to load shows an error and can be tried again', async () => {
  let attempts = 0;
  const { trigger } = await openPage(() => {
    attempts += 1;
    return attempts === 1 ? Promise.reject(new Error('offline')) : real();
  });
  fireEvent.click(trigger);
  const failed = await screen.findByRole('dialog', { name: 'Couldn’t open this' });
  expect(failed.textContent).toContain('Check your connection');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('dialog', { name: 'Rename task' })).toBeDefined();
});

async function openMenuPage(give: () => Promise<typeof popups>) {
  vi.doMock('./popups', give);
  const { MenuButton } = await import('./menu-button');
  const page = <MenuButton items={[{ key: 'copy', label: 'Copy' }]}>Actions</MenuButton>;
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />);
  return screen.getByRole('button', { name: 'Actions' });
}

const realPopups = () => vi.importActual<typeof popups>('./popups');

test('a menu pressed while its code is loading opens when the code arrives', async () => {
  const arrived = Promise.withResolvers<void>();
  const button = await openMenuPage(async () => {
    await arrived.promise;
    return realPopups();
  });
  await userEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(screen.queryByRole('menu', { hidden: true })).toBeNull();
  await act(async () => {
    arrived.resolve();
    await arrived.promise;
  });
  expect(await screen.findByRole('menuitem', { hidden: true })).toBeDefined();
});

test('a menu whose code fails to load shows an error, can be tried again and returns the focus', async () => {
  let attempts = 0;
  const button = await openMenuPage(() => {
    attempts += 1;
    return attempts < 3 ? Promise.reject(new Error('offline')) : realPopups();
  });
  await userEvent.click(button);
  await screen.findByRole('dialog', { name: 'Couldn’t open this' });
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(document.activeElement).toBe(button));
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(button);
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('menu', { hidden: true })).toBeDefined();
});

async function openSearchPage(give: () => Promise<typeof popups>) {
  vi.doMock('./popups', give);
  const { SuggestBox } = await import('./form/suggest-box');
  const onSearch = vi.fn();
  const onSelect = vi.fn();
  render(
    <SuggestBox
      value=""
      label="Search"
      listLabel="Suggestions"
      statusMessage="1 suggestion"
      suggestions={[{ key: 'shop', content: 'Shop prices', onSelect }]}
      onInput={() => undefined}
      onSearch={onSearch}
    />,
  );
  return { field: screen.getByRole<HTMLInputElement>('combobox', { name: 'Search' }), onSearch, onSelect };
}

test('text typed while the code of the suggestions is loading stays, and the arrow keys reach them afterwards', async () => {
  const arrived = Promise.withResolvers<void>();
  const { field, onSelect } = await openSearchPage(async () => {
    await arrived.promise;
    return realPopups();
  });
  await userEvent.type(field, 'sh{ArrowDown}');
  expect(field.getAttribute('aria-expanded')).toBe('false');
  await act(async () => {
    arrived.resolve();
    await arrived.promise;
  });
  expect(await screen.findByRole('option', { name: 'Shop prices', hidden: true })).toBeDefined();
  await userEvent.keyboard('o{ArrowDown}');
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe('sho');
  expect(field.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { hidden: true }).id);
  await userEvent.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledOnce();
});

test('a search box whose suggestions fail to load still searches and clears', async () => {
  const { field, onSearch } = await openSearchPage(() => Promise.reject(new Error('offline')));
  await userEvent.type(field, 'shop{Enter}');
  expect(onSearch).toHaveBeenLastCalledWith('shop');
  await userEvent.keyboard('{Escape}');
  expect(field.value).toBe('');
  expect(onSearch).toHaveBeenLastCalledWith('');
});
