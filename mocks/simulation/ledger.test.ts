import { describe, expect, test } from 'vitest';
import { runRecord } from '#tests/fixtures/run-record';
import {
  BalanceItemType,
  BalanceLogKind,
  GoodsCode,
  MissionType,
  OrderCategory,
  OrderStatus,
} from '#src/contract/enums.gen';
import type { OrderRecord } from '#mocks/db/billing';
import type { RunRecord } from '#mocks/db/runs';
import { personas } from '#mocks/personas';
import { openClient } from '#mocks/test-client';
import { itemsOf, ledgerOf, roundDollars, rowsByDay, usageByDay, usageByTask } from './ledger';
import { rowsAt } from './progress';

const DAY = 86_400_000;
const MIDNIGHT = Date.parse('2026-11-10T00:00:00Z');
const { userId } = personas.free;
const { Template, ProxyIp, Captcha } = BalanceItemType;

async function openLedger(balance = 100) {
  const { emulator } = await openClient('free');
  const { db, clock } = emulator;
  const [order] = db.orders.all();
  if (!order) throw new Error('The seeds have orders');
  await db.runs.replaceAll([]);
  await db.orders.replaceAll([]);
  await db.missions.replaceAll([]);
  await db.accounts.update(userId, (draft) => void (draft.balance = balance));
  const addRun = (change: Partial<RunRecord>) =>
    db.runs.insert(
      runRecord({
        runId: 'task-a:1',
        taskId: 'task-a',
        userId,
        requestedAt: MIDNIGHT - 60_000,
        startedAt: MIDNIGHT - 60_000,
        endedAt: MIDNIGHT + 3_600_000,
        end: 'completed',
        finalRows: 1_000,
        charged: 4,
        ...change,
      }),
    );
  const addOrder = (change: Partial<OrderRecord>) =>
    db.orders.insert({
      ...order,
      orderId: 'order-a',
      userId,
      code: GoodsCode.Credits20,
      category: OrderCategory.Credit,
      addsToBalance: 20,
      status: OrderStatus.Paid,
      createdAt: MIDNIGHT,
      paidAt: MIDNIGHT + 5_000,
      ...change,
    });
  return { db, addRun, addOrder, now: clock.now() };
}

