import { LotStatus, SubtaskStatus, TaskStatus } from '#src/contract/enums.gen';

export type TaskEvent = 'start' | 'queue' | 'nodeFree' | 'stop' | 'complete';
export type LotEvent = 'start' | 'stop' | 'complete';
export type SubtaskEvent = 'queue' | 'start' | 'stop' | 'stopped' | 'complete';

type Transitions<Status extends PropertyKey, Event extends string> = Readonly<
  Record<Status, Readonly<Partial<Record<Event, Status>>>>
>;

const idleTask = { start: TaskStatus.Running, queue: TaskStatus.Waiting };

const taskTransitions: Transitions<TaskStatus, TaskEvent> = {
  [TaskStatus.Ready]: idleTask,
  [TaskStatus.Stoped]: idleTask,
  [TaskStatus.Completed]: idleTask,
  [TaskStatus.Waiting]: { nodeFree: TaskStatus.Running, stop: TaskStatus.Stoped },
  [TaskStatus.Running]: { stop: TaskStatus.Stoped, complete: TaskStatus.Completed },
};

const lotTransitions: Transitions<LotStatus, LotEvent> = {
  [LotStatus.Unknown]: {},
  [LotStatus.Waiting]: { start: LotStatus.Running, stop: LotStatus.Stopped },
  [LotStatus.Running]: { stop: LotStatus.Stopped, complete: LotStatus.Completed },
  [LotStatus.Stopped]: {},
  [LotStatus.Completed]: {},
};

const idleSubtask = { queue: SubtaskStatus.Waiting, start: SubtaskStatus.Executing };

const subtaskTransitions: Transitions<SubtaskStatus, SubtaskEvent> = {
  [SubtaskStatus.Unexecuted]: idleSubtask,
  [SubtaskStatus.Waiting]: { start: SubtaskStatus.Executing, stop: SubtaskStatus.Stopped },
  [SubtaskStatus.Executing]: { stop: SubtaskStatus.Stopping, complete: SubtaskStatus.Completed },
  [SubtaskStatus.Stopping]: { stopped: SubtaskStatus.Stopped, complete: SubtaskStatus.Completed },
  [SubtaskStatus.Stopped]: idleSubtask,
  [SubtaskStatus.Completed]: {},
};

/** Returns null for an invalid transition. 'queue' waits until 'nodeFree' (TASK-30 to TASK-32). */
export function nextTaskStatus(status: TaskStatus, event: TaskEvent): TaskStatus | null {
  // The server may send a code that is not in the contract.
  return Object.hasOwn(taskTransitions, status) ? (taskTransitions[status][event] ?? null) : null;
}

/** Returns null for an invalid transition (ENUM-34). */
export function nextLotStatus(status: LotStatus, event: LotEvent): LotStatus | null {
  return Object.hasOwn(lotTransitions, status) ? (lotTransitions[status][event] ?? null) : null;
}

/** Returns null for an invalid transition (ENUM-35, TASK-28). */
export function nextSubtaskStatus(status: SubtaskStatus, event: SubtaskEvent): SubtaskStatus | null {
  return Object.hasOwn(subtaskTransitions, status) ? (subtaskTransitions[status][event] ?? null) : null;
}

/** TASK-30, TASK-31 */
export function isTaskActive(status: TaskStatus): boolean {
  return status === TaskStatus.Running || status === TaskStatus.Waiting;
}

/** Returns whether a lot has ended. */
export function isLotEnded(status: LotStatus): boolean {
  return status === LotStatus.Stopped || status === LotStatus.Completed;
}
