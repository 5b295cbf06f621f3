import { describe, expect, test } from 'vitest';
import { AccountLevel, BalanceItemType, GoodsCode, InterfaceLanguage, TaskStatus } from '#src/contract/enums.gen';
import { personas } from '#mocks/personas';
import { changePlan } from '#mocks/simulation/plans';
import { openClient, type TestClient } from '#mocks/test-client';
import {
  amelieId,
  otherMemberId,
  listMembers,
  logIn,
  lucaId,
  setNodes,
  ownerId,
  password,
  getResources,
} from './member-calls';

describe('access to members', () => {
  test('API-020 MEM-01 Enterprise and EnterprisePlus accounts list their members by page and by keyword', async () => {
    const client = await openClient('enterprise');
    const all = await listMembers(client);
    expect(all.items.map((member) => member.fullName)).toEqual([
      'Amélie Roussel',
      'Henrik Solberg',
      'Luca Ferrante',
      'Mateo Quiroga',
      'Priya Natarajan',
    ]);
    expect(all).toMatchObject({ total: 5, memberLimit: 10, cloudNodeTotal: 40 });
    const pages = await Promise.all([1, 2, 3, 4].map((page) => listMembers(client, { page, pageSize: 2 })));
    expect(pages.map((page) => page.items.length)).toEqual([2, 2, 1, 0]);
    expect(pages.flatMap((page) => page.items)).toEqual(all.items);
    expect((await listMembers(client, { keyword: ' LUCA ' })).items.map((member) => member.memberId)).toEqual([lucaId]);
    const plus = await openClient('enterprisePlus');
    expect((await listMembers(plus)).items.map((member) => member.memberId)).toEqual(['10402', '10401']);
  });

  test('API-020 the list sorts by a column with empty values last, and counts all members', async () => {
    const client = await openClient('enterprise');
    const sorted = async (query: Record<string, string | number>) =>
      (await listMembers(client, query)).items.map((member) => member.fullName?.split(' ')[0]);
    const names = ['Amélie', 'Henrik', 'Luca', 'Mateo', 'Priya'];
    expect(await sorted({ orderBy: 'name', descending: 'true' })).toEqual(names.toReversed());
    expect(await sorted({ orderBy: 'cloudCount' })).toEqual(['Priya', 'Mateo', 'Henrik', 'Luca', 'Amélie']);
    expect(await sorted({ orderBy: 'createdAt', descending: 'true', pageSize: 1 })).toEqual(['Priya']);
    const { db, clock } = client.emulator;
    for (const id of db.loginRecords.all().map(({ recordId }) => recordId)) await db.loginRecords.remove(id);
    await logIn(client, 'henrik.solberg', 'gleaner');
    clock.advance(60_000);
    await logIn(client, 'amelie.roussel', 'gleaner');
    expect(await sorted({ orderBy: 'lastLoginAt' })).toEqual(['Henrik', 'Amélie', 'Luca', 'Mateo', 'Priya']);
    expect(await sorted({ orderBy: 'lastLoginAt', descending: 'true' })).toEqual([
      'Amélie',
      'Henrik',
      'Luca',
      'Mateo',
      'Priya',
    ]);
    expect(await listMembers(client, { keyword: 'luca' })).toMatchObject({ total: 1, memberCount: 5 });
    expect((await client.call('listMembers', { query: { orderBy: 'password' } })).status).toBe(400);
  });

  test('API-020 a keyword finds members by full name, user name or email address', async () => {
    const client = await openClient('enterprise');
    const save = (id: string, body: object) => client.call('saveMember', { path: { id }, body });
    await save(amelieId, { email: 'Buying@castle.example' });
    await save('new', { userName: 'Sofie.L', password });
    const find = async (keyword: string) =>
      (await listMembers(client, { keyword })).items.map(({ fullName, userName }) => fullName ?? userName);
    expect(await find('ferrante')).toEqual(['Luca Ferrante']);
    expect(await find('ENTERPRISE-CHILD')).toEqual(['Luca Ferrante']);
    expect(await find('castle')).toEqual(['Amélie Roussel']);
    expect(await find('sofie.l')).toEqual(['Sofie.L']);
    expect(await find('solberg ')).toEqual(['Henrik Solberg']);
    expect(await find('nobody')).toEqual([]);
    expect(await find(' ')).toHaveLength(6);
  });

  test('API-020 the list sorts by tasks, balance and creation, and a member without a full name by its user name', async () => {
    const client = await openClient('enterprise');
    const sorted = async (query: Record<string, string | number>) =>
      (await listMembers(client, query)).items.map((member) => member.fullName?.split(' ')[0] ?? member.userName);
    expect(await sorted({ orderBy: 'taskCount' })).toEqual(['Priya', 'Mateo', 'Henrik', 'Amélie', 'Luca']);
    expect(await sorted({ orderBy: 'balance', descending: 'true' })).toEqual([
      'Amélie',
      'Henrik',
      'Luca',
      'Mateo',
      'Priya',
    ]);
    expect(await sorted({ orderBy: 'createdAt' })).toEqual(['Luca', 'Mateo', 'Amélie', 'Henrik', 'Priya']);
    await client.call('saveMember', { path: { id: 'new' }, body: { userName: 'keiko', password } });
    expect(await sorted({})).toEqual(['Amélie', 'Henrik', 'keiko', 'Luca', 'Mateo', 'Priya']);
  });

  test('API-020 names follow the collation of the request language, also among equal values', async () => {
    const client = await openClient('enterprise');
    for (const [userName, fullName] of [
      ['first', 'Ñandú Rey'],
      ['second', 'Nzinga Paz'],
    ])
      await client.call('saveMember', { path: { id: 'new' }, body: { userName, fullName, password } });
    const sorted = async (orderBy: string, language: InterfaceLanguage) =>
      (await client.call('listMembers', { language, query: { orderBy, keyword: 'n' } })).body.items
        .map((member) => member.userName)
        .filter((name) => name === 'first' || name === 'second');
    for (const orderBy of ['name', 'cloudCount', 'balance']) {
      expect([orderBy, await sorted(orderBy, InterfaceLanguage.EnUS)]).toEqual([orderBy, ['first', 'second']]);
      expect([orderBy, await sorted(orderBy, InterfaceLanguage.EsES)]).toEqual([orderBy, ['second', 'first']]);
    }
  });

  test('a member shows its usage and its latest sign-in', async () => {
    const client = await openClient('enterprise');
    expect((await listMembers(client, { keyword: 'roussel' })).items).toEqual([
      {
        memberId: amelieId,
        userName: 'amelie.roussel',
        fullName: 'Amélie Roussel',
        email: 'amelie.roussel@gleaner.example',
        disabled: false,
        cloudCount: 6,
        cloudNodesUsed: 3,
        taskCount: 12,
        balance: 64.2,
        createdAt: '2025-10-21T10:00:00.000Z',
        lastLoginAt: '2026-11-14T03:17:17.143Z',
      },
    ]);
    const body = { userName: 'sofie', password };
    const created = (await client.call('saveMember', { path: { id: 'new' }, body })).body;
    expect(created).toEqual({
      memberId: created.memberId,
      userName: 'sofie',
      fullName: null,
      email: null,
      disabled: false,
      cloudCount: 0,
      cloudNodesUsed: 0,
      taskCount: 0,
      balance: 0,
      createdAt: '2026-11-16T10:00:00.000Z',
      lastLoginAt: null,
    });
    await logIn(client, 'sofie', password);
    client.advanceSeconds(60);
    await logIn(client, 'sofie', password);
    client.advanceSeconds(60);
    await logIn(client, 'henrik.solberg', 'gleaner');
    const lastLogin = (await listMembers(client, { keyword: 'sofie' })).items[0]?.lastLoginAt;
    expect(lastLogin).toBe('2026-11-16T10:01:00.000Z');
  });

  test('an Enterprise account whose plan has ended is refused', async () => {
    const client = await openClient('enterprise');
    await client.emulator.db.accounts.update(ownerId, (draft) => void (draft.isLevelExpired = true));
    const { status, error } = await client.call('listMembers');
    expect([status, error.code]).toEqual([403, 'MembersNotIncluded']);
  });

  test('every other level, including a member, is refused each call', async () => {
    const calls = (client: TestClient) => [
      client.call('listMembers'),
      client.call('saveMember', { path: { id: 'new' }, body: { userName: 'new.one', password } }),
      client.call('removeMember', { path: { id: amelieId } }),
      client.call('setMemberPassword', { path: { id: amelieId }, body: { password } }),
      client.call('setMemberPasswords', { body: { memberIds: [amelieId], password } }),
      setNodes(client, amelieId, 1),
      client.call('setMemberStatus', { path: { id: amelieId }, body: { disabled: true } }),
      client.call('getMemberBalanceDetails', { path: { id: amelieId } }),
    ];
    for (const persona of ['noPlan', 'free', 'standard', 'professional', 'enterpriseChild', 'expired'] as const) {
      const client = await openClient(persona);
      const before = JSON.stringify(client.emulator.db.snapshot()['accounts']);
      const answers = await Promise.all(calls(client));
      expect([persona, ...answers.map((answer) => answer.status)]).toEqual([persona, ...answers.map(() => 403)]);
      expect(answers[0]?.error.code).toBe('MembersNotIncluded');
      expect(JSON.stringify(client.emulator.db.snapshot()['accounts'])).toBe(before);
    }
  });

  test('another owner’s member, an account that is not a member and an unknown id are not found', async () => {
    const client = await openClient('enterprise');
    for (const id of [otherMemberId, personas.standard.userId, ownerId, 'nobody']) {
      const path = { id };
      const answers = await Promise.all([
        client.call('saveMember', { path, body: { fullName: 'Eve' } }),
        client.call('removeMember', { path }),
        client.call('setMemberPassword', { path, body: { password } }),
        setNodes(client, id, 1),
        client.call('setMemberStatus', { path, body: { disabled: true } }),
        client.call('getMemberBalanceDetails', { path }),
      ]);
      expect([id, ...answers.map((answer) => answer.status)]).toEqual([id, ...answers.map(() => 404)]);
    }
  });
});

