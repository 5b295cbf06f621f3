import { ExportFormat, ExportScope, GoogleSheetResult } from '../../src/contract/enums.gen';
import type { Database } from '../db/database';
import type { ExportJobRecord } from '../db/exports';
import { personas } from '../personas';
import { countOf, slicesOf } from '../simulation/rows';
import { sheetsAccount } from '../seeds/sheets';
import { scenarios, type Scenario } from './scenario';

/** Time runs from here, so that the seeded day is the one of every story. */
const START = '2026-11-16T10:00:00.000Z';
/** A task with a few thousand rows of complete runs. */
const taskId = `task-${personas.standard.userId}-5`;

async function seedJob(db: Database, now: number, change: Partial<ExportJobRecord>): Promise<void> {
  const slices = slicesOf(db, taskId, now, 'all');
  await db.exports.insert({
    recordId: 'export-story',
    userId: personas.standard.userId,
    taskId,
    taskName: 'rows',
    format: ExportFormat.CSV,
    scope: ExportScope.All,
    lotNo: undefined,
    columns: undefined,
    fileName: 'rows 2026-11-16.csv',
    slices,
    totalRows: countOf(slices),
    createdAt: now,
    takes: 2_400,
    fileToken: 'export-story-file',
    canceledAt: undefined,
    failure: undefined,
    marked: false,
    ...change,
  });
}

const sheetAnswer = (says: string, result: GoogleSheetResult): Scenario => ({
  says,
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

/** Exports of a task's rows. */
export const exportScenarios = scenarios({
  exportWorking: {
    says: 'An export of a task is half way.',
    persona: 'standard',
    seed: (db, now) => seedJob(db, now, { createdAt: now - 12_400, takes: 24_400 }),
  },
  exportQuick: {
    says: 'Exports are made while one waits: time runs.',
    persona: 'standard',
    clock: { mode: 'speed', factor: 5, from: START },
  },
  exportFailed: {
    says: 'An export fails half way, and works when it is started again.',
    persona: 'standard',
    clock: { mode: 'speed', factor: 1, from: START },
    seed: (db, now) =>
      seedJob(db, now, { takes: 4_000, failure: { code: 'StorageFull', message: 'The storage for files was full.' } }),
  },
  exportNothingLeft: {
    says: 'Every row of a task has been exported.',
    persona: 'standard',
    seed: async (db) => {
      for (const run of db.runsOf(taskId))
        await db.runs.update(run.runId, (draft) => void (draft.exportedRows = draft.finalRows));
    },
  },
  exportExpired: {
    says: 'An export of yesterday whose file is not kept any more: a zip with it is refused.',
    persona: 'standard',
    seed: (db, now) => seedJob(db, now, { createdAt: now - 30 * 3_600_000, marked: true }),
  },
  exportsSeveral: {
    says: 'Three exports are finished and can be taken home as one zip.',
    persona: 'standard',
    seed: async (db, now) => {
      for (const number of [1, 2, 3])
        await seedJob(db, now, {
          recordId: `export-story-${String(number)}`,
          fileName: `rows ${String(number)}.csv`,
          fileToken: `export-story-file-${String(number)}`,
          createdAt: now - number * 3_600_000,
          marked: true,
        });
    },
  },
  sheetNotAnAddress: sheetAnswer('The check of a Google Sheet finds no sheet in the address.', 'NotAnAddress'),
  sheetNotFound: sheetAnswer('The check of a Google Sheet finds that the sheet is gone.', 'NotFound'),
  sheetNotShared: sheetAnswer('The check of a Google Sheet finds that it is not shared.', 'NotShared'),
  sheetCheckFailed: {
    says: 'The check of a Google Sheet fails (500).',
    persona: 'standard',
    faults: [{ kind: 'status', status: 500, operation: 'checkGoogleSheet' }],
  },
});
