import { useQuery } from '@tanstack/react-query';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { taskQueries } from '#src/data/tasks';
import { OperationsProvider, useOperations, type Operations } from '#src/features/tasks/operations/operations';
import type { Task } from '#src/domain/task';
import { Button } from '#src/ui/button';

const inside = (element: HTMLElement) => within(element);

type BatchOperation = 'start' | 'stop' | 'move' | 'copy' | 'schedule' | 'priority' | 'remove';
type SingleOperation = Exclude<keyof Operations, BatchOperation | 'clearSchedule' | 'goTo'>;

interface OperationButtonProps {
  readonly operation: BatchOperation | SingleOperation;
  /** Tasks of the account, counted from 1. */
  readonly taskNumbers: readonly number[];
  readonly userId?: string;
}

export function OperationButton(props: OperationButtonProps) {
  return (
    <OperationsProvider>
      <OperationButtonInner {...props} />
    </OperationsProvider>
  );
}

function OperationButtonInner({ operation, taskNumbers, userId = '10002' }: OperationButtonProps) {
  const operations = useOperations();
  const { data } = useQuery(taskQueries.list({ page: 1, pageSize: 100 }));
  const tasks = taskNumbers.flatMap((number): readonly Task[] => {
    const task = data?.items.find(({ taskId }) => taskId === `task-${userId}-${String(number)}`);
    return task ? [task] : [];
  });
  const [first] = tasks;
  if (!first) return data ? null : <p>Reading the tasks</p>;
  return (
    <>
      <Button
        onClick={() => {
          if (
            operation === 'rename' ||
            operation === 'share' ||
            operation === 'cloudNodes' ||
            operation === 'clusterGroup'
          )
            void operations.current[operation](first);
          else void operations.current[operation](tasks);
        }}
      >
        Do it
      </Button>
      <ul aria-label="Shown">
        {tasks.map((task) => (
          <li key={task.taskId}>{`${task.taskName} · ${task.taskGroupName} · ${String(task.priority)}`}</li>
        ))}
      </ul>
    </>
  );
}

export async function openDialog(name?: string | RegExp) {
  await userEvent.click(await screen.findByRole('button', { name: 'Do it' }));
  const dialog = await screen.findByRole('dialog', name === undefined ? {} : { name }, { timeout: 4_000 });
  await waitFor(() => expect(dialog).toBeVisible());
  return inside(dialog);
}

export const toasts = () => inside(screen.getByRole('region', { name: 'Notifications' }));
