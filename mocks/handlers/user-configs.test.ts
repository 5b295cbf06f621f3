import { describe, expect, test } from 'vitest';
import { UserConfigType } from '#src/contract/enums.gen';
import { openClient, type TestClient } from '#mocks/test-client';

const save = ({ call }: TestClient, type: UserConfigType, key: string, value: unknown) =>
  call('saveUserConfig', { body: { type, key, value: JSON.stringify(value) } });

describe('stored settings', () => {
  test('API-107 ENUM-36 each type and key has one value, the last one saved', async () => {
    const client = await openClient();
    const first = (await save(client, UserConfigType.Columns, 'taskList', ['name', 'status'])).body;
    await save(client, UserConfigType.Columns, 'exports', ['name']);
    await save(client, UserConfigType.Density, 'taskList', 'small');
    client.advanceSeconds(60);
    const second = (await save(client, UserConfigType.Columns, 'taskList', ['status'])).body;
    expect(second).toEqual({ ...first, value: '["status"]', updatedAt: '2026-11-16T10:01:00.000Z' });
    const all = (await client.call('listUserConfigs')).body.items;
    expect(all.map((entry) => [entry.type, entry.key, entry.value])).toEqual([
      ['columns', 'taskList', '["status"]'],
      ['columns', 'exports', '["name"]'],
      ['density', 'taskList', '"small"'],
    ]);
    const some = (await client.call('listUserConfigs', { query: { type: UserConfigType.Density } })).body.items;
    expect(some.map((entry) => entry.key)).toEqual(['taskList']);
    expect((await client.call('listUserConfigs', { query: { type: 'colour' } })).status).toBe(400);
  });

  test('API-107 settings belong to the account instead of the session and are private', async () => {
    const client = await openClient();
    await save(client, UserConfigType.Dismissed, 'guideBubble', true);
    const again = await client.emulator.signInAs('standard');
    expect((await client.call('listUserConfigs', { token: again })).body.items).toHaveLength(1);
    const basic = await client.emulator.signInAs('basic');
    expect((await client.call('listUserConfigs', { token: basic })).body.items).toEqual([]);
  });

  test('API-108 a setting can be deleted once, and a setting of another account is not found', async () => {
    const client = await openClient();
    const { id } = (await save(client, UserConfigType.Views, 'mine', { status: [1] })).body;
    const basic = await client.emulator.signInAs('basic');
    expect((await client.call('deleteUserConfig', { token: basic, path: { id } })).status).toBe(404);
    expect((await client.call('deleteUserConfig', { path: { id } })).status).toBe(204);
    expect((await client.call('deleteUserConfig', { path: { id } })).status).toBe(404);
    expect((await client.call('listUserConfigs')).body.items).toEqual([]);
  });

  test('API-107 invalid JSON, an unknown type and a long value are refused, and 200 settings are kept', async () => {
    const client = await openClient();
    const refused = [
      { type: 'columns', key: 'taskList', value: '{"a":' },
      { type: 'colour', key: 'taskList', value: '1' },
      { type: 'columns', key: '', value: '1' },
      { type: 'columns', key: 'taskList', value: JSON.stringify('x'.repeat(10_000)) },
    ];
    for (const body of refused) expect((await client.call('saveUserConfig', { body })).status).toBe(422);
    for (let index = 0; index < 200; index++) await save(client, UserConfigType.Views, `view ${index}`, index);
    const { status, error } = await save(client, UserConfigType.Views, 'one more', 1);
    expect([status, error.code]).toEqual([409, 'TooManyConfigs']);
    expect((await save(client, UserConfigType.Views, 'view 7', 'new')).status).toBe(200);
  });

  test('API-107 a value that is not JSON is refused at its field and changes nothing', async () => {
    const client = await openClient();
    const { body } = await save(client, UserConfigType.Columns, 'taskList', ['name']);
    const refused = await client.call('saveUserConfig', { body: { type: 'columns', key: 'taskList', value: 'name' } });
    expect([refused.status, refused.error]).toEqual([
      422,
      { code: 'Invalid', message: 'The value is not JSON.', details: [{ field: 'value', message: 'is not JSON' }] },
    ]);
    expect((await client.call('listUserConfigs')).body.items).toEqual([body]);
  });

  test('API-107 a list shows each setting as it was answered when saved', async () => {
    const client = await openClient();
    const first = (await save(client, UserConfigType.Notifications, 'mail', { weekly: true })).body;
    expect(first).toEqual({
      id: first.id,
      type: UserConfigType.Notifications,
      key: 'mail',
      value: '{"weekly":true}',
      updatedAt: '2026-11-16T10:00:00.000Z',
    });
    const other = (await save(client, UserConfigType.Density, 'mail', 'large')).body;
    expect(other.id).not.toBe(first.id);
    client.advanceSeconds(5);
    const changed = (await save(client, UserConfigType.Notifications, 'mail', null)).body;
    expect(changed.updatedAt).toBe('2026-11-16T10:00:05.000Z');
    expect((await client.call('listUserConfigs')).body.items).toEqual([changed, other]);
    const query = { type: UserConfigType.Notifications };
    expect((await client.call('listUserConfigs', { query })).body.items).toEqual([changed]);
  });

  test('API-107 two accounts can use the same type and key, and each has room for its own 200 settings', async () => {
    const client = await openClient();
    const basic = await client.emulator.signInAs('basic');
    const saveAsBasic = (key: string, value: string) =>
      client.call('saveUserConfig', { token: basic, body: { type: UserConfigType.Views, key, value } });
    for (let index = 0; index < 200; index++) expect((await saveAsBasic(`view ${index}`, '1')).status).toBe(200);
    const own = await save(client, UserConfigType.Views, 'view 3', 'own');
    expect(own.status).toBe(200);
    await saveAsBasic('view 3', '2');
    expect((await client.call('listUserConfigs')).body.items).toEqual([own.body]);
    const { items } = (await client.call('listUserConfigs', { token: basic })).body;
    expect(items).toHaveLength(200);
    expect(items.find((entry) => entry.key === 'view 3')?.value).toBe('2');
    expect((await saveAsBasic('view 200', '1')).status).toBe(409);
  });

  test('API-108 only the deleted setting is removed, and a refused deletion removes nothing', async () => {
    const client = await openClient();
    const first = (await save(client, UserConfigType.Views, 'first', 1)).body;
    const second = (await save(client, UserConfigType.Views, 'second', 2)).body;
    const basic = await client.emulator.signInAs('basic');
    const refused = await client.call('deleteUserConfig', { token: basic, path: { id: first.id } });
    expect([refused.status, refused.error.code]).toEqual([404, 'NotFound']);
    expect((await client.call('deleteUserConfig', { path: { id: 'none' } })).status).toBe(404);
    expect((await client.call('listUserConfigs')).body.items).toEqual([first, second]);
    await client.call('deleteUserConfig', { path: { id: first.id } });
    expect((await client.call('listUserConfigs')).body.items).toEqual([second]);
  });

  test('API-107 API-108 stored settings need a session', async () => {
    const { call } = await openClient();
    const body = { type: UserConfigType.Views, key: 'mine', value: '1' };
    expect((await call('listUserConfigs', { token: undefined })).status).toBe(401);
    expect((await call('saveUserConfig', { token: undefined, body })).status).toBe(401);
    expect((await call('deleteUserConfig', { token: undefined, path: { id: 'none' } })).status).toBe(401);
  });
});
