import { AccountLevel, RunOn } from '#src/contract/enums.gen';
import { nextRuns, scheduleErrors } from '#src/domain/schedule';
import type { AccountRecord } from '#mocks/db/account';
import type { TaskRecord } from '#mocks/db/tasks';
import type { Resolvers } from '#mocks/lib/context';
import { HttpError } from '#mocks/lib/http-error';
import { completeSchedule } from '#mocks/seeds/schedules';
import { templateSeed } from '#mocks/seeds/template-states';
import { serverRank, serverRankOf } from './start-rules';
import { ownTask } from './task-views';

const PREVIEWED_RUNS = 5;

const problemMessages = { required: 'is required', unknown: 'is unknown', past: 'lies in the past' } as const;

/** Throws 403 without cloud and 409 for a local template. */
function assertSchedulable(account: AccountRecord, task: TaskRecord): void {
  if (serverRank(account) < serverRankOf(AccountLevel.Standard))
    throw new HttpError(
      403,
      account.isLevelExpired ? 'LevelExpired' : 'LevelTooLow',
      'Schedules run in the cloud, which the plan does not include.',
    );
  const seed = task.templateRegistrationId === undefined ? undefined : templateSeed(task.templateRegistrationId);
  if (seed?.runOn === RunOn.Local || seed?.runOn === RunOn.None)
    throw new HttpError(409, 'TemplateCannotRunOnCloud', 'The template of this task does not run in the cloud.');
}

export const taskScheduleHandlers: Pick<Resolvers, 'setSchedule' | 'removeSchedules'> = {
  setSchedule: async ({ db, account, params, body, now }) => {
    const user = account();
    const task = ownTask(db, user, params.taskId);
    assertSchedulable(user, task);
    const problems = scheduleErrors(body, now);
    if (problems.length > 0)
      throw new HttpError(
        422,
        'Invalid',
        'The schedule does not fit.',
        problems.map(({ field, reason }) => ({ field, message: problemMessages[reason] })),
      );
    const schedule = completeSchedule(body, now);
    const runs = nextRuns(schedule, now, PREVIEWED_RUNS).map((time) => new Date(time).toISOString());
    await db.tasks.update(task.taskId, (draft) => void (draft.schedule = { set: schedule, since: now }));
    return { taskId: task.taskId, schedule, nextExecuteTime: runs[0] ?? null, nextRuns: runs };
  },

  removeSchedules: async ({ db, account, body }) => {
    const { userId } = account();
    const errors: { taskId: string; code: string; message: null }[] = [];
    for (const taskId of new Set(body.taskIds)) {
      const task = db.tasks.get(taskId);
      if (task?.userId !== userId) errors.push({ taskId, code: task ? 'NotOwner' : 'NotFound', message: null });
      else if (task.schedule) await db.tasks.update(taskId, (draft) => void (draft.schedule = undefined));
    }
    return { errors };
  },
};
