import { beforeAll, describe, expect, test } from 'vitest';
import { OrderStatus, TaskStatus } from '#src/contract/enums.gen';
import { createDatabase, type Database } from '#mocks/db/database';
import type { RunRecord } from '#mocks/db/runs';
import type { TaskRecord } from '#mocks/db/tasks';
import { STORY_TIME } from '#mocks/emulator';
import { startOfDay } from '#mocks/lib/time';
import { personaNames, personas } from '#mocks/personas';
import { scenarios, type ScenarioName } from '#mocks/scenarios';
import type { Scenario } from '#mocks/scenarios/scenario';
import { ledgerOf, rowsByDay } from '#mocks/simulation/ledger';
import { rowsAt, subtasksAt } from '#mocks/simulation/progress';
import { countOf, rowOf } from '#mocks/simulation/rows';
import { balanceAt, nodesInUse, nodesOf } from '#mocks/simulation/runs';
import { scheduledStartAfter } from '#mocks/simulation/schedule';
import { termsOf } from './coupons';
import { hasPlaces, leadOf } from './example-inputs';
import { goodsOf } from './goods';
import { seedManyTasks } from './many-tasks';
import { packOf, searchOf } from './rows/maker';
import { specialtyOf } from './rows/specialties';
import { seedDatabase } from './seed-database';
import { exampleName } from './task-parameters';
import { templateSeed } from './template-states';

interface World {
  readonly db: Database;
  readonly now: number;
}

const DAY = 86_400_000;
const STORY_NOW = Date.parse(STORY_TIME);

const leftOut: Partial<Readonly<Record<ScenarioName, string>>> = {
  lowBalance: 'sets only the balance',
  balanceBelowGranularity: 'sets only the balance',
  balanceZero: 'sets only the balance',
  memberBalanceShort: 'sets only the balance',
  needsAttention: 'sets only the balance',
  runNoBalance: 'sets only the balance',
  limitsReached: 'sets only the balance',
  startCheckBalanceShort: 'sets only the balance',
  startCheckBalanceLow: 'sets only the balance',
  startResultTemplateBalanceNotEnough: 'sets only the balance',
  couponsEmpty: 'removes the coupon of a paid order',
  couponBound: 'removes the coupon of a paid order',
  couponExpired: 'removes the coupon of a paid order',
  lotsEvery: 'a lost run has rows that nobody counts, and a lot waits behind a running one',
  accountErased: 'the account is gone',
  newAccount: 'the account is a moment old',
  emptyAccount: 'the account is a minute old',
  lotsOld: 'its old runs were paid for later',
  fullTemplate: 'ten thousand tasks share one template',
};

const without = (task: TaskRecord): string => task.taskName.replace('{template} · ', '');

function brokenNames({ db }: World): string[] {
  return db.tasks.all().flatMap((task) => {
    const template = task.templateRegistrationId === undefined ? undefined : templateSeed(task.templateRegistrationId);
    if (!template) return task.taskName.includes('{template}') ? [`${task.taskId} has no template to name`] : [];
    if (task.taskName !== '{template}' && task.taskName !== exampleName(template, task.inputs))
      return [`${task.taskId} is called ${task.taskName}`];
    const lead = leadOf(template);
    const saved = JSON.parse(task.userInputParameters ?? '{}') as {
      TemplateParameters: { ParamName: string; Value: unknown }[];
    };
    const lines = saved.TemplateParameters.find(({ ParamName }) => ParamName === lead?.paramName)?.Value;
    if (lead && !hasPlaces(template) && lines !== task.inputs.join('\n')) return [`${task.taskId} has other lines`];
    return [];
  });
}

function brokenRows({ db, now }: World): string[] {
  return db.tasks.all().flatMap((task) => {
    const template = task.templateRegistrationId === undefined ? undefined : templateSeed(task.templateRegistrationId);
    const run = db.runsOf(task.taskId).findLast((entry) => entry.inputs === task.inputs && rowsAt(entry, now) > 0);
    if (!template || !run) return [];
    const pack = packOf(template.language);
    const { topic, city } = searchOf(pack, run.inputs[0] ?? '');
    const row = rowOf(task, run, 0);
    const found = row['city'] ?? row['location'];
    const trade = (specialtyOf(template.site) ?? pack).trades.find((name) => name.toLowerCase() === topic);
    return [
      ...(city && found !== undefined && found !== city[0] ? [`${task.taskId} found ${String(found)}`] : []),
      ...(trade && template.rows === 'places' && row['category'] !== trade
        ? [`${task.taskId} found ${String(row['category'])}`]
        : []),
    ];
  });
}

const lastOf = (status: TaskStatus, run: RunRecord | undefined): boolean => {
  if (status === TaskStatus.Ready) return run === undefined;
  if (!run) return false;
  if (status === TaskStatus.Waiting) return run.startedAt === undefined && run.endedAt === undefined;
  if (status === TaskStatus.Running) return run.startedAt !== undefined && run.endedAt === undefined;
  return run.endedAt !== undefined && (status === TaskStatus.Completed) === (run.end === 'completed');
};

