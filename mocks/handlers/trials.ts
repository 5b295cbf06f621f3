import { AccountLevel, TrialState, type ErrorCode } from '#src/contract/enums.gen';
import type { OperationId } from '#src/contract/operations.gen';
import type { AccountRecord } from '#mocks/db/account';
import type { Resolvers } from '#mocks/lib/context';
import { HttpError } from '#mocks/lib/http-error';
import { changePlan } from '#mocks/simulation/plans';
import { requireBuyer } from './billing-access';
import { serverRank, serverRankOf } from './start-rules';
import { subscriptionOf } from './subscriptions';

const TRIAL_DAYS = 7;
const DAY = 86_400_000;

/** An account may start one trial, only below Standard (ENUM-05). */
function trialRefusal(user: AccountRecord): readonly [code: ErrorCode, message: string] | undefined {
  if (user.trialState === TrialState.Done) return ['TrialDone', 'This account has had its trial.'];
  if (user.trialState === TrialState.Refuse) return ['TrialRefused', 'No trial is offered to this account.'];
  return serverRank(user) < serverRankOf(AccountLevel.Standard)
    ? undefined
    : ['LevelTooHigh', 'Your plan holds what a trial would give.'];
}

export const trialHandlers: Pick<Resolvers, Extract<OperationId, 'canTrial' | 'startTrial'>> = {
  canTrial: ({ account }) => {
    const user = account();
    const canTrial = user.parentUserId === undefined && trialRefusal(user) === undefined;
    return { canTrial, trialDays: canTrial ? TRIAL_DAYS : null, trialLevel: canTrial ? AccountLevel.Standard : null };
  },

  startTrial: async (context) => {
    const { db, now } = context;
    const user = requireBuyer(context);
    const refusal = trialRefusal(user);
    if (refusal) throw new HttpError(409, ...refusal);
    const trialOver = { level: user.accountLevel, expiresAt: user.levelExpiresAt };
    await changePlan(db, user.userId, now, {
      account: (draft) => {
        draft.accountLevel = AccountLevel.Standard;
        draft.levelExpiresAt = now + TRIAL_DAYS * DAY;
        draft.isLevelExpired = false;
        draft.trialState = TrialState.Done;
      },
      subscription: (draft) => void (draft.trialOver = trialOver),
    });
    return subscriptionOf(db, user.userId);
  },
};
