import { expect, test } from 'vitest';
import { AccountLevel, RunOn, TemplateStatus } from '#src/contract/enums.gen';
import { firstRefusal, type StartContext, type StartTarget } from './start-checks';

const specifiedRanks = {
  None: 0,
  Free: 1,
  Basic: 2,
  Standard: 3,
  Professional: 4,
  Enterprise: 5,
  EnterprisePlus: 6,
  EnterpriseChild: 5,
} as const;
type Level = keyof typeof specifiedRanks;
type Status = keyof typeof TemplateStatus;
type TemplatePlace = keyof typeof RunOn;

const levels = Object.keys(specifiedRanks) as Level[];
const statuses = Object.keys(TemplateStatus) as Status[];
const places = Object.keys(RunOn) as TemplatePlace[];
const versions = ['same', 'older', 'unknown'] as const;
const purses = {
  freeOfCharge: { price: 0, balance: 0 },
  noPrice: { price: null, balance: undefined },
  unknownBalance: { price: 2, balance: undefined },
  empty: { price: 2, balance: 0.99 },
  least: { price: 2, balance: 1 },
  low: { price: 2, balance: 4.99 },
  enough: { price: 2, balance: 5 },
} as const;
type Purse = keyof typeof purses;

interface Case {
  readonly level: Level;
  readonly expired: boolean;
  readonly canTrial: boolean;
  readonly limit: Level;
  readonly minimum: Level;
  readonly status: Status;
  readonly place: TemplatePlace;
  readonly version: (typeof versions)[number];
  readonly purse: Purse;
  readonly target: StartTarget;
}

const effectiveRank = ({ level, expired }: Case): number =>
  expired ? Math.min(1, specifiedRanks[level]) : specifiedRanks[level];

function offer({ level, canTrial }: Case, becauseExpired: boolean): string {
  if (level === 'EnterpriseChild') return 'askAdministrator';
  if (level === 'EnterprisePlus') return 'contact';
  return canTrial && !becauseExpired ? 'trialOrUpgrade' : 'upgrade';
}

function tooLow(one: Case, minimum: Level, reason: string): string {
  const becauseExpired = one.expired && specifiedRanks[one.level] >= specifiedRanks[minimum];
  return `${becauseExpired ? 'accountExpired' : reason} ${minimum} ${offer(one, becauseExpired)}`;
}

const specified: readonly {
  readonly number: number;
  readonly only?: StartTarget;
  readonly when: (one: Case) => boolean;
  readonly message: (one: Case) => string;
  readonly canContinue?: boolean;
}[] = [
  { number: 1, when: ({ status }) => status === 'Obsoleting', message: () => 'obsolete' },
  {
    number: 2,
    when: (one) => effectiveRank(one) < specifiedRanks[one.limit],
    message: (one) => tooLow(one, one.limit, 'accountLimit'),
  },
  {
    number: 2,
    when: (one) => effectiveRank(one) < specifiedRanks[one.minimum],
    message: (one) => tooLow(one, one.minimum, 'levelTooLow'),
  },
  {
    number: 3,
    only: 'cloud',
    when: ({ level, expired }) => expired || level === 'None' || level === 'Free' || level === 'Basic',
    message: (one) => tooLow(one, 'Standard', 'levelTooLow'),
  },
  { number: 4, when: ({ version }) => version === 'older', message: () => 'versionDiffers', canContinue: true },
  { number: 5, when: ({ status }) => status === 'New', message: () => 'templateFailure' },
  { number: 6, only: 'cloud', when: ({ place }) => place === 'Local', message: () => 'localOnly' },
  { number: 7, when: ({ place }) => place === 'None', message: () => 'notRunnable' },
  {
    number: 8,
    when: ({ purse }) => purse === 'unknownBalance' || purse === 'empty',
    message: ({ level }) => `balanceTooLow ${level === 'EnterpriseChild' ? 'askAdministrator' : 'balancePage'}`,
  },
  {
    number: 8,
    when: ({ purse }) => purse === 'least' || purse === 'low',
    message: () => 'lowBalance',
    canContinue: true,
  },
];

