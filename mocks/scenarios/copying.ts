import { AccountLevel } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { personas } from '#mocks/personas';
import { defineScenarios } from './scenario';

const { userId } = personas.standard;
/** Created in the desktop client, so that it can be copied. */
const taskId = `task-${userId}-11`;

const copyRefused = (
  errors: readonly Omit<Schemas['TaskCopyError'], 'taskId'>[],
  error: Schemas['BusinessError'] | null = null,
) =>
  [
    {
      kind: 'answer',
      operation: 'copyTasks',
      body: {
        type: AccountLevel.Standard,
        currentTaskCount: 42,
        limitTaskCount: 100,
        copies: [],
        errors: errors.map((entry) => ({ taskId, ...entry })),
        error,
      },
    },
  ] as const;

export const copyResultScenarios = defineScenarios({
  copyResultSucceed: { description: 'Copying the eleventh task succeeds.', persona: 'standard' },
  copyResultTemplateTask: {
    description:
      'Of the first and the eleventh task, only the eleventh is copied. The first comes from a template and is skipped.',
    persona: 'standard',
  },
  copyResultTaskNotFound: {
    description: 'Copying the eleventh task fails because it was deleted in another window.',
    persona: 'standard',
    faults: copyRefused([{ isTemplate: false, code: 'TaskNotFound', message: 'There is no such task.' }]),
  },
  copyResultUserNotTaskOwner: {
    description: 'Copying the eleventh task fails because it now belongs to another user.',
    persona: 'standard',
    faults: copyRefused([
      { isTemplate: false, code: 'UserNotTaskOwner', message: 'This task belongs to someone else.' },
    ]),
  },
  copyResultGroupNotFound: {
    description: 'Copying fails because the target group was deleted in another window.',
    persona: 'standard',
    faults: copyRefused([], { code: 'GroupNotFound', message: 'There is no such group.' }),
  },
  copyResultExceedTaskLimitCounts: {
    description:
      'The plan has no room for a copy of the eleventh task. The message shows the number of tasks and the limit.',
    persona: 'standard',
    seed: async (db) => {
      const count = db.tasksOf(userId).length;
      await db.accounts.update(userId, (draft) => void (draft.taskLimit = count));
    },
  },
});