function brokenLots({ db, now }: World): string[] {
  return db.tasks.all().flatMap((task) => {
    const runs = db.runsOf(task.taskId);
    const faults: string[] = [];
    const fault = (text: string) => void faults.push(`${task.taskId} ${text}`);
    if (!lastOf(task.status, runs.at(-1))) fault(`has status ${String(task.status)} after another end`);
    if (task.lastLot !== runs.length) fault(`has ${String(runs.length)} of ${String(task.lastLot)} lots`);
    if (runs[0] && runs[0].requestedAt < task.createdAt) fault('ran before it was created');
    if (task.createdAt < (db.accounts.get(task.userId)?.createdAt ?? 0)) fault('is older than its account');
    if (task.lastActivityAt > now || task.createdAt > now) fault('is from the future');
    if ((scheduledStartAfter(task, now) ?? Infinity) <= now) fault('is scheduled in the past');
    for (const [index, run] of runs.entries()) {
      const { lot, requestedAt, startedAt = requestedAt, endedAt = now } = run;
      if (lot !== index + 1) fault(`has lot ${String(lot)} as number ${String(index + 1)}`);
      if (!(requestedAt <= startedAt && startedAt <= endedAt && endedAt <= now)) fault(`lot ${String(lot)} ends early`);
      if ((runs[index - 1]?.endedAt ?? 0) > requestedAt) fault(`lot ${String(lot)} begins before the one before ends`);
      if (run.exportedRows > rowsAt(run, now)) fault(`lot ${String(lot)} exported rows that it lacks`);
      const subtaskRows = () => subtasksAt(run, now).reduce((sum, { rows }) => sum + rows, 0);
      if (run.endedAt === undefined && subtaskRows() !== rowsAt(run, now)) fault(`lot ${String(lot)} does not add up`);
    }
    return faults;
  });
}

function brokenNodes({ db }: World): string[] {
  const accounts = db.accounts.all();
  return accounts.flatMap((account) => {
    const { userId, parentUserId } = account;
    const faults: string[] = [];
    if (nodesInUse(db, userId) > nodesOf(db, userId)) faults.push(`${userId} uses nodes that it lacks`);
    const members = accounts.filter((entry) => entry.parentUserId === userId && !entry.disabled);
    const given = members.reduce((sum, { cloudNodes }) => sum + cloudNodes, 0);
    if (given > account.cloudNodes) faults.push(`${userId} gave away ${String(given)} nodes`);
    const owner = parentUserId === undefined ? undefined : db.accounts.get(parentUserId);
    if (account.disabled && db.activeRuns().some((run) => run.userId === userId))
      faults.push(`${userId} is disabled and at work`);
    if (owner && owner.createdAt > account.createdAt) faults.push(`${userId} is older than its owner`);
    if (owner && owner.levelExpiresAt !== account.levelExpiresAt) faults.push(`${userId} has another end of plan`);
    return faults;
  });
}

function brokenLimits({ db, now }: World, userIds: readonly string[]): string[] {
  return userIds.flatMap((userId) => {
    const account = db.accounts.get(userId);
    if (!account) return [];
    const { taskLimit = Infinity, exportRowLimit = Infinity, exportedRows } = account;
    const ledger = ledgerOf(db, userId, now);
    const balance = balanceAt(db, userId, now);
    const faults: string[] = [];
    if (db.tasksOf(userId).length > taskLimit) faults.push(`${userId} has too many tasks`);
    if (exportedRows > exportRowLimit) faults.push(`${userId} exported too many rows`);
    if (Math.abs((ledger.at(-1)?.balanceAfter ?? 0) - balance) > 0.001) faults.push(`${userId} has another balance`);
    if (ledger.some(({ balanceAfter }) => balanceAfter < 0)) faults.push(`${userId} was below zero`);
    return faults;
  });
}

function brokenOrders({ db, now }: World): string[] {
  return db.orders.all().flatMap((order) => {
    const { orderId, code, createdAt, paidAt, canceledAt, expiresAt, status, lines, couponId } = order;
    const faults: string[] = [];
    const fault = (text: string) => void faults.push(`${orderId} ${text}`);
    const sold = goodsOf(code);
    if (createdAt > now || createdAt < (db.accounts.get(order.userId)?.createdAt ?? 0)) fault('has a wrong date');
    if (paidAt !== undefined && (paidAt < createdAt || paidAt > now)) fault('was paid at a wrong time');
    if (canceledAt !== undefined && (canceledAt < createdAt || canceledAt > now)) fault('ended at a wrong time');
    if ((status === OrderStatus.Paid) !== (paidAt !== undefined)) fault('is paid without a date');
    if (expiresAt !== undefined && expiresAt <= now) fault('should have expired');
    if (sold.category !== order.category || (sold.price ?? order.unitPrice) !== order.unitPrice)
      fault('has another price');
    const reduction = lines.reduce((sum, { amount }) => sum + amount, 0);
    if (order.subtotal !== order.unitPrice * order.quantity || order.total !== order.subtotal - reduction)
      fault('does not add up');
    const coupon = couponId === undefined ? undefined : db.coupons.get(couponId);
    if (couponId !== undefined && !(coupon && termsOf(coupon.code)?.appliesTo.includes(order.category)))
      fault('has a coupon for something else');
    return faults;
  });
}

