import { fn } from 'storybook/test';
import { taskKey, type Task } from '#src/domain/task';
import type { ListState } from '#src/shared/list/use-list-page';

/** What `useListPage` returns after a successful call. */
export const exampleList = (rows: readonly Task[]): ListState<Task> => ({
  rows,
  rowKey: taskKey,
  rowsId: '1',
  offline: false,
  error: null,
  isRetrying: false,
  retryIn: undefined,
  onRetry: fn(),
  staleness: undefined,
  selection: { selected: new Set(), onChange: fn(), rows: [], remove: fn(), clear: fn() },
});
