import fc from '#tests/fixtures/fast-check';
import { expect, test } from 'vitest';
import { ExportFormat, ExportScope, RunOn, ScheduleType } from '#src/contract/enums.gen';
import { exportState, importState, readState } from './state-file';
import { openClient, type TestClient } from './test-client';

const TASKS = [1, 2, 9];
/** Starts differently, so that a leftover cannot pass for restored state. */
const FRESH_START = ['standard', 'tasksEmpty', '2027-01-05T06:00:00.000Z'] as const;

interface Step {
  readonly description: string;
  readonly perform: (client: TestClient) => Promise<unknown>;
}

const task = fc.constantFrom(...TASKS);
const step: fc.Arbitrary<Step> = fc.oneof(
  task.map((number) => ({
    description: `start ${number}`,
    perform: (client: TestClient) => client.call('startTasks', { body: { taskIds: [client.taskId(number)] } }),
  })),
  task.map((number) => ({
    description: `stop ${number}`,
    perform: (client: TestClient) => client.call('stopTasks', { body: { taskIds: [client.taskId(number)] } }),
  })),
  fc.constantFrom(1, 40, 600, 7_200, 90_000).map((seconds) => ({
    description: `wait ${seconds} s`,
    perform: (client: TestClient) => client.emulator.advance(seconds * 1000),
  })),
  fc.constant({
    description: 'wait until the next event',
    perform: (client: TestClient) => client.emulator.advanceToNextEvent(),
  }),
  fc.tuple(task, fc.constantFrom(ExportScope.All, ExportScope.NotExported)).map(([number, scope]) => ({
    description: `export ${number}`,
    perform: (client: TestClient) =>
      client.call('startExport', { body: { taskId: client.taskId(number), format: ExportFormat.CSV, scope } }),
  })),
  fc.tuple(task, fc.integer({ min: 0, max: 23 })).map(([number, hour]) => ({
    description: `schedule ${number} at ${hour}`,
    perform: (client: TestClient) =>
      client.call('setSchedule', {
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
    description: `unschedule ${number}`,
    perform: (client: TestClient) =>
      client.call('removeSchedules', { body: { taskIds: [client.taskId(number)], runOn: RunOn.Cloud } }),
  })),
);

async function answers(client: TestClient, token: string | undefined): Promise<unknown> {
  const perTask = TASKS.map(async (number) => {
    const id = client.taskId(number);
    const lots = (await client.call('listLots', { path: { id }, token })).body;
    const lot = lots.items[0]?.lotNo;
    return [
      lots,
      (await client.call('getTask', { query: { taskId: id }, token })).body,
      (await client.call('getRunSummary', { path: { id }, token })).body,
      (await client.call('listNotExportedRows', { path: { id }, query: { pageSize: 20 }, token })).body,
      (await client.call('listTaskRows', { path: { id }, query: { pageSize: 20 }, token })).body,
      lot === undefined ? undefined : (await client.call('listSubtasks', { path: { id, lot }, token })).body,
      lot === undefined ? undefined : (await client.call('listLotLog', { path: { id, lot }, token })).body,
    ];
  });
  return [
    (await client.call('listTasks', { query: { pageSize: 100 }, token })).body,
    (await client.call('getAccount', { token })).body,
    (await client.call('getAccountResources', { token })).body,
    (await client.call('getTemplateBalance', { token })).body,
    (await client.call('listExportRecords', { token })).body,
    ...(await Promise.all(perTask)),
  ];
}

test('after any step, a saved and loaded state returns the same answers and continues identically', async () => {
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 9, size: 'max' }), async (steps) => {
      const client = await openClient();
      const descriptions: string[] = [];
      for (const { description, perform } of steps) {
        await perform(client);
        descriptions.push(description);
        taken++;
        const fresh = await openClient(...FRESH_START);
        await importState(fresh.emulator, await readState(exportState(client.emulator)));
        const token = await fresh.emulator.signInAs('standard');
        const after = `after ${descriptions.join(', ')}`;
        expect(await answers(fresh, token), after).toEqual(await answers(client, client.token));
        if (descriptions.length < steps.length) continue;
        const happenings = async ({ emulator }: TestClient) =>
          (await emulator.advance(90_000_000)).happened.filter(({ name }) => name !== 'sessionEnded');
        expect(await happenings(fresh), after).toEqual(await happenings(client));
        const again = await fresh.emulator.signInAs('standard');
        const later = (await fresh.call('listTasks', { query: { pageSize: 100 }, token: again })).body;
        expect(later, after).toEqual((await client.call('listTasks', { query: { pageSize: 100 } })).body);
      }
    }),
    { numRuns: 4, seed: 20_261_122 },
  );
  expect(taken).toBeGreaterThanOrEqual(20);
}, 120_000);
