import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { ExportFormat, ExportScope, GoogleSheetResult } from '#src/contract/enums.gen';
import { knownSheets, sheetUrl } from '#mocks/seeds/sheets';
import { openClient, type TestClient } from '#mocks/test-client';

const start = async (client: TestClient, number: number, format: ExportFormat, fileName: string) =>
  (
    await client.call('startExport', {
      body: { taskId: client.taskId(number), format, scope: ExportScope.All, fileName },
    })
  ).body;

const fileOf = async (client: TestClient, recordId: string) => {
  const { url } = (await client.call('getExportDownload', { query: { recordId } })).body;
  const path = { token: new URL(url).pathname.split('/').at(-1) ?? '' };
  const { raw } = await client.call('downloadExportFile', { path });
  return new Uint8Array(await raw.arrayBuffer());
};

describe('exports as one zip file', () => {
  test('API-104 a zip contains the original files, and duplicate names are made unique', async () => {
    const client = await openClient();
    const jobs = [
      await start(client, 5, ExportFormat.CSV, 'rows.csv'),
      await start(client, 6, ExportFormat.CSV, 'rows.csv'),
      await start(client, 6, ExportFormat.JSON, '行 & Zeilen.json'),
      await start(client, 8, ExportFormat.XML, 'Rows'),
    ];
    client.advanceSeconds(600);
    const recordIds = jobs.map((job) => job.recordId);
    const { status, raw } = await client.call('zipExports', { body: { recordIds, fileName: 'november' } });
    expect([status, raw.headers.get('Content-Type')]).toEqual([200, 'application/zip']);
    expect(raw.headers.get('Content-Disposition')).toBe("attachment; filename*=UTF-8''november.zip");
    const files = unzipSync(new Uint8Array(await raw.arrayBuffer()));
    expect(Object.keys(files)).toEqual(['rows.csv', 'rows (2).csv', '行 & Zeilen.json', 'Rows.xml']);
    const [first, second, third] = Object.values(files);
    for (const [index, file] of [first, second, third].entries())
      expect([index, Buffer.compare(file ?? new Uint8Array(), await fileOf(client, recordIds[index] ?? ''))]).toEqual([
        index,
        0,
      ]);
  });

  test('API-104 a zip is named by the request, else by the day, with its ending once', async () => {
    const client = await openClient();
    const { recordId } = await start(client, 5, ExportFormat.CSV, 'rows.csv');
    client.advanceSeconds(600);
    const nameOf = async (fileName?: string) => {
      const { raw } = await client.call('zipExports', {
        body: { recordIds: [recordId], ...(fileName === undefined ? {} : { fileName }) },
      });
      await raw.body?.cancel();
      return decodeURIComponent(raw.headers.get('Content-Disposition')?.split("''")[1] ?? '');
    };
    expect(await Promise.all(['rows.ZIP', ' rows ', '  '].map(nameOf))).toEqual([
      'rows.ZIP',
      'rows.zip',
      'exports 2026-11-16.zip',
    ]);
    expect(await nameOf()).toBe('exports 2026-11-16.zip');
  });

  test('API-104 a task that is deleted while its zip is written leaves its file out', async () => {
    const client = await openClient();
    const jobs = [
      await start(client, 5, ExportFormat.CSV, 'kept.csv'),
      await start(client, 6, ExportFormat.CSV, 'deleted.csv'),
    ];
    client.advanceSeconds(600);
    const { raw } = await client.call('zipExports', { body: { recordIds: jobs.map((job) => job.recordId) } });
    await client.emulator.db.tasks.remove(client.taskId(6));
    expect(Object.keys(unzipSync(new Uint8Array(await raw.arrayBuffer())))).toEqual(['kept.csv']);
  });

  test('API-104 a zip is streamed: the first bytes arrive before all rows are written', async () => {
    const client = await openClient('professional');
    const { recordId } = await start(client, 10, ExportFormat.CSV, 'huge.csv');
    client.advanceSeconds(7200);
    const { raw } = await client.call('zipExports', { body: { recordIds: [recordId] } });
    const reader = raw.body?.getReader();
    const { value } = (await reader?.read()) ?? {};
    expect(value?.slice(0, 2)).toEqual(new Uint8Array([0x50, 0x4b]));
    await reader?.cancel();
  });

  test('API-104 pending, failed, canceled and expired records are named, and no file is sent', async () => {
    const client = await openClient('standard', 'exportExpired');
    const { db } = client.emulator;
    const expired = db.exports.all()[0];
    const ready = await start(client, 5, ExportFormat.CSV, 'ready.csv');
    const canceled = await start(client, 5, ExportFormat.CSV, 'canceled.csv');
    const failed = await start(client, 5, ExportFormat.CSV, 'failed.csv');
    await client.call('cancelExport', { path: { recordId: canceled.recordId } });
    await db.exports.update(failed.recordId, (draft) => void (draft.failure = { code: 'X', message: 'x' }));
    client.advanceSeconds(60);
    const working = await start(client, 6, ExportFormat.CSV, 'working.csv');
    const recordIds = [ready, canceled, failed, working].map((job) => job.recordId);
    const body = { recordIds: [expired?.recordId, ...recordIds] };
    const { status, error } = await client.call('zipExports', { body });
    expect([status, error.code]).toEqual([409, 'RecordsNotReady']);
    expect(error.message).toBe(error.details?.map((detail) => detail.message).join('; '));
    expect(error.details).toEqual([
      { field: 'recordIds.0', message: 'rows 2026-11-16.csv is not kept any more' },
      { field: 'recordIds.2', message: 'canceled.csv was canceled' },
      { field: 'recordIds.3', message: 'failed.csv failed' },
      { field: 'recordIds.4', message: 'working.csv is not ready yet' },
    ]);
    expect((await client.call('zipExports', { body: { recordIds: [ready.recordId] } })).status).toBe(200);
  });

  test('API-104 a record of another account answers 403, an unknown one 404, none or a duplicate 422', async () => {
    const client = await openClient();
    const { recordId } = await start(client, 5, ExportFormat.CSV, 'rows.csv');
    client.advanceSeconds(60);
    const zip = async (recordIds: string[], call = {}) =>
      (await client.call('zipExports', { body: { recordIds }, ...call })).status;
    expect(await zip([recordId], { token: await client.emulator.signInAs('free') })).toBe(403);
    expect(await zip([recordId, 'x'])).toBe(404);
    expect(await zip([])).toBe(422);
    expect(await zip([recordId, recordId])).toBe(422);
    expect(await zip([recordId], { token: undefined })).toBe(401);
  });
});

