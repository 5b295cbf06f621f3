import { operations, type OperationId } from '#src/contract/operations.gen';
import { personas } from '#mocks/personas';
import { FREE_RATES } from '#mocks/simulation/charges';
import { defineScenarios } from './scenario';

const writes = (Object.keys(operations) as OperationId[]).filter(
  (id) => operations[id].method !== 'get' && id !== 'logIn',
);

export const serviceScenarios = defineScenarios({
  maintenance: {
    description:
      'The service is under maintenance. Everything can be viewed, and every change is refused for ten minutes (503).',
    persona: 'standard',
    faults: [{ kind: 'status', status: 503, code: 'Maintenance', retryAfter: 600, operation: writes }],
  },
  poorConnection: {
    description: 'A poor connection: half of the requests take longer than 600 ms, and one in twelve is lost.',
    persona: 'standard',
    faultSeed: 20,
    faults: [
      { kind: 'latency', median: 600, sigma: 0.7 },
      { kind: 'offline', share: 1 / 12 },
    ],
  },
  serviceUnsteady: {
    description: 'One request in five fails (500). The same requests fail every time.',
    persona: 'standard',
    faultSeed: 5,
    faults: [{ kind: 'status', status: 500, share: 0.2 }],
  },
  bodiesDrip: {
    description: 'Every response starts at once and takes three seconds to arrive.',
    persona: 'standard',
    faults: [{ kind: 'drip', milliseconds: 3_000 }],
  },
  connectionsReset: {
    description: 'The connection drops in the middle of every response with the task list.',
    persona: 'standard',
    faults: [{ kind: 'reset', operation: 'listTasks' }],
  },
  listTimesOut: {
    description: 'The request for the task list gets no response, and the connection closes after a minute.',
    persona: 'standard',
    faults: [{ kind: 'timeout', operation: 'listTasks' }],
  },
  answersMalformed: {
    description: 'The task list arrives as JSON that is cut off.',
    persona: 'standard',
    faults: [{ kind: 'malformed', operation: 'listTasks' }],
  },
  answersHtml: {
    description: 'The task list arrives as a web page with status 200, as from a gateway.',
    persona: 'standard',
    faults: [{ kind: 'html', operation: 'listTasks' }],
  },
  answersEmpty: {
    description: 'The task list arrives with an empty body.',
    persona: 'standard',
    faults: [{ kind: 'empty', operation: 'listTasks' }],
  },
  sessionEndsMidway: {
    description: 'The session ends during work, on the fourth request for the task list.',
    persona: 'standard',
    faults: [{ kind: 'sessionEnd', operation: 'listTasks', after: 3, times: 1 }],
  },
  tooManyRequests: {
    description: 'The task list was requested too often. The server refuses it for 20 seconds (429).',
    persona: 'standard',
    faults: [{ kind: 'status', status: 429, code: 'TooManyRequests', retryAfter: 20, operation: 'listTasks' }],
  },
  emptyAccount: {
    description: 'A free account created a minute ago, with no tasks and nothing spent.',
    persona: 'free',
    seed: async (db, now) => {
      const { userId } = personas.free;
      for (const { taskId } of db.tasksOf(userId)) {
        for (const run of db.runsOf(taskId)) await db.runs.remove(run.runId);
        await db.tasks.remove(taskId);
      }
      for (const { recordId, userId: owner } of db.loginRecords.all())
        if (owner === userId) await db.loginRecords.remove(recordId);
      await db.accounts.update(userId, (draft) => {
        Object.assign(draft, { createdAt: now - 60_000, balance: 0, exportedRows: 0, company: '' });
      });
    },
  },
  limitsReached: {
    description:
      'A standard account has used up everything that its plan allows: tasks, cloud nodes, exported rows and balance.',
    persona: 'standard',
    seed: async (db) => {
      const { userId } = personas.standard;
      const running = db.activeRuns().filter((run) => run.userId === userId && run.startedAt !== undefined);
      await db.runs.updateMany(
        running.map((run) => run.runId),
        (draft) => Object.assign(draft, FREE_RATES),
      );
      await db.accounts.update(userId, (draft) => {
        draft.taskLimit = db.tasksOf(userId).length;
        draft.cloudNodes = running.length;
        draft.exportRowLimit = draft.exportedRows;
        draft.balance = 0;
      });
    },
  },
});
