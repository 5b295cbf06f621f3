import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openApp } from '#tests/fixtures/open-app';
import type { PersonaName } from '#mocks/personas';

// The first test also loads the page's code.
vi.setConfig({ testTimeout: 60_000 });

const lists: readonly (readonly [name: string, path: string, persona: PersonaName])[] = [
  ['TASK-19 TASK-20 the list of all tasks', '/console/task/task-list?page=99', 'standard'],
  ['TASK-19 TASK-20 the list of template tasks', '/console/task/template-list?page=99', 'standard'],
  ['EXP-01 the export records', '/console/task/export-record?page=99', 'standard'],
  ['BILL-02 the orders', '/console/payment-plan/orders-invoices?start=990', 'standard'],
  ['API-016 the logins', '/console/account-center/account?page=99', 'standard'],
  ['MEM-02 the members', '/console/account-center/member-manage?page=99', 'enterprise'],
  ['TPL-02 the gallery', '/console/template?page=99', 'standard'],
];

test.each(lists)('%s with a page number past the end opens the last page', async (_name, path, persona) => {
  const { router } = await openApp({ path, persona });
  const range = await waitFor(
    () => {
      expect(router.state.location.search).not.toMatch(/99/);
      const main = within(screen.getByRole('main'));
      const [found] = main.getAllByText(/^\d[\d,]*–\d[\d,]* of \d[\d,]*$/);
      if (found === undefined) throw new Error('no range');
      return found.textContent;
    },
    { timeout: 50_000 },
  );
  const [from = 0, to = 0, total] = range.match(/\d[\d,]*/g)?.map((text) => Number(text.replace(',', ''))) ?? [];
  expect(from).toBeLessThanOrEqual(to);
  expect(to).toBe(total);
});

test('BILL-03 the coupons with a page number past the end show the coupons there are', async () => {
  const { router } = await openApp({ path: '/console/payment-plan/coupons?page=99' });
  await screen.findByRole('list', { name: 'Coupons' }, { timeout: 50_000 });
  expect(router.state.location.search).toBe('');
});
