import { describe, expect, test } from 'vitest';
import { BalanceItemType, ProxyType, StartResult, TaskStatus } from '#src/contract/enums.gen';
import { personas } from '#mocks/personas';
import { openClient, type TestClient } from '#mocks/test-client';

const { userId } = personas.standard;
const TASK = 9;

async function openOn(template: string, hasProxies: boolean, balance = 500): Promise<TestClient> {
  const client = await openClient();
  const { db } = client.emulator;
  for (const run of db.activeRuns()) await db.runs.remove(run.runId);
  await db.tasks.updateMany(
    db.tasksOf(userId).map((task) => task.taskId),
    (draft) => {
      draft.schedule = undefined;
      if (draft.status === TaskStatus.Running || draft.status === TaskStatus.Waiting) draft.status = TaskStatus.Stoped;
    },
  );
  await db.accounts.update(userId, (draft) => void (draft.balance = balance));
  await db.tasks.update(client.taskId(TASK), (draft) => {
    draft.templateRegistrationId = template;
    draft.plannedRows = 4_000;
    draft.rowsPerMinute = 600;
  });
  if (hasProxies) {
    const settings = { ipProxyFromType: ProxyType.Strong, strongIpProxySettings: { period: 300, areaId: -1 } };
    const body = { taskId: client.taskId(TASK), ipProxySettings: settings };
    expect((await client.call('saveProxySettings', { body })).body.code).toBe('');
  }
  return client;
}

const start = async (client: TestClient) =>
  (await client.call('startTasks', { body: { taskIds: [client.taskId(TASK)] } })).body.errors;
const summary = async (client: TestClient) =>
  (await client.call('getRunSummary', { path: { id: client.taskId(TASK) } })).body;
const items = async (client: TestClient) => {
  const { body } = await client.call('getTemplateBalance');
  return { balance: body.totalBalance, of: new Map((body.items ?? []).map(({ type, spent }) => [type, spent])) };
};
const grown = (before: Awaited<ReturnType<typeof items>>, after: typeof before, type: BalanceItemType) =>
  (after.of.get(type) ?? 0) - (before.of.get(type) ?? 0);

describe('run spending', () => {
  test('ENUM-55 API-003 a run pays for its template, for proxies by row and for each captcha', async () => {
    const client = await openOn('1021', true);
    const before = await items(client);
    await start(client);
    for (const seconds of [30, 60, 120, 3_600]) {
      client.advanceSeconds(seconds);
      const { rows = 0, captcha, spending, pricePerData } = await summary(client);
      const after = await items(client);
      expect(captcha).toBe(Math.floor(rows / 400));
      expect(grown(before, after, BalanceItemType.Template)).toBeCloseTo((rows * (pricePerData ?? 0)) / 1000, 3);
      expect(grown(before, after, BalanceItemType.ProxyIp)).toBeCloseTo((rows * 0.4) / 1000, 3);
      expect(grown(before, after, BalanceItemType.Captcha)).toBeCloseTo(captcha * 0.002, 3);
      expect(before.balance - after.balance).toBeCloseTo(spending ?? 0, 3);
    }
    expect((await summary(client)).rows).toBe(4_000);
    const logs = (await client.call('listBalanceLogs', { query: { taskId: client.taskId(TASK) } })).body.items;
    expect(logs.map((log) => log.type).toSorted()).toEqual([100, 200, 300]);
    const [lot] = (await client.call('listLots', { path: { id: client.taskId(TASK) } })).body.items;
    expect(-logs.reduce((sum, log) => sum + log.amount, 0)).toBeCloseTo(lot?.cost ?? 0, 3);
  });

  test('a run of a free template includes captchas and pays only for premium proxies', async () => {
    const free = await openOn('1085', false);
    const before = await items(free);
    await start(free);
    free.advanceSeconds(3_600);
    expect((await summary(free)).captcha).toBe(16);
    expect((await items(free)).balance).toBe(before.balance);
    const proxied = await openOn('1085', true);
    const then = await items(proxied);
    await start(proxied);
    proxied.advanceSeconds(3_600);
    const after = await items(proxied);
    expect(grown(then, after, BalanceItemType.ProxyIp)).toBeCloseTo(1.6, 3);
    expect(then.balance - after.balance).toBeCloseTo(1.6, 3);
  });

  test('CONST-08 premium proxies use up the balance, and a start without balance is refused', async () => {
    const client = await openOn('1085', true, 3);
    await client.emulator.db.accounts.update(userId, (draft) => void (draft.balance = 1.2));
    expect(await start(client)).toEqual([]);
    client.advanceSeconds(3_600);
    const { rows = 0, taskStatus } = await summary(client);
    expect(taskStatus).toBe(TaskStatus.Stoped);
    expect(Math.abs(rows - 3_000)).toBeLessThanOrEqual(2);
    expect((await items(client)).balance).toBeCloseTo(0, 3);
    expect((await start(client)).map((entry) => entry.startResult)).toEqual([StartResult.TemplateBalanceNotEnough]);
  });

  test('proxies chosen during a run are charged from the next run on', async () => {
    const client = await openOn('1021', false);
    await start(client);
    client.advanceSeconds(30);
    const settings = { ipProxyFromType: ProxyType.Strong, strongIpProxySettings: { period: 300, areaId: -1 } };
    await client.call('saveProxySettings', { body: { taskId: client.taskId(TASK), ipProxySettings: settings } });
    client.advanceSeconds(3_600);
    const spent = async () =>
      (await client.call('listBalanceLogs', { query: { taskId: client.taskId(TASK), type: BalanceItemType.ProxyIp } }))
        .body.total;
    expect(await spent()).toBe(0);
    await start(client);
    client.advanceSeconds(3_600);
    expect(await spent()).toBe(1);
  });
});
