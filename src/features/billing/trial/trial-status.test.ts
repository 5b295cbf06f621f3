import { expect, test } from 'vitest';
import { ApiError } from '#src/api/errors';
import { AccountLevel, SubscriptionStatus, TrialState } from '#src/contract/enums.gen';
import { trialStatusOf } from './trial-status';

const none = { status: SubscriptionStatus.None };
const free = { accountLevel: AccountLevel.Free };
const yes = { canTrial: true };
const no = { canTrial: false };

test("ENUM-05 the trial state shown follows the server's answers", () => {
  expect(trialStatusOf(none, yes, { ...free, trialState: TrialState.Never })).toBe('never');
  expect(trialStatusOf(none, no, { ...free, trialState: TrialState.Done })).toBe('done');
  expect(trialStatusOf(none, no, { ...free, trialState: TrialState.Refuse })).toBe('refuse');
  expect(trialStatusOf(none, no, free)).toBe('refuse');
});

test('a refused start withdraws the trial offer', () => {
  const never = { ...free, trialState: TrialState.Never };
  const refusedBy = (code: string) => trialStatusOf(none, yes, never, new ApiError('http', 409, code, 'Refused.'));
  expect(['TrialDone', 'TrialRefused', 'LevelTooHigh', 'PaymentPending'].map(refusedBy)).toEqual([
    'done',
    'refuse',
    'enough',
    'never',
  ]);
});

test('a running trial comes before a plan, and a plan before a past trial', () => {
  const standard = { accountLevel: AccountLevel.Standard, trialState: TrialState.Done };
  expect(trialStatusOf({ status: SubscriptionStatus.Trial }, no, standard)).toBe('running');
  expect(trialStatusOf({ status: SubscriptionStatus.Active }, no, standard)).toBe('enough');
  expect(trialStatusOf({ status: SubscriptionStatus.Expired }, no, { ...standard, isLevelExpired: true })).toBe('done');
});
