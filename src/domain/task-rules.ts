import { LotStatus, TaskMode, type TaskStatus } from '#src/contract/enums.gen';
import { isTaskActive } from './task-states';

/** TASK-30 */
export function canStart(status: TaskStatus): boolean {
  return !isTaskActive(status);
}

/** TASK-31 */
export function canStop(status: TaskStatus): boolean {
  return isTaskActive(status);
}

/** A pending stop is busy, too (START-04). */
export function isTaskBusy(task: { readonly status: TaskStatus; readonly stopInProgress?: boolean }): boolean {
  return isTaskActive(task.status) || task.stopInProgress === true;
}

/** There is no Failed status: errors are a count that some servers omit (ENUM-34). */
export type LotDisplayState =
  | 'waiting'
  | 'nothingYet'
  | 'collecting'
  | 'stopped'
  | 'endedWithErrors'
  | 'foundNothing'
  | 'completed'
  | 'unknown';

/** 'No rows so far' differs from 'found nothing'. */
export function lotDisplayState(lot: {
  readonly status: LotStatus;
  readonly rows: number;
  readonly errorCount?: number | null;
}): LotDisplayState {
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

export interface TaskMenuEntry {
  readonly action: TaskAction;
  readonly disabledReason: 'templateTask' | 'noSchedule' | null;
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

export interface BatchTask {
  readonly taskExecuteStatus: TaskStatus;
  readonly stopping?: boolean;
  readonly workFlowType: TaskMode;
  readonly scheduleType: number | null;
}

/** TASK-30, TASK-31, ROLE-15 */
export function isActionApplicable(action: BatchAction, task: BatchTask): boolean {
  switch (action) {
    case 'start':
      return canStart(task.taskExecuteStatus) && task.stopping !== true;
    case 'stop':
      return canStop(task.taskExecuteStatus) && task.stopping !== true;
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

/** Disables copy and share for template tasks (TASK-18, ROLE-15). */
export function moreMenu(task: { readonly mode: TaskMode; readonly hasSchedule: boolean }): readonly TaskMenuEntry[] {
  return moreMenuOrder.map((action) => ({ action, disabledReason: disabledReasonOf(action, task) }));
}

/** Only template tasks are edited in the console. */
export function taskEditorOf(mode: TaskMode): 'console' | 'client' {
  return mode === TaskMode.TemplateMode ? 'console' : 'client';
}

function disabledReasonOf(
  action: TaskAction,
  task: { readonly mode: TaskMode; readonly hasSchedule: boolean },
): TaskMenuEntry['disabledReason'] {
  if ((action === 'copy' || action === 'share') && task.mode === TaskMode.TemplateMode) return 'templateTask';
  if (action === 'clearSchedule' && !task.hasSchedule) return 'noSchedule';
  return null;
}
