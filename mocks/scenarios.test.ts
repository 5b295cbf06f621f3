import { describe, expect, test } from 'vitest';
import { StartResult, StopResult } from '#src/contract/enums.gen';
import { operations, type OperationId } from '#src/contract/operations.gen';
import { startScenario, STORY_TIME } from './emulator';
import { appliesTo } from './lib/fault-injector';
import { readFaults } from './lib/read-faults';
import { deviations, operationSchemas } from './lib/validate';
import { isPersona, type PersonaName } from './personas';
import { findScenario, scenarioGroups, scenarios, type ScenarioName } from './scenarios';
import { openClient } from './test-client';

const base = 'https://scenarios.test';
const names = Object.keys(scenarios) as ScenarioName[];
const MAIN_OPERATIONS: readonly OperationId[] = [
  'getAccount',
  'getAccountResources',
  'getTemplateBalance',
  'listTasks',
  'listTaskGroups',
  'listTemplates',
  'listTemplateKinds',
];
const SLOW_FAULTS = ['pending', 'timeout', 'latency', 'drip'];

const isErrorBody = (body: unknown): boolean =>
  JSON.stringify(body).startsWith('{"error":{"code":"') && JSON.stringify(body).includes('"message":"');

test('there are at least forty scenarios, each in exactly one group', () => {
  expect(names.length).toBeGreaterThanOrEqual(40);
  const grouped = Object.values(scenarioGroups).flatMap((group) => Object.keys(group));
  expect(grouped.toSorted()).toEqual([...names].toSorted());
});

test.each(names)(
  '%s starts, and its main calls match the contract',
  async (name) => {
    const { description, persona, faults = [] } = findScenario(name);
    expect(description).toMatch(/^[A-Z'0-9].{10,}\.$/);
    expect(name).toMatch(/^[a-z][A-Za-z0-9]*$/);
    expect(isPersona(persona)).toBe(true);
    expect(() => readFaults(faults)).not.toThrow();
    const emulator = await startScenario({
      baseUrl: base,
      scenario: name,
      defaultClock: { mode: 'frozen', at: STORY_TIME },
      onDeviation: (operation, found) => {
        throw new Error(`${operation} leaves the contract: ${JSON.stringify(found)}`);
      },
    });
    const token = await emulator.signInAs(persona);
    const wrong: unknown[] = [];
    for (const operation of MAIN_OPERATIONS) {
      if (faults.some((fault) => appliesTo(fault, operation) && SLOW_FAULTS.includes(fault.kind))) continue;
      const headers = new Headers(token === undefined ? [] : [['Authorization', `Bearer ${token}`]]);
      const response = await emulator.answer(new Request(base + operations[operation].path, { headers }));
      if (!response || response.type === 'error') continue;
      if (
        faults.some(
          (fault) => appliesTo(fault, operation) && ['malformed', 'html', 'empty', 'reset'].includes(fault.kind),
        )
      )
        continue;
      const schema = operationSchemas.get(operation)?.responses[String(response.status)];
      const body: unknown = await response.json();
      const failed = faults.some((fault) => fault.kind === 'status' && fault.status === response.status);
      const found = schema
        ? deviations(body, schema)
        : (failed || response.status === 401) && isErrorBody(body)
          ? []
          : [`status ${response.status}`];
      if (found.length > 0) wrong.push([operation, found]);
    }
    expect(wrong).toEqual([]);
  },
  30_000,
);

test('an unknown name throws and lists the nearest', async () => {
  expect(() => findScenario('lowBalence')).toThrow(/lowBalance/);
  await expect(startScenario({ baseUrl: base, scenario: 'startChekNew' as ScenarioName })).rejects.toThrow(
    /startCheckNew/,
  );
});

describe('a scenario for each result code', () => {
  test.each(Object.entries(StartResult))(
    'ENUM-59 the scenario for %s answers a start with that result',
    async (code, value) => {
      const client = await openClient('standard', `startResult${code}` as ScenarioName);
      const { body } = await client.call('startTasks', { body: { taskIds: [client.taskId(9)] } });
      expect(body.errors).toEqual(
        value === StartResult.Succeed ? [] : [{ taskId: client.taskId(9), startResult: value, message: null }],
      );
    },
  );

  test.each(Object.entries(StopResult))(
    'ENUM-60 the scenario for %s answers a stop with that result',
    async (code, value) => {
      const client = await openClient('standard', `stopResult${code}` as ScenarioName);
      const { body } = await client.call('stopTasks', { body: { taskIds: [client.taskId(1)] } });
      expect(body.errors).toEqual(
        value === StopResult.Succeed ? [] : [{ taskId: client.taskId(1), stopResult: value, message: null }],
      );
    },
  );
});

describe('a scenario for each failed start check', () => {
  test.each<[string, ScenarioName, PersonaName & ('standard' | 'free' | 'basic'), number, StartResult]>([
    ['START-05 START-06', 'startCheckObsolete', 'standard', 9, StartResult.TemplateNotAvailable],
    ['START-07', 'startCheckMinimumLevel', 'standard', 9, StartResult.FunctionNotEnable],
    ['START-08', 'startCheckCloudTrial', 'free', 5, StartResult.FunctionNotEnable],
    ['START-08 START-17', 'startCheckCloudUpgrade', 'basic', 9, StartResult.FunctionNotEnable],
    ['START-09', 'startCheckVersion', 'standard', 9, StartResult.Succeed],
    ['START-10', 'startCheckNew', 'standard', 9, StartResult.TemplateNotAvailable],
    ['START-11', 'startCheckLocalOnly', 'standard', 9, StartResult.TemplateCannotRunOnCloud],
    ['START-12', 'startCheckRunsNowhere', 'standard', 9, StartResult.TemplateCannotRunOnCloud],
    ['START-13 START-14', 'startCheckBalanceShort', 'standard', 9, StartResult.TemplateBalanceNotEnough],
    ['START-13 START-15', 'startCheckBalanceLow', 'standard', 9, StartResult.Succeed],
  ])('%s in %s the server answers a start with the expected result', async (_, name, persona, number, result) => {
    const client = await openClient(persona, name);
    const taskIds = [client.taskId(number)];
    const { body } = await client.call('startTasks', { body: { taskIds } });
    expect(body.errors.map((entry) => entry.startResult)).toEqual(result === StartResult.Succeed ? [] : [result]);
  });

  test('START-18 an expired plan cannot start a task in the cloud', async () => {
    const client = await openClient('expired', 'startCheckExpired');
    const { body } = await client.call('getCloudStartPermission', { path: { id: client.taskId(9) } });
    expect(body).toMatchObject({ allowed: false, reason: 'LevelExpired' });
  });
});