describe('Google Sheet check', () => {
  const check = async (client: TestClient, url: string) => client.call('checkGoogleSheet', { body: { url } });

  test('API-106 a writable sheet is returned with its title', async () => {
    const client = await openClient();
    const id = '1f3KpQ8sVt2LmZxW9aBcDeFgHiJkLmNoPqRsTuVwXyZ0';
    const { body } = await check(client, `  ${sheetUrl(id)} `);
    expect(body).toMatchObject({ result: GoogleSheetResult.Writable, sheetId: id, shareWith: null });
    expect(body.title).toMatch(/\w/);
    for (const before of [
      'https://docs.google.com/spreadsheets/u/1',
      'http://docs.google.com/a/mizuno.example/spreadsheets',
    ])
      expect((await check(client, `${before}/d/${id}`)).body).toEqual(body);
  });

  test('API-106 an invalid address, an unshared sheet and a missing sheet have different results', async () => {
    const client = await openClient();
    for (const url of [
      'not an address',
      'https://docs.google.com/document/d/1f3KpQ8sVt2LmZxW9aBcDeFgHiJkLmNo/edit',
      'https://docs.google.com/spreadsheets/d/short/edit',
      'https://docs.google.com.evil.example/spreadsheets/d/1f3KpQ8sVt2LmZxW9aBcDeFgHiJkLmNo/edit',
    ])
      expect([url, (await check(client, url)).body]).toEqual([
        url,
        { result: GoogleSheetResult.NotAnAddress, sheetId: null, title: null, shareWith: null },
      ]);
    expect((await check(client, sheetUrl(knownSheets.notShared))).body).toMatchObject({
      result: GoogleSheetResult.NotShared,
      shareWith: 'sheets@gleaner.example',
    });
    expect((await check(client, sheetUrl(knownSheets.notFound))).body.result).toBe(GoogleSheetResult.NotFound);
  });

  test('API-106 an unavailable Google answers 503 with Retry-After, and an empty address answers 422', async () => {
    const client = await openClient();
    const { status, error, raw } = await check(client, sheetUrl(knownSheets.unavailable));
    expect([status, error.code, raw.headers.get('Retry-After')]).toEqual([503, 'GoogleUnavailable', '30']);
    expect((await check(client, '')).status).toBe(422);
    expect((await client.call('checkGoogleSheet', { body: { url: 'x' }, token: undefined })).status).toBe(401);
  });

  test('API-106 each result has a scenario that returns it for any address', async () => {
    const url = sheetUrl('1f3KpQ8sVt2LmZxW9aBcDeFgHiJkLmNoPqRsTuVwXyZ0');
    const { NotAnAddress, NotFound, NotShared, Writable } = GoogleSheetResult;
    for (const [scenario, result] of [
      ['everyday', Writable],
      ['sheetNotAnAddress', NotAnAddress],
      ['sheetNotFound', NotFound],
      ['sheetNotShared', NotShared],
    ] as const)
      expect([scenario, (await check(await openClient('standard', scenario), url)).body.result]).toEqual([
        scenario,
        result,
      ]);
    expect((await check(await openClient('standard', 'sheetCheckFailed'), url)).status).toBe(500);
  });
});
