import fc from '#tests/fixtures/fast-check';
import { describe, expect, test } from 'vitest';
import { AccountLevel } from '#src/contract/enums.gen';
import {
  accountCan,
  isAtLeast,
  can,
  effectiveLevel,
  isAccountLevel,
  levelAbove,
  levelOf,
  levelsByRank,
  promptFor,
  rankOf,
} from './account-levels';

const all = Object.values(AccountLevel);
const { None, Free, Basic, Standard, Professional, Enterprise, EnterprisePlus, EnterpriseChild } = AccountLevel;

describe('ranks', () => {
  test.each([
    [None, 0],
    [Free, 1],
    [Basic, 2],
    [Standard, 3],
    [Professional, 4],
    [Enterprise, 5],
    [EnterprisePlus, 6],
    [EnterpriseChild, 5],
  ])('ENUM-04 level code %i has rank %i', (level, rank) => {
    expect(rankOf(level)).toBe(rank);
  });

  test('ENUM-03 ENUM-04 levels are compared by rank, not by code', () => {
    expect(isAtLeast(Basic, Standard)).toBe(false);
    expect(isAtLeast(EnterpriseChild, EnterprisePlus)).toBe(false);
    expect(isAtLeast(EnterpriseChild, Enterprise)).toBe(true);
    expect(isAtLeast(EnterprisePlus, Enterprise)).toBe(true);
    expect(isAtLeast(null, Free)).toBe(false);
    expect(isAtLeast(null, undefined)).toBe(true);
  });

  test('ENUM-04 the comparison is total and transitive', () => {
    const level = fc.constantFrom(...all);
    fc.assert(
      fc.property(level, level, level, (a, b, c) => {
        expect(isAtLeast(a, b) || isAtLeast(b, a)).toBe(true);
        if (isAtLeast(a, b) && isAtLeast(b, c)) expect(isAtLeast(a, c)).toBe(true);
      }),
    );
  });

  test('ENUM-02 every level is listed once, in order of rank', () => {
    expect([...levelsByRank].sort()).toEqual([...all].sort());
    levelsByRank.forEach((level, index) => {
      const before = levelsByRank[index - 1];
      if (before !== undefined) expect(isAtLeast(level, before)).toBe(true);
    });
  });

  test('ENUM-03 an unknown code is no level', () => {
    for (const code of [5, 8, -1, 1.5, Number.NaN, '1', null, undefined]) expect(isAccountLevel(code)).toBe(false);
    for (const code of all) expect(isAccountLevel(code)).toBe(true);
  });
});

describe('level of an account', () => {
  test('ENUM-01 currentAccountLevel wins over accountLevel', () => {
    expect(levelOf({ accountLevel: Free, currentAccountLevel: Professional })).toBe(Professional);
    expect(levelOf({ accountLevel: Free })).toBe(Free);
    expect(levelOf({})).toBe(None);
    expect(levelOf(null)).toBeNull();
  });

  test.each([
    [None, None],
    [Free, Free],
    [Basic, Free],
    [Standard, Free],
    [EnterprisePlus, Free],
    [EnterpriseChild, Free],
  ])('START-18 expired level %i counts as %i for running', (accountLevel, counts) => {
    expect(effectiveLevel({ accountLevel, isLevelExpired: true })).toBe(counts);
    expect(effectiveLevel({ accountLevel, isLevelExpired: false })).toBe(accountLevel);
  });
});

describe('capabilities', () => {
  const holders = (capability: Parameters<typeof can>[1]) => all.filter((level) => can(level, capability)).sort();

  test.each([
    ['HDR-02 ROLE-11 pricing link', 'seePricingLink'],
    ['NAV-09 ROLE-11 plans and payment', 'seeBilling'],
    ['NAV-10 ROLE-11 member management', 'seeMembers'],
    ['NAV-09 pages that ask for money', 'pay'],
  ] as const)('%s: everybody but EnterpriseChild', (_title, capability) => {
    expect(holders(capability)).toEqual(all.filter((level) => level !== EnterpriseChild).sort());
    expect(can(null, capability)).toBe(true);
  });

  test.each([
    ['ROLE-07 cloud', 'runInCloud'],
    ['FORM-38 premium proxies', 'usePremiumProxies'],
  ] as const)('%s: Standard and above', (_title, capability) => {
    expect(holders(capability)).toEqual([Standard, Professional, Enterprise, EnterprisePlus, EnterpriseChild].sort());
    expect(can(null, capability)).toBe(false);
  });

  test('ROLE-10 TPL-32 the creator shows to the three enterprise levels only', () => {
    expect(holders('seeCreator')).toEqual([Enterprise, EnterprisePlus, EnterpriseChild].sort());
  });

  test('MEM-01 members come with the two enterprise plans, while these are paid', () => {
    expect(holders('haveMembers')).toEqual([Enterprise, EnterprisePlus].sort());
    expect(accountCan({ accountLevel: Enterprise, isLevelExpired: true }, 'haveMembers')).toBe(false);
    expect(accountCan({ accountLevel: Enterprise, isLevelExpired: true }, 'seeMembers')).toBe(true);
  });

  test('START-18 NAV-09 an expired sub-member loses the cloud and still sees no billing', () => {
    const account = { accountLevel: EnterpriseChild, isLevelExpired: true };
    expect(accountCan(account, 'runInCloud')).toBe(false);
    expect(accountCan(account, 'usePremiumProxies')).toBe(false);
    expect(accountCan(account, 'seeBilling')).toBe(false);
    expect(accountCan(account, 'seeCreator')).toBe(true);
  });
});

describe('prompts', () => {
  test.each([
    [Free, true, 'trialOrUpgrade'],
    [Free, false, 'upgrade'],
    [Basic, true, 'trialOrUpgrade'],
    [Enterprise, false, 'upgrade'],
    [EnterprisePlus, true, 'contact'],
    [EnterpriseChild, true, 'askAdministrator'],
    [EnterpriseChild, false, 'askAdministrator'],
    [null, false, 'upgrade'],
  ] as const)('START-07 FORM-34 level %s, trial %s: %s', (level, canTrial, prompt) => {
    expect(promptFor(level, canTrial)).toBe(prompt);
  });

  test('ERR-06 ROLE-08 the next higher level is the next rank, and none above the highest', () => {
    expect([null, Free, Enterprise, EnterpriseChild, EnterprisePlus].map(levelAbove)).toEqual([
      Free,
      Basic,
      EnterprisePlus,
      EnterprisePlus,
      undefined,
    ]);
  });
});
