import { StartResult, StartWay } from '#src/contract/enums.gen';
import { startResultOf } from '#mocks/handlers/start-rules';
import type { EventSource } from './events';
import { openRun, queueOf } from './runs';
import { madeUpFrom, markTurns, turnAfter, turnsTakenUntil } from './schedule';

const MOST_WAITING = 100;

/** Skips a start while the task runs, without balance or cloud, or with a long queue. */
export const scheduleTurns: EventSource = {
  name: 'scheduledStart',
  nextAt: (db) => {
    const taken = turnsTakenUntil(db);
    let first: number | undefined;
    for (const task of db.scheduledTasks()) {
      const at = turnAfter(task, taken);
      if (at !== undefined && (first === undefined || at < first)) first = at;
    }
    return first;
  },
  apply: async (db, at, until) => {
    const from = madeUpFrom(db, at, until);
    if (from > at) {
      await markTurns(db, from - 1);
      return [];
    }
    const taken = turnsTakenUntil(db);
    const due = db.scheduledTasks().filter((task) => turnAfter(task, taken) === at);
    await markTurns(db, at);
    const started: string[] = [];
    for (const { taskId, userId } of due) {
      const owner = db.accounts.get(userId);
      if (!owner || queueOf(db, userId).length >= MOST_WAITING) continue;
      const task = db.tasks.get(taskId);
      if (!task || startResultOf(db, owner, taskId, at) !== StartResult.Succeed) continue;
      await openRun(db, task, StartWay.Schedule, at);
      started.push(taskId);
    }
    return started;
  },
};
