import { TaskStatus, TemplateStatus } from '#src/contract/enums.gen';

interface TaskFacts {
  readonly taskExecuteStatus: TaskStatus;
  readonly currentTotalExtractCount: number;
  readonly errorCount?: number;
  readonly templateInfo: { readonly status: TemplateStatus } | null;
}

export type TaskProblem = 'foundNothing' | 'errors' | 'maintenance';

function taskProblemOf({
  taskExecuteStatus,
  currentTotalExtractCount,
  errorCount = 0,
  templateInfo,
}: TaskFacts): TaskProblem | undefined {
  if (taskExecuteStatus === TaskStatus.Completed && errorCount > 0) return 'errors';
  if (taskExecuteStatus === TaskStatus.Completed && currentTotalExtractCount === 0) return 'foundNothing';
  if (templateInfo?.status === TemplateStatus.Maintaining) return 'maintenance';
  return undefined;
}

export function tasksWithProblems<Task extends TaskFacts>(
  tasks: readonly Task[],
): readonly { readonly problem: TaskProblem; readonly tasks: readonly Task[] }[] {
  return (['errors', 'foundNothing', 'maintenance'] as const)
    .map((problem) => ({ problem, tasks: tasks.filter((task) => taskProblemOf(task) === problem) }))
    .filter((group) => group.tasks.length > 0);
}
