import { AccountLevel, ExportStatus, StartResult, StartWay, StopResult, TaskStatus } from '#src/contract/enums.gen';
import type { Database } from '#mocks/db/database';
import type { Resolvers } from '#mocks/lib/context';
import { templateSeed } from '#mocks/seeds/template-states';
import { exportStateAt } from '#mocks/simulation/exports';
import { openRun } from '#mocks/simulation/runs';
import { advanceSimulation } from '#mocks/simulation/advance-simulation';
import { serverRank, serverRankOf, startResultOf, stopResultOf } from './start-rules';
import { lastRunOf, ownTask } from './task-views';

async function removeTask(db: Database, taskId: string, now: number): Promise<void> {
  for (const job of db.exports.all().filter((entry) => entry.taskId === taskId)) {
    const { status } = exportStateAt(job, now);
    if (status !== ExportStatus.Waiting && status !== ExportStatus.Running) continue;
    await db.exports.update(
      job.recordId,
      (draft) => void (draft.failure = { code: 'TaskDeleted', message: 'The task was deleted.' }),
    );
  }
  for (const run of db.runsOf(taskId)) await db.runs.remove(run.runId);
  await db.tasks.remove(taskId);
}

export const taskRunHandlers: Pick<Resolvers, 'startTasks' | 'stopTasks' | 'getCloudStartPermission' | 'deleteTasks'> =
  {
    startTasks: async ({ db, account, body, now }) => {
      const user = account();
      const errors: { taskId: string; startResult: StartResult; message: null }[] = [];
      for (const taskId of body.taskIds) {
        const startResult = startResultOf(db, user, taskId, now);
        const task = db.tasks.get(taskId);
        if (startResult === StartResult.Succeed && task) await openRun(db, task, body.startWay ?? StartWay.Manual, now);
        else errors.push({ taskId, startResult, message: null });
      }
      return { errors, error: null };
    },

    stopTasks: async ({ db, account, body, now }) => {
      const user = account();
      const errors: { taskId: string; stopResult: StopResult; message: null }[] = [];
      for (const taskId of body.taskIds) {
        const stopResult = stopResultOf(db, user, taskId);
        const task = db.tasks.get(taskId);
        const run = task && lastRunOf(db, task);
        if (stopResult === StopResult.Succeed && run) {
          await db.runs.update(run.runId, (draft) => void (draft.stopRequestedAt ??= now));
        } else errors.push({ taskId, stopResult, message: null });
      }
      await advanceSimulation(db, now);
      return { errors, error: null };
    },

    getCloudStartPermission: ({ db, account, params }) => {
      const user = account();
      const task = ownTask(db, user, params.id);
      const seed = task.templateRegistrationId === undefined ? undefined : templateSeed(task.templateRegistrationId);
      const needed =
        seed && serverRankOf(seed.newMinAccountLevel) > serverRankOf(AccountLevel.Standard)
          ? seed.newMinAccountLevel
          : AccountLevel.Standard;
      const allowed = serverRank(user) >= serverRankOf(needed);
      return {
        allowed,
        reason: allowed ? '' : user.isLevelExpired ? 'LevelExpired' : 'LevelTooLow',
        requiredAccountLevel: needed,
        isLevelExpired: user.isLevelExpired,
      };
    },

    deleteTasks: async ({ db, account, body, now }) => {
      const user = account();
      const errors: { taskId: string; code: string; message: null }[] = [];
      for (const taskId of body.taskIds) {
        const task = db.tasks.get(taskId);
        if (!task) errors.push({ taskId, code: 'NotFound', message: null });
        else if (task.userId !== user.userId) errors.push({ taskId, code: 'NotOwner', message: null });
        else if (task.status === TaskStatus.Running || task.status === TaskStatus.Waiting)
          errors.push({ taskId, code: 'Running', message: null });
        else {
          await removeTask(db, taskId, now);
        }
      }
      return { errors };
    },
  };
