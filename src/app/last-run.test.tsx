import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openApp } from '#tests/fixtures/open-app';

// The first test also loads the page's code.
vi.setConfig({ testTimeout: 60_000 });
const longTimeout = { timeout: 50_000 };

test('TASK-16 TASK-17 a waiting task shows its last run and how long it has waited', async () => {
  await openApp({ path: '/console/task/template-list?status=3' });
  const waiting = await screen.findByText('Waiting', { selector: 'td *' }, longTimeout);
  const row = within(waiting.closest('tr') ?? document.body);
  expect(row.getByText(/^\d+ min, #1 in queue$/)).toBeTruthy();
  expect(row.getByText(/^\d+ (?:hr|min|sec)[^,]*$/)).toBeTruthy();
  expect(row.getByText(/ ago$/)).toBeTruthy();
  expect(row.queryByText('Never run')).toBeNull();
});

test('TPL-33 TPL-34 a task that never ran shows no start time and no CAPTCHAs', async () => {
  await openApp({ path: '/console/template/estate-agents?taskId=task-10002-9&parentNav=1&from=task-list' });
  expect(await screen.findByText('Never run', undefined, longTimeout)).toBeTruthy();
  const fact = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;
  expect(fact('Start time')).toBe('None');
  expect(fact('CAPTCHAs')).toBe('0');
});
