import { describe, expect, test } from 'vitest';
import { ExportFormat, ExportScope, ExportStatus } from '#src/contract/enums.gen';
import type { ExportJobRecord } from '#mocks/db/exports';
import { personas } from '#mocks/personas';
import { openClient } from '#mocks/test-client';
import { exportCompletion, exportFileExpiry } from './export-events';
import { exportDuration, exportStateAt, FILE_LIFETIME, markExported } from './exports';

const CREATED = Date.parse('2026-11-16T10:00:00Z');
const { userId } = personas.standard;

const job = (change: Partial<ExportJobRecord> = {}): ExportJobRecord => ({
  recordId: 'export-1',
  userId,
  taskId: `task-${userId}-12`,
  taskName: 'Task',
  format: ExportFormat.CSV,
  scope: ExportScope.All,
  lotNo: undefined,
  columns: undefined,
  headings: undefined,
  fileName: 'rows.csv',
  slices: [],
  totalRows: 0,
  createdAt: CREATED,
  takes: 2_400,
  fileToken: 'token',
  size: undefined,
  canceledAt: undefined,
  failure: undefined,
  marked: false,
  ...change,
});

describe('progress of an export', () => {
  const state = (after: number, change: Partial<ExportJobRecord> = {}) => exportStateAt(job(change), CREATED + after);

  test('an export takes longer the more rows it has', () => {
    expect([0, 125, 124, 25_000].map(exportDuration)).toEqual([1_300, 1_301, 1_300, 1_400]);
  });

  test('ENUM-36 an export waits for 0.4 seconds, runs and is completed when its time is over', () => {
    const { Waiting, Running, Completed } = ExportStatus;
    expect(state(0)).toEqual({ status: Waiting, progress: 0, completedAt: undefined });
    expect([399, 400, 1_400, 2_399].map((after) => state(after))).toEqual([
      { status: Waiting, progress: 0, completedAt: undefined },
      { status: Running, progress: 0, completedAt: undefined },
      { status: Running, progress: 50, completedAt: undefined },
      { status: Running, progress: 99, completedAt: undefined },
    ]);
    const completed = { status: Completed, progress: 100, completedAt: CREATED + 2_400 };
    expect([state(2_400), state(9_999)]).toEqual([completed, completed]);
  });

  test('a canceled export keeps its progress, and later failures or its time do not count', () => {
    const canceled = { canceledAt: CREATED + 1_400 };
    const expected = { status: ExportStatus.Canceled, progress: 50, completedAt: undefined };
    const failure = { code: 'TaskDeleted', message: 'gone' };
    expect([state(1_400, canceled), state(9_999, canceled), state(9_999, { ...canceled, failure })]).toEqual([
      expected,
      expected,
      expected,
    ]);
    expect(state(600, canceled)).toMatchObject({ progress: 10 });
  });

  test('a failing export fails halfway', () => {
    const failing = { failure: { code: 'TaskDeleted', message: 'gone' } };
    expect(state(1_199, failing)).toMatchObject({ status: ExportStatus.Running, progress: 39 });
    expect(state(1_200, failing)).toEqual({ status: ExportStatus.Failed, progress: 40, completedAt: undefined });
    expect(state(9_999, failing)).toEqual({ status: ExportStatus.Failed, progress: 50, completedAt: undefined });
  });
});

describe('finished exports', () => {
  test('a finished export stores its size, marks the rows of its runs and counts toward the quota', async () => {
    const { emulator, taskId } = await openClient();
    const { db } = emulator;
    const ids = [1, 2].map((lot) => `${taskId(12)}:${lot}`);
    await db.runs.update(ids[0] ?? '', (draft) => void (draft.exportedRows = 0));
    await db.runs.update(ids[1] ?? '', (draft) => void (draft.exportedRows = 9));
    const used = db.accounts.get(userId)?.exportedRows ?? 0;
    const slices = ids.map((runId, index) => ({ runId, from: 0, to: index === 0 ? 3 : 5 }));
    await markExported(db, await db.exports.insert(job({ slices, totalRows: 8 })));
    const stored = db.exports.get('export-1');
    expect([stored?.marked, (stored?.size ?? 0) > 100]).toEqual([true, true]);
    expect(ids.map((runId) => db.runs.get(runId)?.exportedRows)).toEqual([3, 9]);
    expect(db.accounts.get(userId)?.exportedRows).toBe(used + 8);
    await markExported(db, await db.exports.insert(job({ recordId: 'export-2', size: 77 })));
    await markExported(db, await db.exports.insert(job({ recordId: 'export-3', taskId: 'deleted' })));
    expect(['export-2', 'export-3'].map((id) => db.exports.get(id)?.size)).toEqual([77, undefined]);
  });

  test('each open export finishes at its own time, and closed ones never', async () => {
    const { emulator } = await openClient();
    const { db } = emulator;
    await db.exports.replaceAll([]);
    expect(exportCompletion.nextAt(db, Infinity)).toBeUndefined();
    await db.exports.insertMany([
      job({ recordId: 'later', takes: 5_000 }),
      job({ recordId: 'sooner', takes: 3_000 }),
      job({ recordId: 'too', takes: 3_000 }),
      job({ recordId: 'marked', takes: 1_000, marked: true }),
      job({ recordId: 'canceled', takes: 1_000, canceledAt: CREATED }),
      job({ recordId: 'failed', takes: 1_000, failure: { code: 'TaskDeleted', message: 'gone' } }),
    ]);
    expect(exportCompletion.nextAt(db, Infinity)).toBe(CREATED + 3_000);
    expect(await exportCompletion.apply(db, CREATED + 2_999, Infinity)).toEqual([]);
    expect(await exportCompletion.apply(db, CREATED + 3_000, Infinity)).toEqual(['sooner', 'too']);
    expect(exportCompletion.nextAt(db, Infinity)).toBe(CREATED + 5_000);
    expect(db.exports.all().map((entry) => entry.marked)).toEqual([false, true, true, true, false, false]);
  });

  test('a file expires a day after its completion, which a canceled or failed export does not have', async () => {
    const { db } = (await openClient()).emulator;
    await db.exports.replaceAll([]);
    expect(exportFileExpiry.nextAfter(db, CREATED)).toBeUndefined();
    await db.exports.insertMany([
      job({ recordId: 'canceled', takes: 1_000, canceledAt: CREATED }),
      job({ recordId: 'failed', takes: 1_000, failure: { code: 'TaskDeleted', message: 'gone' } }),
      job({ recordId: 'first', takes: 2_000, marked: true }),
      job({ recordId: 'second', takes: 3_000, marked: true }),
    ]);
    const [first, second] = [2_000, 3_000].map((takes) => CREATED + takes + FILE_LIFETIME + 1);
    expect(exportFileExpiry.nextAfter(db, CREATED)).toBe(first);
    expect(exportFileExpiry.nextAfter(db, (first ?? 0) - 1)).toBe(first);
    expect(exportFileExpiry.nextAfter(db, first ?? 0)).toBe(second);
    expect(exportFileExpiry.nextAfter(db, second ?? 0)).toBeUndefined();
  });
});
