import { ExportFormat, ExportScope } from '#src/contract/enums.gen';
import { safeFileName } from '#src/lib/download';
import type { Database } from '#mocks/db/database';
import type { ExportJobRecord } from '#mocks/db/exports';
import { personas } from '#mocks/personas';
import { exportDuration } from '#mocks/simulation/exports';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

interface PastExport {
  readonly number: number;
  readonly lot: number;
  readonly format: ExportFormat;
  /** Milliseconds. */
  readonly agoMilliseconds: number;
  readonly outcome?: (createdAt: number) => Partial<ExportJobRecord>;
}

const past: readonly PastExport[] = [
  { number: 5, lot: 7, format: ExportFormat.CSV, agoMilliseconds: 25 * MINUTE },
  {
    number: 6,
    lot: 4,
    format: ExportFormat.XML,
    agoMilliseconds: 95 * MINUTE,
    outcome: () => ({ marked: false, failure: { code: 'StorageFull', message: 'The storage for files was full.' } }),
  },
  { number: 8, lot: 1, format: ExportFormat.JSON, agoMilliseconds: 4 * HOUR },
  {
    number: 12,
    lot: 4,
    format: ExportFormat.CSV,
    agoMilliseconds: 5 * HOUR,
    outcome: (createdAt) => ({ marked: false, canceledAt: createdAt + 800 }),
  },
  { number: 5, lot: 5, format: ExportFormat.CSV, agoMilliseconds: 47 * HOUR },
];

export async function seedExports(db: Database, now: number): Promise<void> {
  const { userId } = personas.standard;
  for (const [index, { number, lot, format, agoMilliseconds, outcome }] of past.entries()) {
    const task = db.tasks.get(`task-${userId}-${number}`);
    const run = task && db.runsOf(task.taskId).find((entry) => entry.lot === lot);
    if (!task || !run || run.finalRows === 0) continue;
    const createdAt = now - agoMilliseconds;
    const taskName = task.taskName.replace('{template} · ', '');
    await db.exports.insert({
      recordId: `export-${userId}-${index + 1}`,
      userId,
      taskId: task.taskId,
      taskName,
      format,
      scope: ExportScope.Lot,
      lotNo: String(lot),
      columns: undefined,
      headings: undefined,
      fileName: safeFileName(`${taskName} ${new Date(createdAt).toISOString().slice(0, 10)}.${format.toLowerCase()}`),
      slices: [{ runId: run.runId, from: 0, to: run.finalRows }],
      totalRows: run.finalRows,
      createdAt,
      takes: exportDuration(run.finalRows),
      fileToken: `file-${userId}-${index + 1}`,
      size: undefined,
      canceledAt: undefined,
      failure: undefined,
      marked: true,
      ...outcome?.(createdAt),
    });
  }
}
