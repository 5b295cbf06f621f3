import { describe, expect, test } from 'vitest';
import { ExportScope, ProxyType, ScheduleType, TaskStatus } from '#src/contract/enums.gen';
import { findScenario, type ScenarioName } from '#mocks/scenarios';
import { personas } from '#mocks/personas';
import { exampleInputs } from '#mocks/seeds/example-inputs';
import { exampleParameters } from '#mocks/seeds/task-parameters';
import { templateSeed } from '#mocks/seeds/template-states';
import { openClient, type TestClient } from '#mocks/test-client';

function open(name: ScenarioName): Promise<TestClient> {
  const { persona, clock } = findScenario(name);
  if (persona === 'visitor') throw new Error(`${name} is for a visitor`);
  return openClient(persona, name, clock?.mode === 'speed' ? clock.from : undefined);
}

const create = async ({ call, emulator }: TestClient) => {
  const seed = templateSeed('1001');
  const { userId } = personas[emulator.scenario.persona];
  const group = emulator.db.taskGroups.all().find((entry) => entry.userId === userId);
  if (!seed || !group) throw new Error('the seeds lack what this test calls');
  const body = {
    taskName: 'One more',
    taskGroupId: group.taskGroupId,
    templateId: seed.id,
    templateType: seed.type,
    templateVersion: seed.version,
    templateRegistrationId: seed.id,
    userInputParameters: exampleParameters(seed, exampleInputs(seed, 2, 0)),
  };
  return (await call('createTemplateTask', { body })).body;
};

const setup = async ({ call }: TestClient, id: string) => (await call('getTemplateSetup', { path: { id } })).body;
const premium = async (client: TestClient, number: number) => {
  const settings = { ipProxyFromType: ProxyType.Strong, strongIpProxySettings: { period: 300, areaId: -1 } };
  const body = { taskId: client.taskId(number), ipProxySettings: settings };
  return {
    code: (await client.call('saveProxySettings', { body })).body.code,
    canTrial: (await client.call('canTrial')).body.canTrial,
  };
};
const code = async (answer: Promise<{ readonly error: { readonly code: string } }>) => (await answer).error.code;
const permission = async (client: TestClient, number: number) =>
  (await client.call('getCloudStartPermission', { path: { id: client.taskId(number) } })).body;

type Row = readonly [string, ScenarioName, (client: TestClient) => Promise<unknown>, unknown];

