import { StartResult, StartWay } from '#src/contract/enums.gen';
import { startResultOf } from '#mocks/handlers/start-rules';
import type { SimulationEventSource } from './events';
import { openRun, queueOf } from './runs';
import { catchUpFrom, markStartsHandled, scheduledStartAfter, startsHandledUntil } from './schedule';

const MAX_WAITING = 100;

/** Skips a start while the task runs, without balance or cloud, or with a long queue. */
export const scheduledStarts: SimulationEventSource = {
  name: 'scheduledStart',
  nextAt: (db) => {
    const handledUntil = startsHandledUntil(db);
    let first: number | undefined;
    for (const task of db.scheduledTasks()) {
      const at = scheduledStartAfter(task, handledUntil);
      if (at !== undefined && (first === undefined || at < first)) first = at;
    }
    return first;
  },
  apply: async (db, at, until) => {
    const from = catchUpFrom(db, at, until);
    if (from > at) {
      await markStartsHandled(db, from - 1);
      return [];
    }
    const handledUntil = startsHandledUntil(db);
    const due = db.scheduledTasks().filter((task) => scheduledStartAfter(task, handledUntil) === at);
    await markStartsHandled(db, at);
    const started: string[] = [];
    for (const { taskId, userId } of due) {
      const owner = db.accounts.get(userId);
      if (!owner || queueOf(db, userId).length >= MAX_WAITING) continue;
      const task = db.tasks.get(taskId);
      if (!task || startResultOf(db, owner, taskId, at) !== StartResult.Succeed) continue;
      await openRun(db, task, StartWay.Schedule, at);
      started.push(taskId);
    }
    return started;
  },
};
