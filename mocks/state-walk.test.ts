import fc from '#tests/fixtures/fast-check';
import { expect, test } from 'vitest';
import { ExportFormat, ExportScope, RunOn, ScheduleType } from '#src/contract/enums.gen';
import { exportState, importState, readState } from './state-file';
import { openClient, type TestClient } from './test-client';

const TASKS = [1, 2, 9];
/** Starts differently, so that a leftover cannot pass for restored state. */
const FRESH = ['standard', 'tasksEmpty', '2027-01-05T06:00:00.000Z'] as const;

interface Step {
  readonly says: string;
  readonly take: (client: TestClient) => Promise<unknown>;
}

const task = fc.constantFrom(...TASKS);
const step: fc.Arbitrary<Step> = fc.oneof(
  task.map((number) => ({
    says: `start ${number}`,
    take: (client: TestClient) => client.ask('startTasks', { body: { taskIds: [client.taskId(number)] } }),
  })),
  task.map((number) => ({
    says: `stop ${number}`,
    take: (client: TestClient) => client.ask('stopTasks', { body: { taskIds: [client.taskId(number)] } }),
  })),
  fc.constantFrom(1, 40, 600, 7_200, 90_000).map((seconds) => ({
    says: `wait ${seconds} s`,
    take: (client: TestClient) => client.emulator.advance(seconds * 1000),
  })),
  fc.constant({
    says: 'wait until the next event',
    take: (client: TestClient) => client.emulator.advanceToNextEvent(),
  }),
  fc.tuple(task, fc.constantFrom(ExportScope.All, ExportScope.NotExported)).map(([number, scope]) => ({
    says: `export ${number}`,
    take: (client: TestClient) =>
      client.ask('startExport', { body: { taskId: client.taskId(number), format: ExportFormat.CSV, scope } }),
  })),
  fc.tuple(task, fc.integer({ min: 0, max: 23 })).map(([number, hour]) => ({
    says: `schedule ${number} at ${hour}`,
    take: (client: TestClient) =>
      client.ask('setSchedule', {
        path: { taskId: client.taskId(number) },
        body: {
          scheduleType: ScheduleType.Weekly,
          timeZone: 'Europe/Berlin',
          daysOfWeek: [0, 1, 2, 3, 4, 5, 6],
          timeOfDay: `${String(hour).padStart(2, '0')}:15`,
        },
      }),
  })),
  task.map((number) => ({
    says: `unschedule ${number}`,
    take: (client: TestClient) =>
      client.ask('removeSchedules', { body: { taskIds: [client.taskId(number)], runOn: RunOn.Cloud } }),
  })),
);

async function answers(client: TestClient, token: string | undefined): Promise<unknown> {
  const perTask = TASKS.map(async (number) => {
    const id = client.taskId(number);
    const lots = (await client.ask('listLots', { path: { id }, token })).body;
    const lot = lots.items[0]?.lotNo;
    return [
      lots,
      (await client.ask('getTask', { query: { taskId: id }, token })).body,
      (await client.ask('getRunSummary', { path: { id }, token })).body,
      (await client.ask('listNotExportedRows', { path: { id }, query: { pageSize: 20 }, token })).body,
      (await client.ask('listTaskRows', { path: { id }, query: { pageSize: 20 }, token })).body,
      lot === undefined ? undefined : (await client.ask('listSubtasks', { path: { id, lot }, token })).body,
      lot === undefined ? undefined : (await client.ask('listLotLog', { path: { id, lot }, token })).body,
    ];
  });
  return [
    (await client.ask('listTasks', { query: { pageSize: 100 }, token })).body,
    (await client.ask('getAccount', { token })).body,
    (await client.ask('getAccountResources', { token })).body,
    (await client.ask('getTemplateBalance', { token })).body,
    (await client.ask('listExportRecords', { token })).body,
    ...(await Promise.all(perTask)),
  ];
}

test('after any step a state that was saved and loaded elsewhere gives the same answers, and goes on alike', async () => {
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 9, size: 'max' }), async (steps) => {
      const client = await openClient();
      const said: string[] = [];
      for (const { says, take } of steps) {
        await take(client);
        said.push(says);
        taken++;
        const fresh = await openClient(...FRESH);
        await importState(fresh.emulator, await readState(exportState(client.emulator)));
        const token = await fresh.emulator.signInAs('standard');
        const after = `after ${said.join(', ')}`;
        expect(await answers(fresh, token), after).toEqual(await answers(client, client.token));
        if (said.length < steps.length) continue;
        const happenings = async ({ emulator }: TestClient) =>
          (await emulator.advance(90_000_000)).happened.filter(({ name }) => name !== 'sessionEnded');
        expect(await happenings(fresh), after).toEqual(await happenings(client));
        const again = await fresh.emulator.signInAs('standard');
        const later = (await fresh.ask('listTasks', { query: { pageSize: 100 }, token: again })).body;
        expect(later, after).toEqual((await client.ask('listTasks', { query: { pageSize: 100 } })).body);
      }
    }),
    { numRuns: 4, seed: 20_261_122 },
  );
  expect(taken).toBeGreaterThanOrEqual(20);
}, 120_000);
