import { OrderStatus, StopResult, TemplateStatus } from '#src/contract/enums.gen';
import type { Database } from '#mocks/db/database';
import { personas } from '#mocks/personas';
import { seedTasksOfOneTemplate } from '#mocks/seeds/many-tasks';
import { defineScenarios } from './scenario';

async function shareTask(db: Database, now: number): Promise<void> {
  const taskId = `task-${personas.standard.userId}-11`;
  await db.taskShares.insert({ shareId: 'share-story', taskId, createdAt: now - 3 * 3_600_000 });
}

export const taskScenarios = defineScenarios({
  tasksPending: {
    description: 'The task list never finishes loading, so the page shows skeleton rows.',
    persona: 'standard',
    faults: [{ operation: 'listTasks', kind: 'pending' }],
  },
  tasksFailed: {
    description: 'The task list fails to load (500).',
    persona: 'standard',
    faults: [{ operation: 'listTasks', kind: 'status', status: 500 }],
  },
  tasksOffline: {
    description: 'The connection drops after the task list has loaded. The rows stay, and actions are disabled.',
    persona: 'standard',
    faults: [
      { operation: 'listTasks', kind: 'offline', after: 1 },
      { operation: ['startTasks', 'stopTasks'], kind: 'offline' },
    ],
  },
  tasksStale: {
    description: 'The task list loads once, then every refetch fails (503). The rows stay and show their age.',
    persona: 'standard',
    faults: [{ operation: 'listTasks', kind: 'status', status: 503, after: 1 }],
  },
  tasksEmpty: {
    description: 'The account has no tasks yet.',
    persona: 'standard',
    seed: async (db) => {
      for (const task of db.tasks.all().filter((entry) => entry.userId === personas.standard.userId)) {
        for (const run of db.runsOf(task.taskId)) await db.runs.remove(run.runId);
        await db.tasks.remove(task.taskId);
      }
      // Nothing was spent, so nothing had to be bought.
      for (const order of db.orders.all())
        if (order.userId === personas.standard.userId && order.addsToBalance > 0 && order.status === OrderStatus.Paid)
          await db.orders.remove(order.orderId);
    },
  },
  taskReadPending: {
    description: 'A task that is opened for editing never finishes loading.',
    persona: 'standard',
    faults: [{ operation: 'getTask', kind: 'pending' }],
  },
  taskReadFailed: {
    description: 'A task that is opened for editing fails to load twice, then loads on the third try.',
    persona: 'standard',
    faults: [{ operation: 'getTask', kind: 'status', status: 500, times: 2 }],
  },
  fullAccount: {
    description: 'An enterprise account with 10,000 tasks.',
    persona: 'enterprise',
    seedSize: 10_000,
  },
  fullTemplate: {
    description: 'An enterprise account with 10,000 tasks, all from the same template.',
    persona: 'enterprise',
    seed: (db, now) => seedTasksOfOneTemplate(db, 'enterprise', 10_000, now),
  },
  startsRefused: {
    description: 'The templates of all tasks were set back to New, so every start is refused.',
    persona: 'professional',
    seed: async (db) => {
      for (const state of db.templateStates.all()) {
        await db.templateStates.update(
          state.templateRegistrationId,
          (draft) => void (draft.status = TemplateStatus.New),
        );
      }
    },
  },
  stopsRefused: {
    description: 'Stopping a task is refused because it now belongs to another user.',
    persona: 'standard',
    faults: [
      {
        operation: 'stopTasks',
        kind: 'answer',
        body: {
          errors: [
            { taskId: `task-${personas.standard.userId}-1`, stopResult: StopResult.UserNotTaskOwner, message: null },
          ],
          error: null,
        },
      },
    ],
  },
  tasksShareRefused: {
    description: 'Sharing a task is refused because it now belongs to another user.',
    persona: 'standard',
    faults: [
      {
        operation: 'shareTask',
        kind: 'answer',
        body: {
          shareId: null,
          url: null,
          error: { code: 'UserNotTaskOwner', message: 'This task belongs to someone else.' },
        },
      },
    ],
  },
  taskShared: {
    description: 'A colleague has shared a task. Open it at /task-share/share-story.',
    persona: 'professional',
    seed: shareTask,
  },
  taskSharedFull: {
    description: 'A task is shared with a user who has reached the task limit and cannot add it.',
    persona: 'free',
    seed: async (db, now) => {
      const { userId } = personas.free;
      const count = db.tasks.all().filter((task) => task.userId === userId).length;
      await db.accounts.update(userId, (draft) => void (draft.taskLimit = count));
      await shareTask(db, now);
    },
  },
  taskSharedPending: {
    description: 'A shared task never finishes loading.',
    persona: 'professional',
    faults: [{ operation: 'getSharedTask', kind: 'pending' }],
  },
  taskSharedFailed: {
    description: 'A shared task fails to load twice, then loads on the third try.',
    persona: 'professional',
    seed: shareTask,
    faults: [{ operation: 'getSharedTask', kind: 'status', status: 500, times: 2 }],
  },
  taskSharedOffline: {
    description: 'A shared task is opened without a connection.',
    persona: 'professional',
    seed: shareTask,
    faults: [{ operation: 'getSharedTask', kind: 'offline' }],
  },
  taskSharedSignIn: {
    description: 'The server shows shared tasks only to users who are signed in (401).',
    persona: 'visitor',
    seed: shareTask,
    faults: [{ operation: 'getSharedTask', kind: 'status', status: 401 }],
  },
  tasksFull: {
    description: 'The plan has room for one more task, so one of two copies is refused.',
    persona: 'standard',
    seed: async (db) => {
      const { userId } = personas.standard;
      const count = db.tasks.all().filter((task) => task.userId === userId).length;
      await db.accounts.update(userId, (draft) => void (draft.taskLimit = count + 1));
    },
  },
  tasksNotMoved: {
    description: 'One of the tasks cannot be moved because it was deleted in another window.',
    persona: 'standard',
    faults: [
      {
        operation: 'moveTasks',
        kind: 'answer',
        body: {
          errors: [
            {
              taskId: `task-${personas.standard.userId}-1`,
              code: 'TaskNotFound',
              message: 'There is no such task.',
            },
          ],
          error: null,
        },
      },
    ],
  },
  groupNameTaken: {
    description: "The name 'Competitors' is taken because a group with that name was created in another window.",
    persona: 'standard',
    seed: async (db) => {
      const { userId } = personas.standard;
      await db.taskGroups.insert({
        taskGroupId: 'g-story',
        userId,
        taskGroupName: 'Competitors',
        isDefault: false,
      });
    },
  },
});
