import { expect, test } from 'vitest';
import { TaskStatus, TemplateStatus } from '#src/contract/enums.gen';
import { tasksWithProblems } from './task-problems';

const task = (taskId: string, taskExecuteStatus: TaskStatus, currentTotalExtractCount: number, more = {}) => ({
  taskId,
  taskExecuteStatus,
  currentTotalExtractCount,
  templateInfo: { status: TemplateStatus.Published },
  ...more,
});
const maintained = { templateInfo: { status: TemplateStatus.Maintaining } };

test('runs with errors, runs without rows and templates under maintenance need attention', () => {
  const groups = tasksWithProblems([
    task('fine', TaskStatus.Completed, 12),
    task('nothing', TaskStatus.Completed, 0),
    task('both', TaskStatus.Completed, 0, { errorCount: 2 }),
    task('maintained', TaskStatus.Ready, 0, maintained),
    task('maintained and empty', TaskStatus.Completed, 0, maintained),
    task('never run', TaskStatus.Ready, 0),
    task('running', TaskStatus.Running, 0),
    task('stopped', TaskStatus.Stoped, 0, { errorCount: 1 }),
    task('by hand', TaskStatus.Completed, 5, { templateInfo: null }),
  ]);
  expect(groups.map(({ problem, tasks }) => [problem, tasks.map(({ taskId }) => taskId)])).toEqual([
    ['errors', ['both']],
    ['foundNothing', ['nothing', 'maintained and empty']],
    ['maintenance', ['maintained']],
  ]);
});

test('successful runs need no attention', () => {
  expect(tasksWithProblems([task('fine', TaskStatus.Completed, 12)])).toEqual([]);
  expect(tasksWithProblems([])).toEqual([]);
});
