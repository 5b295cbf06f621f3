import { StartResult, StopResult, SubtaskStatus, type InterfaceLanguage } from '#src/contract/enums.gen';
import type { OperationId } from '#src/contract/operations.gen';
import type { Schemas } from '#src/contract/types';
import type { RunRecord } from '#mocks/db/runs';
import type { TaskRecord } from '#mocks/db/tasks';
import type { Context, Resolvers } from '#mocks/lib/context';
import { notFound } from '#mocks/lib/http-error';
import { pageOf } from '#mocks/lib/paging';
import { isoOf } from '#mocks/lib/time';
import {
  captchasAt,
  endsAt,
  errorsAt,
  existingRowsAt,
  rateAt,
  rowsAt,
  seriesOf,
  spendingAt,
  subtasksAt,
  type SubtaskState,
} from '#mocks/simulation/progress';
import { countOf, fieldsOf, rowsIn, slicesOf } from '#mocks/simulation/rows';
import { linesOf } from '#mocks/simulation/log';
import { nodesOf } from '#mocks/simulation/runs';
import type { ExportSlice } from '#mocks/db/exports';
import { logTexts } from '#mocks/seeds/texts/work';
import {
  isStopping,
  lastRunOf,
  lotStatusOf,
  notExportedOf,
  ownTask,
  queuePlaceOf,
  rowsOfTask,
  workedSeconds,
  lastStartedRunOf,
} from './task-views';

type RunOperation = Extract<
  OperationId,
  | 'listTaskRows'
  | 'listNotExportedRows'
  | 'listLotRows'
  | 'getRunSummary'
  | 'listLots'
  | 'listSubtasks'
  | 'startSubtask'
  | 'stopSubtask'
  | 'listLotLog'
>;

type WithTask = Pick<Context<OperationId>, 'db' | 'account' | 'now'>;

function ownRun(context: WithTask, taskId: string, lot: string): { task: TaskRecord; run: RunRecord } {
  const task = ownTask(context.db, context.account(), taskId);
  const run = context.db.runsOf(taskId).find((entry) => String(entry.lot) === lot);
  if (!run) throw notFound('The lot');
  return { task, run };
}

function rowsPage(
  { db, texts }: Pick<Context<OperationId>, 'db' | 'texts'>,
  task: TaskRecord,
  slices: readonly ExportSlice[],
  { page = 0, pageSize = 100 }: { page?: number; pageSize?: number },
): Schemas['RowsPage'] {
  const from = page * pageSize;
  return {
    total: countOf(slices),
    page,
    pageSize,
    fields: fieldsOf(task, texts),
    rows: [...rowsIn(db, task, slices, from, from + pageSize)],
  };
}

function lotOf(run: RunRecord, now: number): Schemas['Lot'] {
  const subtasks = subtasksAt(run, now);
  const count = (...statuses: SubtaskStatus[]) => subtasks.filter((entry) => statuses.includes(entry.status)).length;
  return {
    lotNo: String(run.lot),
    status: lotStatusOf(run),
    startTime: isoOf(run.startedAt),
    endTime: isoOf(run.endedAt),
    duration: workedSeconds(run, now) ?? 0,
    rows: rowsAt(run, now),
    errorCount: errorsAt(run, now),
    cost: spendingAt(run, now),
    startWay: run.startWay,
    rowsRemovedAt: isoOf(run.rowsRemovedAt),
    subtasks: {
      total: subtasks.length,
      waiting: count(SubtaskStatus.Waiting, SubtaskStatus.Unexecuted),
      executing: count(SubtaskStatus.Executing, SubtaskStatus.Stopping),
      stopped: count(SubtaskStatus.Stopped),
      completed: count(SubtaskStatus.Completed),
    },
  };
}

function ownSubtask(
  context: WithTask,
  taskId: string,
  subTaskId: string,
): { run: RunRecord; subtask: SubtaskState } | undefined {
  const task = context.db.tasks.get(taskId);
  if (task?.userId !== context.account().userId) return undefined;
  const [runId, index] = subTaskId.split('/');
  const run = runId === undefined ? undefined : context.db.runs.get(runId);
  if (run?.taskId !== taskId) return undefined;
  const subtask = subtasksAt(run, context.now)[Number(index)];
  return subtask && { run, subtask };
}

const numberOf = (lineId: string): number => Number(lineId.slice(lineId.lastIndexOf('#') + 1));

/** The log's text without its input. */
function failureReason(language: InterfaceLanguage): string {
  const reason = logTexts[language].failed.replace(/^\{input\}\s?[:：]\s?/, '');
  return reason.charAt(0).toUpperCase() + reason.slice(1);
}