describe('responses in the scenario of each dialog or message', () => {
  test.each<Row>([
    [
      'ERR-02 a wrong code',
      'verificationCodeFailed',
      ({ call }) => code(call('bindEmail', { body: { email: 'mia@new.example', code: '123456' } })),
      'VerificationCodeFailed',
    ],
    [
      'ERR-02 a code that cannot be checked',
      'codeCallFailed',
      ({ call }) => code(call('bindEmail', { body: { email: 'mia@new.example', code: '123456' } })),
      'HttpApiCallError',
    ],
    [
      'ERR-03 a wrong password',
      'passwordWrong',
      ({ call }) => code(call('verifyPassword', { body: { password: 'gleaner' } })),
      'FailValidatePassword',
    ],
    [
      'ERR-04 a taken name',
      'userNameTaken',
      ({ call }) => code(call('changeUserName', { body: { userName: 'mia.c' } })),
      'FailModifyUserName',
    ],
    ['ERR-05 no account', 'accountFailed', async ({ call }) => (await call('getAccount')).status, 500],
    [
      'ERR-06 ERR-07 the limit on a plan in the middle',
      'taskLimitReached',
      create,
      { code: 'ExceedTaskLimitCounts', taskQuantityInfo: { quantity: 42, limit: 42 } },
    ],
    [
      'ERR-06 ERR-07 the limit with a trial to be had',
      'taskLimitTrial',
      async (client) => ({ ...(await create(client)), ...(await client.call('canTrial')).body }),
      { code: 'ExceedTaskLimitCounts', taskQuantityInfo: { quantity: 6, limit: 6 }, canTrial: true },
    ],
    [
      'ERR-06 ERR-07 the limit of the highest plan',
      'taskLimitHighest',
      create,
      { code: 'ExceedTaskLimitCounts', taskQuantityInfo: { quantity: 24, limit: 24 } },
    ],
    ['ERR-08 a save refused', 'saveRefused', create, { code: 'TemplateNotAvailable' }],
    [
      'ERR-15 a template that is not open',
      'templateNotOpen',
      ({ call, task }) => code(call('getTemplateSetup', { path: { id: task(9).templateRegistrationId ?? '' } })),
      'PrivatePermissionDenied',
    ],
    [
      'ERR-15 a stop in progress',
      'runStopping',
      async ({ call, taskId }) => (await call('getTaskStatuses', { body: { ids: [taskId(1)] } })).body.items[0],
      { taskExecuteStatus: TaskStatus.Running, stopping: true },
    ],
    [
      'ERR-16 a low balance',
      'startCheckBalanceLow',
      async ({ call }) => (await call('canStartTemplateTask', { path: { id: '1001' } })).body,
      { canUse: true, balance: 2, balanceLowThreshold: 5, chargingGranularity: 1 },
    ],
    [
      'ERR-17 a subscription refused',
      'subscribeRefused',
      async ({ call }) => (await call('subscribeTemplate', { path: { id: '1001' } })).body,
      { error: { code: 'TemplateNotMaintained' } },
    ],
    [
      'ERR-18 a subscription',
      'templateMaintained',
      async ({ call }) => (await call('subscribeTemplate', { path: { id: '1001' } })).body,
      { error: null },
    ],
    [
      'START-07 a trial for the minimum level',
      'minimumLevelTrial',
      async (client) => ({
        ...(await client.call('getTemplate', { path: { id: '1045' } })).body,
        ...(await client.call('canTrial')).body,
      }),
      { newMinAccountLevel: 3, canTrial: true },
    ],
    [
      'START-17 no plan at all',
      'cloudStartNoPlan',
      (client) => permission(client, 1),
      { allowed: false, reason: 'LevelTooLow', isLevelExpired: false },
    ],
    [
      'START-18 an expired plan',
      'startCheckExpired',
      (client) => permission(client, 9),
      { allowed: false, reason: 'LevelExpired' },
    ],
    [
      'ROLE-05 a trial for the account limit',
      'accountLimitTrial',
      async (client) => ({ ...(await setup(client, '1055')), ...(await client.call('canTrial')).body }),
      { accountLimit: 2, canTrial: true },
    ],
    [
      'ROLE-05 an upgrade for the account limit',
      'accountLimitUpgrade',
      async (client) => ({ ...(await setup(client, '1055')), ...(await client.call('canTrial')).body }),
      { accountLimit: 2, canTrial: false },
    ],
    [
      'FORM-33 FORM-34 premium proxies with a trial',
      'premiumProxyTrial',
      (client) => premium(client, 5),
      { code: 'PremiumProxyNotIncluded', canTrial: true },
    ],
    [
      'FORM-33 FORM-34 premium proxies without one',
      'premiumProxyUpgrade',
      (client) => premium(client, 5),
      { code: 'PremiumProxyNotIncluded', canTrial: false },
    ],
    ['FORM-36 too low a balance for them', 'lowBalance', (client) => premium(client, 5), { code: 'BalanceNotEnough' }],
    ['FORM-38 enough for them', 'everyday', (client) => premium(client, 5), { code: '' }],
    [
      'FORM-31 FORM-39 proxies of its own',
      'proxiesCustom',
      async ({ call, taskId }) => (await call('getTask', { query: { taskId: taskId(9) } })).body.ipProxySettings,
      { ipProxyFromType: ProxyType.Custom, customIpProxySettings: { switchPeriod: 60 } },
    ],
    [
      'FORM-32 premium proxies',
      'proxiesPremium',
      async ({ call, taskId }) => (await call('getTask', { query: { taskId: taskId(9) } })).body.ipProxySettings,
      { ipProxyFromType: ProxyType.Strong, strongIpProxySettings: { period: 300, areaId: -1 } },
    ],
    [
      'TASK-24 rows that are gone',
      'lotsOld',
      ({ call, taskId }) =>
        code(call('startExport', { body: { taskId: taskId(5), format: 'CSV', scope: ExportScope.Lot, lotNo: '1' } })),
      'RowsRemoved',
    ],
  ])('%s: %s', async (_says, scenario, probe, expected) => {
    const answer = await probe(await open(scenario));
    if (typeof expected === 'object') expect(answer).toMatchObject(expected ?? {});
    else expect(answer).toBe(expected);
  });
});

