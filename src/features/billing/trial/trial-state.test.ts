import { expect, test } from 'vitest';
import { ApiError } from '#src/api/errors';
import { AccountLevel, SubscriptionStatus, TrialState } from '#src/contract/enums.gen';
import { trialStandOf } from './trial-state';

const none = { status: SubscriptionStatus.None };
const free = { accountLevel: AccountLevel.Free };
const yes = { canTrial: true };
const no = { canTrial: false };

test('BILL-07 ENUM-05 what an account reads about its trial follows from what the server says', () => {
  expect(trialStandOf(none, yes, { ...free, trialState: TrialState.Never })).toBe('never');
  expect(trialStandOf(none, no, { ...free, trialState: TrialState.Done })).toBe('done');
  expect(trialStandOf(none, no, { ...free, trialState: TrialState.Refuse })).toBe('refuse');
  expect(trialStandOf(none, no, free)).toBe('refuse');
});

test('BILL-07 ENUM-05 a start that is refused takes the offer back', () => {
  const never = { ...free, trialState: TrialState.Never };
  const refusedBy = (code: string) => trialStandOf(none, yes, never, new ApiError('http', 409, code, 'Refused.'));
  expect(['TrialDone', 'TrialRefused', 'LevelTooHigh', 'PaymentPending'].map(refusedBy)).toEqual([
    'done',
    'refuse',
    'enough',
    'never',
  ]);
});

test('BILL-07 ENUM-05 a trial that runs counts first, and a plan that holds it before one that was had', () => {
  const standard = { accountLevel: AccountLevel.Standard, trialState: TrialState.Done };
  expect(trialStandOf({ status: SubscriptionStatus.Trial }, no, standard)).toBe('running');
  expect(trialStandOf({ status: SubscriptionStatus.Active }, no, standard)).toBe('enough');
  expect(trialStandOf({ status: SubscriptionStatus.Expired }, no, { ...standard, isLevelExpired: true })).toBe('done');
});
