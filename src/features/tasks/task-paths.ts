import type { Schemas } from '#src/contract/types';
import { ParentNav, paths } from '#src/domain/paths';

/** The run page of a task with everything its address carries (TASK-22); `parentNav` is the menu entry it is reached from (NAV-12). */
export function infoPath(task: Schemas['TaskListItem'], parentNav: ParentNav = ParentNav.TemplateList): string {
  return paths.taskInfo({
    taskId: task.taskId,
    taskType: task.workFlowType,
    scheduleType: task.scheduleType ?? undefined,
    nextExecuteTime: task.nextExecuteTime ?? undefined,
    status: task.taskExecuteStatus,
    parentNav,
  });
}
