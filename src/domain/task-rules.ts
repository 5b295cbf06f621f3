import { LotStatus, TaskMode, type TaskStatus } from '#src/contract/enums.gen';
import { isTaskActive } from './task-states';

/** Whether start is offered: the task is neither Running nor Waiting (TASK-30). */
export function mayStart(status: TaskStatus): boolean {
  return !isTaskActive(status);
}

/** Whether stop is offered: the task is Running or Waiting (TASK-31). */
export function mayStop(status: TaskStatus): boolean {
  return isTaskActive(status);
}

/** Whether 'task is running' is warned of: executing, waiting, or a stop still in progress (START-04). */
export function isTaskBusy(task: { readonly status: TaskStatus; readonly stopInProgress?: boolean }): boolean {
  return isTaskActive(task.status) || task.stopInProgress === true;
}

/** What one run looks like. There is no Failed status: errors are a count that not every server sends (ENUM-34). */
export type LotPicture =
  | 'waiting'
  | 'nothingYet'
  | 'collecting'
  | 'stopped'
  | 'endedWithErrors'
  | 'foundNothing'
  | 'completed'
  | 'unknown';

/** The picture of a run from its status, its rows and its `errorCount`; 'no rows so far' is not 'found nothing'. */
export function lotPicture(lot: {
  readonly status: LotStatus;
  readonly rows: number;
  readonly errorCount?: number | null;
}): LotPicture {
  switch (lot.status) {
    case LotStatus.Waiting:
      return 'waiting';
    case LotStatus.Running:
      return lot.rows > 0 ? 'collecting' : 'nothingYet';
    case LotStatus.Stopped:
      return 'stopped';
    case LotStatus.Completed:
      if ((lot.errorCount ?? 0) > 0) return 'endedWithErrors';
      return lot.rows > 0 ? 'completed' : 'foundNothing';
    default:
      return 'unknown';
  }
}

export type TaskAction =
  | 'edit'
  | 'rename'
  | 'move'
  | 'copy'
  | 'share'
  | 'schedule'
  | 'clearSchedule'
  | 'priority'
  | 'cloudNodes'
  | 'clusterGroup'
  | 'delete';

/** One entry of a task's more menu; a disabled one carries the reason a person reads. */
export interface TaskMenuEntry {
  readonly action: TaskAction;
  readonly disabledBecause: 'templateTask' | 'noSchedule' | null;
}

const moreMenuOrder: readonly TaskAction[] = [
  'edit',
  'rename',
  'move',
  'copy',
  'share',
  'schedule',
  'clearSchedule',
  'priority',
  'cloudNodes',
  'clusterGroup',
  'delete',
];

/** The batch bar's actions in order (TASK-21). */
export const batchActions = [
  'start',
  'stop',
  'move',
  'copy',
  'schedule',
  'clearSchedule',
  'priority',
  'delete',
] as const;

export type BatchAction = (typeof batchActions)[number];

/** What decides whether an action of the batch bar applies to a task. */
export interface BatchTask {
  readonly taskExecuteStatus: TaskStatus;
  readonly stopping?: boolean;
  readonly workFlowType: TaskMode;
  readonly scheduleType: number | null;
}

/** Whether an action of the batch bar has something to do with a task (TASK-30, TASK-31, ROLE-15). */
export function appliesTo(action: BatchAction, task: BatchTask): boolean {
  switch (action) {
    case 'start':
      return mayStart(task.taskExecuteStatus) && task.stopping !== true;
    case 'stop':
      return mayStop(task.taskExecuteStatus) && task.stopping !== true;
    case 'copy':
      return task.workFlowType !== TaskMode.TemplateMode;
    case 'clearSchedule':
      return task.scheduleType !== null;
    case 'move':
    case 'schedule':
    case 'priority':
    case 'delete':
      return true;
  }
}

/** The more menu of a task in order; copy and share are off for template tasks (TASK-18, ROLE-15). */
export function moreMenu(task: { readonly mode: TaskMode; readonly hasSchedule: boolean }): readonly TaskMenuEntry[] {
  return moreMenuOrder.map((action) => ({ action, disabledBecause: disabledBecause(action, task) }));
}

/** Where a task's parameters are edited: a template task in the console, another in the desktop client. */
export function editedIn(mode: TaskMode): 'console' | 'client' {
  return mode === TaskMode.TemplateMode ? 'console' : 'client';
}

function disabledBecause(
  action: TaskAction,
  task: { readonly mode: TaskMode; readonly hasSchedule: boolean },
): TaskMenuEntry['disabledBecause'] {
  if ((action === 'copy' || action === 'share') && task.mode === TaskMode.TemplateMode) return 'templateTask';
  if (action === 'clearSchedule' && !task.hasSchedule) return 'noSchedule';
  return null;
}
