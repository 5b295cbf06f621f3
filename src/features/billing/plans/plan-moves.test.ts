import { expect, test } from 'vitest';
import { AccountLevel, GoodsCode, SubscriptionStatus } from '#src/contract/enums.gen';
import { planMove } from './plan-moves';

const { None, Trial, Active, Ending, Contract, Expired } = SubscriptionStatus;
const yearly = { code: GoodsCode.StandardYearly, level: AccountLevel.Standard };
const subscriptionOf = (status: SubscriptionStatus, code: GoodsCode | null = yearly.code) => ({
  status,
  code,
  level: status === Expired || code === null ? AccountLevel.Free : AccountLevel.Standard,
});

test.each([
  ['a visitor chooses', undefined, yearly, 'choose'],
  ['without a plan one chooses', subscriptionOf(None, null), yearly, 'choose'],
  ['a trial is no plan', subscriptionOf(Trial, null), yearly, 'choose'],
  ['the same plan is the present one', subscriptionOf(Active), yearly, 'current'],
  [
    'so it is in an activity',
    subscriptionOf(Active),
    { ...yearly, code: GoodsCode.StandardYearlyFirstActivity },
    'current',
  ],
  ['so it is while it runs out', subscriptionOf(Ending), yearly, 'current'],
  ['another period follows', subscriptionOf(Active), { ...yearly, code: GoodsCode.StandardMonthly }, 'switch'],
  [
    'a higher one is an upgrade, whatever its period',
    subscriptionOf(Active),
    { code: GoodsCode.ProfessionalMonthly, level: AccountLevel.Professional },
    'upgrade',
  ],
  [
    'a lower one follows',
    subscriptionOf(Ending),
    { code: GoodsCode.BasicYearly, level: AccountLevel.Basic },
    'downgrade',
  ],
  ['a lapsed one is renewed', subscriptionOf(Expired), yearly, 'renew'],
  [
    'after a lapsed one another is chosen',
    subscriptionOf(Expired),
    { code: GoodsCode.BasicYearly, level: AccountLevel.Basic },
    'choose',
  ],
  ['a contract is not changed here', subscriptionOf(Contract), yearly, 'contract'],
] as const)('plan move: %s', (_name, present, offered, move) => {
  expect(planMove(present, offered)).toBe(move);
});
