import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#src/data/query-client';
import { TaskStatus } from '#src/contract/enums.gen';
import type { Task } from '#src/domain/task';
import { TASK_POLL_INTERVAL } from '#src/data/polling';
import { startLanguages } from '#src/i18n/init';
import { UiProvider } from '#src/ui/theme/ui-provider';
import { letTimePass } from '#tests/fixtures/let-time-pass';
import { startEmulator } from '#tests/fixtures/start-emulator';
import { TasksAtWork } from './tasks-at-work';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('TASK-29 running tasks keep their place under the pointer, and moved rows are counted', async () => {
  await startLanguages('en-US');
  vi.useFakeTimers();
  const emulator = await startEmulator();
  const answer = (...names: readonly string[]) => {
    const items = names.map((name): Partial<Task> => ({
      taskId: name,
      taskName: name,
      taskGroupId: 'g-1',
      taskExecuteStatus: TaskStatus.Running,
      currentTotalExtractCount: 10,
    }));
    emulator.faults.set([
      { kind: 'answer', operation: 'listTasks', body: { items, total: items.length }, merge: true },
    ]);
  };
  answer('Lamps', 'Beds', 'Chairs');
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <UiProvider theme="light" motion={false}>
          <TasksAtWork />
        </UiProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await letTimePass(emulator, 1_000);
  const list = screen.getByRole('list', { name: 'Running now' });
  const names = () =>
    within(list)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  expect(names()).toEqual(['Lamps', 'Beds', 'Chairs']);
  fireEvent.pointerEnter(list);
  answer('Chairs', 'Lamps', 'Beds');
  await letTimePass(emulator, TASK_POLL_INTERVAL);
  expect(names()).toEqual(['Lamps', 'Beds', 'Chairs']);
  fireEvent.click(screen.getByRole('button', { name: 'Update order (1 row moved)' }));
  expect(names()).toEqual(['Chairs', 'Lamps', 'Beds']);
  answer('Lamps', 'Beds', 'Chairs');
  await letTimePass(emulator, TASK_POLL_INTERVAL);
  expect(names()).toEqual(['Chairs', 'Lamps', 'Beds']);
  fireEvent.pointerLeave(list);
  expect(names()).toEqual(['Lamps', 'Beds', 'Chairs']);
});
