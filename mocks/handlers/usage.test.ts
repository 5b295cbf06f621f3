import { describe, expect, test } from 'vitest';
import { BalanceItemType, BalanceLogKind, GoodsCode, UsageResource } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { personas, type PersonaName } from '#mocks/personas';
import { openClient, type TestClient } from '#mocks/test-client';

const signedInPersonas = (Object.keys(personas) as PersonaName[]).filter((name) => name !== 'visitor');

async function everyLog(client: TestClient, query: Readonly<Record<string, string | number>> = {}) {
  const logs: Schemas['BalanceLog'][] = [];
  for (let page = 1; ; page++) {
    const { items, total } = (await client.call('listBalanceLogs', { query: { ...query, page, pageSize: 100 } })).body;
    logs.push(...items);
    if (logs.length >= total) return logs;
  }
}
const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

describe('balance log', () => {
  test.each(signedInPersonas)(
    'the log amounts of %s add up to the balance, which never falls below zero',
    async (persona) => {
      const client = await openClient(persona);
      const logs = await everyLog(client);
      const { totalBalance } = (await client.call('getAccount')).body;
      expect(sum(logs.map((log) => log.amount))).toBeCloseTo(totalBalance, 1);
      expect(logs[0]?.balanceAfter ?? 0).toBeCloseTo(totalBalance, 3);
      for (const log of logs) expect(log.balanceAfter).toBeGreaterThanOrEqual(-0.01);
    },
  );

  test('the log still adds up during runs, after a purchase of credits and days later', async () => {
    const client = await openClient();
    const order = { code: GoodsCode.Credits100, idempotencyKey: 'ledger-order' };
    const { orderId } = (await client.call('placeOrder', { body: order })).body;
    const paymentMethodId = `pm-${personas.standard.userId}-mastercard`;
    await client.call('payOrder', { path: { id: orderId }, body: { paymentMethodId } });
    for (const seconds of [30, 600, 86_400, 3 * 86_400]) {
      client.advanceSeconds(seconds);
      const logs = await everyLog(client);
      const { totalBalance } = (await client.call('getAccount')).body;
      expect(sum(logs.map((log) => log.amount))).toBeCloseTo(totalBalance, 1);
      expect(logs.find((log) => log.orderId === orderId)).toMatchObject({ kind: BalanceLogKind.Purchase, amount: 100 });
    }
  });

  test('ENUM-55 the log is filtered by kind, task and period', async () => {
    const client = await openClient();
    const all = await everyLog(client);
    const spent = await everyLog(client, { type: BalanceItemType.Template });
    expect(spent.length).toBeGreaterThan(5);
    for (const type of Object.values(BalanceItemType)) {
      const own = await everyLog(client, { type });
      expect(own).toEqual(all.filter((log) => log.kind === BalanceLogKind.Spending && log.type === type));
      expect(own.length).toBeGreaterThan(0);
    }
    const taskId = spent[0]?.taskId ?? '';
    expect(new Set((await everyLog(client, { taskId })).map((log) => log.taskId))).toEqual(new Set([taskId]));
    const from = '2026-11-01T00:00:00Z';
    const since = await everyLog(client, { from });
    expect(since).toEqual(all.filter((log) => log.time >= from));
    const backwards = await client.call('listBalanceLogs', { query: { from, to: '2026-10-01T00:00:00Z' } });
    expect(backwards.status).toBe(400);
  });
});

