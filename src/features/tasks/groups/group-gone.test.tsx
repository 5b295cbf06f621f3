import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openApp } from '#tests/fixtures/open-app';
import { taskQueries } from '#src/data/tasks';

test('API-064 a list filtered by a group that is deleted elsewhere shows all tasks', async () => {
  const { emulator, cache, router } = await openApp({ path: '/console/task/task-list?group=g-10002-1&sort=name' });
  await screen.findAllByText('Price watch', {}, { timeout: 30_000 });
  expect(router.state.location.search).toContain('group=g-10002-1');
  await emulator.db.taskGroups.remove('g-10002-1');
  await cache.invalidateQueries({ queryKey: taskQueries.groups().queryKey });
  await vi.waitFor(() => expect(router.state.location.search).not.toContain('group='), { timeout: 5_000 });
  expect(router.state.location.search).toContain('sort=name');
}, 60_000);
