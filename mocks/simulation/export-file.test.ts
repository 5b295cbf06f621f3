import { afterEach, describe, expect, test, vi } from 'vitest';
import { ExportFormat, ExportScope } from '#src/contract/enums.gen';
import { rowSourceOf } from '#mocks/seeds/row-source';
import { openClient } from '#mocks/test-client';
import { createPartMaker } from './export-plan';
import { exportBytes, exportFile, fileSize, measuredSize } from './export-file';
import type { PartRequest } from './export.worker';

async function openJob(format: ExportFormat = ExportFormat.CSV) {
  const client = await openClient();
  const { db } = client.emulator;
  const body = { taskId: client.taskId(5), format, scope: ExportScope.Lot, lotNo: '1', fileName: 'Größe & Co' };
  const { recordId } = (await client.call('startExport', { body })).body;
  const job = () => {
    const found = db.exports.get(recordId);
    if (!found) throw new Error('There is no export');
    return found;
  };
  return { db, job, task: client.task(5) };
}

afterEach(() => vi.unstubAllGlobals());

describe('size of an export file', () => {
  test('up to 5,000 rows are measured, except for XLSX', async () => {
    const { db, job, task } = await openJob();
    const size = (await new Response(await exportBytes(db, job(), task)).arrayBuffer()).byteLength;
    expect(measuredSize(db, { ...job(), totalRows: 5_000 }, task)).toBe(size);
    expect(measuredSize(db, { ...job(), totalRows: 5_001 }, task)).toBeUndefined();
    expect(measuredSize(db, { ...job(), format: ExportFormat.XLSX }, task)).toBeUndefined();
  });

  test('the size is the stored one, or is measured once the export is finished and its task exists', async () => {
    const { db, job, task } = await openJob();
    const finished = { ...job(), size: undefined, marked: true };
    expect(fileSize(db, { ...finished, size: 12 })).toBe(12);
    expect(fileSize(db, { ...finished, size: 12, taskId: 'deleted' })).toBe(12);
    expect(fileSize(db, { ...finished, marked: false })).toBeUndefined();
    expect(fileSize(db, { ...finished, taskId: 'deleted' })).toBeUndefined();
    expect(fileSize(db, finished)).toBe(measuredSize(db, finished, task));
  });

  test('a size not known before is stored at the end of the first download, a known one stays', async () => {
    for (const format of [ExportFormat.XLSX, ExportFormat.JSON]) {
      const { db, job, task } = await openJob(format);
      const { byteLength } = await new Response(await exportBytes(db, job(), task)).arrayBuffer();
      await vi.waitFor(() => expect(job().size).toBe(byteLength));
      await db.exports.update(job().recordId, (draft) => void (draft.size = 5));
      await new Response(await exportBytes(db, job(), task)).arrayBuffer();
      expect(job().size).toBe(5);
    }
  });
});

describe('response with an export file', () => {
  test.each([
    [ExportFormat.CSV, 'text/csv; charset=utf-8', 'csv'],
    [ExportFormat.XLSX, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xlsx'],
    [ExportFormat.JSON, 'application/octet-stream', 'json'],
    [ExportFormat.XML, 'application/xml; charset=utf-8', 'xml'],
  ])('a %s file has its type and its encoded name, and a length only if known', async (format, type, extension) => {
    const { db, job, task } = await openJob(format);
    const response = await exportFile(db, job(), task);
    expect(Object.fromEntries(response.headers)).toEqual({
      'content-type': type,
      'content-disposition': `attachment; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%26%20Co.${extension}`,
    });
    const { byteLength } = await response.arrayBuffer();
    await db.exports.update(job().recordId, (draft) => {
      draft.size = byteLength;
      draft.marked = true;
    });
    expect((await exportFile(db, job(), task)).headers.get('Content-Length')).toBe(String(byteLength));
  });

  test('a file contains the chosen columns, headed by their names or by headings', async () => {
    const { db, job, task } = await openJob();
    const { names } = rowSourceOf(task);
    const linesOf = async (columns?: readonly string[], headings?: readonly string[]) => {
      const text = await new Response(await exportBytes(db, { ...job(), columns, headings }, task)).text();
      return text.replace(/^\uFEFF/, '').split('\r\n');
    };
    expect((await linesOf())[0]).toBe(names.join(','));
    const chosen = [names[2] ?? '', names[0] ?? ''];
    const lines = await linesOf(chosen);
    expect(lines[0]).toBe(chosen.join(','));
    expect(await linesOf(chosen, ['Second', 'First'])).toEqual(['Second,First', ...lines.slice(1)]);
  });

  test('only a file of 20,000 rows or more is made by workers, with the same contents and its size stored', async () => {
    const { db, job, task } = await openJob();
    let started = 0;
    class FakeWorker {
      onmessage: ((event: MessageEvent) => void) | null = null;
      #make: ReturnType<typeof createPartMaker> | undefined;
      constructor() {
        started += 1;
      }
      postMessage({ plan, part, from, to }: PartRequest): void {
        if (plan) this.#make = createPartMaker(plan);
        const data = { part, pieces: this.#make?.(from, to) ?? [] };
        queueMicrotask(() => this.onmessage?.(new MessageEvent('message', { data })));
      }
      terminate(): void {}
    }
    vi.stubGlobal('location', new URL('https://emulator.test/'));
    vi.stubGlobal('Worker', FakeWorker);
    const textOf = async (totalRows: number) =>
      new Response(await exportBytes(db, { ...job(), totalRows }, task)).text();
    const byWorker = await textOf(20_000);
    expect(started).toBe(1);
    await vi.waitFor(() => expect(job().size).toBe(measuredSize(db, job(), task)));
    expect(await textOf(19_999)).toBe(byWorker);
    expect(started).toBe(1);
    await new Response(await exportBytes(db, { ...job(), totalRows: 20_000, format: ExportFormat.XLSX }, task)).text();
    expect(started).toBe(1);
  });
});
