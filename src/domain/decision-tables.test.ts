import { describe, expect, test } from 'vitest';
import { AccountLevel, RunOn, TaskMode, TemplateStatus } from '#src/contract/enums.gen';
import { accountCan, can, levelsByRank, promptFor, rankOf, type Capability } from './account-levels';
import { priceForLevel } from './price';
import { firstRefusal } from './start-checks';
import { classifyStart, classifyStop } from './start-stop-results';
import { moreMenu } from './task-rules';
import { accountLimitPrompt, isTemplateOpen, templateRedirect } from './template-access';

const prices = { free: 1, basic: 9, standard: 7, professional: 5, enterprise: 3 };

/** Section 6 of the specification. */
const table = `
who             | rank | pricing | billing | members | pay | cloud | cloud expired | premium | premium expired | creator | price
visitor         | 0    | y       | y       | y       | y   | n     | n             | n       | n               | n       | 9
None            | 0    | y       | y       | y       | y   | n     | n             | n       | n               | n       | 1
Free            | 1    | y       | y       | y       | y   | n     | n             | n       | n               | n       | 9
Basic           | 2    | y       | y       | y       | y   | n     | n             | n       | n               | n       | 9
Standard        | 3    | y       | y       | y       | y   | y     | n             | y       | n               | n       | 7
Professional    | 4    | y       | y       | y       | y   | y     | n             | y       | n               | n       | 5
Enterprise      | 5    | y       | y       | y       | y   | y     | n             | y       | n               | y       | 3
EnterprisePlus  | 6    | y       | y       | y       | y   | y     | n             | y       | n               | y       | 3
EnterpriseChild | 5    | n       | n       | n       | n   | y     | n             | y       | n               | y       | 3
`;

interface Role {
  readonly who: string;
  readonly level: AccountLevel | null;
  readonly cell: (column: string) => string;
}

const [head = [], ...lines] = table
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()));
const levels: ReadonlyMap<string, AccountLevel> = new Map(Object.entries(AccountLevel));
const roles: readonly Role[] = lines.map((cells) => {
  const [who = ''] = cells;
  return { who, level: levels.get(who) ?? null, cell: (column) => cells[head.indexOf(column)] ?? '' };
});
const account = ({ level }: Role, isLevelExpired = false) =>
  level === null ? null : { accountLevel: level, isLevelExpired };

test('ROLE-02 the table names every level and the visitor once', () => {
  expect(roles.map(({ who }) => who).sort()).toEqual(['visitor', ...levels.keys()].sort());
  expect(levelsByRank).toHaveLength(8);
});

