import { describe, expect, test } from 'vitest';
import { InterfaceLanguage, TaskStatus } from '#src/contract/enums.gen';
import { openClient } from '#mocks/test-client';
import {
  amelieId,
  otherMemberId,
  listMembers,
  logIn,
  lucaId,
  mateoId,
  ownerId,
  setNodes,
  password,
  getResources,
} from './member-calls';

describe('passwords', () => {
  test('API-022 MEM-04 the new password signs in, the old one fails, and open sessions end', async () => {
    const client = await openClient('enterprise');
    const { token } = (await logIn(client, 'amelie.roussel', 'gleaner')).body;
    expect((await client.call('getAccount', { token })).status).toBe(200);
    expect((await listMembers(client, { keyword: 'roussel' })).items[0]?.lastLoginAt).not.toBeNull();
    const set = (secret: string) =>
      client.call('setMemberPassword', { path: { id: amelieId }, body: { password: secret } });
    for (const weak of ['short', 'lettersonly', '1234567890', 'gleaner']) expect((await set(weak)).status).toBe(422);
    expect((await set(password)).status).toBe(204);
    expect((await client.call('getAccount', { token })).status).toBe(401);
    expect((await logIn(client, 'amelie.roussel', 'gleaner')).status).toBe(401);
    expect((await logIn(client, 'amelie.roussel', password)).status).toBe(200);
  });

  test('API-022 MEM-04 a new password lifts the block after too many failed sign-ins', async () => {
    const client = await openClient('enterprise');
    for (let tries = 0; tries < 6; tries += 1) await logIn(client, 'amelie.roussel', 'forgotten');
    expect((await logIn(client, 'amelie.roussel', 'gleaner')).status).toBe(429);
    await client.call('setMemberPassword', { path: { id: amelieId }, body: { password } });
    expect((await logIn(client, 'Amelie.Roussel', password)).status).toBe(200);
  });

  test('API-021 MEM-03 several members can have no email address', async () => {
    const client = await openClient('enterprise');
    for (const userName of ['nils.berg', 'ida.holm']) {
      const saved = await client.call('saveMember', { path: { id: 'new' }, body: { userName, password } });
      expect([userName, saved.status, saved.body.email]).toEqual([userName, 200, null]);
    }
    const { token } = (await logIn(client, 'ida.holm', password)).body;
    expect((await client.call('getAccount', { token })).body.email).toBeNull();
  });

  test('API-023 MEM-04 setting several passwords returns a result per member in the request language', async () => {
    const client = await openClient('enterprise');
    const { body } = await client.call('setMemberPasswords', {
      body: { memberIds: [amelieId, otherMemberId, '10142'], password },
      language: InterfaceLanguage.ItIT,
    });
    expect(body.results).toEqual([
      { memberId: amelieId, code: '', message: '' },
      { memberId: otherMemberId, code: 'MemberNotFound', message: 'Questo membro non esiste.' },
      { memberId: '10142', code: '', message: '' },
    ]);
    expect((await logIn(client, 'henrik.solberg', password)).status).toBe(200);
    expect((await logIn(client, 'seoyeon.han', password)).status).toBe(401);
    const again = (await client.call('setMemberPasswords', { body: { memberIds: [amelieId, lucaId], password } })).body;
    expect(again.results.map((result) => result.code)).toEqual(['PasswordRefused', '']);
    for (const memberIds of [[], [amelieId, amelieId]])
      expect((await client.call('setMemberPasswords', { body: { memberIds, password } })).status).toBe(422);
  });
});

describe('sessions after a new password', () => {
  test('API-022 API-023 only the sessions of the members with a new password end', async () => {
    const client = await openClient('enterprise');
    const amelie = (await logIn(client, 'amelie.roussel', 'gleaner')).body.token;
    const henrik = (await logIn(client, 'henrik.solberg', 'gleaner')).body.token;
    const isSignedIn = async (token?: string) =>
      (await client.call('getAccount', token === undefined ? {} : { token })).status;
    await client.call('setMemberPasswords', { body: { memberIds: [amelieId], password: 'short one' } });
    expect(await isSignedIn(amelie)).toBe(200);
    await client.call('setMemberPasswords', { body: { memberIds: [amelieId], password } });
    expect([await isSignedIn(amelie), await isSignedIn(henrik), await isSignedIn()]).toEqual([401, 200, 200]);
    await client.call('saveMember', { path: { id: '10142' }, body: { password } });
    expect([await isSignedIn(henrik), await isSignedIn()]).toEqual([401, 200]);
  });

  test('API-023 a refused password has a message in the request language', async () => {
    const client = await openClient('enterprise');
    const refused = async (language: InterfaceLanguage) => {
      const body = { memberIds: [amelieId], password: 'only letters' };
      return (await client.call('setMemberPasswords', { body, language })).body.results;
    };
    const [german] = await refused(InterfaceLanguage.DeDE);
    const [english] = await refused(InterfaceLanguage.EnUS);
    expect([german?.code, english?.code]).toEqual(['PasswordRefused', 'PasswordRefused']);
    expect([german?.message === '', german?.message === english?.message]).toEqual([false, false]);
    expect((await logIn(client, 'amelie.roussel', 'gleaner')).status).toBe(200);
  });
});

