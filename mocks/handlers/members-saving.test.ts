import { describe, expect, test } from 'vitest';
import { AccountLevel, InterfaceLanguage, TrialState } from '#src/contract/enums.gen';
import { openClient } from '#mocks/test-client';
import { amelieId, listMembers, logIn, ownerId, password, getResources } from './member-calls';

describe('creating and changing', () => {
  test('API-021 MEM-03 a new member is listed, can sign in and has a task group', async () => {
    const client = await openClient('enterprise');
    const body = { userName: 'sofie', password, fullName: ' Sofie Lindgren ', cloudCount: 2 };
    const created = (await client.call('saveMember', { path: { id: 'new' }, body })).body;
    expect(created).toMatchObject({ userName: 'sofie', fullName: 'Sofie Lindgren', email: null, cloudCount: 2 });
    expect((await listMembers(client)).items).toContainEqual(created);
    const { token } = (await logIn(client, 'Sofie', password)).body;
    const account = (await client.call('getAccount', { token })).body;
    expect([account.userId, account.accountLevel]).toEqual([created.memberId, AccountLevel.EnterpriseChild]);
    expect((await client.call('listTaskGroups', { token })).body.items).toMatchObject([{ isDefault: true }]);
    expect(JSON.stringify(client.emulator.db.snapshot())).not.toContain(password);
  });

  test('API-021 MEM-03 a new member needs a name and a password, and names are unique in any case', async () => {
    const client = await openClient('enterprise');
    const save = async (id: string, body: object) => {
      const { status, error } = await client.call('saveMember', { path: { id }, body });
      return [status, error.code, error.details?.[0]?.field];
    };
    expect(await save('new', { password })).toEqual([422, 'Invalid', 'userName']);
    expect(await save('new', { userName: 'sofie' })).toEqual([422, 'Invalid', 'password']);
    expect(await save('new', { userName: 'sofie', password: 'short' })).toEqual([422, 'Invalid', 'password']);
    expect(await save('new', { userName: 'so fie', password })).toEqual([422, 'Invalid', 'userName']);
    const taken = [422, 'FailModifyUserName', 'userName'];
    expect(await save('new', { userName: 'AMELIE.ROUSSEL', password })).toEqual(taken);
    expect(await save('new', { userName: 'standard', password })).toEqual(taken);
    expect(await save(amelieId, { userName: 'henrik.solberg' })).toEqual(taken);
    expect(await save(amelieId, { email: 'FREE@gleaner.example' })).toEqual([422, 'FailModifyUserName', 'email']);
    expect((await listMembers(client)).total).toBe(5);
  });

  test('API-021 an update changes only the values sent and accepts the member’s current name', async () => {
    const client = await openClient('enterprise');
    const save = async (body: object) => (await client.call('saveMember', { path: { id: amelieId }, body })).body;
    expect(await save({ userName: 'Amelie.Roussel', email: 'a.roussel@example.com' })).toMatchObject({
      userName: 'Amelie.Roussel',
      fullName: 'Amélie Roussel',
      email: 'a.roussel@example.com',
      cloudCount: 6,
    });
    expect((await save({ fullName: 'Amélie R.', cloudCount: 7, password })).cloudCount).toBe(7);
    expect((await logIn(client, 'a.roussel@example.com', password)).status).toBe(401);
    expect((await logIn(client, 'amelie.roussel', password)).status).toBe(200);
  });

  test('MEM-03 a new member has the company, language, limits and plan end of its owner, and no balance', async () => {
    const client = await openClient('enterprise');
    await client.emulator.db.accounts.update(ownerId, (draft) => {
      draft.language = InterfaceLanguage.FrFR;
      draft.taskLimit = 321;
      draft.exportRowLimit = 7000;
    });
    const owner = (await client.call('getAccount')).body;
    const body = { userName: 'sofie', password, email: 'sofie@example.com', cloudCount: 2 };
    await client.call('saveMember', { path: { id: 'new' }, body });
    const { token } = (await logIn(client, 'sofie', password)).body;
    expect((await client.call('getAccount', { token })).body).toMatchObject({
      email: 'sofie@example.com',
      language: 'fr-FR',
      isLevelExpired: false,
      levelExpiresAt: owner.levelExpiresAt,
      trialState: TrialState.Never,
      totalBalance: 0,
      createdAt: '2026-11-16T10:00:00.000Z',
      extractInfo: { company: 'Aubertin Retail Group', fullName: null, dataUse: [], jobRole: null },
    });
    expect(await getResources(client, token)).toMatchObject({
      taskLimit: 321,
      exportRowLimit: 7000,
      exportRowsUsed: 0,
      cloudNodeLimit: 2,
      credits: 0,
    });
    const [group] = (await client.call('listTaskGroups', { token })).body.items;
    expect(group?.taskGroupName).toBe('My tasks');
  });

  test('MEM-03 the password of a new member differs from its user name and email address', async () => {
    const client = await openClient('enterprise');
    const save = async (body: object) => {
      const { status, error } = await client.call('saveMember', { path: { id: 'new' }, body });
      return [status, error.details];
    };
    const refused = [422, [{ field: 'password', message: 'is the name of the account' }]];
    expect(await save({ userName: 'sofie.lund1', password: 'Sofie.Lund1' })).toEqual(refused);
    const email = 'sofie1@example.com';
    expect(await save({ userName: 'sofie', email, password: email })).toEqual(refused);
    const missing = (field: string) => [422, [{ field, message: 'is required' }]];
    expect(await save({ password })).toEqual(missing('userName'));
    expect(await save({ userName: 'sofie' })).toEqual(missing('password'));
    expect((await listMembers(client)).total).toBe(5);
  });

  test('API-021 a taken name is named in the refusal, and a blank full name is cleared', async () => {
    const client = await openClient('enterprise');
    const save = (body: object) => client.call('saveMember', { path: { id: amelieId }, body });
    expect((await save({ userName: 'Henrik.Solberg' })).error.details).toEqual([
      { field: 'userName', message: 'is taken' },
    ]);
    expect((await save({ email: 'henrik.solberg@gleaner.example' })).error.details).toEqual([
      { field: 'email', message: 'is taken' },
    ]);
    expect((await save({ fullName: '  Amélie R. ' })).body.fullName).toBe('Amélie R.');
    expect((await save({ fullName: '  ' })).body).toMatchObject({ fullName: null, userName: 'amelie.roussel' });
    const { body } = await save({ email: 'amelie.roussel@gleaner.example', cloudCount: 4 });
    expect(body).toMatchObject({ email: 'amelie.roussel@gleaner.example', cloudCount: 4 });
  });

  test('API-021 a refused password leaves the names as they were', async () => {
    const client = await openClient('enterprise');
    const save = async (body: object) => {
      const { status, error } = await client.call('saveMember', { path: { id: amelieId }, body });
      return [status, error.details];
    };
    const refused = (message: string) => [422, [{ field: 'password', message }]];
    expect(await save({ fullName: 'Changed', password: 'only letters' })).toEqual(
      refused('needs a letter and a digit'),
    );
    const userName = 'three-lamps-3';
    expect(await save({ userName, password: userName })).toEqual(refused('is the name of the account'));
    expect(await listMembers(client)).toMatchObject({
      items: expect.arrayContaining([
        expect.objectContaining({ userName: 'amelie.roussel', fullName: 'Amélie Roussel' }),
      ]),
    });
  });

  test('API-021 a user name of digits is refused, since it would read as a phone number at sign-in', async () => {
    const client = await openClient('enterprise');
    for (const id of ['new', amelieId]) {
      const body = { userName: '12345678', password };
      const { status, error } = await client.call('saveMember', { path: { id }, body });
      expect([status, error.details]).toEqual([422, [{ field: 'userName', message: 'needs more than digits' }]]);
    }
  });

  test('MEM-03 members can be created up to the limit of the plan', async () => {
    const client = await openClient('enterprise', 'membersFull');
    expect((await listMembers(client, { pageSize: 100 })).total).toBe(10);
    const body = { userName: 'one.more', password };
    const { status, error } = await client.call('saveMember', { path: { id: 'new' }, body });
    expect([status, error.code]).toEqual([409, 'MemberLimitReached']);
    await client.call('removeMember', { path: { id: amelieId } });
    expect((await client.call('saveMember', { path: { id: 'new' }, body })).status).toBe(200);
  });
});
