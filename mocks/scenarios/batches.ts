import { AccountLevel, StartResult, StopResult } from '#src/contract/enums.gen';
import { personas } from '#mocks/personas';
import { defineScenarios } from './scenario';
import { placeTaskOnTemplate } from './starting';

const taskId = (number: number) => `task-${personas.standard.userId}-${number}`;

const everyStartResult = {
  errors: Object.values(StartResult).map((startResult, at) => ({ taskId: taskId(at + 1), startResult, message: null })),
  error: null,
};

export const batchScenarios = defineScenarios({
  startsMixed: {
    description:
      'Of the first 13 tasks, one starts and one is already running. Each of the others is refused for a different reason.',
    persona: 'standard',
    faults: [{ kind: 'answer', operation: 'startTasks', body: everyStartResult }],
  },
  startsMixedThenPending: {
    description: 'Most tasks of a batch start are refused. Trying again never gets a response.',
    persona: 'standard',
    faults: [
      { kind: 'answer', operation: 'startTasks', body: everyStartResult, times: 1 },
      { kind: 'pending', operation: 'startTasks' },
    ],
  },
  stopsMixed: {
    description: 'Of the first four tasks, one stops, two are not running, and one belongs to another user.',
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
    description:
      'Of three tasks, one is copied, one is skipped because it comes from a template, and one was deleted in another window.',
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
    description: 'Task groups fail to load twice, then load on the third try.',
    persona: 'standard',
    faults: [{ kind: 'status', operation: 'listTaskGroups', status: 500, times: 2 }],
  },
  memberBalanceShort: {
    description: 'A member has too little balance for the ninth task. The app says to ask the administrator.',
    persona: 'enterpriseChild',
    seed: async (db) => {
      const { userId } = personas.enterpriseChild;
      await placeTaskOnTemplate(db, '1001', `task-${userId}-9`);
      await db.accounts.update(userId, (draft) => void (draft.balance = 0.4));
    },
  },
});
