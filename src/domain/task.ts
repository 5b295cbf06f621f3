import type { Schemas } from '#src/contract/types';

export type Task = Schemas['TaskListItem'];

export const idsOf = (tasks: readonly Task[]): readonly string[] => tasks.map(({ taskId }) => taskId);

export const taskKey = (task: Task): string => task.taskId;
