import { TaskStatus, type StartWay } from '#src/contract/enums.gen';
import { hashText } from '#src/lib/hash';
import type { Database } from '#mocks/db/database';
import type { RunEnd, RunRecord } from '#mocks/db/runs';
import type { TaskRecord } from '#mocks/db/tasks';
import { templateSeed } from '#mocks/seeds/template-states';
import { ratesOf } from './charges';
import { rowsAt, spendingAt } from './progress';

/** The run waits unless a node is free. */
export async function openRun(db: Database, task: TaskRecord, startWay: StartWay, at: number): Promise<void> {
  const lot = task.lastLot + 1;
  const run: RunRecord = {
    runId: `${task.taskId}:${lot}`,
    taskId: task.taskId,
    userId: task.userId,
    lot,
    startWay,
    seed: hashText(`${task.taskId}/${lot}`),
    requestedAt: at,
    priority: task.priority,
    nodes: task.cloudCount,
    plannedRows: task.plannedRows,
    rowsPerMinute: task.rowsPerMinute,
    errorShare: task.errorShare,
    inputs: task.inputs,
    ...ratesFor(db, task),
    startedAt: undefined,
    stopRequestedAt: undefined,
    endedAt: undefined,
    end: undefined,
    finalRows: 0,
    charged: 0,
    holds: [],
    exportedRows: 0,
  };
  await db.runs.insert(run);
  await db.tasks.update(task.taskId, (draft) => {
    draft.lastLot = lot;
    draft.status = TaskStatus.Waiting;
    draft.lastActivityAt = at;
  });
  await assignNodes(db, task.userId, at);
}

function ratesFor(db: Database, task: TaskRecord): ReturnType<typeof ratesOf> {
  const seed = task.templateRegistrationId === undefined ? undefined : templateSeed(task.templateRegistrationId);
  return ratesOf(task, seed, db.accounts.get(task.userId));
}

interface Queue {
  readonly runs: readonly RunRecord[];
  readonly positions: ReadonlyMap<string, number>;
}

/** By the list of active runs, which every change replaces. */
const queues = new WeakMap<readonly RunRecord[], Map<string, Queue>>();

function getQueue(db: Database, userId: string): Queue {
  const active = db.activeRuns();
  const known = queues.get(active) ?? new Map<string, Queue>();
  queues.set(active, known);
  const ready = known.get(userId);
  if (ready) return ready;
  const runs = active
    .filter((run) => run.userId === userId && run.startedAt === undefined && run.stopRequestedAt === undefined)
    .toSorted((a, b) => b.priority - a.priority || a.requestedAt - b.requestedAt || a.lot - b.lot);
  const queue: Queue = { runs, positions: new Map(runs.map((run, index) => [run.taskId, index + 1])) };
  known.set(userId, queue);
  return queue;
}

export const queueOf = (db: Database, userId: string): readonly RunRecord[] => getQueue(db, userId).runs;

/** From 1; undefined when it does not wait. */
export const queuePosition = (db: Database, task: TaskRecord): number | undefined =>
  getQueue(db, task.userId).positions.get(task.taskId);

/**
 * Returns the plan's cloud nodes minus those of members (MEM-05). A disabled member's nodes are free. Without a plan for members,
 * members' nodes stay unused.
 */
export function nodesOf(db: Database, userId: string): number {
  const account = db.accounts.get(userId);
  if (!account || account.disabled || (account.parentUserId !== undefined && account.isLevelExpired)) return 0;
  const memberNodes = db.accounts
    .all()
    .filter((member) => member.parentUserId === userId && !member.isLevelExpired && !member.disabled)
    .reduce((sum, member) => sum + member.cloudNodes, 0);
  return Math.max(0, account.cloudNodes - memberNodes);
}

export function nodesInUse(db: Database, userId: string): number {
  return db
    .activeRuns()
    .filter((run) => run.userId === userId && run.startedAt !== undefined)
    .reduce((sum, run) => sum + run.nodes, 0);
}

const pendingAssignments = new WeakMap<Database, Promise<void>>();

/** Calls run one at a time, so that no node is assigned twice. */
export function assignNodes(db: Database, userId: string, at: number): Promise<void> {
  const turn = (pendingAssignments.get(db) ?? Promise.resolve()).then(() => assignFreeNodes(db, userId, at));
  pendingAssignments.set(
    db,
    turn.catch(() => undefined),
  );
  return turn;
}

async function assignFreeNodes(db: Database, userId: string, at: number): Promise<void> {
  const limit = nodesOf(db, userId);
  let free = limit - nodesInUse(db, userId);
  for (const run of queueOf(db, userId)) {
    // The queue is strict: otherwise large runs would wait forever.
    const nodes = Math.min(run.nodes, limit);
    if (nodes === 0 || nodes > free) return;
    free -= nodes;
    await db.runs.update(run.runId, (draft) => {
      draft.startedAt = Math.max(at, run.requestedAt);
      draft.nodes = nodes;
      draft.rowsPerMinute *= nodes;
    });
    await db.tasks.update(run.taskId, (draft) => void (draft.status = TaskStatus.Running));
  }
}

export async function closeRun(db: Database, run: RunRecord, end: RunEnd, at: number): Promise<void> {
  const rows = rowsAt(run, at);
  const due = spendingAt(run, at) - run.charged;
  await db.runs.update(run.runId, (draft) => {
    draft.endedAt = at;
    draft.end = end;
    draft.finalRows = rows;
    draft.charged += due;
  });
  if (due > 0) await db.accounts.update(run.userId, (draft) => void (draft.balance = Math.max(0, draft.balance - due)));
  await db.tasks.update(run.taskId, (draft) => {
    draft.status = end === 'completed' ? TaskStatus.Completed : TaskStatus.Stoped;
    draft.lastActivityAt = at;
  });
  await assignNodes(db, run.userId, at);
}

/** Returns the balance minus uncharged rows of running runs, in dollars. */
export function balanceAt(db: Database, userId: string, now: number): number {
  const stored = db.accounts.get(userId)?.balance ?? 0;
  const running = db
    .activeRuns()
    .filter((run) => run.userId === userId)
    .reduce((sum, run) => sum + spendingAt(run, now) - run.charged, 0);
  return Math.max(0, stored - running);
}
