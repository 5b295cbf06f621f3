import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { applyConfig } from '#src/api/config';
import { createQueryClient } from '#src/data/query-client';
import { TaskMode } from '#src/contract/enums.gen';
import type { ClientTask } from '#src/domain/client-protocol';
import { startLanguages } from '#src/i18n/init';
import { setOpener } from '#src/lib/open-client';
import { ClientRun } from './client-run';

const task: ClientTask = { workFlowType: TaskMode.AdvanceMode, taskId: 'task-1' };
const link = 'gleaner://run?workFlowType=2&taskId=task-1';
const opened = vi.fn<(address: string) => void>();

beforeAll(() => startLanguages('en-US'));
beforeEach(() => {
  vi.useFakeTimers();
  setOpener(opened);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  opened.mockReset();
  setOpener(undefined);
  applyConfig({});
});

function open() {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <ClientRun task={task} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const pass = (milliseconds: number) => {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
};
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const see = (visibilityState: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};
const onSystem = (userAgent: string) => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);

test('PUB-02 the client opens once, and after no answer a retry opens it again', () => {
  open();
  expect(opened.mock.calls).toEqual([[link]]);
  pass(2_400);
  expect(heading()).toBe('Opening the desktop app');
  pass(200);
  expect(heading()).toBe('The desktop app didn’t open');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(heading()).toBe('Opening the desktop app');
  expect(opened).toHaveBeenCalledTimes(2);
  fireEvent.blur(window);
  expect(heading()).toBe('Continue in the desktop app');
  pass(10_000);
  expect(heading()).toBe('Continue in the desktop app');
});

test('a page hidden by the client counts as an answer', () => {
  open();
  see('hidden');
  expect(heading()).toBe('Continue in the desktop app');
});

test('a background page opens the client only when it becomes visible', () => {
  see('hidden');
  open();
  pass(10_000);
  expect(opened).not.toHaveBeenCalled();
  see('visible');
  expect(opened.mock.calls).toEqual([[link]]);
});

test.each([
  ['Windows NT 10.0', ['Download for Windows', 'Download for macOS']],
  ['Macintosh; Intel Mac OS X 10_15_7', ['Download for macOS', 'Download for Windows']],
])('PUB-02 on %s its own download comes first', (userAgent, expected) => {
  onSystem(`Mozilla/5.0 (${userAgent})`);
  open();
  pass(3_000);
  const links = screen.getAllByRole('link', { name: /^Download/ });
  expect(links.map(({ textContent }) => textContent)).toEqual(expected);
  expect(screen.getByText('Sign in with the same account.')).toBeTruthy();
});

test('on another system the page names the supported systems', () => {
  onSystem('Mozilla/5.0 (X11; Linux x86_64)');
  open();
  pass(3_000);
  expect(screen.getByText(/^The desktop app runs on Windows and macOS/)).toBeTruthy();
  expect(screen.queryByRole('listitem')).toBeNull();
});

test('PUB-02 an installer named in the configuration is offered for download', () => {
  onSystem('Mozilla/5.0 (Windows NT 10.0)');
  applyConfig({ clientDownloads: { windows: { url: 'https://downloads.example/gleaner.exe' } } });
  open();
  pass(3_000);
  const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(address('Download for Windows')).toBe('https://downloads.example/gleaner.exe');
  expect(address('Download for macOS')).toBe('/download?system=macos');
});
