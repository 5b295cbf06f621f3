import { StopResult, TemplateStatus } from '#src/contract/enums.gen';
import type { Database } from '#mocks/db/database';
import { personas } from '#mocks/personas';
import { seedTasksOfOneTemplate } from '#mocks/seeds/many-tasks';
import { scenarios } from './scenario';

async function shareTask(db: Database, now: number): Promise<void> {
  const taskId = `task-${personas.standard.userId}-11`;
  await db.taskShares.insert({ shareId: 'share-story', taskId, createdAt: now - 3 * 3_600_000 });
}

export const taskScenarios = scenarios({
  tasksPending: {
    says: 'The task list is asked for and never answers: skeleton rows.',
    persona: 'standard',
    faults: [{ operation: 'listTasks', kind: 'pending' }],
  },
  tasksFailed: {
    says: 'The task list answers 500.',
    persona: 'standard',
    faults: [{ operation: 'listTasks', kind: 'status', status: 500 }],
  },
  tasksOffline: {
    says: 'The connection is lost after the task list was loaded: the rows stay, actions are held back.',
    persona: 'standard',
    faults: [
      { operation: 'listTasks', kind: 'offline', after: 1 },
      { operation: ['startTasks', 'stopTasks'], kind: 'offline' },
    ],
  },
  tasksStale: {
    says: 'The task list was loaded once; since then the server answers 503: the rows stay, with their age.',
    persona: 'standard',
    faults: [{ operation: 'listTasks', kind: 'status', status: 503, after: 1 }],
  },
  tasksEmpty: {
    says: 'An account that has no task yet.',
    persona: 'standard',
    seed: async (db) => {
      for (const task of db.tasks.all().filter((entry) => entry.userId === personas.standard.userId)) {
        for (const run of db.runsOf(task.taskId)) await db.runs.remove(run.runId);
        await db.tasks.remove(task.taskId);
      }
    },
  },
  taskReadPending: {
    says: 'A task that is to be edited is never answered.',
    persona: 'standard',
    faults: [{ operation: 'getTask', kind: 'pending' }],
  },
  taskReadFailed: {
    says: 'A task that is to be edited cannot be read at first, nor on the second try, and can on the third.',
    persona: 'standard',
    faults: [{ operation: 'getTask', kind: 'status', status: 500, times: 2 }],
  },
  fullAccount: {
    says: 'An enterprise account with ten thousand tasks.',
    persona: 'enterprise',
    seedSize: 10_000,
  },
  fullTemplate: {
    says: 'An enterprise account with ten thousand tasks, all made from the template of its first.',
    persona: 'enterprise',
    seed: (db, now) => seedTasksOfOneTemplate(db, 'enterprise', 10_000, now),
  },
  startsRefused: {
    says: 'The templates of all tasks were put back to New since they were saved: every start is refused.',
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
    says: 'Stopping is refused: the task became someone else’s in the meantime.',
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
    says: 'Sharing is refused: the task became someone else’s in the meantime.',
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
    says: 'A colleague has shared a task: /task-share/share-story shows it.',
    persona: 'professional',
    seed: shareTask,
  },
  taskSharedFull: {
    says: 'A task is shared with somebody whose plan holds no more tasks: it cannot become theirs.',
    persona: 'free',
    seed: async (db, now) => {
      const { userId } = personas.free;
      const count = db.tasks.all().filter((task) => task.userId === userId).length;
      await db.accounts.update(userId, (draft) => void (draft.taskLimit = count));
      await shareTask(db, now);
    },
  },
  taskSharedPending: {
    says: 'A shared task is asked for and never answers.',
    persona: 'professional',
    faults: [{ operation: 'getSharedTask', kind: 'pending' }],
  },
  taskSharedFailed: {
    says: 'A shared task cannot be read at first, nor on the second try, and can on the third.',
    persona: 'professional',
    seed: shareTask,
    faults: [{ operation: 'getSharedTask', kind: 'status', status: 500, times: 2 }],
  },
  taskSharedOffline: {
    says: 'A shared task is opened without a connection.',
    persona: 'professional',
    seed: shareTask,
    faults: [{ operation: 'getSharedTask', kind: 'offline' }],
  },
  taskSharedSignIn: {
    says: 'A backend that shows shared tasks only to those who are signed in.',
    persona: 'visitor',
    seed: shareTask,
    faults: [{ operation: 'getSharedTask', kind: 'status', status: 401 }],
  },
  tasksFull: {
    says: 'The plan allows one task more than there are: of two copies one is refused.',
    persona: 'standard',
    seed: async (db) => {
      const { userId } = personas.standard;
      const count = db.tasks.all().filter((task) => task.userId === userId).length;
      await db.accounts.update(userId, (draft) => void (draft.taskLimit = count + 1));
    },
  },
  tasksNotMoved: {
    says: 'Moving tasks fails for one of them: it was deleted in another window.',
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
    says: 'A group called Competitors was made in another window: the name is taken.',
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
