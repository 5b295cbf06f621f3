import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeAll, expect, test } from 'vitest';
import { personas } from '#mocks/personas';
import { createQueryClient } from '#src/data/query-client';
import { AccountLevel, TrialState } from '#src/contract/enums.gen';
import { startLanguages } from '#src/i18n/init';
import { Button } from '#src/ui/button';
import { ConfirmProvider } from '#src/ui/confirm';
import { startEmulator } from '#tests/fixtures/start-emulator';
import { readBalanceVisit } from './balance-visit';
import { useShowTaskLimit } from '../start/use-task-limit';
import { usePrompts } from './use-prompts';

beforeAll(() => startLanguages('en-US'));

function Buttons() {
  const { upgradePrompt, topUpPrompt } = usePrompts();
  const showTaskLimit = useShowTaskLimit();
  return (
    <>
      <Button onClick={() => void upgradePrompt({ reason: () => 'because', requiredLevel: AccountLevel.Standard })}>
        upgrade
      </Button>
      <Button onClick={() => void topUpPrompt({ reason: () => 'because', needed: 3 })}>top up</Button>
      <Button onClick={() => void showTaskLimit({ quantity: 25, limit: 25 })}>task limit</Button>
    </>
  );
}

function page() {
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <ConfirmProvider>
          <Buttons />
        </ConfirmProvider>
      ),
    },
    { path: '*', element: null },
  ]);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return Object.assign(() => router.state.location.pathname, { state: (): unknown => router.state.location.state });
}

const open = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name }));
  return screen.findByRole('dialog');
};

test('START-07 the prompt for a higher level links to the plans', async () => {
  await startEmulator({ persona: 'free' });
  const location = page();
  await open('upgrade');
  await userEvent.click(screen.getByRole('button', { name: 'See plans' }));
  expect(location()).toBe('/pricing');
});

test('START-07 a trial of a plan that is too low is the second choice, with an explanation', async () => {
  const emulator = await startEmulator({ persona: 'free' });
  emulator.fail('canTrial', { kind: 'answer', body: { trialLevel: AccountLevel.Basic }, merge: true });
  const location = page();
  const dialog = await open('upgrade');
  expect(dialog.textContent).toContain('Your free trial is for the Basic plan, which doesn’t include this.');
  expect(screen.getByRole('button', { name: 'Start free trial' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'See plans' }));
  expect(location()).toBe('/pricing');
});

test('ERR-06 at the task limit, a trial of the current plan is the second choice, with an explanation', async () => {
  const { db, fail } = await startEmulator({ persona: 'basic' });
  await db.accounts.update(personas.basic.userId, (draft) => void (draft.trialState = TrialState.Never));
  fail('canTrial', { kind: 'answer', body: { trialLevel: AccountLevel.Basic }, merge: true });
  const location = page();
  const dialog = await open('task limit');
  expect(dialog.textContent).toContain('Your free trial is for the Basic plan, which doesn’t include this.');
  await userEvent.click(screen.getByRole('button', { name: 'See plans' }));
  expect(location()).toBe('/pricing');
});

test('START-07 FORM-34 confirming the trial opens the trial page', async () => {
  const { db } = await startEmulator({ persona: 'basic' });
  await db.accounts.update(personas.basic.userId, (draft) => void (draft.trialState = TrialState.Never));
  const location = page();
  const dialog = await open('upgrade');
  expect(dialog.textContent).toContain('You need the Standard plan for this');
  await userEvent.click(screen.getByRole('button', { name: 'Start free trial' }));
  expect(location()).toBe('/console/trial');
});

test.each([
  ['refused', { kind: 'answer', body: { canTrial: false } }],
  ['unknown', { kind: 'status', status: 500 }],
] as const)('FORM-34 no trial is offered when the eligibility is %s', async (_, fault) => {
  const emulator = await startEmulator({ persona: 'free' });
  emulator.fail('canTrial', fault);
  const location = page();
  await open('upgrade');
  expect(screen.queryByRole('button', { name: 'Start free trial' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'See plans' }));
  expect(location()).toBe('/pricing');
});

test('the highest plan is offered contact with support, without an eligibility request', async () => {
  const emulator = await startEmulator({ persona: 'enterprisePlus' });
  const location = page();
  await open('upgrade');
  expect(emulator.sent('canTrial')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Contact support' }));
  expect(location()).toBe('/help/contact');
});

test.each(['upgrade', 'top up'])('the prompt for a sub-member names the admin (%s) and opens no page', async (name) => {
  await startEmulator({ persona: 'enterpriseChild' });
  const location = page();
  const dialog = await open(name);
  expect(dialog.textContent).toContain('Ask your admin about plans and payments.');
  await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
  expect(location()).toBe('/');
});

test('FORM-37 confirming the top-up prompt opens the balance page', async () => {
  await startEmulator({ persona: 'standard' });
  const location = page();
  await open('top up');
  await userEvent.click(screen.getByRole('button', { name: 'Top up balance' }));
  expect(location()).toBe('/console/balance');
  expect(location.state()).toMatchObject({ reason: 'premiumProxies', needed: 3, back: '/' });
  expect(readBalanceVisit(location.state())).toBeUndefined();
  expect(readBalanceVisit({ ...Object(location.state()), back: '/console/template/a?taskId=1' })).toEqual({
    reason: 'premiumProxies',
    needed: 3,
    back: '/console/template/a?taskId=1',
  });
});
