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

  test('ENUM-04 levels are compared by rank, not by code', () => {
    expect(isAtLeast(Basic, Standard)).toBe(false);
    expect(isAtLeast(EnterpriseChild, EnterprisePlus)).toBe(false);
    expect(isAtLeast(EnterpriseChild, Enterprise)).toBe(true);
    expect(isAtLeast(EnterprisePlus, Enterprise)).toBe(true);
    expect(isAtLeast(null, Free)).toBe(false);
    expect(isAtLeast(null, undefined)).toBe(true);
  });

  test('the comparison is total and transitive', () => {
    const level = fc.constantFrom(...all);
    fc.assert(
      fc.property(level, level, level, (a, b, c) => {
        expect(isAtLeast(a, b) || isAtLeast(b, a)).toBe(true);
        if (isAtLeast(a, b) && isAtLeast(b, c)) expect(isAtLeast(a, c)).toBe(true);
      }),
    );
  });

  test('levelsByRank lists every level once, in order of rank', () => {
    expect([...levelsByRank].sort()).toEqual([...all].sort());
    levelsByRank.forEach((level, index) => {
      const before = levelsByRank[index - 1];
      if (before !== undefined) expect(isAtLeast(level, before)).toBe(true);
    });
  });

  test('ENUM-03 an unknown code is not a level', () => {
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
  ])('an expired level %i counts as level %i for running', (accountLevel, counts) => {
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
  ] as const)('%s: every level except EnterpriseChild', (_title, capability) => {
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

  test('ROLE-10 TPL-32 only the three enterprise levels see the creator', () => {
    expect(holders('seeCreator')).toEqual([Enterprise, EnterprisePlus, EnterpriseChild].sort());
  });

  test('MEM-01 an enterprise plan has members only while it is paid', () => {
    expect(holders('haveMembers')).toEqual([Enterprise, EnterprisePlus].sort());
    expect(accountCan({ accountLevel: Enterprise, isLevelExpired: true }, 'haveMembers')).toBe(false);
    expect(accountCan({ accountLevel: Enterprise, isLevelExpired: true }, 'seeMembers')).toBe(true);
  });

  test('NAV-09 an expired sub-member cannot run in the cloud and still sees no billing', () => {
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
  ] as const)('START-07 FORM-34 level %s with trial %s is offered %s', (level, canTrial, prompt) => {
    expect(promptFor(level, canTrial)).toBe(prompt);
  });

  test('the level above is the next rank, and the highest level has none', () => {
    expect([null, Free, Enterprise, EnterpriseChild, EnterprisePlus].map(levelAbove)).toEqual([
      Free,
      Basic,
      EnterprisePlus,
      EnterprisePlus,
      undefined,
    ]);
  });
});