describe('removing', () => {
  test('removing a member moves its tasks, rows, balance and nodes to the owner and ends its access', async () => {
    const client = await openClient('enterprise');
    const { db } = client.emulator;
    const { token } = (await logIn(client, 'amelie.roussel', 'gleaner')).body;
    const [before, account] = [await getResources(client), (await client.call('getAccount')).body];
    const member = (await listMembers(client, { keyword: 'roussel' })).items[0];
    const task = db.tasks.all().find((entry) => entry.userId === amelieId && entry.status === TaskStatus.Completed);
    const path = { id: task?.taskId ?? '' };
    const rows = (await client.call('listTaskRows', { path, token })).body;
    const { body } = await client.call('removeMember', { path: { id: amelieId } });
    expect(body).toMatchObject({ taskCount: member?.taskCount, cloudCount: 6 });
    expect((await listMembers(client)).total).toBe(4);
    expect((await client.call('getAccount', { token })).status).toBe(401);
    expect((await logIn(client, 'amelie.roussel', 'gleaner')).status).toBe(401);
    const after = await getResources(client);
    expect([after.cloudNodeLimit, after.taskCount]).toEqual([
      before.cloudNodeLimit + 6,
      before.taskCount + body.taskCount,
    ]);
    expect((await client.call('getAccount')).body.totalBalance).toBeCloseTo(account.totalBalance + body.balance, 3);
    expect((await client.call('listTaskRows', { path })).body.total).toBe(rows.total);
    const mine = await client.call('listTasks', { query: { TaskGroup: body.taskGroupId ?? '', pageSize: 100 } });
    expect(mine.body.total).toBe(body.taskCount);
    expect(mine.body.items[0]?.taskGroupName).toBe('Amélie Roussel');
    expect(mine.body.items.filter((item) => item.scheduleType !== null || item.nextExecuteTime !== null)).toEqual([]);
    const stores = Object.entries(db.snapshot()).flatMap(([name, records]) =>
      records.filter((record) => 'userId' in record && record.userId === amelieId).map(() => name),
    );
    expect(stores).toEqual([]);
    expect(db.activeRuns().filter((run) => run.taskId.startsWith(`task-${amelieId}`))).toEqual([]);
  });

  test('removing a member without tasks creates no group', async () => {
    const client = await openClient('enterprise');
    const groups = (await client.call('listTaskGroups')).body.items.length;
    const { body } = await client.call('removeMember', { path: { id: '10143' } });
    expect(body).toEqual({ taskCount: 0, taskGroupId: null, cloudCount: 0, balance: 0 });
    expect((await client.call('listTaskGroups')).body.items).toHaveLength(groups);
  });
});

