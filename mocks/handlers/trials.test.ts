import { describe, expect, test } from 'vitest';
import { AccountLevel, SaleType, SubscriptionStatus, TrialState } from '#src/contract/enums.gen';
import type { AccountRecord } from '#mocks/db/account';
import { personas, type PersonaName } from '#mocks/personas';
import { openClient } from '#mocks/test-client';

const DAY = 86_400;
const offered = { canTrial: true, trialDays: 7, trialLevel: AccountLevel.Standard };
const notOffered = { canTrial: false, trialDays: null, trialLevel: null };

async function openWith(persona: Exclude<PersonaName, 'visitor'>, change: Partial<AccountRecord> = {}) {
  const client = await openClient(persona);
  await client.emulator.db.accounts.update(
    personas[persona].userId,
    (draft) => void Object.assign(draft, { trialState: TrialState.Never, ...change }),
  );
  return client;
}

describe('trial offer', () => {
  test.each(['noPlan', 'free', 'basic', 'expired'] as const)(
    'ENUM-05 an account without a trial below Standard is offered one: %s',
    async (persona) => {
      const { call } = await openWith(persona);
      expect((await call('canTrial')).body).toEqual(offered);
      expect((await call('startTrial')).status).toBe(200);
      expect((await call('canTrial')).body).toEqual(notOffered);
    },
  );

  test.each(['standard', 'professional', 'enterprise', 'enterprisePlus'] as const)(
    'ENUM-05 an account from Standard up is refused a trial: %s',
    async (persona) => {
      const { call } = await openWith(persona);
      const { accountLevel, levelExpiresAt } = (await call('getAccount')).body;
      expect((await call('canTrial')).body).toEqual(notOffered);
      const { status, error } = await call('startTrial');
      expect([status, error.code, error.message]).toEqual([
        409,
        'LevelTooHigh',
        'Your plan holds what a trial would give.',
      ]);
      expect((await call('getAccount')).body).toMatchObject({
        accountLevel,
        levelExpiresAt,
        trialState: TrialState.Never,
      });
    },
  );

  test.each([
    [TrialState.Done, 'TrialDone'],
    [TrialState.Refuse, 'TrialRefused'],
  ] as const)('ENUM-05 a free account with trial state %s is refused with %s', async (trialState, code) => {
    const { call } = await openWith('free', { trialState });
    expect((await call('canTrial')).body).toEqual(notOffered);
    const { status, error } = await call('startTrial');
    expect([status, error.code]).toEqual([409, code]);
    expect((await call('getAccount')).body).toMatchObject({ accountLevel: AccountLevel.Free, trialState });
  });

  test('ROLE-11 a sub-member is offered no trial, whatever its level', async () => {
    for (const change of [{}, { accountLevel: AccountLevel.Free }]) {
      const { call } = await openWith('enterpriseChild', change);
      expect((await call('canTrial')).body).toEqual(notOffered);
      const { status, error } = await call('startTrial');
      expect([status, error.code]).toEqual([403, 'SubMember']);
    }
  });

  test('a visitor is asked to sign in', async () => {
    const { call } = await openClient();
    for (const operation of ['canTrial', 'startTrial'] as const)
      expect((await call(operation, { token: undefined })).status).toBe(401);
  });
});

describe('running trial', () => {
  test('ENUM-52 a trial runs for seven days from its start', async () => {
    const client = await openWith('free');
    client.advanceSeconds(3600);
    expect((await client.call('startTrial')).body).toMatchObject({
      status: SubscriptionStatus.Trial,
      saleType: SaleType.Trial,
      level: AccountLevel.Standard,
      code: null,
      endsAt: '2026-11-23T11:00:00.000Z',
    });
    const running = {
      accountLevel: AccountLevel.Standard,
      isLevelExpired: false,
      levelExpiresAt: '2026-11-23T11:00:00.000Z',
      trialState: TrialState.Done,
    };
    expect((await client.call('getAccount')).body).toMatchObject(running);
    client.advanceSeconds(7 * DAY - 1);
    expect((await client.call('getAccount')).body).toMatchObject(running);
    client.advanceSeconds(1);
    expect((await client.call('getAccount')).body.accountLevel).toBe(AccountLevel.Free);
  });

  test('a plan below Standard continues after the trial with its own end', async () => {
    const client = await openWith('basic');
    const { levelExpiresAt } = (await client.call('getAccount')).body;
    expect(levelExpiresAt).not.toBeNull();
    await client.call('startTrial');
    expect((await client.call('getAccount')).body.levelExpiresAt).toBe('2026-11-23T10:00:00.000Z');
    client.advanceSeconds(7 * DAY);
    expect((await client.call('getAccount')).body).toMatchObject({
      accountLevel: AccountLevel.Basic,
      isLevelExpired: false,
      levelExpiresAt,
    });
  });

  test('an expired plan counts as current during a trial', async () => {
    const client = await openWith('expired');
    expect((await client.call('getAccount')).body).toMatchObject({
      accountLevel: AccountLevel.Professional,
      isLevelExpired: true,
    });
    await client.call('startTrial');
    expect((await client.call('getAccount')).body).toMatchObject({
      accountLevel: AccountLevel.Standard,
      isLevelExpired: false,
    });
    expect((await client.call('getAccountResources')).body.cloudNodeLimit).toBe(3);
  });
});
