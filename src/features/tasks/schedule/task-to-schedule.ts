import type { Task } from '#src/domain/task';

export type TaskToSchedule = Pick<Task, 'taskId' | 'taskName' | 'scheduleType' | 'nextExecuteTime'>;
