import { AccountLevel } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { personas } from '#mocks/personas';
import { scenarios } from './scenario';

const { userId } = personas.standard;
/** Created in the desktop client, so that it can be copied. */
const taskId = `task-${userId}-11`;

const refused = (
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

export const copyResultScenarios = scenarios({
  copyResultSucceed: { says: 'The eleventh task is copied when it is asked to.', persona: 'standard' },
  copyResultTemplateTask: {
    says: 'Of the first and the eleventh task one is copied: a task from a template is ignored.',
    persona: 'standard',
  },
  copyResultTaskNotFound: {
    says: 'The eleventh task was deleted in another window before it is copied.',
    persona: 'standard',
    faults: refused([{ isTemplate: false, code: 'TaskNotFound', message: 'There is no such task.' }]),
  },
  copyResultUserNotTaskOwner: {
    says: 'The eleventh task belongs to someone else by now, so it is not copied.',
    persona: 'standard',
    faults: refused([{ isTemplate: false, code: 'UserNotTaskOwner', message: 'This task belongs to someone else.' }]),
  },
  copyResultGroupNotFound: {
    says: 'The group to copy to was deleted in another window.',
    persona: 'standard',
    faults: refused([], { code: 'GroupNotFound', message: 'There is no such group.' }),
  },
  copyResultExceedTaskLimitCounts: {
    says: 'The plan has no room for a copy of the eleventh task: count and limit are told.',
    persona: 'standard',
    seed: async (db) => {
      const count = db.tasksOf(userId).length;
      await db.accounts.update(userId, (draft) => void (draft.taskLimit = count));
    },
  },
});
