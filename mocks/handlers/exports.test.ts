import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { read, utils } from 'xlsx';
import {
  ExportFormat,
  ExportHeadings,
  ExportIntent,
  ExportScope,
  ExportStatus,
  RowFieldType,
} from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { restoreNeutralized } from '#src/lib/rows/neutralize';
import { isDrawnPicture, pictureDataUrl } from '#src/lib/rows/picture';
import { personas } from '#mocks/personas';
import { FILE_LIFETIME } from '#mocks/simulation/exports';
import { openClient, type TestClient } from '#mocks/test-client';

const startExport = (client: TestClient, change: Partial<Schemas['ExportRequest']> = {}) =>
  client.call('startExport', {
    body: { taskId: client.taskId(5), format: ExportFormat.CSV, scope: ExportScope.All, ...change },
  });
const record = async (client: TestClient, recordId: string) =>
  (await client.call('getExportRecord', { path: { recordId } })).body;

async function fileOf(client: TestClient, recordId: string): Promise<Response> {
  const { body } = await client.call('getExportDownload', { query: { recordId } });
  const response = await client.emulator.answer(new Request(body.url));
  if (!response?.ok) throw new Error(`no file at ${body.url}`);
  return response;
}

async function exported(client: TestClient, change: Partial<Schemas['ExportRequest']>): Promise<Response> {
  const { body } = await startExport(client, change);
  client.advanceSeconds(3600);
  return fileOf(client, body.recordId);
}

function text(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'object') return JSON.stringify(value);
  const content = String(value);
  return isDrawnPicture(content) ? pictureDataUrl(content) : content;
}