describe('balance details', () => {
  const details = async (client: TestClient, query: Record<string, string | number> = {}, id = amelieId) =>
    (await client.call('getMemberBalanceDetails', { path: { id }, query })).body;

  test('API-025 MEM-06 ENUM-55 balance details add up over the pages and over the item types', async () => {
    const client = await openClient('enterprise');
    const all = await details(client, { pageSize: 100 });
    expect(all.total).toBeGreaterThan(3);
    expect(all.details.reduce((sum, entry) => sum + entry.amount, 0)).toBeCloseTo(all.spent, 2);
    for (const { type, spent } of all.items) {
      const own = all.details.filter((entry) => entry.type === type);
      expect(own.reduce((sum, entry) => sum + entry.amount, 0)).toBeCloseTo(spent ?? 0, 3);
    }
    expect(all.items.reduce((sum, item) => sum + (item.spent ?? 0), 0)).toBeCloseTo(all.spent, 3);
    expect(all.items.map((item) => item.type)).toEqual([
      BalanceItemType.Template,
      BalanceItemType.ProxyIp,
      BalanceItemType.Captcha,
    ]);
    expect(all.items.every((item) => (item.spent ?? 0) > 0)).toBe(true);
    const times = all.details.map((entry) => Date.parse(entry.time));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    const first = await details(client, { pageSize: 2 });
    const second = await details(client, { pageSize: 2, page: 2 });
    expect([...first.details, ...second.details]).toEqual(all.details.slice(0, 4));
    expect(first.spent).toBe(all.spent);
    const captcha = await details(client, { type: BalanceItemType.Captcha, pageSize: 100 });
    expect(captcha.details).toEqual(all.details.filter((entry) => entry.type === BalanceItemType.Captcha));
    expect([captcha.total, captcha.spent, captcha.items]).toEqual([captcha.details.length, all.spent, all.items]);
  });

  test('API-025 MEM-06 a period includes its start and excludes its end, and adjacent periods add up', async () => {
    const client = await openClient('enterprise');
    const [from, to] = ['2026-10-01T00:00:00Z', '2026-11-16T10:00:00Z'];
    const all = await details(client, { from, to, pageSize: 100 });
    const middle = all.details[2]?.time ?? '';
    const early = await details(client, { from, to: middle });
    const late = await details(client, { from: middle, to });
    expect([early.total + late.total, late.total]).toEqual([all.total, 3]);
    expect(early.spent + late.spent).toBeCloseTo(all.spent, 2);
    expect((await details(client, { from: '2020-01-01T00:00:00Z', to: '2020-02-01T00:00:00Z' })).spent).toBe(0);
    const path = { id: amelieId };
    const wrong = await client.call('getMemberBalanceDetails', { path, query: { from: to, to: from } });
    expect([wrong.status, wrong.error.details?.[0]?.field]).toEqual([400, 'from']);
    expect((await client.call('getMemberBalanceDetails', { path, query: { from: 'monday' } })).status).toBe(400);
  });

  test('MEM-06 running tasks of a member spend the member’s balance over time', async () => {
    const client = await openClient('enterprise');
    const owned = (await client.call('getAccount')).body.totalBalance;
    const before = await details(client);
    client.advanceSeconds(60);
    const after = await details(client);
    expect(after.spent).toBeGreaterThan(before.spent);
    expect(before.balance - after.balance).toBeCloseTo(after.spent - before.spent, 2);
    expect((await client.call('getAccount')).body.totalBalance).toBeLessThanOrEqual(owned);
    expect(await details(client, {}, '10143')).toMatchObject({ spent: 0, total: 0, details: [] });
  });
});

