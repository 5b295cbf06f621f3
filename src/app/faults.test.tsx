import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { notifyManager } from '@tanstack/react-query';
import { createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Fault } from '#mocks/lib/faults';
import { applyConfig } from '#src/api/config';
import { setSessionToken } from '#src/api/session-token';
import { operations, type OperationId } from '#src/contract/operations.gen';
import { createQueryClient, setQueryClient } from '#src/data/query-client';
import { paths } from '#src/domain/paths';
import { startLanguages } from '#src/i18n/init';
import { stubBrowser } from '#tests/fixtures/open-app';
import { startEmulator, type TestEmulator } from '#tests/fixtures/start-emulator';
import { App } from './app';
import { routes } from './routes';

interface PageUnderTest {
  readonly path: string;
  readonly operationIds: readonly OperationId[];
  readonly loadedText: RegExp;
}

const pages: Readonly<Record<string, PageUnderTest>> = {
  'the task list': {
    path: '/console/task/template-list',
    operationIds: ['listTasks'],
    loadedText: /^Start Shoe prices|^Stop |^View data for/,
  },
  'the run page': {
    path: '/console/task/task-info?taskId=task-10002-1&parentNav=1',
    operationIds: ['getRunSummary', 'listLots', 'getTask', 'listSubtasks', 'listLotLog'],
    loadedText: /^Run 6$/,
  },
  'all data': {
    path: '/console/task/all-data?taskId=task-10002-5&from=task-list&parentNav=1',
    operationIds: ['listTaskRows'],
    loadedText: /^Data$/,
  },
  'lot data': {
    path: '/console/task/lot-data?taskId=task-10002-5&lotNo=3&parentNav=1',
    operationIds: ['listLotRows'],
    loadedText: /^Data$/,
  },
};

const faults: readonly (readonly [name: string, fault: Fault, notice: string])[] = [
  ['an overloaded server (500)', { kind: 'status', status: 500 }, 'Out of date'],
  ['a server that asks to be left alone (429)', { kind: 'status', status: 429, retryAfter: 30 }, 'Out of date'],
  ['no answer in time', { kind: 'pending' }, 'Out of date'],
  ['an answer that is cut off', { kind: 'malformed' }, 'Out of date'],
  ['a connection that closes', { kind: 'timeout', milliseconds: 5 }, 'You’re offline'],
  ['no connection', { kind: 'offline' }, 'You’re offline'],
];

let emulator: TestEmulator;
let cache = createQueryClient();

// The first test also loads the page's code.
vi.setConfig({ testTimeout: 60_000 });

beforeAll(async () => {
  await startLanguages('en-US');
  stubBrowser();
  emulator = await startEmulator();
});
beforeEach(async () => {
  setSessionToken(await emulator.signInAs('standard'));
});
afterEach(() => {
  cleanup();
  emulator.faults.set([]);
  applyConfig({});
});

async function open({ path, loadedText }: PageUnderTest) {
  cache = createQueryClient();
  cache.setDefaultOptions({ queries: { ...cache.getDefaultOptions().queries, retryDelay: 0 } });
  setQueryClient(cache);
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(<App router={router} cache={cache} />);
  await vi.waitFor(() => expect(isShown(loadedText)).toBe(true), { timeout: 15_000 });
  await waitUntilLoaded();
  return router;
}

async function waitUntilLoaded() {
  do {
    await eventually(() => {
      expect(cache.isFetching()).toBe(0);
      expect(pageText()).not.toContain('Loading');
    });
    await act(() => new Promise<void>((resolve) => notifyManager.schedule(resolve)));
  } while (cache.isFetching() > 0);
}

const isShown = (text: RegExp): boolean => screen.queryAllByLabelText(text).length > 0;
function passwordField(): HTMLInputElement {
  const field = document.querySelector<HTMLInputElement>('[role="dialog"] input[type="password"]');
  if (!field) throw new Error('no sign-in is asked for');
  return field;
}
const refetch = () => act(() => cache.refetchQueries({ type: 'active' }));
const resetQueries = () => act(() => cache.resetQueries({ type: 'active' }));
const injectFault = (fault: Fault, operationIds: readonly OperationId[]) => {
  if (fault.kind === 'pending') applyConfig({ timeout: 20 });
  emulator.faults.set([{ ...fault, operation: operationIds }]);
};
const clearFaults = () => {
  applyConfig({});
  emulator.faults.set([]);
};
/** A query by role is slow on a large page. */
const pageText = (): string => document.querySelector('main')?.textContent ?? '';
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 5_000, interval: 20 });

