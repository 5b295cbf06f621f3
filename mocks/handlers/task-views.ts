import { LotStatus, TaskStatus } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import type { AccountRecord } from '#mocks/db/account';
import type { Database } from '#mocks/db/database';
import type { RunRecord } from '#mocks/db/runs';
import type { TaskRecord } from '#mocks/db/tasks';
import { HttpError, notFound } from '#mocks/lib/http-error';
import { isoOf } from '#mocks/lib/time';
import { queuePosition } from '#mocks/simulation/runs';
import { scheduledStartAfter } from '#mocks/simulation/schedule';
import { errorsAt, existingRowsAt, rowsAt, workedUntil } from '#mocks/simulation/progress';
import { templateSeed, templateInfo } from '#mocks/seeds/template-states';
import { nameOf } from '#mocks/seeds/texts/work';
import type { SeedTexts } from '#mocks/seeds/texts/load';
import type { InterfaceLanguage } from '#src/contract/enums.gen';

export interface ViewContext {
  readonly db: Database;
  readonly now: number;
  readonly texts: SeedTexts;
  readonly language: InterfaceLanguage;
}

/** Throws 404 for an unknown task and 403 for another account's (ROLE-09). */
export function ownTask(db: Database, account: AccountRecord, taskId: string): TaskRecord {
  const task = db.tasks.get(taskId);
  if (!task) throw notFound('The task');
  if (task.userId !== account.userId) throw new HttpError(403, 'NotOwner', 'This task belongs to someone else.');
  return task;
}

export const lastRunOf = (db: Database, task: TaskRecord): RunRecord | undefined => db.runsOf(task.taskId).at(-1);

/** Cached because lists sort ten thousand names. An update replaces the record. */
const names = new WeakMap<TaskRecord, { readonly texts: SeedTexts; readonly name: string }>();

/** A seeded name follows the language until it is changed. */
export function taskNameOf(task: TaskRecord, { texts }: Pick<ViewContext, 'texts'>): string {
  const cached = names.get(task);
  if (cached?.texts === texts) return cached.name;
  const name = buildTaskName(task, texts);
  names.set(task, { texts, name });
  return name;
}

function buildTaskName(task: TaskRecord, texts: SeedTexts): string {
  if (!task.taskName.includes('{template}')) return task.taskName;
  const slug = task.templateRegistrationId === undefined ? undefined : templateSeed(task.templateRegistrationId)?.slug;
  return task.taskName.replace('{template}', slug === undefined ? '' : texts.templates[slug].name);
}

export function groupNameOf(task: TaskRecord, { db, language }: Pick<ViewContext, 'db' | 'language'>): string {
  return nameOf(db.taskGroups.get(task.taskGroupId)?.taskGroupName ?? '', language);
}

export function isStopping(db: Database, task: TaskRecord): boolean {
  const run = lastRunOf(db, task);
  return run !== undefined && run.endedAt === undefined && run.stopRequestedAt !== undefined;
}

export function queuePlaceOf(db: Database, task: TaskRecord): number | null {
  if (task.status !== TaskStatus.Waiting) return null;
  return queuePosition(db, task) ?? null;
}

export function lotStatusOf(run: RunRecord): LotStatus {
  if (run.end === 'lost') return LotStatus.Unknown;
  if (run.endedAt !== undefined) return run.end === 'completed' ? LotStatus.Completed : LotStatus.Stopped;
  return run.startedAt === undefined ? LotStatus.Waiting : LotStatus.Running;
}

const MAX_LAST_RUNS = 7;

export function rowsOfTask(db: Database, task: TaskRecord, now: number): number {
  return (
    db.endedRowCount(task.taskId) ?? db.runsOf(task.taskId).reduce((sum, run) => sum + existingRowsAt(run, now), 0)
  );
}

export function notExportedOf(db: Database, task: TaskRecord, now: number): number {
  return db.runsOf(task.taskId).reduce((sum, run) => sum + Math.max(0, existingRowsAt(run, now) - run.exportedRows), 0);
}

export const lastStartedRunOf = (db: Database, task: TaskRecord): RunRecord | undefined =>
  db.runsOf(task.taskId).findLast((run) => run.startedAt !== undefined || run.endedAt !== undefined);

export function workedSeconds(run: RunRecord | undefined, now: number): number | null {
  if (run?.startedAt === undefined) return run?.endedAt === undefined ? null : 0;
  // The clock may be set back to before the start.
  return Math.max(0, Math.round((workedUntil(run, now) - run.startedAt) / 1000));
}

export function taskStatusItem(task: TaskRecord, { db, now }: ViewContext): Schemas['TaskStatusItem'] {
  const run = lastRunOf(db, task);
  const worked = lastStartedRunOf(db, task);
  return {
    taskId: task.taskId,
    taskExecuteStatus: task.status,
    currentTotalExtractCount: rowsOfTask(db, task, now),
    spendingTime: workedSeconds(worked, now),
    endExecuteTime: isoOf(worked?.endedAt),
    nextExecuteTime: isoOf(scheduledStartAfter(task, now)),
    lot: run ? String(run.lot) : null,
    errorCount: run ? errorsAt(run, now) : 0,
    stopping: isStopping(db, task),
    queuePosition: queuePlaceOf(db, task),
    waitingSince: isoOf(task.status === TaskStatus.Waiting ? run?.requestedAt : undefined),
  };
}

export function taskListItem(task: TaskRecord, context: ViewContext): Schemas['TaskListItem'] {
  const { db, now, texts } = context;
  const run = lastRunOf(db, task);
  const status = taskStatusItem(task, context);
  const creator = db.accounts.get(task.userId);
  return {
    taskId: task.taskId,
    taskName: taskNameOf(task, context),
    taskGroupId: task.taskGroupId,
    taskGroupName: groupNameOf(task, context),
    workFlowType: task.workFlowType,
    taskExecuteStatus: task.status,
    scheduleType: task.schedule?.set.scheduleType ?? null,
    nextExecuteTime: isoOf(scheduledStartAfter(task, now)),
    endExecuteTime: status.endExecuteTime ?? null,
    spendingTime: status.spendingTime ?? null,
    currentTotalExtractCount: rowsOfTask(db, task, now),
    lot: run ? String(run.lot) : null,
    priority: task.priority,
    creationUserName: creator?.fullName || null,
    templateInfo:
      task.templateRegistrationId === undefined ? null : templateInfo(db, task.templateRegistrationId, texts),
    templateRegistrationId: task.templateRegistrationId ?? null,
    errorCount: status.errorCount ?? 0,
    stopping: status.stopping ?? false,
    startExecuteTime: isoOf(lastStartedRunOf(db, task)?.startedAt),
    createdAt: new Date(task.createdAt).toISOString(),
    queuePosition: status.queuePosition ?? null,
    waitingSince: status.waitingSince ?? null,
    notExportedCount: notExportedOf(db, task, now),
    cloudCount: task.cloudCount,
    lastRuns: db
      .runsOf(task.taskId)
      .slice(-MAX_LAST_RUNS)
      .map((entry) => ({ lot: String(entry.lot), rows: rowsAt(entry, now), status: lotStatusOf(entry) })),
  };
}
