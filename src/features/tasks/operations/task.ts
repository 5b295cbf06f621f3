import type { Schemas } from '#src/contract/types';

/** A task as the lists show it; what an operation is about. */
export type Task = Schemas['TaskListItem'];

/** The ids of tasks, in their order. */
export const idsOf = (tasks: readonly Task[]): readonly string[] => tasks.map(({ taskId }) => taskId);

/** The id of a task; the key of its row. */
export const taskKey = (task: Task): string => task.taskId;
