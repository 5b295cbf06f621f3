import { StartResult, StartWay } from '../../src/contract/enums.gen';
import { startResultOf } from '../handlers/start-rules';
import type { EventSource } from './events';
import { openRun } from './runs';
import { nextAfter, turnFrom } from './schedule';

/** Scheduled turns that were missed for longer (milliseconds) are not made up for: a demo that was left for a year opens at once. */
const LONGEST_ABSENCE = 7 * 24 * 3_600_000;

/** A schedule starts its task. A task at work, an empty balance or a plan without cloud skips the turn. */
export const scheduleTurns: EventSource = {
  name: 'scheduledStart',
  nextAt: (db) => {
    let first: number | undefined;
    for (const { nextExecuteAt } of db.scheduledTasks())
      if (nextExecuteAt !== undefined && (first === undefined || nextExecuteAt < first)) first = nextExecuteAt;
    return first;
  },
  apply: async (db, at, until) => {
    const started: string[] = [];
    for (const { taskId } of db.scheduledTasks().filter((task) => task.nextExecuteAt === at)) {
      const task = db.tasks.get(taskId);
      if (!task) continue;
      const { schedule } = task;
      const turn = schedule ? turnFrom(schedule, at, until - LONGEST_ABSENCE) : at;
      const next = turn === at ? schedule && nextAfter(schedule, at) : turn;
      const fresh = await db.tasks.update(taskId, (draft) => void (draft.nextExecuteAt = next));
      const owner = db.accounts.get(task.userId);
      // A schedule may start what a person may start, no more.
      if (turn !== at || !fresh || !owner || startResultOf(db, owner, taskId, at) !== StartResult.Succeed) continue;
      await openRun(db, fresh, StartWay.Schedule, at);
      started.push(taskId);
    }
    return started;
  },
};
