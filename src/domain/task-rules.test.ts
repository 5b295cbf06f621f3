import { expect, test } from 'vitest';
import { LotStatus, TaskMode, TaskStatus } from '#src/contract/enums.gen';
import {
  isActionApplicable,
  batchActions,
  taskEditorOf,
  isTaskBusy,
  lotDisplayState,
  canStart,
  canStop,
  moreMenu,
} from './task-rules';

test.each([
  ['Running', TaskStatus.Running, false],
  ['Waiting', TaskStatus.Waiting, false],
  ['Stoped', TaskStatus.Stoped, true],
  ['Completed', TaskStatus.Completed, true],
  ['Ready', TaskStatus.Ready, true],
])('TASK-30 TASK-31 %s: start is offered %s, stop otherwise', (_name, status, start) => {
  expect(canStart(status)).toBe(start);
  expect(canStop(status)).toBe(!start);
});

test('START-04 a running, waiting or stopping task is busy', () => {
  expect(isTaskBusy({ status: TaskStatus.Running })).toBe(true);
  expect(isTaskBusy({ status: TaskStatus.Waiting })).toBe(true);
  expect(isTaskBusy({ status: TaskStatus.Stoped, stopInProgress: true })).toBe(true);
  expect(isTaskBusy({ status: TaskStatus.Stoped })).toBe(false);
  expect(isTaskBusy({ status: TaskStatus.Ready, stopInProgress: false })).toBe(false);
});

test.each([
  [LotStatus.Waiting, 0, undefined, 'waiting'],
  [LotStatus.Running, 0, undefined, 'nothingYet'],
  [LotStatus.Running, 5, 2, 'collecting'],
  [LotStatus.Stopped, 5, undefined, 'stopped'],
  [LotStatus.Completed, 0, undefined, 'foundNothing'],
  [LotStatus.Completed, 0, 0, 'foundNothing'],
  [LotStatus.Completed, 5, null, 'completed'],
  [LotStatus.Completed, 0, 1, 'endedWithErrors'],
  [LotStatus.Completed, 5, 3, 'endedWithErrors'],
  [LotStatus.Unknown, 5, undefined, 'unknown'],
] as const)('ENUM-34 run status %s with %i rows and errors %s shows as %s', (status, rows, errorCount, picture) => {
  expect(lotDisplayState({ status, rows, errorCount })).toBe(picture);
});

test('ROLE-15 copy and share are disabled for a template task only', () => {
  const off = (mode: TaskMode) =>
    moreMenu({ mode, hasSchedule: true })
      .filter((entry) => entry.disabledReason === 'templateTask')
      .map((entry) => entry.action);
  expect(off(TaskMode.TemplateMode)).toEqual(['copy', 'share']);
  expect(off(TaskMode.AdvanceMode)).toEqual([]);
});

test('TASK-18 the more menu has eleven entries in order and disables clearing without a schedule', () => {
  const menu = moreMenu({ mode: TaskMode.AdvanceMode, hasSchedule: false });
  expect(menu.map((entry) => entry.action)).toEqual([
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
  ]);
  expect(menu.find((entry) => entry.action === 'clearSchedule')?.disabledReason).toBe('noSchedule');
});

test('the batch bar has its actions in order', () => {
  expect(batchActions).toEqual(['start', 'stop', 'move', 'copy', 'schedule', 'clearSchedule', 'priority', 'delete']);
});

test('only a template task is edited in the console', () => {
  expect(taskEditorOf(TaskMode.TemplateMode)).toBe('console');
  expect(taskEditorOf(TaskMode.AdvanceMode)).toBe('client');
});

test.each([
  [TaskStatus.Ready, false, ['start', 'move', 'copy', 'schedule', 'priority', 'delete']],
  [TaskStatus.Running, false, ['stop', 'move', 'copy', 'schedule', 'priority', 'delete']],
  [TaskStatus.Running, true, ['move', 'copy', 'schedule', 'priority', 'delete']],
  [TaskStatus.Waiting, false, ['stop', 'move', 'copy', 'schedule', 'priority', 'delete']],
])('TASK-30 TASK-31 status %i, stopping %s: the batch actions %j apply', (taskExecuteStatus, stopping, fits) => {
  const task = { taskExecuteStatus, stopping, workFlowType: TaskMode.AdvanceMode, scheduleType: null };
  expect(batchActions.filter((action) => isActionApplicable(action, task))).toEqual(fits);
});

test('ROLE-15 copying does not apply to a template task; clearing applies to a scheduled one', () => {
  const task = { taskExecuteStatus: TaskStatus.Ready, workFlowType: TaskMode.TemplateMode, scheduleType: 2 };
  expect(isActionApplicable('copy', task)).toBe(false);
  expect(isActionApplicable('clearSchedule', task)).toBe(true);
});
