import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeAll, expect, test } from 'vitest';
import { personas } from '#mocks/personas';
import { createQueryClient } from '#src/data/query-client';
import { TrialState } from '#src/contract/enums.gen';
import { startLanguages } from '#src/i18n/init';
import { ConfirmProvider } from '#src/ui/confirm';
import { ToastProvider } from '#src/ui/toast';
import { startEmulator } from '#tests/fixtures/start-emulator';
import { useCloudCheck } from './use-cloud-check';

beforeAll(() => startLanguages('en-US'));

function Probe() {
  const check = useCloudCheck();
  const [result, setResult] = useState('');
  return (
    <>
      <button type="button" onClick={() => void check().then((allowed) => setResult(String(allowed)))}>
        check
      </button>
      <output>{result}</output>
    </>
  );
}

function page(): () => string {
  const element = (
    <ConfirmProvider>
      <ToastProvider>
        <Probe />
      </ToastProvider>
    </ConfirmProvider>
  );
  const router = createMemoryRouter([
    { path: '/', element },
    { path: '*', element: null },
  ]);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return () => router.state.location.pathname;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('START-17 a plan with cloud runs sees no prompt', async () => {
  await startEmulator({ persona: 'standard' });
  page();
  await press('check');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('true'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['None', 'noPlan', TrialState.Never, true],
  ['Free', 'free', TrialState.Never, true],
  ['Basic', 'basic', TrialState.Done, false],
] as const)(
  'START-17 %s sees the required plan, and a trial only when one is available',
  async (_, persona, trialState, canTrial) => {
    const { db } = await startEmulator({ persona });
    await db.accounts.update(personas[persona].userId, (draft) => void (draft.trialState = trialState));
    const where = page();
    await press('check');
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('Cloud runs require the Standard plan or higher.');
    expect(screen.queryByRole('button', { name: 'Start free trial' }) !== null).toBe(canTrial);
    await press('See plans');
    expect(where()).toBe('/pricing');
  },
);

test('START-18 ERR-15 an expired plan sees an upgrade prompt without a trial', async () => {
  const emulator = await startEmulator({ persona: 'expired' });
  emulator.fail('canTrial', { kind: 'answer', body: { canTrial: true }, merge: true });
  page();
  await press('check');
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('Cloud runs require an active plan.');
  expect(screen.queryByRole('button', { name: 'Start free trial' })).toBeNull();
  await press('Cancel');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('false'));
});