describe('balance ledger', () => {
  test('amounts are rounded to four decimals', () => {
    expect([0.00004, 0.00005, 1.23456, -1.23456, 3].map(roundDollars)).toEqual([0, 0.0001, 1.2346, -1.2346, 3]);
    const costs = { [Template]: 0.1, [ProxyIp]: 0.2, [Captcha]: 0 };
    expect(itemsOf([costs, { ...costs, [Template]: 0.2 }])).toEqual([
      { type: Template, spent: 0.3 },
      { type: ProxyIp, spent: 0.4 },
      { type: Captcha, spent: 0 },
    ]);
  });

  test('purchases are the account’s paid orders that add to the balance, at the time of payment', async () => {
    const { db, addOrder, now } = await openLedger(50);
    await addOrder({});
    await addOrder({ orderId: 'order-b', paidAt: undefined, createdAt: MIDNIGHT + 1_000, addsToBalance: 30 });
    await addOrder({ orderId: 'order-c', status: OrderStatus.WaitingPay });
    await addOrder({ orderId: 'order-d', addsToBalance: 0 });
    await addOrder({ orderId: 'order-e', userId: personas.basic.userId });
    expect(ledgerOf(db, userId, now)).toEqual(
      [
        { orderId: 'order-b', at: MIDNIGHT + 1_000, amount: 30, balanceAfter: 30 },
        { orderId: 'order-a', at: MIDNIGHT + 5_000, amount: 20, balanceAfter: 50 },
      ].map((entry) => ({
        ...entry,
        logId: `order:${entry.orderId}`,
        kind: BalanceLogKind.Purchase,
        type: undefined,
        run: undefined,
        rows: undefined,
      })),
    );
  });

  test('rewards are the missions of the account', async () => {
    const { db, now } = await openLedger(2);
    const mission = { missionType: MissionType.FirstRun, completedAt: MIDNIGHT, reward: 2 };
    await db.missions.insertMany([
      { ...mission, key: `${userId}:FirstRun`, userId },
      { ...mission, key: 'other:FirstRun', userId: 'other' },
    ]);
    expect(ledgerOf(db, userId, now)).toMatchObject([
      { logId: `mission:${userId}:FirstRun`, kind: BalanceLogKind.Reward, amount: 2, at: MIDNIGHT, balanceAfter: 2 },
    ]);
  });

  test('an ended run has an entry at its end for each kind of cost, and rows only for the template', async () => {
    const { db, addRun, now } = await openLedger(0);
    const charged = 4 + 0.5 + 0.03;
    const run = await addRun({ proxyPrice: 0.5, captchaEvery: 300, captchaPrice: 0.01, charged });
    await addRun({ runId: 'other:1', userId: 'other' });
    await addRun({ runId: 'task-b:1', price: 0, charged: 0 });
    const spent = ledgerOf(db, userId, now).slice(1);
    expect(spent).toMatchObject([
      { logId: 'run:task-a:1', type: Template, rows: 1_000 },
      { logId: `run:task-a:1:${ProxyIp}`, type: ProxyIp, rows: undefined },
      { logId: `run:task-a:1:${Captcha}`, type: Captcha, rows: undefined },
    ]);
    expect(spent.every((entry) => entry.kind === BalanceLogKind.Spending && entry.run === run)).toBe(true);
    expect(spent.every((entry) => entry.at === run.endedAt)).toBe(true);
    expect(spent.map((entry) => roundDollars(entry.amount))).toEqual([-4, -0.5, -0.03]);
    expect(spent.map((entry) => entry.balanceAfter)).toEqual([0.53, 0.03, 0]);
  });

  test('the charged amount counts, divided like the costs, and belongs to the template if there are none', async () => {
    const { db, addRun, now } = await openLedger(0);
    await addRun({ proxyPrice: 1, charged: 2.5 });
    await addRun({ runId: 'task-b:1', finalRows: 0, charged: 0.7, endedAt: MIDNIGHT + 3_700_000 });
    const spent = ledgerOf(db, userId, now).slice(1);
    expect(spent.map(({ logId, amount }) => [logId, roundDollars(amount)])).toEqual([
      ['run:task-a:1', -2],
      [`run:task-a:1:${ProxyIp}`, -0.5],
      ['run:task-b:1', -0.7],
    ]);
  });

  test('an active run costs what its rows cost now and is the newest entry', async () => {
    const { db, addRun, addOrder } = await openLedger(10);
    const run = await addRun({ endedAt: undefined, end: undefined, finalRows: 0, charged: 0 });
    const now = MIDNIGHT;
    await addOrder({ addsToBalance: 10, paidAt: MIDNIGHT - 1 });
    const rows = rowsAt(run, now);
    expect(rows).toBeGreaterThan(100);
    const last = ledgerOf(db, userId, now).at(-1);
    expect(last).toMatchObject({ logId: 'run:task-a:1', at: now, rows });
    expect(last?.amount).toBeCloseTo((-rows * 4) / 1_000, 10);
    expect(last?.balanceAfter).toBe(roundDollars(10 - (rows * 4) / 1_000));
  });

  test('an opening entry explains the rest of the balance, at the creation of the account or before', async () => {
    const { db, addOrder, now } = await openLedger(50);
    const createdAt = db.accounts.get(userId)?.createdAt ?? 0;
    const opening = { logId: 'opening', kind: BalanceLogKind.CarriedOver, at: createdAt };
    expect(ledgerOf(db, userId, now)).toMatchObject([{ ...opening, amount: 50, balanceAfter: 50 }]);
    await addOrder({});
    expect(ledgerOf(db, userId, now)).toMatchObject([
      { ...opening, amount: 30, balanceAfter: 30 },
      { balanceAfter: 50 },
    ]);
    await addOrder({ orderId: 'order-b', paidAt: createdAt - 1, addsToBalance: 40 });
    expect(ledgerOf(db, userId, now)[0]).toMatchObject({ ...opening, at: createdAt - 1, amount: -10 });
    await db.accounts.update(userId, (draft) => void (draft.balance = 60.00004));
    expect(ledgerOf(db, userId, now).map((entry) => entry.logId)).toEqual(['order:order-b', 'order:order-a']);
    expect(ledgerOf(db, 'nobody', now)).toEqual([]);
  });
});

