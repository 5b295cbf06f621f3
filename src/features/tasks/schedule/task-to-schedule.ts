import type { Schemas } from '#src/contract/types';

export type TaskToSchedule = Pick<Schemas['TaskListItem'], 'taskId' | 'taskName' | 'scheduleType' | 'nextExecuteTime'>;
