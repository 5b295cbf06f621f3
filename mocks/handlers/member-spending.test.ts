import { describe, expect, test } from 'vitest';
import { BalanceItemType } from '#src/contract/enums.gen';
import { openClient, type TestClient } from '#mocks/test-client';
import { amelieId, logIn } from './member-calls';

const henrikId = '10142';
const details = async (client: TestClient, query: Record<string, string | number> = {}, id = amelieId) =>
  (await client.call('getMemberBalanceDetails', { path: { id }, query })).body;

describe('period of the balance details', () => {
  test('API-025 without a period, the last 30 days are returned', async () => {
    const client = await openClient('enterprise');
    expect(await details(client)).toMatchObject({
      memberId: amelieId,
      from: '2026-10-17T10:00:00.000Z',
      to: '2026-11-16T10:00:00.000Z',
      page: 1,
      pageSize: 10,
    });
    expect(await details(client, { to: '2026-11-10T00:00:00Z' })).toMatchObject({
      from: '2026-10-11T00:00:00.000Z',
      to: '2026-11-10T00:00:00.000Z',
    });
    expect(await details(client, { from: '2026-11-10T00:00:00Z', pageSize: 3, page: 2 })).toMatchObject({
      from: '2026-11-10T00:00:00.000Z',
      to: '2026-11-16T10:00:00.000Z',
      page: 2,
      pageSize: 3,
    });
  });

  test('API-025 an empty period is accepted, and a reversed one is refused at its start', async () => {
    const client = await openClient('enterprise');
    const at = '2026-11-10T00:00:00.000Z';
    expect(await details(client, { from: at, to: at })).toMatchObject({ from: at, to: at, spent: 0, total: 0 });
    const query = { from: '2026-11-10T00:00:00.001Z', to: at };
    const { status, error } = await client.call('getMemberBalanceDetails', { path: { id: amelieId }, query });
    expect([status, error.code, error.details]).toEqual([
      400,
      'BadRequest',
      [{ field: 'from', message: 'is after to' }],
    ]);
  });
});

describe('entries of the balance details', () => {
  test('each run of the member has one entry for each item that cost something', async () => {
    const client = await openClient('enterprise');
    const { items, details: entries } = await details(client, { pageSize: 100 });
    expect(entries.filter((entry) => entry.amount <= 0)).toEqual([]);
    const from = Date.parse('2026-10-17T10:00:00Z');
    const runs = client.emulator.db.runs
      .all()
      .filter((run) => run.userId === amelieId && (run.startedAt ?? 0) >= from && run.finalRows > 0 && run.price > 0);
    const seen = entries
      .filter((entry) => entry.type === BalanceItemType.Template)
      .map((entry) => [entry.taskId, entry.lot, entry.time, entry.rows, entry.amount]);
    for (const { taskId, lot, startedAt = 0, finalRows, price } of runs)
      expect(seen).toContainEqual([
        taskId,
        String(lot),
        new Date(startedAt).toISOString(),
        finalRows,
        expect.closeTo((finalRows * price) / 1000, 3),
      ]);
    expect(runs.length).toBeGreaterThan(3);
    expect(entries.every((entry) => entry.taskId.startsWith(`task-${amelieId}-`))).toBe(true);
    expect(items).not.toEqual((await details(client, {}, henrikId)).items);
  });

  test('an entry has the name of its task, or the id of a deleted task', async () => {
    const client = await openClient('enterprise');
    const { token } = (await logIn(client, 'amelie.roussel', 'gleaner')).body;
    const tasks = (await client.call('listTasks', { token, query: { pageSize: 100 } })).body.items;
    const names = new Map(tasks.map((task) => [task.taskId, task.taskName]));
    const entries = (await details(client, { pageSize: 100 })).details;
    expect(entries.map((entry) => entry.taskName)).toEqual(entries.map((entry) => names.get(entry.taskId)));
    const deleted = entries[0]?.taskId ?? '';
    await client.emulator.db.tasks.remove(deleted);
    const after = (await details(client, { pageSize: 100 })).details;
    expect(after.filter((entry) => entry.taskName === deleted)).toHaveLength(
      entries.filter((entry) => entry.taskId === deleted).length,
    );
  });
});
