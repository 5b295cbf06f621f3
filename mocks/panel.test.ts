import { expect, test, vi } from 'vitest';
import { startScenario } from './emulator';
import { createTrafficLog } from './lib/traffic';
import { createEmulatorControl } from './panel';
import { scenarios } from './scenarios';

const BASE = 'http://emulator.test';
const HOUR = 3_600_000;

async function start() {
  const traffic = createTrafficLog();
  const emulator = await startScenario({
    baseUrl: BASE,
    traffic,
    defaultClock: { mode: 'frozen', at: '2026-11-16T10:00:00.000Z' },
  });
  const control = createEmulatorControl(emulator, traffic, { replaceState: (change) => change() });
  const statusOf = async (path: string, token: string | null) =>
    (await emulator.answer(new Request(`${BASE}${path}`, { headers: { Authorization: `Bearer ${token}` } })))?.status;
  return { control, emulator, ask: statusOf };
}

test('the catalog lists every scenario once, with its description', async () => {
  const { control } = await start();
  const listed = control.catalog.scenarios;
  expect(listed.map(({ name }) => name).toSorted()).toEqual(Object.keys(scenarios).toSorted());
  expect(listed.filter(({ description }) => description === '')).toEqual([]);
  expect(listed.find(({ name }) => name === 'tasksEmpty')?.group).toBe('tasks');
});

test('the ten curated scenarios exist, and everyday work is the first', async () => {
  const { control } = await start();
  const { curated, scenarios: listed } = control.catalog;
  expect(new Set(curated).size).toBe(10);
  expect(curated[0]).toBe('everyday');
  expect(curated.filter((name) => !listed.some((each) => each.name === name))).toEqual([]);
});

test('an opened scenario replaces the previous one, with its persona, faults and clock', async () => {
  const { control, ask } = await start();
  const previousToken = await control.signInAs('standard');
  const heard = vi.fn();
  control.onChange(heard);
  const token = await control.openScenario('slow');
  expect(control.state()).toMatchObject({ scenario: 'slow', faults: [{ kind: 'latency', milliseconds: 2000 }] });
  expect(control.personaOf(token ?? undefined)).toBe('standard');
  expect(heard).toHaveBeenCalled();
  expect(await control.openScenario('signedOut')).toBeNull();
  expect(control.state().faults).toEqual([]);
  expect(await ask('/v1/accounts', previousToken)).toBe(401);
  await expect(control.openScenario('everydy')).rejects.toThrow('Nearest: everyday');
});

test('a fault for one call affects only the next call of its operation', async () => {
  const { control, ask } = await start();
  const token = await control.signInAs('standard');
  await control.addFault({ kind: 'status', status: 503, operation: 'getAccount', times: 1 });
  expect(await ask('/v1/accounts/templateBalance', token)).toBe(200);
  expect(control.state().faults).toMatchObject([{ kind: 'status', status: 503, operation: 'getAccount', times: 1 }]);
  expect(await ask('/v1/accounts', token)).toBe(503);
  expect(control.state().faults).toEqual([]);
  expect(await ask('/v1/accounts', token)).toBe(200);
});

test('faults are listed and removed one by one, and unknown ones are refused', async () => {
  const { control } = await start();
  await control.addFault({ kind: 'offline', share: 0.5 });
  await control.addFault({ kind: 'latency', milliseconds: 300 });
  const [latency, offline] = control.state().faults;
  expect(latency).toMatchObject({ kind: 'latency', milliseconds: 300 });
  await control.removeFault(latency?.id ?? '');
  expect(control.state().faults).toEqual([offline]);
  await expect(control.addFault({ kind: 'rain' })).rejects.toThrow("There is no fault 'rain'");
  await expect(control.addFault({ kind: 'empty', operation: 'brewTea' })).rejects.toThrow('brewTea');
});

test('the presenter stays signed in while the clock moves forward', async () => {
  const { control, ask } = await start();
  const token = await control.signInAs('standard');
  await control.advance(13 * HOUR);
  expect(await ask('/v1/accounts', token)).toBe(200);
  await control.setClock({ mode: 'frozen', at: '2026-11-18T00:00:00.000Z' });
  expect(await ask('/v1/accounts', token)).toBe(200);
  expect(control.state().clock).toEqual({ mode: 'frozen', at: '2026-11-18T00:00:00.000Z' });
});
