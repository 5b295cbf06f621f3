import { expect, test } from 'vitest';
import { TaskStatus } from '#src/contract/enums.gen';
import { changesBetween, type ChangingTask } from './list-changes';

const task = (taskId: string, change: Partial<ChangingTask> = {}): ChangingTask => ({
  taskId,
  taskName: taskId,
  taskExecuteStatus: TaskStatus.Running,
  endExecuteTime: null,
  currentTotalExtractCount: 5,
  ...change,
});
const ended = { taskExecuteStatus: TaskStatus.Completed, endExecuteTime: '2026-11-20T06:12:00Z' };
const kinds = (before: ChangingTask[], after: ChangingTask[]) =>
  changesBetween(before, after).map((change) => [change.task.taskId, change.kind]);

test('a change reports how a task ended', () => {
  const before = ['a', 'b', 'c', 'd'].map((id) => task(id));
  const after = [
    task('a', ended),
    task('b', { ...ended, errorCount: 2 }),
    task('c', { ...ended, currentTotalExtractCount: 0 }),
    task('d', { taskExecuteStatus: TaskStatus.Stoped, endExecuteTime: '2026-11-20T06:12:00Z' }),
  ];
  expect(kinds(before, after)).toEqual([
    ['a', 'finished'],
    ['b', 'errors'],
    ['c', 'foundNothing'],
    ['d', 'stopped'],
  ]);
});

test('a waiting task is reported as started, and a manual start is not', () => {
  expect(kinds([task('a', { taskExecuteStatus: TaskStatus.Waiting })], [task('a')])).toEqual([['a', 'started']]);
  expect(kinds([task('a', { taskExecuteStatus: TaskStatus.Ready })], [task('a')])).toEqual([]);
});

test('added, removed or growing rows and a rolled-back start are not reported', () => {
  expect(kinds([task('a')], [task('b', ended)])).toEqual([]);
  expect(kinds([task('a')], [task('a', { currentTotalExtractCount: 6 })])).toEqual([]);
  const shownAsRunning = task('a', { ...ended, taskExecuteStatus: TaskStatus.Running });
  expect(kinds([shownAsRunning], [task('a', ended)])).toEqual([]);
  expect(changesBetween(undefined, [task('a', ended)])).toEqual([]);
});
