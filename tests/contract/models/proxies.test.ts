import fc from '#tests/fixtures/fast-check';
import { expect, test } from 'vitest';
import { ProxyType } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { personas } from '#mocks/personas';
import { openClient, type TestClient } from '#mocks/test-client';
import { STEPS, step, runModel } from './model-run';
import { limitTasks, saveAndLoad } from './save-and-load';

type Settings = Schemas['IpProxySettings'];
const { userId } = personas.standard;
const TASKS = 5;
const PERIODS = [30, 60, 120, 180, 240, 300, 360, 420, 480, 540, 600];
const PREMIUM_NEEDS = 3;

interface TaskState {
  settings: Settings | null;
  group: string | null;
}

interface Model {
  readonly tasks: Map<number, TaskState>;
  balance: number;
  readonly areas: readonly number[];
  readonly groups: readonly string[];
}

function isAccepted(settings: Settings, model: Model): boolean {
  const { ipProxyFromType, strongIpProxySettings: strong, customIpProxySettings: custom } = settings;
  if (ipProxyFromType === ProxyType.Custom) return custom?.proxies.some((line) => line.trim() !== '') === true;
  if (ipProxyFromType !== ProxyType.Strong) return true;
  if (!strong || !PERIODS.includes(strong.period)) return false;
  return (strong.areaId === -1 || model.areas.includes(strong.areaId)) && model.balance >= PREMIUM_NEEDS;
}

async function stateOf(client: TestClient, number: number): Promise<TaskState> {
  const { body } = await client.call('getTask', { query: { taskId: client.taskId(number) } });
  return { settings: body.ipProxySettings ?? null, group: body.clusterGroupId ?? null };
}

const states = (client: TestClient): Promise<TaskState[]> =>
  Promise.all(Array.from({ length: TASKS }, (_, index) => stateOf(client, index + 1)));

async function checkInvariants(model: Model, client: TestClient): Promise<void> {
  expect(await states(client)).toEqual([...model.tasks.values()]);
}

const task = fc.integer({ min: 1, max: TASKS });
const strong = fc.record({
  period: fc.oneof(fc.constantFrom(...PERIODS), fc.integer({ min: 30, max: 600 })),
  areaId: fc.oneof(fc.constant(-1), fc.integer({ min: 1, max: 60 })),
});
const line = fc.oneof(
  fc.constant('203.0.113.7:8080:user:secret'),
  fc.constant('198.51.100.9:3128'),
  fc.constant('   '),
);
const custom = fc.record({
  switchPeriod: fc.constantFrom(30, 60, 300),
  proxies: fc.array(line, { minLength: 1, maxLength: 4 }),
});
const settings: fc.Arbitrary<Settings> = fc.record(
  {
    ipProxyFromType: fc.constantFrom(ProxyType.None, ProxyType.Strong, ProxyType.Strong, ProxyType.Custom),
    strongIpProxySettings: strong,
    customIpProxySettings: custom,
  },
  { requiredKeys: ['ipProxyFromType'] },
);

const steps = () => [
  fc.tuple(task, settings).map(([number, newSettings]) =>
    step<Model, TestClient>(`save ${JSON.stringify(newSettings)} to ${number}`, async (model, client) => {
      const body = { taskId: client.taskId(number), ipProxySettings: newSettings };
      const answer = await client.call('saveProxySettings', { body });
      const isSaved = answer.status === 200 && answer.body.code === '';
      expect(isSaved).toBe(isAccepted(newSettings, model));
      const taskState = model.tasks.get(number);
      const { ipProxyFromType, strongIpProxySettings = null, customIpProxySettings = null } = newSettings;
      if (isSaved && taskState) taskState.settings = { ipProxyFromType, strongIpProxySettings, customIpProxySettings };
    }),
  ),
  fc.tuple(task, fc.nat({ max: 9 })).map(([number, pick]) =>
    step<Model, TestClient>(`put ${number} into group ${pick}, the last being none`, async (model, client) => {
      const group = pick === 9 ? null : (model.groups[pick] ?? 'no-such-group');
      const body = { taskId: client.taskId(number), clusterGroupId: group };
      const answer = await client.call('setClusterGroup', { body });
      const isSaved = answer.body.code === '';
      expect(isSaved).toBe(group === null || model.groups.includes(group));
      const taskState = model.tasks.get(number);
      if (isSaved && taskState) taskState.group = group;
    }),
  ),
  settings.map((newSettings) =>
    step<Model, TestClient>('save to a task of somebody else', async (_, client) => {
      const body = { taskId: 'task-of-nobody', ipProxySettings: newSettings };
      expect((await client.call('saveProxySettings', { body })).status).toBe(404);
    }),
  ),
  fc.integer({ min: 0, max: 8 }).map((balance) =>
    step<Model, TestClient>(`have ${balance} dollars`, async (model, client) => {
      await client.emulator.db.accounts.update(userId, (draft) => void (draft.balance = balance));
      model.balance = balance;
    }),
  ),
  fc.constant(step<Model, TestClient>('save and load', (_, client) => saveAndLoad(client, () => states(client)))),
];

test('ENUM-37 API-081 API-083 after any sequence of changes, each task has its last accepted settings', async () => {
  const taken = await runModel<Model, TestClient>({
    begin: async (luck) => {
      const client = await openClient();
      await limitTasks(client, userId, TASKS);
      const { db } = client.emulator;
      for (const id of db.activeRuns().map((run) => run.runId)) await db.runs.remove(id);
      const balance = Math.floor(luck * 8);
      await db.accounts.update(userId, (draft) => void (draft.balance = balance));
      const areas = (await client.call('listProxyAreas', { path: { id: 'en-US' }, query: { limit: 1000 } })).body.items;
      const groups = (await client.call('listClusterGroups')).body.items;
      const tasks = (await states(client)).map((taskState, index): [number, TaskState] => [index + 1, taskState]);
      const model = {
        tasks: new Map(tasks),
        balance,
        areas: areas.map((area) => area.id),
        groups: groups.map((group) => group.clusterGroupId),
      };
      return { model, real: client };
    },
    steps: steps(),
    checkInvariants,
  });
  expect(taken).toBeGreaterThanOrEqual(STEPS);
}, 240_000);