describe('a scenario for each copy result', () => {
  test.each<[string, readonly number[]]>([
    ['Succeed', [11]],
    ['TemplateTask', [1, 11]],
    ['TaskNotFound', [11]],
    ['UserNotTaskOwner', [11]],
    ['GroupNotFound', [11]],
    ['ExceedTaskLimitCounts', [11]],
  ])('API-071 TASK-39 the scenario for %s answers a copy with that code', async (name, numbers) => {
    const client = await open(`copyResult${name}` as ScenarioName);
    const before = client.emulator.db.tasksOf(personas.standard.userId).length;
    const { body } = await client.call('copyTasks', {
      path: { group: client.task(1).taskGroupId },
      body: { taskIds: numbers.map((number) => client.taskId(number)) },
    });
    const codes = [...body.errors.map((entry) => entry.code), body.error?.code].filter((entry) => entry !== undefined);
    expect([...new Set(codes)]).toEqual(name === 'Succeed' ? [] : [name]);
    const copied = client.emulator.db.tasksOf(personas.standard.userId).length - before;
    expect(copied).toBe(name === 'Succeed' || name === 'TemplateTask' ? 1 : 0);
    expect(body.errors.some((entry) => entry.isTemplate)).toBe(name === 'TemplateTask');
  });
});

describe('a scenario for each schedule type', () => {
  test.each<[ScenarioName, ScheduleType, string | null, readonly string[]]>([
    ['scheduleOnce', ScheduleType.Once, '2026-11-17T06:00:00.000Z', []],
    ['scheduleOncePast', ScheduleType.Once, null, []],
    ['scheduleWeekly', ScheduleType.Weekly, '2026-11-18T08:30:00.000Z', ['2026-11-20T08:30:00.000Z']],
    ['scheduleMonthly', ScheduleType.Monthly, '2026-11-30T17:00:00.000Z', ['2026-12-30T17:00:00.000Z']],
    ['scheduleInterval', ScheduleType.Interval, '2026-11-16T11:30:00.000Z', ['2026-11-16T13:00:00.000Z']],
    // 2:30 does not exist in the night to the 29th: the run starts an hour later.
    ['scheduleSpringForward', ScheduleType.Weekly, '2026-03-29T01:30:00.000Z', ['2026-03-30T00:30:00.000Z']],
    // 2:30 exists twice in the night to the 25th: the first one counts.
    ['scheduleFallBack', ScheduleType.Weekly, '2026-10-25T00:30:00.000Z', ['2026-10-26T01:30:00.000Z']],
  ])('ENUM-33 %s runs its task at the expected times', async (name, type, first, then) => {
    const client = await open(name);
    await client.emulator.db.accounts.update(personas.standard.userId, (draft) => void (draft.balance = 1_000_000));
    const task = async () => (await client.call('getTask', { query: { taskId: client.taskId(9) } })).body;
    expect(await task()).toMatchObject({ scheduleType: type, nextExecuteTime: first });
    for (const [index, next] of then.entries()) {
      const at = Date.parse((index === 0 ? first : then[index - 1]) ?? '');
      client.advanceSeconds((at - client.emulator.clock.now()) / 1000);
      expect((await task()).nextExecuteTime).toBe(next);
    }
    expect(client.emulator.db.runsOf(client.taskId(9))).toHaveLength(then.length);
  });
});
