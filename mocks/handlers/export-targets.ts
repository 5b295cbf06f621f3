import { makeZip } from 'client-zip';
import { ExportStatus, GoogleSheetResult } from '#src/contract/enums.gen';
import type { OperationId } from '#src/contract/operations.gen';
import { safeFileName } from '#src/lib/download';
import { hashText } from '#src/lib/hash';
import type { Database } from '#mocks/db/database';
import type { ExportJobRecord } from '#mocks/db/exports';
import type { TaskRecord } from '#mocks/db/tasks';
import type { Resolvers } from '#mocks/lib/context';
import { HttpError } from '#mocks/lib/http-error';
import { knownSheets, sheetsAccount, sheetTitle } from '#mocks/seeds/sheets';
import { exportBytes } from '#mocks/simulation/export-file';
import { exportStateAt, FILE_LIFETIME } from '#mocks/simulation/exports';
import { ownJob } from './exports';

type TargetOperation = Extract<OperationId, 'zipExports' | 'checkGoogleSheet'>;

const SHEET =
  /^https?:\/\/docs\.google\.com\/(?:a\/[\w.-]+\/)?spreadsheets\/(?:u\/\d+\/)?d\/([\w-]{20,100})(?:[/?#]|$)/;

function unavailableReason(db: Database, job: ExportJobRecord, now: number): string | undefined {
  const { status, completedAt } = exportStateAt(job, now);
  if (status === ExportStatus.Failed) return 'failed';
  if (status === ExportStatus.Canceled) return 'was canceled';
  if (completedAt === undefined) return 'is not ready yet';
  if (now > completedAt + FILE_LIFETIME) return 'is not kept any more';
  return db.tasks.get(job.taskId) ? undefined : 'is gone with its task';
}

function uniqueNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const dot = name.lastIndexOf('.');
    const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
    let free = name;
    for (let number = 2; taken.has(free.toLowerCase()); number++) free = `${stem} (${String(number)})${ending}`;
    taken.add(free.toLowerCase());
    return free;
  });
}

export const exportTargetHandlers: Pick<Resolvers, TargetOperation> = {
  zipExports: ({ db, account, body, now }) => {
    const user = account();
    const jobs = body.recordIds.map((recordId) => ownJob(db, user, recordId));
    const details = jobs.flatMap((job, index) => {
      const unavailable = unavailableReason(db, job, now);
      return unavailable === undefined
        ? []
        : [{ field: `recordIds.${String(index)}`, message: `${job.fileName} ${unavailable}` }];
    });
    if (details.length > 0)
      throw new HttpError(409, 'RecordsNotReady', details.map((detail) => detail.message).join('; '), details);
    const names = uniqueNames(jobs.map((job) => job.fileName));
    async function* files() {
      for (const [index, job] of jobs.entries()) {
        const task: TaskRecord | undefined = db.tasks.get(job.taskId);
        if (!task) continue;
        yield {
          name: names[index] ?? job.fileName,
          lastModified: new Date(exportStateAt(job, now).completedAt ?? now),
          input: await exportBytes(db, job, task),
        };
      }
    }
    const requestedName = body.fileName?.trim() || `exports ${new Date(now).toISOString().slice(0, 10)}`;
    const fileName = safeFileName(
      requestedName.toLowerCase().endsWith('.zip') ? requestedName : `${requestedName}.zip`,
    );
    // The TransformStream absorbs the error that the zip's own stream reports for a canceled download.
    return new Response(makeZip(files()).pipeThrough(new TransformStream()), {
      headers: {
        'Content-Type': 'application/zip',
        'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`,
      },
    });
  },

  checkGoogleSheet: ({ account, body }) => {
    account();
    const sheetId = SHEET.exec(body.url.trim())?.[1] ?? null;
    const noCheckResult = { sheetId, title: null, shareWith: null };
    if (sheetId === null) return { ...noCheckResult, result: GoogleSheetResult.NotAnAddress };
    if (sheetId === knownSheets.unavailable)
      throw new HttpError(503, 'GoogleUnavailable', 'Google cannot be reached at the moment.', undefined, 30);
    if (sheetId === knownSheets.notFound) return { ...noCheckResult, result: GoogleSheetResult.NotFound };
    if (sheetId === knownSheets.notShared)
      return { ...noCheckResult, result: GoogleSheetResult.NotShared, shareWith: sheetsAccount };
    return { ...noCheckResult, result: GoogleSheetResult.Writable, title: sheetTitle(hashText(sheetId)) };
  },
};
