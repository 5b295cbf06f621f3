import { AccountLevel, StartResult, StopResult } from '#src/contract/enums.gen';
import { personas } from '#mocks/personas';
import { scenarios } from './scenario';
import { standOn } from './starting';

const taskId = (number: number) => `task-${personas.standard.userId}-${number}`;

const everyStart = {
  errors: Object.values(StartResult).map((startResult, at) => ({ taskId: taskId(at + 1), startResult, message: null })),
  error: null,
};

export const batchScenarios = scenarios({
  startsMixed: {
    says: 'Of the first thirteen tasks one starts, one runs already, and each of the others is refused for a reason of its own.',
    persona: 'standard',
    faults: [{ kind: 'answer', operation: 'startTasks', body: everyStart }],
  },
  startsMixedThenPending: {
    says: 'A start of many tasks is refused for most of them, and trying again is never answered.',
    persona: 'standard',
    faults: [
      { kind: 'answer', operation: 'startTasks', body: everyStart, times: 1 },
      { kind: 'pending', operation: 'startTasks' },
    ],
  },
  stopsMixed: {
    says: 'Of the first four tasks one stops, two had nothing to stop, and one belongs to someone else.',
    persona: 'standard',
    faults: [
      {
        kind: 'answer',
        operation: 'stopTasks',
        body: {
          errors: Object.values(StopResult).map((stopResult, at) => ({
            taskId: taskId(at + 1),
            stopResult,
            message: null,
          })),
          error: null,
        },
      },
    ],
  },
  copiesMixed: {
    says: 'Of three tasks one is copied, one is passed over since a template made it, and one was deleted in another window.',
    persona: 'standard',
    faults: [
      {
        kind: 'answer',
        operation: 'copyTasks',
        body: {
          type: AccountLevel.Standard,
          currentTaskCount: 43,
          limitTaskCount: 100,
          copies: [{ taskId: taskId(11), newTaskId: 'task-copy' }],
          errors: [
            {
              taskId: taskId(1),
              isTemplate: true,
              code: 'TemplateTask',
              message: 'Tasks from templates are not copied.',
            },
            { taskId: taskId(22), isTemplate: false, code: 'TaskNotFound', message: 'There is no such task.' },
          ],
          error: null,
        },
      },
    ],
  },
  taskGroupsFailed: {
    says: 'The groups of the tasks cannot be read at first, nor on the second try, and can on the third.',
    persona: 'standard',
    faults: [{ kind: 'status', operation: 'listTaskGroups', status: 500, times: 2 }],
  },
  memberBalanceShort: {
    says: 'A member has no balance left for the ninth task: the administrator is to be asked.',
    persona: 'enterpriseChild',
    seed: async (db) => {
      const { userId } = personas.enterpriseChild;
      await standOn(db, '1001', `task-${userId}-9`);
      await db.accounts.update(userId, (draft) => void (draft.balance = 0.4));
    },
  },
});
