import { expect, test } from 'vitest';
import { ApiError } from '#src/api/errors';
import { AccountLevel, SubscriptionStatus, TrialState } from '#src/contract/enums.gen';
import { trialStatusOf } from './trial-status';

const none = { status: SubscriptionStatus.None };
const free = { accountLevel: AccountLevel.Free };
const yes = { canTrial: true };
const no = { canTrial: false };

test('BILL-07 ENUM-05 what an account reads about its trial follows from what the server says', () => {
  expect(trialStatusOf(none, yes, { ...free, trialState: TrialState.Never })).toBe('never');
  expect(trialStatusOf(none, no, { ...free, trialState: TrialState.Done })).toBe('done');
  expect(trialStatusOf(none, no, { ...free, trialState: TrialState.Refuse })).toBe('refuse');
  expect(trialStatusOf(none, no, free)).toBe('refuse');
});

test('BILL-07 ENUM-05 a start that is refused takes the offer back', () => {
  const never = { ...free, trialState: TrialState.Never };
  const refusedBy = (code: string) => trialStatusOf(none, yes, never, new ApiError('http', 409, code, 'Refused.'));
  expect(['TrialDone', 'TrialRefused', 'LevelTooHigh', 'PaymentPending'].map(refusedBy)).toEqual([
    'done',
    'refuse',
    'enough',
    'never',
  ]);
});

test('BILL-07 ENUM-05 a trial that runs counts first, and a plan that holds it before one that was had', () => {
  const standard = { accountLevel: AccountLevel.Standard, trialState: TrialState.Done };
  expect(trialStatusOf({ status: SubscriptionStatus.Trial }, no, standard)).toBe('running');
  expect(trialStatusOf({ status: SubscriptionStatus.Active }, no, standard)).toBe('enough');
  expect(trialStatusOf({ status: SubscriptionStatus.Expired }, no, { ...standard, isLevelExpired: true })).toBe('done');
});