describe('cloud nodes', () => {
  test('API-024 MEM-05 API-002 assigned nodes come from the owner, and the resources of both show it', async () => {
    const client = await openClient('enterprise');
    const member = await client.emulator.signInAs('enterpriseChild');
    const before = await getResources(client);
    expect([before.cloudNodeLimit, (await getResources(client, member)).cloudNodeLimit]).toEqual([26, 5]);
    expect((await setNodes(client, lucaId, 15)).body.cloudCount).toBe(15);
    expect([(await getResources(client)).cloudNodeLimit, (await getResources(client, member)).cloudNodeLimit]).toEqual([
      16, 15,
    ]);
    expect((await listMembers(client)).cloudNodesLeft).toBe(16 - before.cloudNodesUsed);
    await setNodes(client, lucaId, 5);
    expect(await getResources(client)).toEqual(before);
  });

  test('API-024 MEM-05 more nodes than available are refused with the maximum, and the last can be assigned', async () => {
    const client = await openClient('enterprise');
    const { cloudNodesLeft } = await listMembers(client);
    const { status, error } = await setNodes(client, lucaId, 5 + cloudNodesLeft + 1);
    expect([status, error.code]).toEqual([409, 'ExceedCloudCount']);
    expect(error.details).toEqual([{ field: 'cloudCount', message: `at most ${5 + cloudNodesLeft}` }]);
    const body = { userName: 'sofie', password, cloudCount: cloudNodesLeft + 1 };
    expect((await client.call('saveMember', { path: { id: 'new' }, body })).status).toBe(409);
    expect((await listMembers(client)).total).toBe(5);
    expect((await setNodes(client, lucaId, 5 + cloudNodesLeft)).status).toBe(200);
    expect((await listMembers(client)).cloudNodesLeft).toBe(0);
    const { cloudNodeLimit, cloudNodesUsed } = await getResources(client);
    expect(cloudNodeLimit).toBe(cloudNodesUsed);
    for (const wrong of [-1, 1.5, 1001]) expect((await setNodes(client, lucaId, wrong)).status).toBe(422);
  });

  test('API-024 MEM-05 fewer nodes than in use are refused with the minimum', async () => {
    const client = await openClient('enterprise');
    const { status, error } = await setNodes(client, lucaId, 2);
    expect([status, error.code, error.details]).toEqual([
      409,
      'CloudNodesInUse',
      [{ field: 'cloudCount', message: 'at least 3' }],
    ]);
    expect((await client.call('saveMember', { path: { id: lucaId }, body: { cloudCount: 2 } })).status).toBe(409);
    expect((await setNodes(client, lucaId, 3)).status).toBe(200);
  });

  test('MEM-05 a disabled member can get only the nodes that are left', async () => {
    const client = await openClient('enterprise');
    const { cloudNodesLeft } = await listMembers(client);
    const refused = await setNodes(client, mateoId, cloudNodesLeft + 1);
    expect(refused.error.details).toEqual([{ field: 'cloudCount', message: `at most ${cloudNodesLeft}` }]);
    expect((await setNodes(client, mateoId, cloudNodesLeft)).body.cloudCount).toBe(cloudNodesLeft);
    expect((await listMembers(client)).cloudNodesLeft).toBe(cloudNodesLeft);
  });

  test('MEM-05 an owner that uses more nodes than it has left has none to assign', async () => {
    const client = await openClient('enterprise');
    await client.emulator.db.accounts.update(ownerId, (draft) => void (draft.cloudNodes = 14));
    expect(await listMembers(client)).toMatchObject({ cloudNodeTotal: 14, cloudNodesLeft: 0 });
    expect((await setNodes(client, lucaId, 6)).error.details).toEqual([{ field: 'cloudCount', message: 'at most 5' }]);
  });

  test('MEM-05 nodes in use stay with the member, and added nodes start waiting tasks', async () => {
    const client = await openClient('enterprise');
    const member = await client.emulator.signInAs('enterpriseChild');
    const used = (await getResources(client, member)).cloudNodesUsed;
    expect(used).toBeGreaterThan(0);
    expect((await setNodes(client, lucaId, used - 1)).error.code).toBe('CloudNodesInUse');
    await setNodes(client, lucaId, used);
    const ready = client.emulator.db.tasks
      .all()
      .find((task) => task.userId === lucaId && task.status === TaskStatus.Ready)?.taskId;
    const status = () => client.emulator.db.tasks.get(ready ?? '')?.status;
    await client.call('startTasks', { body: { taskIds: [ready] }, token: member });
    expect(status()).toBe(TaskStatus.Waiting);
    await setNodes(client, lucaId, used + 1);
    expect(status()).toBe(TaskStatus.Running);
  });
});