test('lent nodes and member runs pause when the plan ends and return with the next contract', async () => {
  const client = await openClient('enterprise');
  const { db, clock } = client.emulator;
  const member = await client.emulator.signInAs('enterpriseChild');
  const [before, mine] = [await getResources(client, member), await getResources(client)];
  expect(before.cloudNodeLimit).toBeGreaterThan(0);
  await db.accounts.update(ownerId, (draft) => void (draft.levelExpiresAt = clock.now() + 1000));
  client.advanceSeconds(1);
  expect([(await getResources(client)).cloudNodeLimit, (await getResources(client, member)).cloudNodeLimit]).toEqual([
    0, 0,
  ]);
  const running = (await getResources(client, member)).cloudNodesUsed;
  client.advanceSeconds(600);
  expect((await getResources(client, member)).cloudNodesUsed).toBeLessThanOrEqual(running);
  const { paymentMethodId } = (await client.call('addPaymentMethod', { body: { providerToken: 'tok_jcb' } })).body;
  const order = { idempotencyKey: 'key-of-standard-plan', code: GoodsCode.StandardMonthly };
  const { orderId } = (await client.call('placeOrder', { body: order })).body;
  expect((await client.call('payOrder', { path: { id: orderId }, body: { paymentMethodId } })).body.result).toBe(
    'Paid',
  );
  expect([(await getResources(client)).cloudNodeLimit, (await getResources(client, member)).cloudNodeLimit]).toEqual([
    3, 0,
  ]);
  expect((await client.call('listMembers')).error.code).toBe('MembersNotIncluded');
  await changePlan(db, ownerId, clock.now(), {
    account: (draft) => void (draft.accountLevel = AccountLevel.Enterprise),
  });
  expect((await getResources(client, member)).cloudNodeLimit).toBe(before.cloudNodeLimit);
  expect((await getResources(client)).cloudNodeLimit).toBe(mine.cloudNodeLimit);
});