function brokenCouponsAndExports({ db, now }: World): string[] {
  return [
    ...db.coupons
      .all()
      .filter(({ boundAt, usedAt = boundAt }) => boundAt > usedAt || usedAt > now)
      .map(({ couponId }) => `${couponId} has a wrong date`),
    ...db.exports
      .all()
      .filter(({ createdAt, totalRows, slices }) => createdAt > now || totalRows !== countOf(slices))
      .filter(({ taskId }) => db.tasks.get(taskId))
      .map(({ recordId }) => `${recordId} has a wrong date or number of rows`),
    ...db.exports
      .all()
      .filter(({ taskId, taskName }) => taskName !== without(db.tasks.get(taskId) ?? ({ taskName } as TaskRecord)))
      .filter(({ taskName }) => taskName !== 'rows')
      .map(({ recordId }) => `${recordId} names another task`),
  ];
}

const letters = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[^a-z]/giu, '')
    .toLowerCase();

function brokenPeople({ db }: World): string[] {
  const demo = new Set<string>(personaNames.flatMap((name) => personas[name].userId ?? []));
  return db.accounts.all().flatMap(({ userId, userName, email, fullName, links = [] }) => {
    const names = letters(fullName);
    if (names === '') return [];
    const addresses = links.map(({ name }) => name.replace(/@.*/, ''));
    const own = demo.has(userId) ? addresses : [userName, ...(email ? [email.replace(/@.*/, '')] : []), ...addresses];
    return own.filter((name) => !names.includes(letters(name))).map((name) => `${userId} ${fullName} is ${name}`);
  });
}

const check = (world: World, userIds: readonly string[]): string[] => [
  ...brokenNames(world),
  ...brokenRows(world),
  ...brokenLots(world),
  ...brokenNodes(world),
  ...brokenLimits(world, userIds),
  ...brokenOrders(world),
  ...brokenCouponsAndExports(world),
  ...brokenPeople(world),
];

const bases = new Map<number, ReturnType<Database['snapshot']>>();

async function seeded(now = STORY_NOW): Promise<World> {
  const db = createDatabase(() => undefined);
  const known = bases.get(now);
  if (known) await db.load(known);
  else {
    await seedDatabase(db, now);
    bases.set(now, db.snapshot());
  }
  return { db, now };
}

const isChanged = ([name, { seed }]: [string, Scenario]): boolean =>
  seed !== undefined && !Object.hasOwn(leftOut, name);

describe('everything seeded agrees with itself', () => {
  let world: World;
  beforeAll(async () => void (world = await seeded()));

  test('in the accounts of all personas', () => {
    expect(
      check(
        world,
        world.db.accounts.all().map(({ userId }) => userId),
      ),
    ).toEqual([]);
  });

  test('billing details name the account’s owner, in its script', () => {
    const latin = world.db.billingInformation.all().filter(({ information }) => letters(information.firstName) !== '');
    const owners = latin.map(({ userId }) => world.db.accounts.get(userId)?.fullName);
    expect(latin.map(({ information }) => `${information.firstName} ${information.lastName}`)).toEqual(owners);
    expect(owners.length).toBeGreaterThan(3);
  });

  test.each(['standard', 'professional', 'enterprise', 'enterprisePlus', 'enterpriseChild'] as const)(
    'the month of %s has rows on most days, and no day has most of them',
    (persona) => {
      const { db, now } = world;
      const to = startOfDay(now);
      const days = rowsByDay(db, { userId: personas[persona].userId, from: to - 29 * DAY, to }, now);
      const counts = days.map(({ rows }) => rows);
      expect(counts.filter((rows) => rows > 0).length).toBeGreaterThan(20);
      expect(Math.max(...counts)).toBeLessThan(counts.reduce((sum, rows) => sum + rows, 0) / 5);
    },
  );

  test('with many more tasks', async () => {
    const { db, now } = await seeded();
    await seedManyTasks(db, 'enterprise', 300, now);
    expect(check({ db, now }, [personas.enterprise.userId])).toEqual([]);
  });

  test.each(Object.entries<Scenario>(scenarios).filter(isChanged))('in scenario %s', async (_, scenario) => {
    const { clock } = scenario;
    const from = clock && 'from' in clock ? clock.from : undefined;
    const { db, now } = await seeded(from === undefined ? STORY_NOW : Date.parse(from));
    await scenario.seed?.(db, now);
    const { userId } = personas[scenario.persona];
    expect(check({ db, now }, userId === undefined ? [] : [userId])).toEqual([]);
  });
});