describe('daily usage', () => {
  test('API-027 the days add up to the spending in the log', async () => {
    const client = await openClient();
    const query = { from: '2026-01-01', to: '2026-11-16' };
    const { body } = await client.call('listDailyUsage', { path: { id: 'credits' }, query });
    expect(body.items).toHaveLength(320);
    const since = await everyLog(client, { from: '2026-01-01T00:00:00Z' });
    const spent = since.filter((log) => log.kind === BalanceLogKind.Spending);
    expect(body.total).toBeCloseTo(-sum(spent.map((log) => log.amount)), 1);
    expect(body.total).toBeCloseTo(sum(body.items.map((item) => item.amount)), 3);
  });

  test('API-027 the days of each kind of spending add up to those of all credits', async () => {
    const client = await openClient();
    const query = { from: '2026-10-01', to: '2026-11-16' };
    const usage = async (id: UsageResource) => (await client.call('listDailyUsage', { path: { id }, query })).body;
    const all = await usage(UsageResource.Credits);
    const kinds = [UsageResource.Template, UsageResource.ProxyIp, UsageResource.Captcha];
    const each = await Promise.all(kinds.map(usage));
    expect(each.every((kind) => kind.total > 0)).toBe(true);
    expect(sum(each.map((kind) => kind.total))).toBeCloseTo(all.total, 3);
    for (const [index, day] of all.items.entries()) {
      expect(sum(each.map((kind) => kind.items[index]?.amount ?? 0))).toBeCloseTo(day.amount, 3);
      expect(sum(day.items.map((item) => item.amount))).toBeCloseTo(day.amount, 3);
    }
    expect(each.map((kind) => sum(kind.items.map((item) => item.rows)) > 0)).toEqual([true, false, false]);
  });

  test('API-027 the tasks of a period add up to its days, and each task lists its days', async () => {
    const client = await openClient();
    const query = { from: '2026-10-01', to: '2026-11-16' };
    const usage = async (id: UsageResource, taskId?: string) =>
      (
        await client.call('listDailyUsage', {
          path: { id },
          query: taskId === undefined ? query : { ...query, taskId },
        })
      ).body;
    const all = await usage(UsageResource.Credits);
    const tasks = all.tasks ?? [];
    expect(tasks.length).toBeGreaterThan(3);
    expect(sum(tasks.map((task) => task.amount))).toBeCloseTo(all.total, 2);
    expect(tasks).toEqual(tasks.toSorted((a, b) => b.amount - a.amount));
    for (const task of tasks) {
      expect(sum(task.items.map((item) => item.amount))).toBeCloseTo(task.amount, 3);
      expect(task.taskName).not.toBeNull();
    }
    const [topTask] = tasks;
    const own = await usage(UsageResource.Credits, topTask?.taskId);
    expect(own.total).toBeCloseTo(topTask?.amount ?? 0, 2);
    expect(own.tasks).toHaveLength(1);
    const proxied = await usage(UsageResource.ProxyIp);
    expect(proxied.tasks?.every((task) => task.items.every((item) => item.type === BalanceItemType.ProxyIp))).toBe(
      true,
    );
    expect(proxied.tasks?.length).toBeLessThan(tasks.length);
  });

  test('API-027 a task of another account has no usage', async () => {
    const [client, other] = [await openClient(), await openClient('professional')];
    const taskId = (await client.call('listDailyUsage', { path: { id: 'credits' } })).body.tasks?.[0]?.taskId ?? '';
    const theirs = await other.call('listDailyUsage', { path: { id: 'credits' }, query: { taskId } });
    expect([theirs.body.total, theirs.body.tasks]).toEqual([0, []]);
  });

  test('API-027 row usage counts every row, priced or free, and costs nothing', async () => {
    const client = await openClient();
    const query = { from: '2026-01-01', to: '2026-11-16' };
    const usage = async (id: UsageResource) => (await client.call('listDailyUsage', { path: { id }, query })).body;
    const { items, total } = await usage(UsageResource.Rows);
    const priced = await usage(UsageResource.Template);
    expect(total).toBe(0);
    expect(items.every(({ amount, rows }, day) => amount === 0 && rows >= (priced.items[day]?.rows ?? 0))).toBe(true);
    const tasks = await client.call('listTasks', { query: { page: 1, pageSize: 100 } });
    const lots = await Promise.all(
      tasks.body.items.map(async ({ taskId }) => (await client.call('listLots', { path: { id: taskId } })).body.items),
    );
    const since = Date.parse('2026-01-01T00:00:00Z');
    const rows = lots.flat().filter(({ startTime }) => startTime !== null && Date.parse(startTime) >= since);
    expect(sum(items.map((day) => day.rows))).toBe(sum(rows.map((lot) => lot.rows)));
  });

  test('API-027 every resource has thirty days; a future day is empty, and an invalid period is refused', async () => {
    const { call } = await openClient();
    for (const id of Object.values(UsageResource)) {
      const { body } = await call('listDailyUsage', { path: { id } });
      expect([body.resource, body.items.length, body.to]).toEqual([id, 30, '2026-11-16']);
    }
    const ahead = await call('listDailyUsage', {
      path: { id: 'credits' },
      query: { from: '2027-01-01', to: '2027-01-02' },
    });
    expect(ahead.body.total).toBe(0);
    for (const query of [{ from: '2026-11-17' }, { from: '2020-01-01' }, { from: 'soon' }])
      expect((await call('listDailyUsage', { path: { id: 'credits' }, query })).status).toBe(400);
    expect((await call('listDailyUsage', { path: { id: 'water' } })).status).toBe(404);
  });
});
