import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createQueryClient } from '#src/data/query-client';
import { startLanguages } from '#src/i18n/init';
import { UiProvider } from '#src/ui/theme/ui-provider';
import { stubBrowser } from '#tests/fixtures/open-app';
import { startEmulator } from '#tests/fixtures/start-emulator';
import { LogPanel } from './log-panel';

test('a failed load of earlier log lines shows the reason', async () => {
  await startLanguages('en-US');
  stubBrowser();
  const emulator = await startEmulator();
  emulator.fail('listLotLog', { kind: 'answer', body: { nextCursor: '1' }, merge: true, times: 1 });
  emulator.fail('listLotLog', {
    kind: 'status',
    status: 400,
    code: 'Archived',
    message: 'The log has been archived.',
    after: 1,
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <UiProvider theme="light" motion={false}>
          <LogPanel taskId="task-10002-1" lotNo="6" active={false} />
        </UiProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: /earlier/i }, { timeout: 5_000 }));
  expect(await screen.findByText('Couldn’t load the log')).toBeDefined();
  expect(screen.getByText('The log has been archived.')).toBeDefined();
});
