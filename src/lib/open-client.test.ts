import { afterEach, expect, test, vi } from 'vitest';
import { desktopSystem, openProtocolUrl, setOpener } from './open-client';

afterEach(() => {
  setOpener(undefined);
  vi.unstubAllGlobals();
});

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/144.0 Safari/537.36', 0, 'windows'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0', 10, 'windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15', 0, 'macos'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15', 5, 'other'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15', 1, 'macos'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 Mobile', 5, 'other'],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/144.0 Safari/537.36', 0, 'other'],
  ['Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/144.0 Mobile Safari/537.36', 5, 'other'],
  ['', 0, 'other'],
])('%j with %i touch points has the client for %s', (userAgent, maxTouchPoints, system) => {
  expect(desktopSystem({ userAgent, maxTouchPoints })).toBe(system);
});

test('an address of the client is assigned to the page, unless a test replaces the opener', () => {
  const assign = vi.fn<(address: string) => void>();
  vi.stubGlobal('location', { assign });
  openProtocolUrl('gleaner://open');
  expect(assign.mock.calls).toEqual([['gleaner://open']]);
  const other = vi.fn<(address: string) => void>();
  setOpener(other);
  openProtocolUrl('gleaner://run');
  expect(other.mock.calls).toEqual([['gleaner://run']]);
  setOpener(undefined);
  openProtocolUrl('gleaner://again');
  expect(assign.mock.calls.at(-1)).toEqual(['gleaner://again']);
});
