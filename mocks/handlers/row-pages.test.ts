import { FREE_RATES } from '#mocks/simulation/charges';
import { describe, expect, test } from 'vitest';
import { InterfaceLanguage } from '#src/contract/enums.gen';
import { personas } from '#mocks/personas';
import { openClient, type TestClient } from '#mocks/test-client';
import { cpuTime } from '#tests/fixtures/cpu-time';

const rowsOf = async ({ call }: TestClient, id: string, page = 0, pageSize = 100) =>
  (await call('listTaskRows', { path: { id }, query: { page, pageSize } })).body;

describe('row pages', () => {
  test('CONST-05 API-059 pages start at 0, contain every row once and begin with the oldest run', async () => {
    const client = await openClient();
    const id = client.taskId(5);
    const allRows = await rowsOf(client, id, 0, 1000);
    const small = (
      await Promise.all([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((page) => rowsOf(client, id, page, 100)))
    ).flatMap((page) => page.rows);
    expect(small).toEqual(allRows.rows);
    const lots = (await client.call('listLots', { path: { id } })).body.items;
    expect(allRows.total).toBe(lots.reduce((sum, lot) => sum + lot.rows, 0));
    const first = (await client.call('listLotRows', { path: { id, lot: '1' }, query: { pageSize: 20 } })).body;
    expect(first.rows).toEqual(allRows.rows.slice(0, 20));
    expect(first.total).toBe(lots.at(-1)?.rows);
    expect(Object.keys(first.rows[0] ?? {})).toEqual(first.fields.map((field) => field.name));
    const last = Math.floor((allRows.total - 1) / 100);
    expect((await rowsOf(client, id, last)).rows).toHaveLength(allRows.total - last * 100);
    expect((await rowsOf(client, id, last + 1)).rows).toEqual([]);
  });

  test('the total grows over time, and rows already returned never change', async () => {
    const client = await openClient();
    const id = client.taskId(1);
    const before = await rowsOf(client, id, 3);
    client.advanceSeconds(300);
    const after = await rowsOf(client, id, 3);
    expect(after.total).toBeGreaterThan(before.total);
    expect(after.rows.slice(0, before.rows.length)).toEqual(before.rows);
    const page = Math.floor(before.total / 100);
    client.advanceSeconds(86_400);
    expect((await rowsOf(client, id, 3)).rows).toEqual(after.rows);
    expect((await rowsOf(client, id, page)).rows.length).toBeGreaterThan(0);
  });

  test('API-060 rows not exported start after the exported rows of each run', async () => {
    const client = await openClient();
    const id = client.taskId(5);
    const { db } = client.emulator;
    const notExportedCount = db.runsOf(id).reduce((sum, run) => sum + run.finalRows - run.exportedRows, 0);
    const page = (await client.call('listNotExportedRows', { path: { id } })).body;
    expect(page.total).toBe(notExportedCount);
    const second = (await client.call('listLotRows', { path: { id, lot: '2' } })).body;
    expect(page.rows[0]).toEqual(second.rows[0]);
    await db.runs.update(`${id}:2`, (draft) => void (draft.exportedRows = 30));
    expect((await client.call('listNotExportedRows', { path: { id } })).body.rows[0]).toEqual(second.rows[30]);
  });

  test('headings follow the language, and rows of others and unknown runs are refused', async () => {
    const client = await openClient();
    const id = client.taskId(5);
    const [english, japanese] = await Promise.all(
      [InterfaceLanguage.EnUS, InterfaceLanguage.JaJP].map(
        async (language) => (await client.call('listTaskRows', { path: { id }, language })).body,
      ),
    );
    expect(japanese?.rows).toEqual(english?.rows);
    expect(japanese?.fields.map((field) => field.displayText)).not.toEqual(
      english?.fields.map((field) => field.displayText),
    );
    const foreign = { id: `task-${personas.professional.userId}-5` };
    expect((await client.call('listTaskRows', { path: foreign })).status).toBe(403);
    expect((await client.call('listLots', { path: foreign })).status).toBe(403);
    const unknown = await client.call('listLotRows', { path: { id, lot: '99' } });
    expect([unknown.status, unknown.error.message]).toEqual([404, 'The lot was not found']);
    expect((await client.call('listTaskRows', { path: { id }, query: { pageSize: 1001 } })).status).toBe(400);
  });

  test('any page of ten million rows takes under 20 ms and retains no memory', async () => {
    const client = await openClient();
    const { db } = client.emulator;
    const id = client.taskId(10);
    await db.runs.update(`${id}:1`, (draft) => {
      Object.assign(draft, { plannedRows: 10_000_000, finalRows: 10_000_000, ...FREE_RATES });
    });
    const pages = Array.from({ length: 300 }, (_, index) => (index * 7919) % 100_000);
    for (const page of pages.slice(0, 100)) await rowsOf(client, id, page);
    let p95 = Infinity;
    const heap = process.memoryUsage().heapUsed;
    // The best round counts: garbage collection may slow one.
    for (let round = 100; round < 300; round += 50) {
      const times: number[] = [];
      for (const page of pages.slice(round, round + 50)) {
        const request = new Request(`https://emulator.test/v1/taskdatas/${id}/getalldata?page=${page}&pageSize=100`, {
          headers: { Authorization: `Bearer ${db.sessions.all().at(-1)?.token ?? ''}` },
        });
        const began = cpuTime();
        const answer = await client.emulator.answer(request);
        times.push(cpuTime() - began);
        expect(answer?.status).toBe(200);
      }
      p95 = Math.min(p95, times.toSorted((a, b) => a - b)[47] ?? Infinity);
    }
    expect((await rowsOf(client, id, 99_999)).total).toBe(10_000_000);
    expect(p95).toBeLessThan(20);
    expect(process.memoryUsage().heapUsed - heap).toBeLessThan(80 * 2 ** 20);
  });

  test('rows deleted by retention leave every page and total, but the run keeps its count', async () => {
    const client = await openClient();
    const { db } = client.emulator;
    const id = client.taskId(5);
    const summary = async () => (await client.call('getRunSummary', { path: { id } })).body;
    const listed = async () =>
      (await client.call('getTaskStatuses', { body: { ids: [id] } })).body.items[0]?.currentTotalExtractCount;
    const before = await summary();
    const [first, second] = db.runsOf(id);
    const [exported = 0, unexported = 0] = [first?.finalRows, second?.finalRows];
    expect([first?.exportedRows, second?.exportedRows]).toEqual([exported, 0]);
    const removedAt = client.emulator.clock.now() - 60_000;
    for (const lot of [1, 2]) await db.runs.update(`${id}:${lot}`, (draft) => void (draft.rowsRemovedAt = removedAt));
    const after = await summary();
    expect(after.totalRows).toBe((before.totalRows ?? 0) - exported - unexported);
    expect(after.notExportedRows).toBe((before.notExportedRows ?? 0) - unexported);
    expect(await listed()).toBe(after.totalRows);
    expect((await rowsOf(client, id)).total).toBe(after.totalRows);
    expect((await client.call('listNotExportedRows', { path: { id } })).body.total).toBe(after.notExportedRows);
    expect((await client.call('listLotRows', { path: { id, lot: '1' } })).body).toMatchObject({ total: 0, rows: [] });
    const lots = (await client.call('listLots', { path: { id } })).body.items;
    expect(lots.at(-1)).toMatchObject({ lotNo: '1', rows: exported, rowsRemovedAt: '2026-11-16T09:59:00.000Z' });
    expect(lots[0]?.rowsRemovedAt).toBeNull();
  });

  test('without a query, row pages are the first hundred rows', async () => {
    const client = await openClient();
    const id = client.taskId(10);
    const [task, notExported, lot] = [
      (await client.call('listTaskRows', { path: { id } })).body,
      (await client.call('listNotExportedRows', { path: { id } })).body,
      (await client.call('listLotRows', { path: { id, lot: '1' } })).body,
    ];
    for (const body of [task, lot]) {
      expect([body.page, body.pageSize, body.rows.length, body.total]).toEqual([0, 100, 100, 1_240_000]);
      expect(body.rows).toEqual((await rowsOf(client, id, 0, 200)).rows.slice(0, 100));
    }
    expect([notExported.page, notExported.pageSize, notExported.total]).toEqual([0, 100, 0]);
    const foreign = { id: `task-${personas.professional.userId}-5` };
    expect((await client.call('listNotExportedRows', { path: foreign })).error.code).toBe('NotOwner');
    expect((await client.call('listLotRows', { path: { ...foreign, lot: '1' } })).error.code).toBe('NotOwner');
    expect((await client.call('getRunSummary', { path: foreign })).error.code).toBe('NotOwner');
    expect((await client.call('listLotLog', { path: { ...foreign, lot: '1' } })).error.code).toBe('NotOwner');
  });
});
