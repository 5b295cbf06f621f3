import { describe, expect, test } from 'vitest';
import { ExportFormat, ExportScope, ProxyType } from '#src/contract/enums.gen';
import { personas } from './personas';
import { openClient, type TestClient } from './test-client';
import { exportState, importState, readState, StateFileError } from './state-file';

const pageOfTasks = async (client: TestClient) => (await client.call('listTasks', { query: { pageSize: 100 } })).body;

async function changed(): Promise<TestClient> {
  const client = await openClient();
  await client.call('updateTaskBasicInfo', { body: { taskId: client.taskId(1), taskName: 'Renamed' } });
  await client.call('startTasks', { body: { taskIds: [client.taskId(9)] } });
  client.advanceSeconds(90);
  await client.call('getAccount');
  return client;
}

const reasonOf = (text: string): Promise<string> =>
  readState(text).then(
    () => 'read',
    (error: unknown) =>
      error instanceof StateFileError ? error.reasons.map(({ reason }) => reason).join() : String(error),
  );

describe('state file', () => {
  test('an import restores records, clock and scenario, and running tasks continue', async () => {
    const first = await changed();
    const text = exportState(first.emulator);
    const second = await openClient('standard', 'tasksEmpty', '2026-12-24T18:00:00.000Z');
    await importState(second.emulator, await readState(text));
    expect(second.emulator.scenarioName).toBe('everyday');
    expect(second.emulator.clock.now()).toBe(first.emulator.clock.now());
    const token = await second.emulator.signInAs('standard');
    const listOf = async () => (await second.call('listTasks', { query: { pageSize: 100 }, token })).body;
    expect(await listOf()).toEqual(await pageOfTasks(first));
    for (const client of [first, second]) client.advanceSeconds(7_200);
    expect(await listOf()).toEqual(await pageOfTasks(first));
  });

  test('an accelerated clock keeps its speed after an import', async () => {
    const first = await openClient();
    first.emulator.clock.set({ mode: 'speed', factor: 60 });
    const second = await openClient();
    await importState(second.emulator, await readState(exportState(first.emulator)));
    expect(second.emulator.clock.setting).toMatchObject({ mode: 'speed', factor: 60 });
  });

  test('the file omits sessions and proxy credentials', async () => {
    const client = await openClient();
    await client.call('saveProxySettings', {
      body: {
        taskId: client.taskId(1),
        ipProxySettings: {
          ipProxyFromType: ProxyType.Custom,
          strongIpProxySettings: { period: 300, areaId: -1 },
          customIpProxySettings: { switchPeriod: 60, proxies: ['203.0.113.7:8080:user:hidden'] },
        },
      },
    });
    expect(JSON.stringify(client.emulator.db.snapshot())).toContain(':user:hidden');
    const text = exportState(client.emulator);
    expect(text).not.toContain(':user:hidden');
    expect(text).not.toContain('demo-standard-');
    expect((await readState(text)).stores['sessions']).toEqual([]);
  });

  test('the file omits passwords, and an imported account has the password of the demo', async () => {
    const first = await openClient();
    await first.call('changePassword', { body: { currentPassword: 'gleaner', newPassword: 'my own pass 1' } });
    const { passwordDigest, email } = first.emulator.db.accounts.get(personas.standard.userId) ?? {};
    const text = exportState(first.emulator);
    expect(text).toContain(email);
    expect(text).not.toContain(passwordDigest);
    expect(text).not.toMatch(/[0-9a-f]{64}/);
    const second = await openClient();
    await importState(second.emulator, await readState(text));
    const token = await second.emulator.signInAs('standard');
    const statusOf = async (password: string) =>
      (await second.call('verifyPassword', { body: { password }, token })).status;
    expect([await statusOf('my own pass 1'), await statusOf('gleaner')]).toEqual([422, 204]);
  });

  test('an imported export gets another download address', async () => {
    const first = await openClient();
    const { recordId } = (
      await first.call('startExport', {
        body: { taskId: first.taskId(5), format: ExportFormat.CSV, scope: ExportScope.All },
      })
    ).body;
    first.advanceSeconds(3600);
    const second = await openClient();
    const fileOf = async (client: TestClient, token = client.token) =>
      (await client.call('getExportDownload', { query: { recordId }, token })).body.url.split('/').at(-1) ?? '';
    const before = await fileOf(first);
    const text = exportState(first.emulator);
    expect(text).not.toContain(before);
    await importState(second.emulator, await readState(text));
    const after = await fileOf(second, await second.emulator.signInAs('standard'));
    expect(after).not.toBe(before);
    expect((await second.call('downloadExportFile', { path: { token: after }, token: undefined })).status).toBe(200);
  });

  test('an invalid file is refused with the reason', async () => {
    const text = exportState((await changed()).emulator);
    const state = JSON.parse(text) as Record<string, unknown>;
    expect([
      await reasonOf(text),
      await reasonOf('hello'),
      await reasonOf('[]'),
      await reasonOf(JSON.stringify({ ...state, format: 'other' })),
      await reasonOf(JSON.stringify({ ...state, version: '1-0' })),
      await reasonOf(text.slice(0, -100)),
      await reasonOf(text.replace('Renamed', 'Forged!')),
      await reasonOf(JSON.stringify({ ...state, note: { scenario: 'none', clock: { mode: 'real' }, ahead: 0 } })),
      await reasonOf(JSON.stringify({ ...state, stores: {} })),
    ]).toEqual([
      'read',
      'notAState',
      'notAState',
      'notAState',
      'otherVersion',
      'damaged',
      'damaged',
      'damaged',
      'damaged',
    ]);
  });
});
