import { describe, expect, test } from 'vitest';
import { BalanceItemType, ProxyType, StartResult, TaskStatus, TemplateScope } from '#src/contract/enums.gen';
import type { RunRecord } from '#mocks/db/runs';
import { personas } from '#mocks/personas';
import { allTemplateSeeds, priceOf } from '#mocks/seeds/template-states';
import type { TemplateSeed } from '#mocks/seeds/templates/types';
import { openClient, type TestClient } from '#mocks/test-client';
import { isCharged, mainTemplateOf, pricesFor, ratesOf, usesPremiumProxies } from './charges';

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

describe('rates of a run', () => {
  const free = { ipProxySettings: undefined };
  const seedOf = (test: (seed: TemplateSeed) => boolean) => {
    const seed = allTemplateSeeds.find(test);
    if (!seed) throw new Error('There is no such template');
    return seed;
  };
  const openAccount = async () => {
    const { db } = (await openClient()).emulator;
    const account = db.accounts.get(userId);
    const model = db.runs.all()[0];
    if (!account || !model) throw new Error('The seeds have accounts and runs');
    return { db, account, model };
  };

  test('captchas come as often as on the strictest kind of site', async () => {
    const { account } = await openAccount();
    const every = (...kinds: TemplateSeed['kinds']) =>
      ratesOf(free, { ...seedOf(() => true), kinds }, account).captchaEvery;
    expect([every('search-engines'), every('social-media'), every('shopping'), every('news')]).toEqual([
      250, 300, 400, 0,
    ]);
    expect([every('shopping', 'search-engines'), every('social-media', 'shopping', 'news')]).toEqual([250, 300]);
    expect(ratesOf(free, undefined, account)).toEqual({ price: 0, proxyPrice: 0, captchaEvery: 0, captchaPrice: 0 });
  });

  test('a priced template charges its price of the level and captchas, a free one neither', async () => {
    const { account } = await openAccount();
    const priced = seedOf((seed) => seed.kinds.includes('shopping') && seed.prices.standard > 0);
    expect(ratesOf(free, priced, account)).toMatchObject({ price: priced.prices.standard, captchaPrice: 0.002 });
    expect(ratesOf(free, priced, { ...account, isLevelExpired: true }).price).toBe(priced.prices.free);
    const unpriced = seedOf((seed) => seed.prices.standard === 0);
    expect(ratesOf(free, unpriced, account)).toMatchObject({ price: 0, captchaPrice: 0 });
  });

  test('only premium proxies are charged', async () => {
    const { account, model } = await openAccount();
    const settings = (ipProxyFromType: ProxyType) => ({ ipProxySettings: { ipProxyFromType } });
    const types = Object.values(ProxyType);
    expect(types.filter((type) => usesPremiumProxies(settings(type)))).toEqual([ProxyType.Strong]);
    expect(types.filter((type) => ratesOf(settings(type), undefined, account).proxyPrice === 0.4)).toEqual([
      ProxyType.Strong,
    ]);
    const charged = (price: number, proxyPrice: number) => isCharged({ ...model, price, proxyPrice });
    expect([charged(0, 0), charged(1, 0), charged(0, 1), charged(1, 1)]).toEqual([false, true, true, true]);
  });

  test('the price list names a template only if it costs something', async () => {
    const { account } = await openAccount();
    const priced = seedOf((seed) => seed.prices.standard > 0);
    const items = [
      { type: BalanceItemType.ProxyIp, pricePerThousand: 0.4, template: undefined },
      { type: BalanceItemType.Captcha, pricePerThousand: 2, template: undefined },
    ];
    expect(pricesFor(account, priced)).toEqual([
      { type: BalanceItemType.Template, pricePerThousand: priced.prices.standard, template: priced },
      ...items,
    ]);
    const unpriced = seedOf((seed) => seed.prices.standard === 0);
    expect(pricesFor(account, unpriced)).toEqual(items);
    expect(pricesFor(account, undefined)).toEqual(items);
  });

  test('the main template is the one with the highest spending, without any the most liked priced one', async () => {
    const { db, account, model } = await openAccount();
    const priced = allTemplateSeeds
      .filter((seed) => seed.scope === TemplateScope.Common && priceOf(seed, account) > 0)
      .toSorted((a, b) => b.likes - a.likes);
    const [liked, second, third] = priced;
    const unpriced = seedOf((seed) => priceOf(seed, account) === 0);
    const uncommon = seedOf((seed) => seed.scope !== TemplateScope.Common && priceOf(seed, account) > 0);
    const run = (taskId: string, charged: number, change: Partial<RunRecord> = {}): RunRecord => ({
      ...model,
      taskId,
      price: 1,
      charged,
      ...change,
    });
    const task = db.tasks.all()[0];
    const templates = new Map([
      ['second', second?.id],
      ['third', third?.id],
      ['unpriced', unpriced.id],
      ['uncommon', uncommon.id],
      ['custom', undefined],
    ]);
    const tasks = {
      get: (taskId: string) =>
        task && templates.has(taskId) ? { ...task, templateRegistrationId: templates.get(taskId) } : undefined,
    };
    const main = (...runs: RunRecord[]) => mainTemplateOf(account, runs, tasks)?.id;
    expect(main()).toBe(liked?.id);
    expect(main(run('third', 0.5), run('second', 0.4))).toBe(third?.id);
    expect(main(run('third', 0.5), run('second', 0.4), run('second', 0.4))).toBe(second?.id);
    expect(main(run('third', 9, { price: 0 }), run('second', 0.4))).toBe(second?.id);
    expect(main(run('unpriced', 9), run('custom', 9), run('deleted', 9), run('third', 0.01))).toBe(third?.id);
    expect(main(run('uncommon', 9), run('third', 0.01))).toBe(third?.id);
  });
});
