import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { applyConfig } from '#src/api/config';
import { startLanguages } from '#src/i18n/init';
import { loadPageTexts } from '#src/i18n/page-texts';
import { Download } from './download';
import { detectSystem } from './use-system';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const LINUX = 'Mozilla/5.0 (X11; Linux x86_64)';
const PHONE = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Mobile';

beforeAll(async () => {
  await startLanguages('en-US');
  await loadPageTexts('site');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  applyConfig({});
});

function open(userAgent: string, address = '/download') {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  render(
    <MemoryRouter initialEntries={[address]}>
      <Download />
    </MemoryRouter>,
  );
}
const order = () => screen.getAllByRole('article').map((each) => within(each).getByRole('heading').textContent);

test.each([
  [WINDOWS, 0, 'windows'],
  [MAC, 0, 'macos'],
  [MAC, 5, 'mobile'],
  [PHONE, 5, 'mobile'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5, 'mobile'],
  [LINUX, 0, 'other'],
])('%s with %s touch points is %s', (userAgent, maxTouchPoints, system) => {
  expect(detectSystem({ userAgent, maxTouchPoints })).toBe(system);
});

test('the package for the current system comes first and is marked', () => {
  open(MAC);
  expect(order()).toEqual(['macOS', 'Windows']);
  expect(within(screen.getByRole('article', { name: 'macOS' })).getByText('Your system')).toBeTruthy();
  expect(within(screen.getByRole('article', { name: 'Windows' })).queryByText('Your system')).toBeNull();
});

test('the system in the query comes first, and an unknown one is ignored', () => {
  open(WINDOWS, '/download?system=macos');
  expect(order()).toEqual(['macOS', 'Windows']);
  cleanup();
  open(MAC, '/download?system=amiga');
  expect(order()).toEqual(['macOS', 'Windows']);
});

test('without a configured installer the page says so and links to contact', () => {
  open(WINDOWS);
  const windows = within(screen.getByRole('article', { name: 'Windows' }));
  expect(windows.getByText('The Windows installer isn’t available here yet')).toBeTruthy();
  expect(windows.getByRole('link', { name: 'Request the installer' }).getAttribute('href')).toBe('/help/contact');
  expect(screen.queryByRole('link', { name: /^Download for/ })).toBeNull();
});

test('an installer with only an address shows no version, size or checksum', () => {
  applyConfig({ clientDownloads: { windows: { url: 'https://downloads.example/setup.exe' } } });
  open(WINDOWS);
  const windows = within(screen.getByRole('article', { name: 'Windows' }));
  expect(windows.getByRole('link').getAttribute('href')).toBe('https://downloads.example/setup.exe');
  for (const text of ['Version', 'Size', 'SHA-256 checksum']) expect(windows.queryByText(text)).toBeNull();
});

test.each([
  [LINUX, 'The desktop app runs on Windows and macOS'],
  [PHONE, 'The desktop app is for computers'],
])('on %s the page explains the limits and links to the templates', (userAgent, title) => {
  open(userAgent);
  expect(screen.getByText(title)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Browse templates' }).getAttribute('href')).toBe('/template');
  expect(screen.queryByText('Your system')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Open the desktop app' })).toBeNull();
});