describe('disabling', () => {
  test('a disabled member is signed out and its runs stop, and enabling restores its access', async () => {
    const client = await openClient('enterprise');
    const { token } = (await logIn(client, 'amelie.roussel', 'gleaner')).body;
    const running = () =>
      client.emulator.db.activeRuns().filter((run) => run.userId === amelieId && run.stopRequestedAt === undefined);
    expect(running().length).toBeGreaterThan(0);
    const set = (disabled: boolean) => client.call('setMemberStatus', { path: { id: amelieId }, body: { disabled } });
    expect((await set(true)).body.disabled).toBe(true);
    expect((await client.call('getAccount', { token })).status).toBe(401);
    const refused = await logIn(client, 'amelie.roussel', 'gleaner');
    expect([refused.status, refused.error.code]).toEqual([403, 'AccountDisabled']);
    expect((await logIn(client, 'amelie.roussel', 'wrong')).status).toBe(401);
    expect(running()).toEqual([]);
    const shown = (await listMembers(client)).items.find(({ memberId }) => memberId === amelieId);
    expect(shown).toMatchObject({ cloudNodesUsed: 0, cloudCount: 6 });
    const lots = () => client.emulator.db.runs.all().filter((run) => run.userId === amelieId).length;
    const before = lots();
    client.advanceSeconds(3 * 86_400);
    await listMembers(client);
    expect([lots(), client.emulator.db.activeRuns().filter((run) => run.userId === amelieId)]).toEqual([before, []]);
    expect((await set(false)).body.disabled).toBe(false);
    expect((await logIn(client, 'amelie.roussel', 'gleaner')).status).toBe(200);
    client.advanceSeconds(3 * 86_400);
    await listMembers(client);
    expect(lots()).toBeGreaterThan(before);
  });

  test('enabling an enabled member ends none of its sessions and runs', async () => {
    const client = await openClient('enterprise');
    const { token } = (await logIn(client, 'amelie.roussel', 'gleaner')).body;
    const fetchUsedNodes = async () =>
      (await listMembers(client)).items.find(({ memberId }) => memberId === amelieId)?.cloudNodesUsed;
    const before = await fetchUsedNodes();
    expect(before).toBeGreaterThan(0);
    await client.call('setMemberStatus', { path: { id: amelieId }, body: { disabled: false } });
    expect((await client.call('getAccount', { token })).status).toBe(200);
    expect(await fetchUsedNodes()).toBe(before);
  });

  test('the seeds have one disabled member, without nodes in use', async () => {
    const client = await openClient('enterprise');
    const disabled = (await listMembers(client)).items.filter((member) => member.disabled);
    expect(disabled).toMatchObject([{ memberId: mateoId, cloudCount: 2, cloudNodesUsed: 0 }]);
  });

  test('MEM-05 a disabled member frees its nodes, and enabling returns only those still available', async () => {
    const client = await openClient('enterprise');
    const set = (disabled: boolean) => client.call('setMemberStatus', { path: { id: amelieId }, body: { disabled } });
    const fetchRemainingNodes = async () => (await listMembers(client)).cloudNodesLeft;
    const before = await fetchRemainingNodes();
    await set(true);
    const freed = await fetchRemainingNodes();
    expect(freed).toBe(before + 6);
    await set(false);
    expect(await fetchRemainingNodes()).toBe(before);
    await set(true);
    const { cloudCount = 0 } = (await listMembers(client)).items.find(({ memberId }) => memberId === lucaId) ?? {};
    expect((await setNodes(client, lucaId, cloudCount + freed - 1)).status).toBe(200);
    expect((await set(false)).body.cloudCount).toBe(1);
    expect(await fetchRemainingNodes()).toBe(0);
  });

  test('MEM-05 enabling an enabled member or disabling a disabled one changes no nodes', async () => {
    const client = await openClient('enterprise');
    const set = async (id: string, disabled: boolean) =>
      (await client.call('setMemberStatus', { path: { id }, body: { disabled } })).body.cloudCount;
    const { cloudNodesLeft } = await listMembers(client);
    await setNodes(client, lucaId, 5 + cloudNodesLeft);
    expect((await listMembers(client)).cloudNodesLeft).toBe(0);
    expect([await set(amelieId, false), await set(mateoId, true), await set(mateoId, false)]).toEqual([6, 2, 0]);
  });
});
