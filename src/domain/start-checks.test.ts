import fc from '#tests/fixtures/fast-check';
import { describe, expect, test } from 'vitest';
import { AccountLevel, RunOn, TemplateStatus } from '#src/contract/enums.gen';
import { cloudStartRefusal, firstRefusal, offeredTargets, startChecks, type StartContext } from './start-checks';

type FullContext = StartContext & { readonly template: NonNullable<StartContext['template']> };

const ready: FullContext = {
  account: { accountLevel: AccountLevel.Standard, isLevelExpired: false },
  canTrial: false,
  template: {
    status: TemplateStatus.Published,
    runOn: RunOn.Both,
    newMinAccountLevel: AccountLevel.Free,
    currentTemplateVersion: 7,
    pricePerData: 2,
  },
  usedVersion: '7',
  balance: { balance: 50, balanceLowThreshold: 5, chargingGranularity: 1 },
};
const template = (change: Partial<FullContext['template']>): FullContext => ({
  ...ready,
  template: { ...ready.template, ...change },
});
const account = (accountLevel: AccountLevel, isLevelExpired = false): FullContext => ({
  ...ready,
  account: { accountLevel, isLevelExpired },
});
const balance = (value: number | undefined, granularity?: number): FullContext => ({
  ...ready,
  balance: {
    balance: value,
    balanceLowThreshold: 5,
    chargingGranularity: granularity,
  },
});

