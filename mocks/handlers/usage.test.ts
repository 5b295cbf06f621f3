import { describe, expect, test } from 'vitest';
import { BalanceItemType, BalanceLogKind, GoodsCode, InterfaceLanguage, UsageResource } from '#src/contract/enums.gen';
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

  test('ENUM-55 a period includes its first and its last moment, and one that ends before it starts is refused', async () => {
    const client = await openClient();
    const all = await everyLog(client);
    const moment = all[2]?.time ?? '';
    const [before, after] = [-1, 1].map((shift) => new Date(Date.parse(moment) + shift).toISOString());
    const idsOf = async (query: Readonly<Record<string, string>>) =>
      (await everyLog(client, query)).map((log) => log.logId);
    const expectedIds = (fits: (time: string) => boolean) =>
      all.filter((log) => fits(log.time)).map((log) => log.logId);
    expect(await idsOf({ from: moment, to: moment })).toEqual([all[2]?.logId]);
    expect(await idsOf({ from: moment })).toEqual(expectedIds((time) => time >= moment));
    expect(await idsOf({ from: after ?? '' })).toEqual(expectedIds((time) => time > moment));
    expect(await idsOf({ to: moment })).toEqual(expectedIds((time) => time <= moment));
    expect(await idsOf({ to: before ?? '' })).toEqual(expectedIds((time) => time < moment));
    const { status, error } = await client.call('listBalanceLogs', { query: { from: moment, to: before ?? '' } });
    expect([status, error]).toEqual([
      400,
      { code: 'BadRequest', message: 'The period is not valid.', details: [{ field: 'from', message: 'is after to' }] },
    ]);
  });

  test('the log has ten entries a page by default, latest first', async () => {
    const client = await openClient();
    const all = await everyLog(client);
    const times = all.map((log) => log.time);
    expect(times).toEqual(times.toSorted().toReversed());
    const first = (await client.call('listBalanceLogs')).body;
    expect([first.total, first.page, first.pageSize]).toEqual([all.length, 1, 10]);
    expect(first.items).toEqual(all.slice(0, 10));
    const fourth = (await client.call('listBalanceLogs', { query: { page: 4, pageSize: 7 } })).body;
    expect([fourth.page, fourth.pageSize, fourth.items]).toEqual([4, 7, all.slice(21, 28)]);
  });

  test('an entry for a run names its task in the language of the request, and shows whether the run continues', async () => {
    const client = await openClient();
    const [bakery, agents, ended] = (await client.call('listBalanceLogs')).body.items;
    expect(bakery).toEqual({
      logId: 'run:task-10002-2:3',
      kind: BalanceLogKind.Spending,
      type: BalanceItemType.Template,
      amount: -11.3328,
      balanceAfter: 42.5,
      time: '2026-11-16T10:00:00.000Z',
      taskId: 'task-10002-2',
      taskName: 'Company directory by industry · bakery, Nashville',
      lotNo: '3',
      rows: 2361,
      orderId: null,
      isRunning: true,
    });
    expect([agents?.isRunning, ended?.isRunning]).toEqual([true, false]);
    const [german] = (await client.call('listBalanceLogs', { language: InterfaceLanguage.DeDE })).body.items;
    expect(german?.taskName).toMatch(/ · bakery, Nashville$/);
    expect(german?.taskName).not.toBe(bakery?.taskName);
    const captchas = await everyLog(client, { type: BalanceItemType.Captcha });
    expect(captchas.every((log) => log.rows === null && log.taskId !== null && log.lotNo !== null)).toBe(true);
  });

  test('an entry for a purchase has its order and no task', async () => {
    const client = await openClient();
    const order = { code: GoodsCode.Credits20, idempotencyKey: 'ledger-purchase' };
    const { orderId } = (await client.call('placeOrder', { body: order })).body;
    const paymentMethodId = `pm-${personas.standard.userId}-mastercard`;
    await client.call('payOrder', { path: { id: orderId }, body: { paymentMethodId } });
    const logs = await everyLog(client);
    expect(logs.find((log) => log.orderId === orderId)).toEqual({
      logId: `order:${orderId}`,
      kind: BalanceLogKind.Purchase,
      type: null,
      amount: 20,
      balanceAfter: expect.any(Number),
      time: '2026-11-16T10:00:00.000Z',
      taskId: null,
      taskName: null,
      lotNo: null,
      rows: null,
      orderId,
      isRunning: false,
    });
  });

  test('amounts in the log have at most four decimals', async () => {
    for (const persona of ['standard', 'professional', 'enterprise'] as const) {
      const client = await openClient(persona);
      client.advanceSeconds(37);
      const amounts = (await everyLog(client)).flatMap((log) => [log.amount, log.balanceAfter]);
      expect(amounts.filter((amount) => Number(amount.toFixed(4)) !== amount)).toEqual([]);
    }
  });

  test('the log and the daily usage need a session', async () => {
    const { call } = await openClient();
    expect((await call('listBalanceLogs', { token: undefined })).status).toBe(401);
    expect((await call('listDailyUsage', { path: { id: 'credits' }, token: undefined })).status).toBe(401);
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

  test('API-027 a period has both of its days, ends today by default and has thirty days before its end', async () => {
    const { call } = await openClient();
    const period = async (query: Readonly<Record<string, string>>) => {
      const { from, to, items } = (await call('listDailyUsage', { path: { id: 'credits' }, query })).body;
      return [from, to, items.length, items[0]?.date, items.at(-1)?.date];
    };
    expect(await period({})).toEqual(['2026-10-18', '2026-11-16', 30, '2026-10-18', '2026-11-16']);
    expect(await period({ to: '2026-10-31' })).toEqual(['2026-10-02', '2026-10-31', 30, '2026-10-02', '2026-10-31']);
    expect(await period({ from: '2026-11-14' })).toEqual(['2026-11-14', '2026-11-16', 3, '2026-11-14', '2026-11-16']);
    const day = '2026-11-02';
    expect(await period({ from: day, to: day })).toEqual([day, day, 1, day, day]);
  });

  test('API-027 a period of 366 days is answered, and a longer or reversed one is refused at its start', async () => {
    const { call } = await openClient();
    const ask = (from: string, to: string) => call('listDailyUsage', { path: { id: 'credits' }, query: { from, to } });
    expect((await ask('2025-11-16', '2026-11-16')).body.items).toHaveLength(366);
    for (const [from, to, message] of [
      ['2025-11-15', '2026-11-16', 'more than 366 days'],
      ['2026-11-17', '2026-11-16', 'is after to'],
    ] as const) {
      const { status, error } = await ask(from, to);
      expect([status, error]).toEqual([
        400,
        { code: 'BadRequest', message: 'The period is not valid.', details: [{ field: 'from', message }] },
      ]);
    }
  });

  test('API-027 a day has its dollars, ten times as many credits, its priced rows and its items', async () => {
    const client = await openClient();
    const usage = async (id: UsageResource) => (await client.call('listDailyUsage', { path: { id } })).body;
    const all = await usage(UsageResource.Credits);
    expect(all.items[0]).toEqual({ date: '2026-10-18', amount: 0, credits: 0, rows: 0, items: [] });
    expect(all.items[2]).toEqual({
      date: '2026-10-20',
      amount: 0.3587,
      credits: 3.587,
      rows: 35_871,
      items: [{ type: BalanceItemType.Template, amount: 0.3587 }],
    });
    expect(all.items.map((day) => day.credits)).toEqual(all.items.map((day) => Math.round(day.amount * 1e5) / 1e4));
    const template = await usage(UsageResource.Template);
    expect(template.items.map((day) => day.rows)).toEqual(all.items.map((day) => day.rows));
    for (const id of [UsageResource.ProxyIp, UsageResource.Captcha]) {
      const { items, tasks = [] } = await usage(id);
      expect([...items, ...tasks].every((entry) => entry.rows === 0)).toBe(true);
    }
    for (const amount of [all.total, ...all.items.flatMap((day) => [day.amount, day.credits])])
      expect(Number(amount.toFixed(4))).toBe(amount);
  });

  test('API-027 tasks are named in the language of the request and have their rows and items', async () => {
    const { call } = await openClient();
    const usage = async (language: InterfaceLanguage) =>
      (await call('listDailyUsage', { path: { id: 'credits' }, language })).body.tasks ?? [];
    const [english, german] = [await usage(InterfaceLanguage.EnUS), await usage(InterfaceLanguage.DeDE)];
    expect(english.find((task) => task.taskId === 'task-10002-31')).toEqual({
      taskId: 'task-10002-31',
      taskName: 'Jobhaven: employer reviews · jobhaven.example',
      amount: 14.1307,
      rows: 6542,
      items: [
        { type: BalanceItemType.Template, amount: 11.5139 },
        { type: BalanceItemType.ProxyIp, amount: 2.6168 },
      ],
    });
    expect(german.map((task) => task.taskId)).toEqual(english.map((task) => task.taskId));
    expect(german[0]?.taskName).not.toBe(english[0]?.taskName);
  });

  test('API-027 the hundred most expensive tasks are listed, and tasks that cost the same by their id', async () => {
    const client = await openClient('noPlan');
    const other = await openClient();
    const { userId } = personas.noPlan;
    const task = other.task(5);
    const run = other.emulator.db.runsOf(task.taskId).at(-1);
    if (!run) throw new Error('the task has no run');
    const idOf = (number: number) => `task-${userId}-${String(number).padStart(3, '0')}`;
    for (let index = 0; index < 105; index++) {
      const number = ((index * 52) % 105) + 1;
      const taskId = idOf(number);
      await client.emulator.db.tasks.insert({ ...task, taskId, userId });
      const charged = number === 70 ? 2 * run.charged : number <= 4 ? run.charged / 2 : run.charged;
      await client.emulator.db.runs.insert({ ...run, runId: `${taskId}:1`, taskId, userId, lot: 1, charged });
    }
    const { total, tasks = [] } = (await client.call('listDailyUsage', { path: { id: 'credits' } })).body;
    const equal = Array.from({ length: 101 }, (_, index) => idOf(index + 5)).filter((id) => id !== idOf(70));
    expect(tasks.map(({ taskId }) => taskId)).toEqual([idOf(70), ...equal.slice(0, 99)]);
    expect(total).toBeGreaterThan(sum(tasks.map(({ amount }) => amount)));
  });

  test('API-027 row usage has no amounts and no tasks, and can be limited to a task', async () => {
    const client = await openClient();
    const usage = async (query: Readonly<Record<string, string>> = {}) =>
      (await client.call('listDailyUsage', { path: { id: 'rows' }, query })).body;
    const { tasks, ...all } = await usage();
    expect([all.resource, all.from, all.to, all.total, tasks]).toEqual(['rows', '2026-10-18', '2026-11-16', 0, []]);
    const day = all.items.at(-1);
    expect(day).toEqual({ date: '2026-11-16', amount: 0, credits: 0, items: [], rows: day?.rows });
    const own = (await usage({ taskId: client.taskId(1) })).items.at(-1)?.rows ?? 0;
    expect(own).toBeGreaterThan(0);
    expect(own).toBeLessThan(day?.rows ?? 0);
  });
});
