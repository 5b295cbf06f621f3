import { TaskStatus, TemplateStatus } from '#src/contract/enums.gen';

/** What of a task decides whether somebody should look at it. */
interface TaskFacts {
  readonly taskExecuteStatus: TaskStatus;
  readonly currentTotalExtractCount: number;
  readonly errorCount?: number;
  readonly templateInfo: { readonly status: TemplateStatus } | null;
}

/** Why a task needs somebody: its last run found nothing or had errors, or its template is under maintenance. */
export type Trouble = 'foundNothing' | 'errors' | 'maintenance';

/** What is wrong with a task; the gravest first, undefined when nothing is. */
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

/** The tasks that need somebody, by what is wrong with them, in the order given; kinds without a task are left out. */
export function tasksInTrouble<Task extends TaskFacts>(
  tasks: readonly Task[],
): readonly { readonly trouble: Trouble; readonly tasks: readonly Task[] }[] {
  return (['errors', 'foundNothing', 'maintenance'] as const)
    .map((trouble) => ({ trouble, tasks: tasks.filter((task) => troubleOf(task) === trouble) }))
    .filter((group) => group.tasks.length > 0);
}
