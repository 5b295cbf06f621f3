import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, test } from 'vitest';
import { createQueryClient } from '#src/data/query-client';
import { AccountLevel } from '#src/contract/enums.gen';
import { startLanguages } from '#src/i18n/init';
import { Button } from '#src/ui/button';
import { UiProvider } from '#src/ui/theme/ui-provider';
import { startEmulator } from '#tests/fixtures/start-emulator';
import { useChoosePremium } from './use-choose-premium';

beforeAll(() => startLanguages('en-US'));

function Choose() {
  const choosePremium = useChoosePremium();
  return <Button onClick={() => void choosePremium()}>choose</Button>;
}

async function choose() {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <UiProvider theme="light" motion={false}>
          <Choose />
        </UiProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'choose' }));
}

test('FORM-33 FORM-34 a trial without premium proxies is offered second, with a note that it does not help', async () => {
  const emulator = await startEmulator({ persona: 'free' });
  emulator.fail('canTrial', { kind: 'answer', body: { trialLevel: AccountLevel.Basic }, merge: true });
  await choose();
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('Your free trial is for the Basic plan, which doesn’t include this.');
});

test.each(['getAccount', 'getTemplateBalance'] as const)(
  'a failed check of plan or balance (%s) shows the reason',
  async (operation) => {
    const emulator = await startEmulator({ persona: 'standard' });
    emulator.fail(operation, { kind: 'status', status: 400, code: 'Frozen', message: 'The ledger is being closed.' });
    await choose();
    expect(await screen.findByText('Couldn’t check your plan and balance')).toBeDefined();
    expect(screen.getByText('The ledger is being closed.')).toBeDefined();
  },
);
