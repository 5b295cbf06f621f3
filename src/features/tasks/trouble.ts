import { TaskStatus, TemplateStatus } from '#src/contract/enums.gen';

interface TaskFacts {
  readonly taskExecuteStatus: TaskStatus;
  readonly currentTotalExtractCount: number;
  readonly errorCount?: number;
  readonly templateInfo: { readonly status: TemplateStatus } | null;
}

export type Trouble = 'foundNothing' | 'errors' | 'maintenance';

function troubleOf({
  taskExecuteStatus,
  currentTotalExtractCount,
  errorCount = 0,
  templateInfo,
}: TaskFacts): Trouble | undefined {
  if (taskExecuteStatus === TaskStatus.Completed && errorCount > 0) return 'errors';
  if (taskExecuteStatus === TaskStatus.Completed && currentTotalExtractCount === 0) return 'foundNothing';
  if (templateInfo?.status === TemplateStatus.Maintaining) return 'maintenance';
  return undefined;
}

export function tasksInTrouble<Task extends TaskFacts>(
  tasks: readonly Task[],
): readonly { readonly trouble: Trouble; readonly tasks: readonly Task[] }[] {
  return (['errors', 'foundNothing', 'maintenance'] as const)
    .map((trouble) => ({ trouble, tasks: tasks.filter((task) => troubleOf(task) === trouble) }))
    .filter((group) => group.tasks.length > 0);
}
