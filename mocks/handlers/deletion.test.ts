import { describe, expect, test } from 'vitest';
import { LoginType, TaskStatus } from '#src/contract/enums.gen';
import { personas } from '#mocks/personas';
import { openClient, type TestClient } from '#mocks/test-client';
import { EMULATED_CODE } from './mailbox';

const DAY = 86_400;
const visitor = { token: undefined };
const sendCode = ({ call }: TestClient) => call('sendEmailCode', { body: { purpose: 'DeleteAccount' } });
const remove = ({ call }: TestClient, body: object = {}) =>
  call('deleteAccount', { body: { password: 'gleaner', code: EMULATED_CODE, ...body } });
const logIn = ({ call }: TestClient, more: object = {}) =>
  call('logIn', {
    ...visitor,
    body: { loginType: LoginType.Email, account: 'standard@gleaner.example', password: 'gleaner', ...more },
  });

describe('account deletion', () => {
  test('API-008 deletion ends every session and run, and sign-in is refused for seven days', async () => {
    const client = await openClient();
    const elsewhere = (await logIn(client)).body.token;
    const waiting = client.emulator.db
      .activeRuns()
      .filter((run) => run.userId === personas.standard.userId && run.startedAt === undefined);
    expect((await sendCode(client)).body.sentTo).toBe('standard@gleaner.example');
    expect((await remove(client)).body.deletesAt).toBe('2026-11-23T10:00:00.000Z');
    expect((await client.call('getAccount')).status).toBe(401);
    expect((await client.call('getAccount', { token: elsewhere })).status).toBe(401);
    const { status, error } = await logIn(client);
    expect([status, error.code]).toEqual([403, 'AccountDeleted']);
    expect(error.message).toContain('2026-11-23');
    const { db } = client.emulator;
    expect(db.activeRuns().filter((run) => run.userId === personas.standard.userId)).toEqual([]);
    expect(waiting.length).toBeGreaterThan(0);
    for (const { runId } of waiting)
      expect(db.runs.get(runId)).toMatchObject({ startedAt: undefined, end: 'stopped', charged: 0 });
    client.advanceSeconds(2 * DAY);
    await client.call('getIpGeolocation', visitor);
    const busy = db.tasksOf(personas.standard.userId).filter((task) => task.status === TaskStatus.Running);
    expect(busy).toEqual([]);
    expect(
      (await client.call('checkEmailUsed', { ...visitor, query: { email: 'standard@gleaner.example' } })).body.used,
    ).toBe(true);
  });

  test('API-008 deletion leaves the runs of other accounts as they are', async () => {
    const client = await openClient();
    const others = () => client.emulator.db.activeRuns().filter((run) => run.userId !== personas.standard.userId);
    const before = others();
    expect(before.length).toBeGreaterThan(0);
    await sendCode(client);
    expect((await remove(client)).status).toBe(200);
    expect(others()).toEqual(before);
  });

  test('API-008 signing in within seven days cancels the deletion and keeps all data', async () => {
    const client = await openClient();
    const { total } = (await client.call('listTasks')).body;
    await sendCode(client);
    await remove(client);
    client.advanceSeconds(7 * DAY - 1);
    expect((await logIn(client, { password: 'guess', takeBackDeletion: true })).status).toBe(401);
    const { token } = (await logIn(client, { takeBackDeletion: true })).body;
    expect((await client.call('listTasks', { token })).body.total).toBe(total);
    client.advanceSeconds(2 * DAY);
    expect((await logIn(client)).status).toBe(200);
  });

  test('API-008 after seven days all data is erased, and the email address can register again', async () => {
    const client = await openClient();
    await sendCode(client);
    await remove(client);
    client.advanceSeconds(7 * DAY);
    expect((await logIn(client, { takeBackDeletion: true })).status).toBe(401);
    expect(JSON.stringify(client.emulator.db.snapshot())).not.toContain(`"userId":"${personas.standard.userId}"`);
    const account = 'standard@gleaner.example';
    await client.call('sendRegistrationCode', { ...visitor, body: { account } });
    const body = { loginType: LoginType.Email, account, password: 'correct horse 1', code: EMULATED_CODE };
    const { token } = (await client.call('register', { ...visitor, body })).body;
    expect((await client.call('listTasks', { token })).body.total).toBe(0);
  });

  test('API-008 ERR-03 ERR-02 a wrong password or code is refused, and no deletion is planned', async () => {
    const client = await openClient();
    const field = async (body: object) => {
      const { status, error } = await remove(client, body);
      return [status, error.code, error.details?.[0]?.field];
    };
    expect(await field({})).toEqual([422, 'HttpApiCallError', 'code']);
    await sendCode(client);
    expect(await field({ password: 'guess' })).toEqual([422, 'FailValidatePassword', 'password']);
    expect(await field({ password: undefined })).toEqual([422, 'FailValidatePassword', 'password']);
    expect(await field({ code: '000000' })).toEqual([422, 'VerificationCodeFailed', 'code']);
    expect((await client.call('getAccount')).status).toBe(200);
    expect((await remove(client, { reason: 'The project is over.' })).status).toBe(200);
  });

  test('API-008 an account without a password needs only the code', async () => {
    const client = await openClient('standard', 'passwordNotSet');
    await sendCode(client);
    expect((await client.call('deleteAccount', { body: { code: EMULATED_CODE } })).status).toBe(200);
  });

  test('API-008 a sub-member and an owner with sub-members are refused', async () => {
    const child = await openClient('enterpriseChild');
    for (const { status, error } of [await sendCode(child), await remove(child)])
      expect([status, error.code]).toEqual([403, 'Forbidden']);
    const owner = await openClient('enterprise');
    await sendCode(owner);
    const { status, error } = await remove(owner);
    expect([status, error.code]).toEqual([409, 'MembersExist']);
    expect((await owner.call('getAccount')).status).toBe(200);
  });
});
