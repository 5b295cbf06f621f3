import { ExportFormat, ExportScope, GoogleSheetResult } from '#src/contract/enums.gen';
import type { Database } from '#mocks/db/database';
import type { ExportJobRecord } from '#mocks/db/exports';
import { personas } from '#mocks/personas';
import { countOf, slicesOf } from '#mocks/simulation/rows';
import { sheetsAccount } from '#mocks/seeds/sheets';
import { defineScenarios, type Scenario } from './scenario';

const START = '2026-11-16T10:00:00.000Z';
const taskId = `task-${personas.standard.userId}-5`;

async function seedJob(db: Database, now: number, change: Partial<ExportJobRecord>, lot?: number): Promise<void> {
  const all = slicesOf(db, change.taskId ?? taskId, now, 'all');
  const slices = lot === undefined ? all : all.slice(lot % all.length).slice(0, 1);
  await db.exports.insert({
    recordId: 'export-story',
    userId: personas.standard.userId,
    taskId,
    taskName: 'rows',
    format: ExportFormat.CSV,
    scope: ExportScope.All,
    lotNo: undefined,
    columns: undefined,
    headings: undefined,
    fileName: 'rows 2026-11-16.csv',
    slices,
    totalRows: countOf(slices),
    createdAt: now,
    takes: 2_400,
    fileToken: 'export-story-file',
    size: undefined,
    canceledAt: undefined,
    failure: undefined,
    marked: false,
    ...change,
  });
}

const HOUR = 3_600_000;

async function seedEveryKind(db: Database, now: number): Promise<void> {
  const kinds: readonly Partial<ExportJobRecord>[] = [
    { fileName: 'standing desks 2026-11-16.csv', createdAt: now - 12_400, takes: 24_400 },
    { fileName: 'standing desks 2026-11-16.xml', format: ExportFormat.XML, createdAt: now - 13_000, takes: 60_000_000 },
    { fileName: 'desks in Bologna.csv', createdAt: now - HOUR, marked: true },
    {
      fileName: 'desks in Bologna.json',
      format: ExportFormat.JSON,
      scope: ExportScope.NotExported,
      createdAt: now - 3 * HOUR,
      marked: true,
    },
    {
      fileName: 'names only.csv',
      scope: ExportScope.Lot,
      lotNo: '3',
      columns: ['name'],
      createdAt: now - 5 * HOUR,
      marked: true,
    },
    {
      fileName: 'rows 2026-11-16.csv',
      createdAt: now - 8 * HOUR,
      failure: { code: 'StorageFull', message: 'The storage for files was full.' },
    },
    {
      fileName: 'stopped on the way.csv',
      createdAt: now - 9 * HOUR,
      takes: 60_000,
      canceledAt: now - 9 * HOUR + 20_000,
    },
    { fileName: 'last week.xml', format: ExportFormat.XML, createdAt: now - 170 * HOUR, marked: true },
    {
      taskId: `task-${personas.standard.userId}-gone`,
      taskName: 'Weekend flights',
      fileName: 'weekend flights.csv',
      totalRows: 812,
      createdAt: now - 11 * HOUR,
      marked: true,
    },
  ];
  for (const [index, kind] of kinds.entries()) {
    const taskName = seededTaskName(db.tasks.get(kind.taskId ?? taskId)) ?? 'Shop prices';
    const id = `export-story-${String(index + 1)}`;
    await seedJob(db, now, { recordId: id, fileToken: `${id}-file`, taskName, ...kind }, index);
  }
}

const seededTaskName = (task: { readonly taskName: string } | undefined): string | undefined =>
  task?.taskName.replace('{template} · ', '');

const sheetAnswer = (description: string, result: GoogleSheetResult): Scenario => ({
  description,
  persona: 'standard',
  faults: [
    {
      kind: 'answer',
      operation: 'checkGoogleSheet',
      body: {
        result,
        sheetId: null,
        title: null,
        shareWith: result === GoogleSheetResult.NotShared ? sheetsAccount : null,
      },
    },
  ],
});

export const exportScenarios = defineScenarios({
  exportRecords: {
    description:
      'Exports in every state: in progress, ready, failed, canceled, expired, and one whose task was deleted.',
    persona: 'standard',
    seed: seedEveryKind,
  },
  exportRecordsPending: {
    description: 'The export records never finish loading, so the page shows skeleton rows.',
    persona: 'standard',
    faults: [{ operation: 'listExportRecords', kind: 'pending' }],
  },
  exportRecordsFailed: {
    description: 'The export records fail to load (500).',
    persona: 'standard',
    faults: [{ operation: 'listExportRecords', kind: 'status', status: 500 }],
  },
  exportRecordsOffline: {
    description:
      'The connection drops after the export records have loaded. The records stay, and downloads are disabled.',
    persona: 'standard',
    seed: seedEveryKind,
    faults: [{ operation: 'listExportRecords', kind: 'offline', after: 1 }],
  },
  exportQuotaReached: {
    description: 'Only 40 more rows can be exported in this period.',
    persona: 'standard',
    seed: async (db) => {
      const { userId } = personas.standard;
      await db.accounts.update(userId, (draft) => void (draft.exportRowLimit = draft.exportedRows + 40));
    },
  },
  exportWorking: {
    description: 'An export of a task is halfway done.',
    persona: 'standard',
    seed: (db, now) => seedJob(db, now, { createdAt: now - 12_400, takes: 24_400 }),
  },
  exportQuick: {
    description: 'The clock runs five times as fast, so exports finish while you watch.',
    persona: 'standard',
    clock: { mode: 'speed', factor: 5, from: START },
  },
  exportFailed: {
    description: 'An export fails halfway and succeeds when it is started again.',
    persona: 'standard',
    clock: { mode: 'speed', factor: 1, from: START },
    seed: (db, now) =>
      seedJob(db, now, { takes: 4_000, failure: { code: 'StorageFull', message: 'The storage for files was full.' } }),
  },
  exportNothingLeft: {
    description: 'All rows of a task have already been exported.',
    persona: 'standard',
    seed: async (db) => {
      for (const run of db.runsOf(taskId))
        await db.runs.update(run.runId, (draft) => void (draft.exportedRows = draft.finalRows));
    },
  },
  exportExpired: {
    description: 'The file of an export from yesterday has been deleted. A zip that includes it is refused.',
    persona: 'standard',
    seed: (db, now) => seedJob(db, now, { createdAt: now - 30 * 3_600_000, marked: true }),
  },
  exportsSeveral: {
    description: 'Three exports are finished and can be downloaded as one zip.',
    persona: 'standard',
    seed: async (db, now) => {
      for (const number of [1, 2, 3])
        await seedJob(
          db,
          now,
          {
            recordId: `export-story-${String(number)}`,
            fileName: `rows ${String(number)}.csv`,
            fileToken: `export-story-file-${String(number)}`,
            createdAt: now - number * HOUR,
            marked: true,
          },
          number,
        );
    },
  },
  sheetNotAnAddress: sheetAnswer(
    'The Google Sheets check finds that the address does not point to a sheet.',
    'NotAnAddress',
  ),
  sheetNotFound: sheetAnswer('The Google Sheets check finds that the sheet no longer exists.', 'NotFound'),
  sheetNotShared: sheetAnswer('The Google Sheets check finds that the sheet is not shared.', 'NotShared'),
  sheetCheckFailed: {
    description: 'The Google Sheets check fails (500).',
    persona: 'standard',
    faults: [{ kind: 'status', status: 500, operation: 'checkGoogleSheet' }],
  },
});
