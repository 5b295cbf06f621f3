import { cleanup, render } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { setSessionToken } from '#src/api/session-token';
import { operations, type OperationId } from '#src/contract/operations.gen';
import { createQueryClient, setQueryClient } from '#src/data/query-client';
import { paths } from '#src/domain/paths';
import { startLanguages } from '#src/i18n/init';
import { stubBrowser } from '#tests/fixtures/open-app';
import { startEmulator, type TestEmulator } from '#tests/fixtures/start-emulator';
import { App } from './app';
import { routes } from './routes';

let emulator: TestEmulator;

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
  const cache = createQueryClient();
  cache.setDefaultOptions({ queries: { ...cache.getDefaultOptions().queries, retry: false } });
  setQueryClient(cache);
  const failing = (Object.keys(operations) as OperationId[]).filter((operation) => operation !== 'getAccount');
  emulator.faults.set([{ kind: 'status', status: 500, operation: failing }]);
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
