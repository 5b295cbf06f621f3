import { describe, expect, test } from 'vitest';
import { ExportFormat, ExportScope, TaskStatus, UsageResource } from '#src/contract/enums.gen';
import { openClient, type TestClient } from '#mocks/test-client';
import { ROW_RETENTION_DAYS } from './retention-events';

const DAY = 86_400;
const TASK = 12;

const lots = async (client: TestClient) =>
  (await client.call('listLots', { path: { id: client.taskId(TASK) } })).body.items;
const summary = async (client: TestClient) =>
  (await client.call('getRunSummary', { path: { id: client.taskId(TASK) } })).body;
const rowsOf = async (client: TestClient, lot: string) =>
  (await client.call('listLotRows', { path: { id: client.taskId(TASK), lot } })).body.total;
const exporting = (client: TestClient, lotNo: string | null) =>
  client.call('startExport', {
    body: {
      taskId: client.taskId(TASK),
      format: ExportFormat.CSV,
      scope: lotNo === null ? ExportScope.All : ExportScope.Lot,
      lotNo,
    },
  });

describe('row retention for one year', () => {
  test('API-073 API-075 expired rows are removed, their run shows it, and every count excludes them', async () => {
    const client = await openClient();
    const before = await lots(client);
    const initialSummary = await summary(client);
    expect(before.map((lot) => lot.rowsRemovedAt)).toEqual([null, null, null, null]);
    expect(initialSummary.totalRows).toBe(before.reduce((sum, lot) => sum + lot.rows, 0));
    const oldest = before.at(-1);
    const ended = Date.parse(oldest?.endTime ?? '');
    const removedAt = (Math.floor(ended / DAY / 1000) + ROW_RETENTION_DAYS + 1) * DAY * 1000;
    expect(removedAt - ended).toBeGreaterThanOrEqual(ROW_RETENTION_DAYS * DAY * 1000);
    client.advanceSeconds((removedAt - client.emulator.clock.now()) / 1000 - 1);
    expect([await rowsOf(client, '1'), (await summary(client)).totalRows]).toEqual([
      oldest?.rows,
      initialSummary.totalRows,
    ]);
    client.advanceSeconds(1);
    const after = await lots(client);
    expect(after.map((lot) => lot.rowsRemovedAt)).toEqual([null, null, null, new Date(removedAt).toISOString()]);
    expect(after.map((lot) => [lot.rows, lot.cost])).toEqual(before.map((lot) => [lot.rows, lot.cost]));
    expect(await rowsOf(client, '1')).toBe(0);
    const remainingRows = (initialSummary.totalRows ?? 0) - (oldest?.rows ?? 0);
    expect((await summary(client)).totalRows).toBe(remainingRows);
    const { body } = await client.call('listTaskRows', { path: { id: client.taskId(TASK) } });
    expect(body.total).toBe(remainingRows);
    const item = (await client.call('listTasks', { query: { pageSize: 100 } })).body.items.find(
      (task) => task.taskId === client.taskId(TASK),
    );
    expect([item?.currentTotalExtractCount, item?.taskExecuteStatus]).toEqual([remainingRows, TaskStatus.Completed]);
    expect(item?.notExportedCount).toBe((await summary(client)).notExportedRows);
  });

  test('API-105 an export of removed rows is refused with the reason, and other rows are exported', async () => {
    const client = await openClient();
    const [last] = await lots(client);
    const first = (await lots(client)).at(-1);
    client.advanceSeconds((Date.parse(first?.endTime ?? '') - client.emulator.clock.now()) / 1000 + 366 * DAY);
    const refused = await exporting(client, '1');
    expect([refused.status, refused.error.code]).toEqual([409, 'RowsRemoved']);
    expect(refused.error.message).toContain('365 days');
    expect((await exporting(client, '4')).body.totalRows).toBe(last?.rows);
    const { totalRows } = await summary(client);
    expect((await exporting(client, null)).body.totalRows).toBe(totalRows);
    client.advanceSeconds(10 * DAY);
    const all = await exporting(client, null);
    expect([all.status, all.error.code]).toEqual([409, 'RowsRemoved']);
    expect((await summary(client)).totalRows).toBe(0);
  });

  test('API-027 spending stays in the daily usage after its rows are removed', async () => {
    const client = await openClient();
    const query = { from: '2026-01-01', to: '2026-11-15' };
    const usage = async () =>
      (await client.call('listDailyUsage', { path: { id: UsageResource.Credits }, query })).body.total;
    const before = await usage();
    client.advanceSeconds(500 * DAY);
    expect((await summary(client)).totalRows).toBe(0);
    expect(await usage()).toBeCloseTo(before, 3);
  });

  test('a jump reports once which runs lost their rows', async () => {
    const { emulator, ...client } = await openClient();
    const runId = `${client.taskId(TASK)}:1`;
    const { happened } = await emulator.advance(400 * DAY * 1000);
    const nights = happened.filter((entry) => entry.name === 'rowsRemoved');
    expect(nights.length).toBeGreaterThan(3);
    expect(nights.every((entry) => entry.at % (DAY * 1000) === 0)).toBe(true);
    expect(nights.filter((entry) => entry.ids.includes(runId))).toHaveLength(1);
    expect((await emulator.advance(0)).happened).toEqual([]);
  });

  test('no seeded rows are past retention, even in the largest account', async () => {
    for (const scenario of ['everyday', 'lotsThousands', 'fullAccount'] as const) {
      const { emulator } = await openClient('standard', scenario);
      const { happened } = await emulator.advance(0);
      expect(happened.filter((entry) => entry.name === 'rowsRemoved')).toEqual([]);
    }
  });
});