describe('table of checks', () => {
  test('START-05 the table has eight checks in order, 3 and 6 for the cloud only', () => {
    expect(startChecks.map((check) => check.id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(startChecks.filter((check) => !check.gates.includes('client')).map((check) => check.id)).toEqual([3, 6]);
    expect(startChecks.every((check) => check.gates.includes('cloud'))).toBe(true);
  });

  test('a start goes ahead when no check fails', () => {
    expect(firstRefusal(ready, 'cloud')).toBeNull();
    expect(firstRefusal(ready, 'client')).toBeNull();
  });

  test('START-05 the earliest failing check is reported, whatever else fails', () => {
    const broken: readonly ((context: FullContext) => FullContext)[] = [
      (c) => ({ ...c, template: { ...c.template, status: TemplateStatus.Obsoleting } }),
      (c) => ({ ...c, template: { ...c.template, newMinAccountLevel: AccountLevel.EnterprisePlus } }),
      (c) => ({ ...c, account: { accountLevel: AccountLevel.Basic } }),
      (c) => ({ ...c, usedVersion: 6 }),
      (c) =>
        c.template.status === TemplateStatus.Obsoleting
          ? c
          : { ...c, template: { ...c.template, status: TemplateStatus.New } },
      (c) => ({ ...c, template: { ...c.template, runOn: RunOn.Local } }),
      (c) => (c.template.runOn === RunOn.Local ? c : { ...c, template: { ...c.template, runOn: RunOn.None } }),
      (c) => ({ ...c, balance: null }),
    ];
    fc.assert(
      fc.property(fc.subarray([0, 1, 2, 3, 4, 5, 6, 7], { minLength: 1 }), (indices) => {
        const context = indices.reduce((c, index) => broken[index]?.(c) ?? c, ready);
        expect(firstRefusal(context, 'cloud')?.check).toBe((indices[0] ?? 0) + 1);
      }),
    );
  });
});

describe('each check', () => {
  test('START-06 an obsolete template stops both starts', () => {
    for (const target of ['cloud', 'client'] as const) {
      expect(firstRefusal(template({ status: TemplateStatus.Obsoleting }), target)).toEqual({
        check: 1,
        effect: 'stop',
        reason: 'obsolete',
      });
    }
  });

  test('START-07 a level that ranks below the template’s minimum gets a prompt', () => {
    const context = { ...template({ newMinAccountLevel: AccountLevel.Professional }), canTrial: true };
    for (const target of ['cloud', 'client'] as const) {
      expect(firstRefusal(context, target)).toEqual({
        check: 2,
        effect: 'prompt',
        reason: 'levelTooLow',
        prompt: 'trialOrUpgrade',
        minimumLevel: AccountLevel.Professional,
      });
    }
    expect(firstRefusal(template({ newMinAccountLevel: AccountLevel.Basic }), 'client')).toBeNull();
  });

  test.each([
    [AccountLevel.None, 3],
    [AccountLevel.Free, 3],
    [AccountLevel.Basic, 3],
    [AccountLevel.Standard, undefined],
    [AccountLevel.Professional, undefined],
    [AccountLevel.Enterprise, undefined],
    [AccountLevel.EnterprisePlus, undefined],
    [AccountLevel.EnterpriseChild, undefined],
  ])('START-08 ROLE-07 a cloud start at level %i is refused by check %s', (level, check) => {
    const context: StartContext = {
      ...account(level),
      template: { ...ready.template, newMinAccountLevel: AccountLevel.None },
    };
    expect(firstRefusal(context, 'cloud')?.check).toBe(check);
    expect(firstRefusal(context, 'client')).toBeNull();
  });

  test('ROLE-07 the cloud needs both Standard and the template’s minimum level', () => {
    expect(
      firstRefusal(
        { ...account(AccountLevel.Basic), template: { ...ready.template, newMinAccountLevel: AccountLevel.Basic } },
        'cloud',
      )?.check,
    ).toBe(3);
    expect(firstRefusal(template({ newMinAccountLevel: AccountLevel.Enterprise }), 'cloud')?.check).toBe(2);
  });

  test('START-09 a different version asks for confirmation, and confirming goes on with check 5', () => {
    const context = { ...template({ status: TemplateStatus.New }), usedVersion: 6 };
    expect(firstRefusal(context, 'client')).toEqual({
      check: 4,
      effect: 'confirm',
      reason: 'versionDiffers',
      usedVersion: '6',
      currentVersion: '7',
    });
    expect(firstRefusal(context, 'client', 5)?.reason).toBe('templateFailure');
    expect(firstRefusal({ ...ready, usedVersion: undefined }, 'client')).toBeNull();
  });

  test('START-10 a new template stops with the template-failure warning', () => {
    expect(firstRefusal(template({ status: TemplateStatus.New }), 'client')).toEqual({
      check: 5,
      effect: 'stop',
      reason: 'templateFailure',
    });
  });

  test('START-11 a local-only template stops the cloud start, not the client start', () => {
    expect(firstRefusal(template({ runOn: RunOn.Local }), 'cloud')).toEqual({
      check: 6,
      effect: 'stop',
      reason: 'localOnly',
    });
    expect(firstRefusal(template({ runOn: RunOn.Local }), 'client')).toBeNull();
  });

  test('START-12 a template with run-on None stops both starts', () => {
    for (const target of ['cloud', 'client'] as const) {
      expect(firstRefusal(template({ runOn: RunOn.None }), target)).toEqual({
        check: 7,
        effect: 'stop',
        reason: 'notRunnable',
      });
    }
  });

  test.each([
    [undefined, undefined, 'balancePage'],
    [0, 1, 'balancePage'],
    [0.99, undefined, 'balancePage'],
    [1, 1, 'confirm'],
    [1.5, 2, 'balancePage'],
    [4.99, 1, 'confirm'],
    [5, 1, undefined],
    [500, 1, undefined],
  ])('START-13 START-14 START-15 balance %s, granularity %s, threshold 5: %s', (value, granularity, effect) => {
    expect(firstRefusal(balance(value, granularity), 'cloud')?.effect).toBe(effect);
  });

  test('START-13 a free template has no cost check', () => {
    for (const pricePerData of [0, null, undefined]) {
      expect(firstRefusal({ ...balance(0), template: { ...ready.template, pricePerData } }, 'cloud')).toBeNull();
    }
  });

  test('ERR-16 START-15 the low-balance confirmation states price, balance and rows, and confirming starts', () => {
    const refusal = firstRefusal(balance(3), 'cloud');
    expect(refusal).toEqual({
      check: 8,
      effect: 'confirm',
      reason: 'lowBalance',
      threshold: 5,
      cost: { price: 2, balance: 3, estimatedRows: 1500 },
    });
    expect(firstRefusal(balance(3), 'cloud', 9)).toBeNull();
  });

  test('START-14 ERR-16 a balance below the granularity states price, balance, rows and the needed amount', () => {
    expect(firstRefusal(balance(0.4), 'cloud')).toEqual({
      check: 8,
      effect: 'balancePage',
      reason: 'balanceTooLow',
      cost: { price: 2, balance: 0.4, estimatedRows: 200 },
      needed: 1,
    });
  });

  test('ROLE-06 the account limit is checked before the minimum level and after an obsolete template', () => {
    const limited = template({ accountLimit: AccountLevel.Enterprise, newMinAccountLevel: AccountLevel.Professional });
    expect(firstRefusal(limited, 'client')).toEqual({
      check: 2,
      effect: 'prompt',
      reason: 'accountLimit',
      prompt: 'upgrade',
      minimumLevel: AccountLevel.Enterprise,
    });
    expect(
      firstRefusal({ ...limited, template: { ...limited.template, status: TemplateStatus.Obsoleting } }, 'client'),
    ).toMatchObject({ reason: 'obsolete' });
  });

  test('START-14 a sub-member asks the administrator and does not go to the balance page', () => {
    const child: StartContext = { ...balance(0), account: { accountLevel: AccountLevel.EnterpriseChild } };
    expect(firstRefusal(child, 'cloud')?.effect).toBe('askAdministrator');
  });

  test('START-18 an expired level is refused for its expiry, without a trial', () => {
    const context = { ...account(AccountLevel.Enterprise, true), canTrial: true };
    expect(firstRefusal(context, 'cloud')).toMatchObject({ check: 3, reason: 'accountExpired', prompt: 'upgrade' });
    expect(firstRefusal(context, 'client')).toBeNull();
  });
});

describe('partial facts', () => {
  test('START-17 only the account is checked when nothing else is known', () => {
    const { account: standard } = ready;
    expect(firstRefusal({ account: standard, canTrial: false, isOutsideForm: true }, 'cloud')).toBeNull();
    const free: StartContext = { account: { accountLevel: AccountLevel.Free }, canTrial: true, isOutsideForm: true };
    expect(firstRefusal(free, 'cloud')).toMatchObject({ check: 3, reason: 'levelTooLow', prompt: 'trialOrUpgrade' });
  });

  test('START-05 START-06 START-10 with only the status known, its checks run in order', () => {
    const known = (status: TemplateStatus, accountLevel: AccountLevel): StartContext => ({
      account: { accountLevel },
      canTrial: false,
      isOutsideForm: true,
      template: { status },
    });
    expect(firstRefusal(known(TemplateStatus.Published, AccountLevel.Standard), 'cloud')).toBeNull();
    expect(firstRefusal(known(TemplateStatus.Obsoleting, AccountLevel.Free), 'cloud')?.check).toBe(1);
    expect(firstRefusal(known(TemplateStatus.New, AccountLevel.Free), 'cloud')?.check).toBe(3);
    expect(firstRefusal(known(TemplateStatus.New, AccountLevel.Standard), 'cloud')?.check).toBe(5);
  });
});

describe('cloud check for tasks', () => {
  test.each([
    ['START-17', AccountLevel.None, false, true, { reason: 'levelTooLow', prompt: 'trialOrUpgrade' }],
    ['START-17', AccountLevel.Free, false, false, { reason: 'levelTooLow', prompt: 'upgrade' }],
    ['START-17', AccountLevel.Basic, false, true, { reason: 'levelTooLow', prompt: 'trialOrUpgrade' }],
    ['START-17', AccountLevel.Standard, false, true, null],
    ['START-18', AccountLevel.Standard, true, true, { reason: 'accountExpired', prompt: 'upgrade' }],
    ['START-18', AccountLevel.Basic, true, true, { reason: 'accountExpired', prompt: 'upgrade' }],
    ['START-18', AccountLevel.EnterprisePlus, true, true, { reason: 'accountExpired', prompt: 'contact' }],
    ['START-18', AccountLevel.EnterpriseChild, true, true, { reason: 'accountExpired', prompt: 'askAdministrator' }],
  ] as const)('%s level %i, expired %s, trial %s', (_id, accountLevel, isLevelExpired, canTrial, refusal) => {
    const account = { accountLevel, isLevelExpired };
    expect(cloudStartRefusal(account, canTrial)).toEqual(refusal);
    const check = firstRefusal({ account, canTrial, isOutsideForm: true }, 'cloud');
    if (refusal === null) expect(check).toBeNull();
    else expect(check).toMatchObject({ check: 3, ...refusal });
  });
});

test.each([
  [RunOn.None, 'offered', 'offered'],
  [RunOn.Local, 'localOnly', 'offered'],
  [RunOn.Cloud, 'offered', 'cloudOnly'],
  [RunOn.Both, 'offered', 'offered'],
] as const)('FORM-27 run-on %i: cloud %s, client %s', (runOn, cloud, client) => {
  expect(offeredTargets(runOn)).toEqual({ cloud, client });
});
