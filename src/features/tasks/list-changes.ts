import { TaskStatus } from '#src/contract/enums.gen';
import type { Task } from '#src/domain/task';

export type ChangingTask = Pick<
  Task,
  'taskId' | 'taskName' | 'taskExecuteStatus' | 'endExecuteTime' | 'errorCount' | 'currentTotalExtractCount'
>;

export type ChangeKind = 'started' | 'finished' | 'errors' | 'foundNothing' | 'stopped';

export interface TaskChange {
  readonly kind: ChangeKind;
  readonly task: ChangingTask;
}

/** Reports a start only after waiting, because a manual start has its own message. */
export function changesBetween(
  before: readonly ChangingTask[] | undefined,
  after: readonly ChangingTask[] | undefined,
): TaskChange[] {
  if (before === undefined || after === undefined || before === after) return [];
  // An unchanged row is the same object.
  const touched = after.filter((task, index) => before[index] !== task);
  if (touched.length === 0) return [];
  const previousById = new Map(before.map((task) => [task.taskId, task]));
  return touched.flatMap((task) => {
    const kind = kindOf(previousById.get(task.taskId), task);
    return kind === undefined ? [] : [{ kind, task }];
  });
}

function kindOf(previous: ChangingTask | undefined, task: ChangingTask): ChangeKind | undefined {
  const was = previous?.taskExecuteStatus;
  const is = task.taskExecuteStatus;
  if (was === undefined || was === is) return undefined;
  if (is === TaskStatus.Running) return was === TaskStatus.Waiting ? 'started' : undefined;
  // A refused start rolls the row back: no run ended.
  if (task.endExecuteTime === previous?.endExecuteTime) return undefined;
  if (is === TaskStatus.Stoped) return 'stopped';
  if (is !== TaskStatus.Completed) return undefined;
  if ((task.errorCount ?? 0) > 0) return 'errors';
  return task.currentTotalExtractCount === 0 ? 'foundNothing' : 'finished';
}
