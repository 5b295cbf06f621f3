import { StartWay, TaskStatus } from '#src/contract/enums.gen';
import type { OperationId } from '#src/contract/operations.gen';
import type { Database } from '#mocks/db/database';
import type { RunRecord } from '#mocks/db/runs';
import { personas } from '#mocks/personas';
import { endsAt, planOf } from '#mocks/simulation/progress';
import { defineScenarios } from './scenario';

const DAY = 86_400_000;

const runReads: readonly OperationId[] = ['getRunSummary', 'listLots', 'getTask'];
const runPageReads: readonly OperationId[] = [...runReads, 'listSubtasks', 'listLotLog'];
const rowReads: readonly OperationId[] = ['listTaskRows', 'listNotExportedRows', 'listLotRows'];
const taskOf = (number: number): string => `task-${personas.standard.userId}-${number}`;

const running = taskOf(1);

async function changeRun(
  db: Database,
  taskId: string,
  change: (draft: RunRecord, run: RunRecord) => void,
): Promise<void> {
  const run = db.runsOf(taskId).at(-1);
  if (run)
    await db.runs.update(run.runId, (draft) => {
      change(draft, run);
    });
}

export const runScenarios = defineScenarios({
  runPending: {
    description: 'The run of a task never finishes loading.',
    persona: 'standard',
    faults: [{ kind: 'pending', operation: runReads }],
  },
  runFailed: {
    description: 'The run of a task fails to load (500).',
    persona: 'standard',
    faults: [{ kind: 'status', status: 500, operation: 'getRunSummary' }],
  },
  runFailedOnce: {
    description: 'The run of a task fails to load, then loads when the user tries again.',
    persona: 'standard',
    faults: [{ kind: 'status', status: 500, operation: 'getRunSummary', times: 2 }],
  },
  runStale: {
    description:
      'The run of a task loads once, then every refetch fails (500). The loaded data stays and shows its age.',
    persona: 'standard',
    faults: runPageReads.map((operation) => ({ kind: 'status', status: 500, operation, after: 1 })),
  },
  runOffline: {
    description: 'The connection drops while the user watches a run.',
    persona: 'standard',
    faults: runPageReads.map((operation) => ({ kind: 'offline', operation, after: 1 })),
  },
  runNothingYet: {
    description: 'A run started two seconds ago and has no rows yet.',
    persona: 'standard',
    seed: (db, now) => changeRun(db, running, (draft) => void (draft.startedAt = now - 2_000)),
  },
  runStopping: {
    description: 'The running task is being stopped.',
    persona: 'standard',
    seed: (db, now) => changeRun(db, running, (draft) => void (draft.stopRequestedAt = now - 1_000)),
  },
  runNoBalance: {
    description: 'A finished task cannot start again because the balance is zero.',
    persona: 'standard',
    seed: async (db) => void (await db.accounts.update(personas.standard.userId, (draft) => void (draft.balance = 0))),
  },
  subtasksEvery: {
    description:
      'One run with a subtask in every status: completed, running, stopping, stopped, waiting and not yet started.',
    persona: 'standard',
    seed: async (db, now) => {
      await changeRun(db, running, (draft, run) => {
        const fifth = planOf(run)[4];
        draft.startedAt = now - (fifth?.startOffset ?? 0) - 1_500;
        const open = planOf(run).flatMap((plan, index) =>
          plan.startOffset < (fifth?.startOffset ?? 0) + 1_500 &&
          plan.startOffset + plan.duration > (fifth?.startOffset ?? 0) + 1_500
            ? [index]
            : [],
        );
        draft.holds = open
          .slice(0, 2)
          .map((subtask, at) => ({ subtask, from: now - (at === 0 ? 60_000 : 1_000), to: undefined }));
      });
      const run = db.runsOf(running).at(-1);
      if (!run) return;
      await db.runs.remove(run.runId);
      await db.runs.insert({ ...run, requestedAt: Math.min(run.requestedAt, run.startedAt ?? now) });
    },
  },
  lotsEvery: {
    description: 'A task with runs in every status: waiting, running, stopped, completed and unknown.',
    persona: 'standard',
    seed: async (db, now) => {
      const runs = db.runsOf(running);
      const [lost, stopped, complete] = runs;
      if (lost) await db.runs.update(lost.runId, (draft) => void (draft.end = 'lost'));
      if (stopped) await db.runs.update(stopped.runId, (draft) => void (draft.end = 'stopped'));
      if (!complete) return;
      const lot = runs.length + 1;
      await db.runs.insert({
        ...complete,
        runId: `${running}:${lot}`,
        lot,
        requestedAt: now - 5_000,
        startedAt: undefined,
        endedAt: undefined,
        end: undefined,
        stopRequestedAt: undefined,
        finalRows: 0,
        charged: 0,
        exportedRows: 0,
        holds: [],
      });
      await db.tasks.update(running, (draft) => {
        draft.lastLot = lot;
        draft.status = TaskStatus.Waiting;
      });
    },
  },
  lotsThousands: {
    description: 'A task that has run every hour for four months, with 3,000 runs.',
    persona: 'standard',
    seed: async (db, now) => {
      const taskId = taskOf(5);
      const last = db.runsOf(taskId).at(-1);
      if (!last) return;
      const takes = endsAt(last) - (last.startedAt ?? 0);
      for (const run of db.runsOf(taskId)) {
        const earlier = (time: number | undefined) => time && time - 126 * DAY;
        const { requestedAt, startedAt, endedAt } = run;
        await db.runs.remove(run.runId);
        await db.runs.insert({
          ...run,
          requestedAt: requestedAt - 126 * DAY,
          startedAt: earlier(startedAt),
          endedAt: earlier(endedAt),
        });
      }
      await db.runs.insertMany(
        Array.from({ length: 3_000 }, (_, index) => {
          const lot = last.lot + index + 1;
          const startedAt = now - (3_000 - index) * 3_600_000;
          return {
            ...last,
            runId: `${taskId}:${lot}`,
            lot,
            startWay: StartWay.Schedule,
            requestedAt: startedAt,
            startedAt,
            endedAt: startedAt + takes,
          };
        }),
      );
      await db.tasks.update(taskId, (draft) => {
        draft.createdAt -= 126 * DAY;
        draft.lastLot = last.lot + 3_000;
      });
    },
  },
  lotsOld: {
    description:
      'A task with old runs. The rows of the first three were deleted, because rows are stored for one year.',
    persona: 'standard',
    seed: async (db, now) => {
      await db.tasks.update(taskOf(5), (draft) => void (draft.createdAt = now - 410 * DAY));
      for (const run of db.runsOf(taskOf(5)).slice(0, 3)) {
        const at = now - (400 - run.lot * 7) * DAY;
        const takes = (run.endedAt ?? 0) - (run.startedAt ?? 0);
        await db.runs.remove(run.runId);
        await db.runs.insert({ ...run, requestedAt: at, startedAt: at, endedAt: at + takes });
      }
    },
  },
  dataPending: {
    description: 'The rows of a task never finish loading.',
    persona: 'standard',
    faults: [{ kind: 'pending', operation: rowReads }],
  },
  dataFailed: {
    description: 'The rows of a task fail to load (500).',
    persona: 'standard',
    faults: [{ kind: 'status', status: 500, operation: rowReads }],
  },
  dataPartFailed: {
    description: 'The first rows of a task load. The next rows fail to load (500) until the user tries again.',
    persona: 'standard',
    faults: [{ kind: 'status', status: 500, operation: 'listTaskRows', after: 1, times: 2 }],
  },
  dataOffline: {
    description: 'The connection drops after the first rows of a task have loaded.',
    persona: 'standard',
    faults: [{ kind: 'offline', operation: rowReads, after: 1 }],
  },
  dataFailedOnce: {
    description: 'The rows of a task fail to load, then load when the user tries again.',
    persona: 'standard',
    faults: [{ kind: 'status', status: 500, operation: rowReads, times: 2 }],
  },
});