describe.each(roles)('$who', (role) => {
  const { who, level, cell } = role;

  test('ENUM-04 has the rank of the table', () => {
    expect(rankOf(level)).toBe(Number(cell('rank')));
  });

  test.each<[string, Capability, string]>([
    ['ROLE-11 HDR-02', 'seePricingLink', 'pricing'],
    ['ROLE-11 NAV-09', 'seeBilling', 'billing'],
    ['ROLE-11 NAV-10', 'seeMembers', 'members'],
    ['ROLE-11 ROLE-01', 'pay', 'pay'],
    ['ROLE-07', 'runInCloud', 'cloud'],
    ['FORM-38', 'usePremiumProxies', 'premium'],
    ['ROLE-10 TPL-32', 'seeCreator', 'creator'],
  ])('%s %s', (_ids, capability, column) => {
    expect(can(level, capability), `${who} ${capability}`).toBe(cell(column) === 'y');
    expect(accountCan(account(role), capability)).toBe(cell(column) === 'y');
  });

  test('ROLE-07 keeps only the capabilities of the table when the plan has expired', () => {
    expect(accountCan(account(role, true), 'runInCloud')).toBe(cell('cloud expired') === 'y');
    expect(accountCan(account(role, true), 'usePremiumProxies')).toBe(cell('premium expired') === 'y');
    for (const [capability, column] of [
      ['seePricingLink', 'pricing'],
      ['seeBilling', 'billing'],
      ['seeMembers', 'members'],
      ['seeCreator', 'creator'],
    ] as const)
      expect(accountCan(account(role, true), capability)).toBe(cell(column) === 'y');
  });

  test('ROLE-12 ROLE-13 ROLE-14 is shown the price of the table', () => {
    expect(priceForLevel(prices, level)).toBe(Number(cell('price')));
    const holes = { ...prices, free: null, basic: 2 };
    expect(priceForLevel(holes, level)).toBe(who === 'None' ? null : cell('price') === '9' ? 7 : Number(cell('price')));
  });

  test('ROLE-06 is offered the right prompt for a template above its level', () => {
    const expected = (canTrial: boolean) => {
      if (who === 'EnterpriseChild') return 'askAdministrator';
      if (who === 'EnterprisePlus') return 'contact';
      return canTrial ? 'trialOrUpgrade' : 'upgrade';
    };
    for (const canTrial of [true, false]) {
      expect(promptFor(level, canTrial)).toBe(expected(canTrial));
      for (const limit of roles) {
        if (limit.level === null || level === null) continue;
        const isAbove = Number(limit.cell('rank')) > Number(cell('rank'));
        expect(
          accountLimitPrompt(limit.level, { accountLevel: level }, canTrial),
          `${who} at ${limit.who}, trial ${String(canTrial)}`,
        ).toBe(isAbove ? expected(canTrial) : null);
      }
    }
  });

  test('ROLE-07 START-08 the cloud needs Standard and the template’s minimum level; the client needs only the minimum', () => {
    for (const minimum of roles) {
      if (level === null || minimum.level === null) continue;
      const context = {
        account: { accountLevel: level },
        canTrial: false,
        template: { status: TemplateStatus.Published, runOn: RunOn.Both, newMinAccountLevel: minimum.level },
      };
      const rank = Number(cell('rank'));
      const minimumRank = Number(minimum.cell('rank'));
      const what = `${who}, template for ${minimum.who}`;
      expect(firstRefusal(context, 'cloud') === null, what).toBe(rank >= 3 && rank >= minimumRank);
      expect(firstRefusal(context, 'client') === null, what).toBe(rank >= minimumRank);
    }
  });

  test('ROLE-03 opens a public template and is redirected from a private or withdrawn one', () => {
    const viewer = { signedIn: level !== null, path: '/template/maps' };
    const at = (status: TemplateStatus, privatePermissionDenied: boolean) =>
      templateRedirect({ slug: 'maps', status, privatePermissionDenied }, viewer)?.to ?? 'open';
    for (const status of [TemplateStatus.Published, TemplateStatus.Maintaining]) {
      expect(at(status, false)).toBe('open');
      expect(at(status, true)).toBe(level === null ? 'login' : 'forbidden');
    }
    for (const status of [TemplateStatus.New, TemplateStatus.Obsoleting])
      for (const denied of [true, false]) expect(at(status, denied)).toBe('forbidden');
  });
});

test.each([
  [true, true, true],
  [true, false, true],
  [false, true, true],
  [false, false, false],
])('ROLE-05 public %s, on the allow list %s: the form is open %s', (isPublic, isWhiteUserId, isOpen) => {
  expect(isTemplateOpen({ isPublic, isWhiteUserId })).toBe(isOpen);
});

test('ROLE-09 a non-owner fails with code 7 on start and code 4 on stop', () => {
  expect(classifyStart(['t1'], [{ taskId: 't1', startResult: 7 }]).failures).toEqual([{ taskId: 't1', code: 7 }]);
  expect(classifyStop(['t1'], [{ taskId: 't1', stopResult: 4 }]).failures).toEqual([{ taskId: 't1', code: 4 }]);
});

test('ROLE-15 copy and share are disabled for template-mode tasks only', () => {
  for (const mode of Object.values(TaskMode)) {
    const off = moreMenu({ mode, hasSchedule: true }).filter((entry) => entry.disabledReason !== null);
    expect(off.map(({ action }) => action)).toEqual(mode === TaskMode.TemplateMode ? ['copy', 'share'] : []);
  }
});