describe('usage by day and by task', () => {
  const days = { userId, from: MIDNIGHT - DAY, to: MIDNIGHT };

  test('a run past midnight is divided by the rows of each day, and both days of the period count', async () => {
    const { db, addRun, now } = await openLedger();
    const run = await addRun({ charged: 2 });
    const rows = rowsAt(run, MIDNIGHT);
    expect(rows).toBeGreaterThan(100);
    const usage = usageByDay(db, days, now);
    expect(usage.map(({ day, rows: count }) => [day, count])).toEqual([
      [MIDNIGHT - DAY, rows],
      [MIDNIGHT, 1_000 - rows],
    ]);
    expect(usage.map(({ costs }) => costs[Template])).toEqual([
      expect.closeTo((rows * 2) / 1_000, 4),
      expect.closeTo(2 - (rows * 2) / 1_000, 4),
    ]);
    expect(usageByDay(db, { ...days, from: MIDNIGHT }, now)).toEqual(usage.slice(1));
    expect(usageByDay(db, { ...days, to: MIDNIGHT - DAY }, now)).toEqual(usage.slice(0, 1));
    expect(rowsByDay(db, days, now)).toEqual([
      { day: MIDNIGHT - DAY, rows },
      { day: MIDNIGHT, rows: 1_000 - rows },
    ]);
    expect(usageByTask(db, days, now)).toEqual([
      { taskId: 'task-a', rows: 1_000, costs: { [Template]: 2, [ProxyIp]: 0, [Captcha]: 0 } },
    ]);
    expect(usageByTask(db, { ...days, from: MIDNIGHT }, now)).toMatchObject([{ rows: 1_000 - rows }]);
    expect(usageByTask(db, { ...days, from: MIDNIGHT + DAY, to: MIDNIGHT + DAY }, now)).toEqual([]);
  });

  test('only runs of the account, and of the task if one is named, count', async () => {
    const { db, addRun, now } = await openLedger();
    await addRun({});
    await addRun({ runId: 'task-b:1', taskId: 'task-b', finalRows: 500, charged: 2 });
    await addRun({ runId: 'other:1', userId: 'other' });
    await addRun({ runId: 'task-c:1', taskId: 'task-c', startedAt: undefined, finalRows: 0, charged: 0 });
    const spent = (taskId?: string) =>
      usageByDay(db, taskId === undefined ? days : { ...days, taskId }, now).reduce(
        (sum, day) => sum + day.costs[Template],
        0,
      );
    const rows = (taskId?: string) =>
      rowsByDay(db, taskId === undefined ? days : { ...days, taskId }, now).reduce((sum, day) => sum + day.rows, 0);
    expect([spent(), spent('task-a'), spent('task-b'), spent('task-c')].map(roundDollars)).toEqual([6, 4, 2, 0]);
    expect([rows(), rows('task-a'), rows('task-b'), rows('task-c')]).toEqual([1_500, 1_000, 500, 0]);
    expect(usageByTask(db, days, now).map((task) => task.taskId)).toEqual(['task-a', 'task-b']);
  });

  test('a free run has rows but no usage, and a run with premium proxies only has no priced rows', async () => {
    const { db, addRun, now } = await openLedger();
    await addRun({ price: 0, charged: 0, captchaEvery: 100 });
    await addRun({ runId: 'task-b:1', taskId: 'task-b', price: 0, proxyPrice: 0.4, finalRows: 500, charged: 0.2 });
    const usage = usageByDay(db, days, now);
    expect(usage.map((day) => day.rows)).toEqual([0, 0]);
    expect(roundDollars(usage.reduce((sum, day) => sum + day.costs[ProxyIp], 0))).toBe(0.2);
    expect(usageByTask(db, days, now).map((task) => task.taskId)).toEqual(['task-b']);
    expect(rowsByDay(db, days, now).reduce((sum, day) => sum + day.rows, 0)).toBe(1_500);
  });

  test('today counts until now, and a later day is empty, even while a run is active', async () => {
    const { db, addRun } = await openLedger();
    const run = await addRun({ endedAt: undefined, end: undefined, finalRows: 0, charged: 0, startedAt: MIDNIGHT });
    const now = MIDNIGHT + 60_000;
    const rows = rowsAt(run, now);
    const period = { userId, from: MIDNIGHT, to: MIDNIGHT + DAY };
    expect(rows).toBeGreaterThan(100);
    expect(rowsByDay(db, period, now).map((day) => day.rows)).toEqual([rows, 0]);
    const usage = usageByDay(db, period, now);
    expect(usage.map((day) => day.rows)).toEqual([rows, 0]);
    expect(usage.map((day) => day.costs[Template])).toEqual([expect.closeTo((rows * 4) / 1_000, 4), 0]);
  });
});