export const runHandlers: Pick<Resolvers, RunOperation> = {
  listTaskRows: (context) => {
    const task = ownTask(context.db, context.account(), context.params.id);
    return rowsPage(context, task, slicesOf(context.db, task.taskId, context.now, 'all'), context.query);
  },

  listNotExportedRows: (context) => {
    const task = ownTask(context.db, context.account(), context.params.id);
    return rowsPage(context, task, slicesOf(context.db, task.taskId, context.now, 'notExported'), context.query);
  },

  listLotRows: (context) => {
    const { task, run } = ownRun(context, context.params.id, context.params.lot);
    return rowsPage(
      context,
      task,
      [{ runId: run.runId, from: 0, to: existingRowsAt(run, context.now) }],
      context.query,
    );
  },

  getRunSummary: ({ db, account, params, now }) => {
    const user = account();
    const task = ownTask(db, user, params.id);
    const run = lastRunOf(db, task);
    const lastStartedRun = lastStartedRunOf(db, task);
    const rows = run ? rowsAt(run, now) : 0;
    const end = run && run.endedAt === undefined && run.stopRequestedAt === undefined ? endsAt(run) : Infinity;
    return {
      taskId: task.taskId,
      taskStatus: task.status,
      stopping: isStopping(db, task),
      startTime: isoOf(lastStartedRun?.startedAt),
      endTime: isoOf(run?.endedAt),
      lot: run ? String(run.lot) : null,
      captcha: lastStartedRun ? captchasAt(lastStartedRun, now) : 0,
      rows,
      totalRows: rowsOfTask(db, task, now),
      notExportedRows: notExportedOf(db, task, now),
      rowsPerMinute: run ? rateAt(run, now) : 0,
      estimatedTotalRows: run && run.endedAt === undefined ? run.plannedRows : null,
      estimatedEndTime: Number.isFinite(end) ? isoOf(end) : null,
      spending: run ? spendingAt(run, now) : 0,
      pricePerData: run?.price ?? null,
      queuePosition: queuePlaceOf(db, task),
      cloudNodes: nodesOf(db, task.userId),
      errorCount: run ? errorsAt(run, now) : 0,
      series: run
        ? seriesOf(run, now).map((point) => ({ time: new Date(point.time).toISOString(), rows: point.rows }))
        : [],
    };
  },

  listLots: ({ db, account, params, query, now }) => {
    const task = ownTask(db, account(), params.id);
    const runs = db.runsOf(task.taskId).toReversed();
    return { total: runs.length, items: runs.slice(0, query.size).map((run) => lotOf(run, now)) };
  },

  listSubtasks: (context) => {
    const { run } = ownRun(context, context.params.id, context.params.lot);
    const { page = 1, pageSize = 100 } = context.query;
    const slice = pageOf(subtasksAt(run, context.now), page, pageSize);
    return {
      ...slice,
      items: slice.items.map((entry) => ({
        subTaskId: `${run.runId}/${entry.index}`,
        lotNo: String(run.lot),
        status: entry.status,
        input: entry.input,
        rows: entry.rows,
        startTime: isoOf(entry.startedAt),
        endTime: isoOf(entry.endedAt),
        error: entry.failed ? failureReason(context.language) : null,
      })),
    };
  },

  startSubtask: async (context) => {
    const { db, body, now } = context;
    const target = ownSubtask(context, body.taskId, body.subTaskId);
    if (!target) {
      const foreign = db.tasks.get(body.taskId)?.userId !== context.account().userId;
      return {
        startResult: foreign && db.tasks.get(body.taskId) ? StartResult.UserNotTaskOwner : StartResult.TaskNotFound,
        message: null,
      };
    }
    const { run, subtask } = target;
    const { index, status } = subtask;
    if (run.endedAt !== undefined || run.stopRequestedAt !== undefined || status === SubtaskStatus.Completed)
      return { startResult: StartResult.FailedForOther, message: null };
    if (!run.holds.some((hold) => hold.subtask === index && hold.to === undefined))
      return { startResult: StartResult.OnExecuting, message: null };
    await db.runs.update(run.runId, (draft) => {
      for (const existingStop of draft.holds) if (existingStop.subtask === index) existingStop.to ??= now;
    });
    return { startResult: StartResult.Succeed, message: null };
  },

  stopSubtask: async (context) => {
    const { db, body, now } = context;
    const found = ownSubtask(context, body.taskId, body.subTaskId);
    if (!found) {
      const task = db.tasks.get(body.taskId);
      return {
        stopResult:
          task && task.userId !== context.account().userId ? StopResult.UserNotTaskOwner : StopResult.UnexecutedTask,
        message: null,
      };
    }
    const { run, subtask } = found;
    const { index, status } = subtask;
    if (run.endedAt !== undefined || run.stopRequestedAt !== undefined)
      return { stopResult: StopResult.AlreadyEnded, message: null };
    if (status === SubtaskStatus.Completed || status === SubtaskStatus.Stopped || status === SubtaskStatus.Stopping)
      return { stopResult: StopResult.AlreadyEnded, message: null };
    if (status === SubtaskStatus.Unexecuted) return { stopResult: StopResult.UnexecutedTask, message: null };
    await db.runs.update(run.runId, (draft) => void draft.holds.push({ subtask: index, from: now, to: undefined }));
    return { stopResult: StopResult.Succeed, message: null };
  },

  listLotLog: (context) => {
    const { run } = ownRun(context, context.params.id, context.params.lot);
    const { cursor, level, keyword, limit = 100 } = context.query;
    const levels = keyword?.trim().toLowerCase();
    const lines = linesOf(run, context.now, context.language).filter(
      (line) =>
        (level === undefined || line.level === level) && (!levels || line.message.toLowerCase().includes(levels)),
    );
    // The cursor is a line number: new lines must not shift pages.
    const olderLines = lines.filter((line) => cursor === undefined || numberOf(line.id) < Number(cursor)).toReversed();
    const items = olderLines.slice(0, limit);
    const last = items.at(-1);
    return { items, nextCursor: last && olderLines.length > limit ? String(numberOf(last.id)) : null };
  },
};
