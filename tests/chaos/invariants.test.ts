import { expect, test } from 'vitest';
import { OrderStatus } from '#src/contract/enums.gen';
import { openClient, type TestClient } from '#mocks/test-client';
import { personas } from '#mocks/personas';
import { watchInvariants } from './invariants';

const USER = personas.standard.userId;

async function watch() {
  const client = await openClient('standard');
  const invariants = watchInvariants(client.emulator, 'https://emulator.test', 'standard');
  return { client, invariants };
}

const spoiling = (work: (client: TestClient) => Promise<unknown>) => async () => {
  const { client, invariants } = await watch();
  await client.emulator.journal.recordCall(
    'getAccount',
    client.emulator.clock.now(),
    async () => void (await work(client)),
  );
  return invariants.check();
};

test('ordinary work breaks nothing', async () => {
  const { client, invariants } = await watch();
  await client.call('startTasks', { body: { taskIds: [client.taskId(1), client.taskId(2)] } });
  await client.emulator.advance(3_600_000);
  await client.call('deleteTasks', { body: { taskIds: [client.taskId(9)] } });
  await client.emulator.advance(40 * 86_400_000);
  expect(await invariants.check()).toEqual([]);
});

test.each([
  [
    'a lost task',
    (client: TestClient) => client.emulator.db.tasks.remove(client.taskId(1)),
    /^getAccount removed the task/,
  ],
  [
    'money from nowhere',
    ({ emulator: { db } }: TestClient) => db.accounts.update(USER, (draft) => void (draft.balance += 5)),
    /^the ledger does not explain 5 dollars/,
  ],
  [
    'a paid order that changes',
    ({ emulator: { db } }: TestClient) =>
      db.orders.update(db.orders.all().find(({ status }) => status === OrderStatus.Paid)?.orderId ?? '', (draft) => {
        draft.paidAt = 0;
      }),
    /^getAccount changed the paid order/,
  ],
  [
    'lost rows',
    ({ emulator: { db } }: TestClient) =>
      db.runs.update(
        db.runs.all().find(({ finalRows }) => finalRows > 0)?.runId ?? '',
        (draft) => void (draft.finalRows = 0),
      ),
    /rows of the run/,
  ],
])('%s is noticed', async (_, spoil, message) => {
  expect(await spoiling(spoil)()).toContainEqual(expect.stringMatching(message));
});
