import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useOnline } from './preferences';

function Connection() {
  return <p>{useOnline() ? 'connected' : 'no connection'}</p>;
}

function setOnline(online: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void globalThis.dispatchEvent(new Event(online ? 'online' : 'offline')));
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('useOnline follows a connection that is lost and restored', () => {
  render(<Connection />);
  expect(document.body.textContent).toBe('connected');
  setOnline(false);
  expect(document.body.textContent).toBe('no connection');
  setOnline(true);
  expect(document.body.textContent).toBe('connected');
});

test('a connection that is restored without a subscriber is noticed on the next render', () => {
  const { unmount } = render(<Connection />);
  setOnline(false);
  unmount();
  setOnline(true);
  render(<Connection />);
  expect(document.body.textContent).toBe('connected');
});
