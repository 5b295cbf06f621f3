import { expect, test } from 'vitest';
import { LotStatus, SubtaskStatus, TaskStatus } from '#src/contract/enums.gen';
import { isLotEnded, isTaskActive, nextLotStatus, nextSubtaskStatus, nextTaskStatus } from './task-states';

const { Running, Stoped, Completed, Waiting, Ready } = TaskStatus;

test.each([Ready, Stoped, Completed])(
  'TASK-30 TASK-32 a task of status %i starts as Running or queues as Waiting',
  (status) => {
    expect(nextTaskStatus(status, 'start')).toBe(Running);
    expect(nextTaskStatus(status, 'queue')).toBe(Waiting);
    expect(nextTaskStatus(status, 'stop')).toBeNull();
    expect(nextTaskStatus(status, 'complete')).toBeNull();
  },
);

test('TASK-30 TASK-31 a running or waiting task can stop and cannot start', () => {
  for (const status of [Running, Waiting]) {
    expect(nextTaskStatus(status, 'stop')).toBe(Stoped);
    expect(nextTaskStatus(status, 'start')).toBeNull();
    expect(isTaskActive(status)).toBe(true);
  }
  expect(nextTaskStatus(Running, 'complete')).toBe(Completed);
  expect(nextTaskStatus(Waiting, 'complete')).toBeNull();
  expect(nextTaskStatus(Waiting, 'nodeFree')).toBe(Running);
  expect(nextTaskStatus(Running, 'nodeFree')).toBeNull();
});

test('ENUM-31 no event returns a task to Ready, which means never run', () => {
  const events = ['start', 'queue', 'nodeFree', 'stop', 'complete'] as const;
  for (const status of Object.values(TaskStatus)) {
    for (const event of events) expect(nextTaskStatus(status, event)).not.toBe(Ready);
  }
});

test('ENUM-34 a run waits, runs and ends once', () => {
  expect(nextLotStatus(LotStatus.Waiting, 'start')).toBe(LotStatus.Running);
  expect(nextLotStatus(LotStatus.Running, 'complete')).toBe(LotStatus.Completed);
  expect(nextLotStatus(LotStatus.Running, 'stop')).toBe(LotStatus.Stopped);
  for (const status of [LotStatus.Stopped, LotStatus.Completed]) {
    expect(isLotEnded(status)).toBe(true);
    for (const event of ['start', 'stop', 'complete'] as const) expect(nextLotStatus(status, event)).toBeNull();
  }
  expect(isLotEnded(LotStatus.Running)).toBe(false);
});

test('ENUM-35 TASK-28 a subtask stops by way of Stopping and can start again', () => {
  expect(nextSubtaskStatus(SubtaskStatus.Unexecuted, 'queue')).toBe(SubtaskStatus.Waiting);
  expect(nextSubtaskStatus(SubtaskStatus.Waiting, 'start')).toBe(SubtaskStatus.Executing);
  expect(nextSubtaskStatus(SubtaskStatus.Executing, 'stop')).toBe(SubtaskStatus.Stopping);
  expect(nextSubtaskStatus(SubtaskStatus.Stopping, 'stopped')).toBe(SubtaskStatus.Stopped);
  expect(nextSubtaskStatus(SubtaskStatus.Stopped, 'start')).toBe(SubtaskStatus.Executing);
  expect(nextSubtaskStatus(SubtaskStatus.Completed, 'start')).toBeNull();
  expect(nextSubtaskStatus(SubtaskStatus.Stopping, 'start')).toBeNull();
});
