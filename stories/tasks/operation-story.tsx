import { useQuery } from '@tanstack/react-query';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { taskQueries } from '#src/data/tasks';
import { OperationsProvider, useOperations, type Operations } from '#src/features/tasks/operations/operations';
import type { Task } from '#src/features/tasks/operations/task';
import { Button } from '#src/ui/button';

const inside = (element: HTMLElement) => within(element);

type Several = 'start' | 'stop' | 'move' | 'copy' | 'schedule' | 'priority' | 'remove';
type One = Exclude<keyof Operations, Several | 'clearSchedule' | 'goTo'>;

interface OperationOn {
  readonly what: Several | One;
  /** Tasks of the account, counted from 1. */
  readonly numbers: readonly number[];
  readonly userId?: string;
}

export function OperationButton(props: OperationOn) {
  return (
    <OperationsProvider>
      <Inner {...props} />
    </OperationsProvider>
  );
}

function Inner({ what, numbers, userId = '10002' }: OperationOn) {
  const operations = useOperations();
  const { data } = useQuery(taskQueries.list({ page: 1, pageSize: 100 }));
  const tasks = numbers.flatMap((number): readonly Task[] => {
    const task = data?.items.find(({ taskId }) => taskId === `task-${userId}-${String(number)}`);
    return task ? [task] : [];
  });
  const [first] = tasks;
  if (!first) return data ? null : <p>Reading the tasks</p>;
  return (
    <>
      <Button
        onClick={() => {
          if (what === 'rename' || what === 'share' || what === 'cloudNodes' || what === 'clusterGroup')
            void operations.current[what](first);
          else void operations.current[what](tasks);
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

/** Returns the dialog that opens; `name` selects a later one. */
export async function openIt(name?: string | RegExp) {
  await userEvent.click(await screen.findByRole('button', { name: 'Do it' }));
  const dialog = await screen.findByRole('dialog', name === undefined ? {} : { name }, { timeout: 4_000 });
  await waitFor(() => expect(dialog).toBeVisible());
  return inside(dialog);
}

export const toasts = () => inside(screen.getByRole('region', { name: 'Notifications' }));
