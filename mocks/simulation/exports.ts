import { ExportStatus } from '#src/contract/enums.gen';
import type { Database } from '#mocks/db/database';
import type { ExportJobRecord } from '#mocks/db/exports';
import { measuredSize } from './export-file';

/** Milliseconds for which a file can be downloaded. */
export const FILE_LIFETIME = 24 * 3_600_000;
const QUEUE_TIME = 400;

export function exportDuration(rows: number): number {
  return QUEUE_TIME + 900 + Math.round(rows / 250);
}

/** Returns an export's status and progress (0 to 100). */
export function exportStateAt(
  job: ExportJobRecord,
  now: number,
): { status: ExportStatus; progress: number; completedAt: number | undefined } {
  const elapsed = Math.min(now, job.canceledAt ?? Infinity) - job.createdAt;
  const progress = Math.max(0, Math.min(100, Math.floor(((elapsed - QUEUE_TIME) / (job.takes - QUEUE_TIME)) * 100)));
  if (job.canceledAt !== undefined) return { status: ExportStatus.Canceled, progress, completedAt: undefined };
  if (job.failure !== undefined && elapsed >= job.takes / 2)
    return { status: ExportStatus.Failed, progress: Math.min(progress, 50), completedAt: undefined };
  if (elapsed >= job.takes)
    return { status: ExportStatus.Completed, progress: 100, completedAt: job.createdAt + job.takes };
  return {
    status: elapsed < QUEUE_TIME ? ExportStatus.Waiting : ExportStatus.Running,
    progress,
    completedAt: undefined,
  };
}

/** Also counts the rows against the quota. */
export async function markExported(db: Database, job: ExportJobRecord): Promise<void> {
  const task = db.tasks.get(job.taskId);
  const size = job.size ?? (task && measuredSize(db, job, task));
  await db.exports.update(job.recordId, (draft) => {
    draft.marked = true;
    draft.size = size;
  });
  for (const slice of job.slices) {
    await db.runs.update(slice.runId, (draft) => void (draft.exportedRows = Math.max(draft.exportedRows, slice.to)));
  }
  await db.accounts.update(job.userId, (draft) => void (draft.exportedRows += job.totalRows));
}