describe('export job', () => {
  test('ENUM-36 an export waits, runs and completes over time, and its record shows the progress', async () => {
    const client = await openClient();
    const { body } = await startExport(client, { fileName: 'my rows' });
    expect(body).toMatchObject({
      status: ExportStatus.Waiting,
      progress: 0,
      rows: 0,
      fileName: 'my rows.csv',
      completedAt: null,
      error: null,
    });
    expect((await client.call('getExportDownload', { query: { recordId: body.recordId } })).status).toBe(409);
    const seen: number[] = [];
    while (seen.at(-1) !== 100) {
      client.advanceSeconds(0.45);
      const { progress, status, rows, totalRows } = await record(client, body.recordId);
      expect(status).toBe(progress === 100 ? ExportStatus.Completed : ExportStatus.Running);
      expect(rows).toBe(Math.floor((totalRows * progress) / 100));
      seen.push(progress);
    }
    expect(seen.length).toBeGreaterThan(2);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  });

  test('API-102 the list shows only exports of the account, newest first, filtered by task and status', async () => {
    const client = await openClient();
    await client.emulator.db.exports.replaceAll([]);
    const [first, second] = [
      (await startExport(client)).body,
      (await startExport(client, { taskId: client.taskId(8) })).body,
    ];
    const list = async (query: Record<string, string | number> = {}) =>
      (await client.call('listExportRecords', { query })).body.items.map((entry) => entry.recordId);
    expect(await list()).toEqual([second.recordId, first.recordId]);
    expect(await list({ taskId: client.taskId(5) })).toEqual([first.recordId]);
    expect(await list({ status: ExportStatus.Completed })).toEqual([]);
    expect(await list({ page: 2, pageSize: 1 })).toEqual([first.recordId]);
    client.advanceSeconds(3600);
    expect(await list({ status: ExportStatus.Completed })).toHaveLength(2);
    const other = await client.emulator.signInAs('professional');
    expect((await client.call('listExportRecords', { token: other })).body.total).toBe(0);
    for (const [operation, call] of [
      ['getExportRecord', { path: { recordId: first.recordId } }],
      ['cancelExport', { path: { recordId: first.recordId } }],
      ['getExportDownload', { query: { recordId: first.recordId } }],
    ] as const) {
      const { status, error } = await client.call(operation, { ...call, token: other });
      expect([operation, status, error.code]).toEqual([operation, 403, 'NotOwner']);
    }
    expect((await client.call('getExportRecord', { path: { recordId: 'none' } })).status).toBe(404);
  });

  test('the everyday scenario has ready, failed, canceled and expired exports', async () => {
    const client = await openClient();
    const { items } = (await client.call('listExportRecords')).body;
    expect(items.map(({ status }) => status)).toEqual([
      ExportStatus.Completed,
      ExportStatus.Failed,
      ExportStatus.Completed,
      ExportStatus.Canceled,
      ExportStatus.Completed,
    ]);
    const [ready, , , , expired] = items;
    const file = await fileOf(client, ready?.recordId ?? '');
    expect((await file.bytes()).byteLength).toBe(ready?.size);
    const { error } = await client.call('getExportDownload', { query: { recordId: expired?.recordId ?? '' } });
    expect(error.code).toBe('Expired');
  });

  test('canceling stops an export and marks no row; canceling a finished one removes its record', async () => {
    const client = await openClient();
    const { recordId } = (await startExport(client)).body;
    client.advanceSeconds(1);
    const token = client.emulator.db.exports.get(recordId)?.fileToken ?? '';
    expect((await client.call('downloadExportFile', { path: { token } })).status).toBe(404);
    expect((await client.call('cancelExport', { path: { recordId } })).status).toBe(204);
    const { progress } = await record(client, recordId);
    client.advanceSeconds(3600);
    expect(await record(client, recordId)).toMatchObject({ status: ExportStatus.Canceled, progress });
    expect((await client.call('getExportDownload', { query: { recordId } })).status).toBe(409);
    expect(
      client.emulator.db
        .runsOf(client.taskId(5))
        .filter((run) => run.lot % 2 === 0)
        .every((run) => run.exportedRows === 0),
    ).toBe(true);
    await client.call('cancelExport', { path: { recordId } });
    expect((await client.call('getExportRecord', { path: { recordId } })).status).toBe(404);
  });

  test('a cancel that comes too late and a removal that comes too early change nothing', async () => {
    const client = await openClient();
    const { recordId } = (await startExport(client)).body;
    const end = async (intent: ExportIntent) => {
      const { status, error } = await client.call('cancelExport', { path: { recordId }, query: { intent } });
      return status === 204 ? status : [status, error.code];
    };
    expect(await end(ExportIntent.Remove)).toEqual([409, 'StillUnderWay']);
    client.advanceSeconds(3600);
    expect(await end(ExportIntent.Cancel)).toEqual([409, 'AlreadyOver']);
    expect((await record(client, recordId)).status).toBe(ExportStatus.Completed);
    expect(await end(ExportIntent.Remove)).toBe(204);
    expect((await client.call('getExportRecord', { path: { recordId } })).status).toBe(404);
  });

  test('an export is named by the request, else by its task and the day, with its ending once', async () => {
    const client = await openClient();
    const nameOf = async (change: Partial<Schemas['ExportRequest']>) =>
      (await startExport(client, change)).body.fileName;
    const { taskName } = (await startExport(client)).body;
    expect(await nameOf({})).toBe(`${taskName} 2026-11-16.csv`);
    expect(await nameOf({ fileName: '  ' })).toBe(`${taskName} 2026-11-16.csv`);
    expect(await nameOf({ fileName: ' My Rows.CSV ' })).toBe('My Rows.CSV');
    expect(await nameOf({ fileName: 'rows.csv', format: ExportFormat.JSON })).toBe('rows.csv.json');
  });

  test('API-060 exported rows leave the list of rows not exported and count toward the quota', async () => {
    const client = await openClient();
    const id = client.taskId(1);
    const fetchNotExportedTotal = async () => (await client.call('listNotExportedRows', { path: { id } })).body.total;
    const used = () => client.emulator.db.accounts.get(personas.standard.userId)?.exportedRows ?? 0;
    const [before, quota] = [await fetchNotExportedTotal(), used()];
    const { totalRows } = (await startExport(client, { taskId: id, scope: ExportScope.NotExported })).body;
    expect([totalRows, await fetchNotExportedTotal()]).toEqual([before, before]);
    client.advanceSeconds(60);
    const summary = (await client.call('getRunSummary', { path: { id } })).body;
    expect(await fetchNotExportedTotal()).toBe(summary.notExportedRows);
    expect(await fetchNotExportedTotal()).toBeLessThan(120);
    expect(used()).toBe(quota + totalRows);
  });

  test('API-060 a pending export counts toward the quota until it is canceled', async () => {
    const client = await openClient();
    const { recordId, totalRows } = (await startExport(client)).body;
    await client.emulator.db.accounts.update(
      personas.standard.userId,
      (draft) => void (draft.exportRowLimit = draft.exportedRows + totalRows),
    );
    expect((await startExport(client)).error.code).toBe('ExportQuotaReached');
    await client.call('cancelExport', { path: { recordId } });
    expect((await startExport(client)).status).toBe(200);
  });

  test('API-060 a pending export of another account leaves the quota as it is', async () => {
    const client = await openClient();
    const { db } = client.emulator;
    const { recordId, totalRows } = (await startExport(client)).body;
    await db.exports.update(recordId, (draft) => void (draft.userId = personas.professional.userId));
    await db.accounts.update(
      personas.standard.userId,
      (draft) => void (draft.exportRowLimit = draft.exportedRows + totalRows),
    );
    expect((await startExport(client)).status).toBe(200);
  });

  test('deleting a task fails its pending export and closes the file of a finished one', async () => {
    const client = await openClient();
    const done = (await startExport(client)).body.recordId;
    client.advanceSeconds(3600);
    const open = (await startExport(client)).body.recordId;
    await client.call('deleteTasks', { body: { taskIds: [client.taskId(5)] } });
    client.advanceSeconds(3600);
    expect(await record(client, open)).toMatchObject({ status: ExportStatus.Failed, error: { code: 'TaskDeleted' } });
    expect((await client.call('getExportDownload', { query: { recordId: done } })).error.code).toBe('TaskDeleted');
  });

  test('an export that is not possible is refused with its reason', async () => {
    const client = await openClient();
    const refused = async (change: Partial<Schemas['ExportRequest']>) => {
      const { status, error } = await startExport(client, change);
      return [status, error.code, ...(error.details ?? []).map(({ field, message }) => `${field}: ${message}`)];
    };
    expect(await refused({ taskId: client.taskId(10), format: ExportFormat.XLSX })).toEqual([
      422,
      'TooManyRowsForSheet',
      'format: too many rows',
    ]);
    expect(await refused({ taskId: client.taskId(7) })).toEqual([409, 'NothingToExport']);
    const { db } = client.emulator;
    const neverRan = db.tasksOf(personas.standard.userId).find((task) => db.runsOf(task.taskId).length === 0);
    expect(await refused({ taskId: neverRan?.taskId ?? '' })).toEqual([409, 'NothingToExport']);
    for (const { runId } of db.runsOf(client.taskId(8)))
      await db.runs.update(runId, (draft) => void (draft.rowsRemovedAt = client.emulator.clock.now()));
    expect(await refused({ taskId: client.taskId(8) })).toEqual([409, 'RowsRemoved']);
    expect(await refused({ columns: ['nowhere', 'else'] })).toEqual([422, 'Invalid', 'columns: nowhere, else']);
    expect(await refused({ scope: ExportScope.Lot, lotNo: '99' })).toEqual([404, 'NotFound']);
    expect(await refused({ taskId: `task-${personas.professional.userId}-5` })).toEqual([403, 'NotOwner']);
    expect(await refused({ taskId: client.taskId(10) })).toEqual([403, 'ExportQuotaReached']);
    const { totalRows } = (await startExport(client)).body;
    await client.emulator.db.accounts.update(
      personas.standard.userId,
      (draft) => void (draft.exportRowLimit = draft.exportedRows + totalRows * 2 - 1),
    );
    expect(await refused({})).toEqual([403, 'ExportQuotaReached']);
    client.advanceSeconds(3600);
    expect(await refused({})).toEqual([403, 'ExportQuotaReached']);
  });

  test('API-103 behind a proxy, the address of a file is that of the proxy', async () => {
    const client = await openClient();
    const { recordId } = (await startExport(client)).body;
    client.advanceSeconds(3600);
    const addressOf = async (headers: Readonly<Record<string, string>>) =>
      new URL((await client.call('getExportDownload', { query: { recordId }, headers })).body.url).origin;
    const host = { 'X-Forwarded-Host': 'demo.example' };
    expect(await addressOf({})).toBe('https://emulator.test');
    expect(await addressOf(host)).toBe('http://demo.example');
    expect(await addressOf({ ...host, 'X-Forwarded-Proto': 'https' })).toBe('https://demo.example');
  });

  test('API-103 an export file expires after one day', async () => {
    const client = await openClient();
    const { recordId } = (await startExport(client)).body;
    client.advanceSeconds(3600);
    const { completedAt, expiresAt } = await record(client, recordId);
    expect(Date.parse(expiresAt ?? '') - Date.parse(completedAt ?? '')).toBe(FILE_LIFETIME);
    const { url } = (await client.call('getExportDownload', { query: { recordId } })).body;
    const left = Date.parse(expiresAt ?? '') - client.emulator.clock.now();
    client.advanceSeconds(left / 1000);
    expect((await client.call('getExportDownload', { query: { recordId } })).status).toBe(200);
    expect((await client.emulator.answer(new Request(url)))?.status).toBe(200);
    client.advanceSeconds(0.001);
    expect((await client.call('getExportDownload', { query: { recordId } })).error.code).toBe('Expired');
    expect((await client.emulator.answer(new Request(url)))?.status).toBe(404);
  });
});