test('a page counts as shown only with all loaded data, however late the cache notifies it', async () => {
  notifyManager.setScheduler((callback) => setTimeout(callback, 100));
  try {
    await open(pages['lot data']!);
    expect(pageText()).toContain('· Boston');
  } finally {
    notifyManager.setScheduler((callback) => setTimeout(callback, 0));
  }
});

describe.each(Object.entries(pages))('%s', (_name, page) => {
  test('loaded data stays through every fault with a notice, and is current again afterwards', async () => {
    await open(page);
    const before = pageText();
    for (const [name, fault, notice] of faults) {
      injectFault(fault, page.operationIds);
      await refetch();
      await eventually(() => expect(screen.queryByText(notice), name).not.toBeNull());
      expect(isShown(page.loadedText), name).toBe(true);
      clearFaults();
      await refetch();
      await eventually(() => expect(pageText(), name).toBe(before));
    }
    injectFault({ kind: 'latency', milliseconds: 20 }, page.operationIds);
    await refetch();
    expect(pageText()).toBe(before);
  });

  test('every fault on the first load shows an error with a retry', async () => {
    await open(page);
    const before = pageText();
    for (const [name, fault] of faults) {
      injectFault(fault, page.operationIds);
      await resetQueries();
      await eventually(() => {
        expect(screen.queryAllByText(/^Try again( in \d+ s)?$/).length, name).toBeGreaterThan(0);
      });
      expect(document.querySelector('h1')?.textContent, name).toBeTruthy();
      expect(isShown(page.loadedText), name).toBe(false);
      clearFaults();
      await refetch();
      await eventually(() => expect(pageText(), name).toBe(before));
    }
  });

  test('the end of the session asks for sign-in in place, and the page continues where it was', async () => {
    const router = await open(page);
    injectFault({ kind: 'sessionEnd' }, page.operationIds);
    // Outside act, which would wait for calls that wait for the sign-in.
    void cache.refetchQueries({ type: 'active' });
    const password = await vi.waitFor(() => passwordField(), { timeout: 15_000 });
    expect(isShown(page.loadedText)).toBe(true);
    clearFaults();
    fireEvent.change(password, { target: { value: 'gleaner' } });
    fireEvent.submit(password);
    await eventually(() => expect(document.querySelector('[role="dialog"] input')).toBeNull());
    await eventually(() => expect(cache.isFetching()).toBe(0));
    expect(router.state.location.pathname + router.state.location.search).toBe(page.path);
    expect(isShown(page.loadedText)).toBe(true);
  });
});

const task = 'taskId=task-10002-5';
test.each([
  paths.overview,
  paths.templates,
  paths.template('hotels-by-city'),
  paths.templateCategory('travel'),
  paths.templateCollection('starters'),
  paths.publicTemplates,
  paths.publicTemplate('hotels-by-city'),
  paths.editTask('hotels-by-city', 'task-10002-5'),
  paths.templateTaskList,
  paths.taskInfo({ taskId: 'task-10002-5' }),
  `/console/task/all-data?${task}&parentNav=1`,
  `/console/task/lot-data?${task}&lotNo=3&parentNav=1`,
  paths.exportRecords,
  paths.planSubscription,
  paths.balance,
  paths.ordersInvoices,
  paths.coupons,
  paths.creditUsage,
  paths.paymentSettings,
  paths.account,
  paths.members,
  '/console/purchase?code=standard',
  '/console/purchase?orderId=order-1',
  '/console/purchase/result?orderId=order-1',
  '/task-share/abc',
  paths.pricing,
  paths.home,
])('%s has one heading of the first level when every call fails', async (path) => {
  cache = createQueryClient();
  cache.setDefaultOptions({ queries: { ...cache.getDefaultOptions().queries, retry: false } });
  setQueryClient(cache);
  const failing = (Object.keys(operations) as OperationId[]).filter((operation) => operation !== 'getAccount');
  injectFault({ kind: 'status', status: 500 }, failing);
  render(<App router={createMemoryRouter(routes, { initialEntries: [path] })} cache={cache} />);
  await vi.waitFor(
    () => {
      expect(document.querySelector('main')?.textContent).toBeTruthy();
      expect(document.querySelectorAll('[aria-busy="true"]')).toHaveLength(0);
      expect(cache.isFetching()).toBe(0);
      expect([...document.querySelectorAll('h1')].map(({ textContent }) => textContent)).toEqual([
        expect.stringMatching(/./u),
      ]);
    },
    { timeout: 15_000 },
  );
});
