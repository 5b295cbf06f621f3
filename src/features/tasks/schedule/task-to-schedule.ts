import type { Schemas } from '#src/contract/types';

/** What the schedule dialogs know of a task. */
export type TaskToSchedule = Pick<Schemas['TaskListItem'], 'taskId' | 'taskName' | 'scheduleType' | 'nextExecuteTime'>;
