import { ExportFormat, ExportHeadings, ExportIntent, ExportScope, ExportStatus } from '#src/contract/enums.gen';
import type { OperationId } from '#src/contract/operations.gen';
import type { Schemas } from '#src/contract/types';
import { safeFileName } from '#src/lib/download';
import type { AccountRecord } from '#mocks/db/account';
import type { Database } from '#mocks/db/database';
import type { ExportJobRecord } from '#mocks/db/exports';
import type { Resolvers } from '#mocks/lib/context';
import { randomToken } from '#mocks/lib/digest';
import { HttpError, notFound } from '#mocks/lib/http-error';
import { pageOf } from '#mocks/lib/paging';
import { isoOf } from '#mocks/lib/time';
import { exportStateAt, exportDuration, FILE_LIFETIME } from '#mocks/simulation/exports';
import { exportFile, fileSize } from '#mocks/simulation/export-file';
import { ROW_RETENTION_DAYS } from '#mocks/simulation/retention-events';
import { countOf, fieldsOf, slicesOf } from '#mocks/simulation/rows';
import { existingRowsAt } from '#mocks/simulation/progress';
import { ownTask, taskNameOf } from './task-views';

type ExportOperation = Extract<
  OperationId,
  'listExportRecords' | 'getExportDownload' | 'startExport' | 'getExportRecord' | 'cancelExport' | 'downloadExportFile'
>;

/** A larger XLSX is refused because it cannot be streamed. */
const MAX_SHEET_ROWS = 200_000;

function recordOf(db: Database, job: ExportJobRecord, now: number): Schemas['ExportRecord'] {
  const { status, progress, completedAt } = exportStateAt(job, now);
  return {
    recordId: job.recordId,
    taskId: job.taskId,
    taskName: job.taskName,
    format: job.format,
    scope: job.scope,
    lotNo: job.lotNo ?? null,
    columns: job.columns ? [...job.columns] : null,
    headings: job.headings ? ExportHeadings.Displayed : ExportHeadings.Names,
    fileName: job.fileName,
    status,
    progress,
    rows: Math.floor((job.totalRows * progress) / 100),
    totalRows: job.totalRows,
    size: fileSize(db, job) ?? null,
    createdAt: new Date(job.createdAt).toISOString(),
    completedAt: isoOf(completedAt),
    expiresAt: completedAt === undefined ? null : new Date(completedAt + FILE_LIFETIME).toISOString(),
    error: status === ExportStatus.Failed && job.failure ? { ...job.failure } : null,
    taskDeleted: db.tasks.get(job.taskId) === undefined,
  };
}

/** Throws 404 for an unknown export and 403 for another account's. */
export function ownJob(db: Database, account: AccountRecord, recordId: string): ExportJobRecord {
  const job = db.exports.get(recordId);
  if (!job) throw notFound('The export');
  if (job.userId !== account.userId) throw new HttpError(403, 'NotOwner', 'This export belongs to someone else.');
  return job;
}

function pendingRows(db: Database, userId: string, now: number): number {
  return db.exports
    .all()
    .filter((job) => job.userId === userId && !job.marked)
    .filter((job) => {
      const { status } = exportStateAt(job, now);
      return status === ExportStatus.Waiting || status === ExportStatus.Running;
    })
    .reduce((sum, job) => sum + job.totalRows, 0);
}

function baseUrlOf(request: Request): string {
  const host = request.headers.get('X-Forwarded-Host');
  if (host) return `${request.headers.get('X-Forwarded-Proto') ?? 'http'}://${host}`;
  return request.url.slice(0, request.url.indexOf('/v1/'));
}