describe('exported files', () => {
  async function allRows(client: TestClient) {
    const path = { id: client.taskId(5) };
    const { total, fields } = (await client.call('listTaskRows', { path })).body;
    const pages = await Promise.all(
      Array.from(
        { length: Math.ceil(total / 1000) },
        async (_, page) => (await client.call('listTaskRows', { path, query: { page, pageSize: 1000 } })).body.rows,
      ),
    );
    return {
      rows: pages.flat(),
      names: fields.map((field) => field.name),
      headings: fields.map((field) => field.displayText),
    };
  }

  test('API-105 a CSV file contains all rows', async () => {
    const client = await openClient();
    const { rows, names, headings } = await allRows(client);
    const file = await exported(client, {});
    expect(file.headers.get('Content-Type')).toContain('text/csv');
    const parsed = Papa.parse<string[]>((await file.text()).replace(/^\ufeff/, ''), { skipEmptyLines: true });
    expect(parsed.errors).toEqual([]);
    expect(parsed.data[0]).toEqual(headings);
    expect(parsed.data.length).toBe(rows.length + 1);
    expect(parsed.data.slice(1).map((line) => line.map(restoreNeutralized))).toEqual(
      rows.map((row) => names.map((name) => text(row[name]))),
    );
  });

  test('API-105 a JSON file contains one run and the chosen columns in their order', async () => {
    const client = await openClient();
    const path = { id: client.taskId(5), lot: '3' };
    const { rows, fields } = (await client.call('listLotRows', { path, query: { pageSize: 1000 } })).body;
    const chosen = [fields[2], fields[0]].filter((field) => field !== undefined);
    const columns = chosen.map((field) => field.name);
    const headings = chosen.map((field) => field.displayText);
    const parsed = JSON.parse(
      await (await exported(client, { format: ExportFormat.JSON, scope: ExportScope.Lot, lotNo: '3', columns })).text(),
    ) as Record<string, unknown>[];
    expect(parsed.slice(0, 1000).map((row) => headings.map((name) => text(row[name])))).toEqual(
      rows.map((row) => columns.map((name) => text(row[name]))),
    );
    expect(Object.keys(parsed[0] ?? {})).toEqual(headings);
  });

  test('API-105 an XML file contains all rows', async () => {
    const client = await openClient();
    const { rows, names, headings } = await allRows(client);
    const xml = await (await exported(client, { format: ExportFormat.XML })).text();
    expect(xml.match(/<row>/g)).toHaveLength(rows.length);
    const first = xml.slice(xml.indexOf('<row>'), xml.indexOf('</row>'));
    const values = [...first.matchAll(/<field name="([^"]+)">([^<]*)<\/field>/g)].map(([, name, value]) => [
      name,
      (value ?? '')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
        .replaceAll('&apos;', "'")
        .replaceAll('&#10;', '\n')
        .replaceAll('&amp;', '&'),
    ]);
    expect(values).toEqual(names.map((name, at) => [headings[at], text(rows[0]?.[name])]));
  });

  test('API-105 an XLSX file contains all rows', async () => {
    const client = await openClient();
    const { rows, names, headings } = await allRows(client);
    const book = read(await (await exported(client, { format: ExportFormat.XLSX })).arrayBuffer());
    const sheet = book.Sheets[book.SheetNames[0] ?? ''];
    const lines = sheet ? utils.sheet_to_json<unknown[]>(sheet, { header: 1, defval: null }) : [];
    expect(lines[0]).toEqual(headings);
    expect(lines.length).toBe(rows.length + 1);
    expect(lines.slice(1, 50).map((line) => line.map(text))).toEqual(
      rows.slice(0, 49).map((row) => names.map((name) => text(row[name]))),
    );
  });

  test.each(Object.values(ExportFormat))(
    'API-105 %s headings are the displayed names, or the internal names on request',
    async (format) => {
      const client = await openClient();
      const { fields } = (await client.call('listTaskRows', { path: { id: client.taskId(5) } })).body;
      const [names, headings] = [fields.map((field) => field.name), fields.map((field) => field.displayText)];
      const firstLine = async (change: Partial<Schemas['ExportRequest']>) => {
        const file = await exported(client, { format, scope: ExportScope.Lot, lotNo: '1', ...change });
        if (format === ExportFormat.XLSX) {
          const book = read(await file.arrayBuffer());
          const sheet = book.Sheets[book.SheetNames[0] ?? ''];
          return sheet ? utils.sheet_to_json<string[]>(sheet, { header: 1 })[0] : [];
        }
        const content = await file.text();
        if (format === ExportFormat.CSV) return Papa.parse<string[]>(content.replace(/^\ufeff/, '')).data[0];
        if (format === ExportFormat.JSON) return Object.keys((JSON.parse(content) as object[])[0] ?? {});
        return [...content.slice(0, content.indexOf('</row>')).matchAll(/name="([^"]+)"/g)].map(([, name]) => name);
      };
      expect(headings).not.toEqual(names);
      expect(await firstLine({})).toEqual(headings);
      expect(await firstLine({ headings: ExportHeadings.Displayed })).toEqual(headings);
      expect(await firstLine({ headings: ExportHeadings.Names })).toEqual(names);
    },
  );

  test('API-105 a picture is exported as a URL that opens', async () => {
    const client = await openClient();
    const { items } = (await client.call('listTasks', { query: { pageSize: 100 } })).body;
    for (const { taskId } of items) {
      const { fields, total } = (await client.call('listTaskRows', { path: { id: taskId } })).body;
      const image = fields.find((field) => field.type === RowFieldType.Image);
      if (!image || total === 0 || total > 5_000) continue;
      const file = await exported(client, { taskId, format: ExportFormat.JSON, columns: [image.name] });
      const cells = ((await file.json()) as Record<string, string | null>[])
        .map((row) => row[image.displayText])
        .filter((cell) => typeof cell === 'string');
      expect(cells.length).toBeGreaterThan(0);
      const picture = await fetch(cells[0] ?? '');
      expect(picture.headers.get('Content-Type')).toBe('image/svg+xml');
      expect(await picture.text()).toMatch(/^<svg xmlns='http:\/\/www\.w3\.org\/2000\/svg'.*<\/svg>$/);
      expect(cells.every((cell) => URL.canParse(cell) && cell.startsWith('data:image/svg+xml,'))).toBe(true);
      return;
    }
    throw new Error('No task has pictures');
  });

  test('an export of an active run contains the rows that existed when it started', async () => {
    const client = await openClient();
    const { recordId, totalRows } = (await startExport(client, { taskId: client.taskId(1), format: ExportFormat.JSON }))
      .body;
    client.advanceSeconds(600);
    expect(JSON.parse(await (await fileOf(client, recordId)).text())).toHaveLength(totalRows);
  });
});
