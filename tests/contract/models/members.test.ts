import fc from '#tests/fixtures/fast-check';
import { expect, test } from 'vitest';
import { LoginType } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { personas } from '#mocks/personas';
import { openClient, type TestClient } from '#mocks/test-client';
import { STEPS, step, runModel } from './model-run';
import { saveAndLoad } from './save-and-load';

const password = 'three-lamps-3';
const names = ['ada.b', 'bea.c', 'cem.d', 'dan.e', 'eva.f', 'fay.g', 'gil.h', 'hal.i'];

interface Member {
  readonly userName: string;
  nodes: number;
  isDisabled: boolean;
}

interface Model {
  readonly members: Map<string, Member>;
  nodesLeft: number;
  readonly limit: number;
}

interface RealSystem {
  readonly client: TestClient;
  readonly workerToken: string | undefined;
}

const readMembers = async ({ client }: RealSystem): Promise<Schemas['MemberList']> =>
  (await client.call('listMembers', { query: { pageSize: 100 } })).body;

async function checkInvariants(model: Model, real: RealSystem): Promise<void> {
  const { items, total, cloudNodesLeft, cloudNodeTotal } = await readMembers(real);
  model.nodesLeft = cloudNodesLeft;
  expect(total).toBe(model.members.size);
  expect(
    items
      .map((item) => [item.memberId, item.cloudCount, item.disabled])
      .toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
  ).toEqual(
    [...model.members]
      .map(([id, member]) => [id, member.nodes, member.isDisabled])
      .toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
  );
  const assignedNodes = items.reduce((sum, item) => sum + (item.disabled ? 0 : item.cloudCount), 0);
  expect(assignedNodes + cloudNodesLeft).toBeLessThanOrEqual(cloudNodeTotal);
  for (const item of items) {
    expect(item.cloudNodesUsed).toBeLessThanOrEqual(item.disabled ? 0 : item.cloudCount);
    expect(item.balance).toBeGreaterThanOrEqual(0);
  }
  const { cloudNodesUsed, cloudNodeLimit } = (await real.client.call('getAccountResources')).body;
  expect(cloudNodesUsed).toBeLessThanOrEqual(cloudNodeLimit);
  expect(cloudNodeLimit).toBe(cloudNodeTotal - assignedNodes);
}

const pick = fc.nat({ max: 20 });
const nodes = fc.oneof(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 45 }));
const memberAt = (model: Model, index: number): readonly [string, Member] | undefined =>
  [...model.members][index % Math.max(1, model.members.size)];

const steps = () => [
  fc.tuple(fc.constantFrom(...names), nodes).map(([userName, cloudCount]) =>
    step<Model, RealSystem>(`create ${userName} with ${cloudCount} nodes`, async (model, { client }) => {
      const isTaken = [...model.members.values()].some((member) => member.userName === userName);
      const fits = !isTaken && model.members.size < model.limit && cloudCount <= model.nodesLeft;
      const answer = await client.call('saveMember', { path: { id: 'new' }, body: { userName, password, cloudCount } });
      expect(answer.status === 200).toBe(fits);
      if (fits) model.members.set(answer.body.memberId, { userName, nodes: cloudCount, isDisabled: false });
    }),
  ),
  fc.tuple(pick, nodes).map(([index, cloudCount]) =>
    step<Model, RealSystem>(`give member ${index} ${cloudCount} nodes`, async (model, { client }) => {
      const [id, member] = memberAt(model, index) ?? ['nobody'];
      const answer = await client.call('setMemberCloudCount', { path: { id }, body: { cloudCount } });
      if (!member) return expect(answer.status).toBe(404);
      if (answer.status === 200) member.nodes = cloudCount;
      // The owner never assigns more nodes than are left, nor fewer than a member uses.
      else expect(answer.status).toBe(409);
      if (cloudCount > (member.isDisabled ? 0 : member.nodes) + model.nodesLeft) expect(answer.status).toBe(409);
    }),
  ),
  fc.tuple(pick, fc.boolean()).map(([index, disabled]) =>
    step<Model, RealSystem>(`${disabled ? 'disable' : 'enable'} member ${index}`, async (model, { client }) => {
      const [id, member] = memberAt(model, index) ?? ['nobody'];
      const answer = await client.call('setMemberStatus', { path: { id }, body: { disabled } });
      expect(answer.status).toBe(member ? 200 : 404);
      if (!member) return;
      if (member.isDisabled && !disabled) member.nodes = Math.min(member.nodes, model.nodesLeft);
      member.isDisabled = disabled;
    }),
  ),
  pick.map((index) =>
    step<Model, RealSystem>(`remove member ${index}`, async (model, { client }) => {
      const [id] = memberAt(model, index) ?? ['nobody'];
      const { status, raw } = await client.call('removeMember', { path: { id } });
      expect(raw.ok).toBe(model.members.delete(id));
      if (!raw.ok) expect(status).toBe(404);
    }),
  ),
  pick.map((index) =>
    step<Model, RealSystem>(`member ${index} signs in`, async (model, { client }) => {
      const [, member] = memberAt(model, index) ?? [];
      if (!member || !names.includes(member.userName)) return;
      const body = { loginType: LoginType.UserName, account: member.userName, password };
      expect((await client.call('logIn', { body, token: undefined })).raw.ok).toBe(!member.isDisabled);
    }),
  ),
  fc.integer({ min: 1, max: 16 }).map((number) =>
    step<Model, RealSystem>(`the member at work starts task ${number}`, async (_, { client, workerToken }) => {
      const taskId = `task-${personas.enterpriseChild.userId}-${number}`;
      await client.call('startTasks', { body: { taskIds: [taskId] }, token: workerToken });
    }),
  ),
  fc.integer({ min: 1, max: 3_000 }).map((seconds) =>
    step<Model, RealSystem>(`wait ${seconds} s`, (_, { client }) => {
      client.advanceSeconds(seconds);
      return Promise.resolve();
    }),
  ),
  fc.constant(step<Model, RealSystem>('save and load', (_, real) => saveAndLoad(real.client, () => readMembers(real)))),
];

test('API-020 MEM-05 after any sequence of changes, the nodes of members and owner add up', async () => {
  const taken = await runModel<Model, RealSystem>({
    begin: async () => {
      const client = await openClient('enterprise');
      const real = { client, workerToken: await client.emulator.signInAs('enterpriseChild') };
      const { items, memberLimit, cloudNodesLeft } = await readMembers(real);
      const members = items.map((item): [string, Member] => [
        item.memberId,
        { userName: item.userName, nodes: item.cloudCount, isDisabled: item.disabled },
      ]);
      return { model: { members: new Map(members), nodesLeft: cloudNodesLeft, limit: memberLimit }, real };
    },
    steps: steps(),
    checkInvariants,
  });
  expect(taken).toBeGreaterThanOrEqual(STEPS);
}, 240_000);