export const exportHandlers: Pick<Resolvers, ExportOperation> = {
  listExportRecords: ({ db, account, query, now }) => {
    const { userId } = account();
    const { page = 1, pageSize = 10, taskId, status } = query;
    const jobs = db.exports
      .all()
      .filter((job) => job.userId === userId && (taskId === undefined || job.taskId === taskId))
      .filter((job) => status === undefined || exportStateAt(job, now).status === status)
      .toReversed()
      .toSorted((a, b) => b.createdAt - a.createdAt);
    const slice = pageOf(jobs, page, pageSize);
    return { ...slice, items: slice.items.map((job) => recordOf(db, job, now)) };
  },

  startExport: async (context) => {
    const { db, body, now, texts } = context;
    const user = context.account();
    const task = ownTask(db, user, body.taskId);
    const lot =
      body.scope === ExportScope.Lot ? db.runsOf(task.taskId).find((run) => String(run.lot) === body.lotNo) : undefined;
    if (body.scope === ExportScope.Lot && !lot) throw notFound('The lot');
    const slices = lot
      ? [{ runId: lot.runId, from: 0, to: existingRowsAt(lot, now) }]
      : slicesOf(db, task.taskId, now, body.scope === ExportScope.NotExported ? 'notExported' : 'all');
    const totalRows = countOf(slices);
    const selectedRuns = lot ? [lot] : db.runsOf(task.taskId);
    if (totalRows === 0 && selectedRuns.length > 0 && selectedRuns.every((run) => run.rowsRemovedAt !== undefined))
      throw new HttpError(409, 'RowsRemoved', `Rows are kept for ${ROW_RETENTION_DAYS} days; these have been removed.`);
    if (totalRows === 0) throw new HttpError(409, 'NothingToExport', 'There is no row to export.');
    if (body.format === ExportFormat.XLSX && totalRows > MAX_SHEET_ROWS) {
      throw new HttpError(422, 'TooManyRowsForSheet', `A sheet holds ${MAX_SHEET_ROWS} rows at most.`, [
        { field: 'format', message: 'too many rows' },
      ]);
    }
    const headings = new Map(fieldsOf(task, texts).map((field) => [field.name, field.displayText]));
    const columns = body.columns ?? undefined;
    const unknownColumns = columns?.filter((name) => !headings.has(name)) ?? [];
    if (columns?.length === 0 || unknownColumns.length > 0)
      throw new HttpError(422, 'Invalid', 'The columns are not valid.', [
        { field: 'columns', message: unknownColumns.join(', ') },
      ]);
    if (
      user.exportRowLimit !== undefined &&
      user.exportedRows + pendingRows(db, user.userId, now) + totalRows > user.exportRowLimit
    ) {
      throw new HttpError(403, 'ExportQuotaReached', 'The export quota of the plan is used up.');
    }
    const taskName = taskNameOf(task, context);
    const extension = body.format.toLowerCase();
    const requestedName = body.fileName?.trim() || `${taskName} ${new Date(now).toISOString().slice(0, 10)}`;
    const job = await db.exports.insert({
      recordId: `export-${randomToken()}`,
      userId: user.userId,
      taskId: task.taskId,
      taskName,
      format: body.format,
      scope: body.scope,
      lotNo: lot ? String(lot.lot) : undefined,
      columns,
      headings:
        body.headings === ExportHeadings.Names
          ? undefined
          : (columns ?? [...headings.keys()]).map((name) => headings.get(name) ?? name),
      slices,
      totalRows,
      createdAt: now,
      takes: exportDuration(totalRows),
      fileName: safeFileName(
        requestedName.toLowerCase().endsWith(`.${extension}`) ? requestedName : `${requestedName}.${extension}`,
      ),
      fileToken: randomToken(),
      size: undefined,
      canceledAt: undefined,
      failure: undefined,
      marked: false,
    });
    return recordOf(db, job, now);
  },

  getExportRecord: ({ db, account, params, now }) => recordOf(db, ownJob(db, account(), params.recordId), now),

  cancelExport: async ({ db, account, params, query, now }) => {
    const job = ownJob(db, account(), params.recordId);
    const { status } = exportStateAt(job, now);
    const isFinished =
      status === ExportStatus.Completed || status === ExportStatus.Canceled || status === ExportStatus.Failed;
    // A late cancel must not delete a finished file.
    if (isFinished && query.intent === ExportIntent.Cancel)
      throw new HttpError(409, 'AlreadyOver', 'The export had ended before it could be canceled.');
    if (!isFinished && query.intent === ExportIntent.Remove)
      throw new HttpError(409, 'StillUnderWay', 'The export is in progress. Cancel it first.');
    if (isFinished) await db.exports.remove(job.recordId);
    else await db.exports.update(job.recordId, (draft) => void (draft.canceledAt = now));
    return undefined;
  },

  getExportDownload: ({ db, account, query, now, request }) => {
    const job = ownJob(db, account(), query.recordId);
    const { status, completedAt } = exportStateAt(job, now);
    if (status !== ExportStatus.Completed || completedAt === undefined)
      throw new HttpError(409, 'NotReady', 'The file is not ready yet.');
    if (now > completedAt + FILE_LIFETIME) throw new HttpError(404, 'Expired', 'The file is not kept any more.');
    if (!db.tasks.get(job.taskId)) throw new HttpError(404, 'TaskDeleted', 'The task and its rows were deleted.');
    return {
      url: `${baseUrlOf(request)}/v1/asynchronousExport/files/${job.fileToken}`,
      fileName: job.fileName,
      size: fileSize(db, job) ?? null,
      expiresAt: new Date(completedAt + FILE_LIFETIME).toISOString(),
    };
  },

  downloadExportFile: async ({ db, params, now }) => {
    const job = db.exports.all().find((entry) => entry.fileToken === params.token);
    const completedAt = job && exportStateAt(job, now).completedAt;
    const task = job && db.tasks.get(job.taskId);
    if (!job || !task || completedAt === undefined || now > completedAt + FILE_LIFETIME) throw notFound('The file');
    return exportFile(db, job, task);
  },
};