function expectedWalk(one: Case): string {
  const messages: string[] = [];
  for (const { number, only, when, message, canContinue = false } of specified) {
    if ((only !== undefined && only !== one.target) || !when(one)) continue;
    messages.push(`${String(number)} ${message(one)}`);
    if (!canContinue) return messages.join(', ');
  }
  return [...messages, 'start'].join(', ');
}

const levelNames = new Map(levels.map((name) => [AccountLevel[name], name]));

function walk(one: Case): string {
  const { price, balance } = purses[one.purse];
  const context: StartContext = {
    account: { accountLevel: AccountLevel[one.level], isLevelExpired: one.expired },
    canTrial: one.canTrial,
    template: {
      status: TemplateStatus[one.status],
      runOn: RunOn[one.place],
      newMinAccountLevel: AccountLevel[one.minimum],
      accountLimit: AccountLevel[one.limit],
      currentTemplateVersion: 7,
      pricePerData: price,
    },
    usedVersion: one.version === 'same' ? '7' : one.version === 'older' ? 6 : null,
    balance: { balance, balanceLowThreshold: 5, chargingGranularity: 1 },
  };
  const messages: string[] = [];
  for (let from = 1; ;) {
    const refusal = firstRefusal(context, one.target, from);
    if (refusal === null) return [...messages, 'start'].join(', ');
    const more =
      refusal.effect === 'prompt'
        ? ` ${levelNames.get(refusal.minimumLevel) ?? ''} ${refusal.prompt}`
        : refusal.reason === 'balanceTooLow'
          ? ` ${refusal.effect}`
          : '';
    messages.push(`${String(refusal.check)} ${refusal.reason}${more}`);
    if (refusal.effect !== 'confirm') return messages.join(', ');
    from = refusal.check + 1;
  }
}

function* combinations<T extends Record<string, readonly unknown[]>>(
  inputs: T,
): Generator<{ [K in keyof T]: T[K][number] }> {
  const keys = Object.keys(inputs) as (keyof T)[];
  const total = keys.reduce((product, key) => product * (inputs[key]?.length ?? 0), 1);
  for (let number = 0; number < total; number++) {
    let quotient = number;
    const mix = {} as { [K in keyof T]: T[K][number] };
    for (const key of keys) {
      const choices: T[typeof key] = inputs[key];
      mix[key] = choices[quotient % choices.length];
      quotient = Math.floor(quotient / choices.length);
    }
    yield mix;
  }
}

function disagreements(cases: Iterable<Case>): { checked: number; wrong: string[] } {
  let checked = 0;
  const wrong: string[] = [];
  for (const one of cases) {
    checked++;
    const expected = expectedWalk(one);
    const got = walk(one);
    if (got !== expected && wrong.length < 5) wrong.push(`${JSON.stringify(one)}: ${got}, not ${expected}`);
  }
  return { checked, wrong };
}

const commonInputs = {
  status: statuses,
  place: places,
  version: versions,
  purse: Object.keys(purses) as Purse[],
  target: ['cloud', 'client'] as const,
};

test('START-05 START-13 every mix of plan, template, version and balance gets the specified refusals', () => {
  const { checked, wrong } = disagreements(
    combinations({
      level: levels,
      expired: [false, true],
      canTrial: [false],
      limit: ['None'] as const,
      minimum: levels,
      ...commonInputs,
    }),
  );
  expect(wrong).toEqual([]);
  expect(checked).toBe(8 * 2 * 8 * 4 * 4 * 3 * 7 * 2);
});

test('START-07 START-08 ROLE-06 every plan gets the specified refusals for every account limit and minimum level', () => {
  const { checked, wrong } = disagreements(
    combinations({
      level: levels,
      expired: [false, true],
      canTrial: [false, true],
      limit: levels,
      minimum: levels,
      ...commonInputs,
      status: ['Published', 'Obsoleting'] as const,
      version: ['same', 'older'] as const,
      purse: ['low', 'enough'] as const,
    }),
  );
  expect(wrong).toEqual([]);
  expect(checked).toBe(8 * 2 * 2 * 8 * 8 * 2 * 4 * 2 * 2 * 2);
});
