import { AccountLevel, TrialState } from '../../src/contract/enums.gen';
import type { OperationId } from '../../src/contract/operations.gen';
import type { Resolvers } from '../lib/context';
import { activityHandlers } from './activities';
import { serverRank, serverRankOf } from './start-rules';

const TRIAL_DAYS = 7;

/** Whether a trial can be started: once, by an account below Standard that nobody else owns (API-032, ENUM-05). */
const trialHandlers: Pick<Resolvers, Extract<OperationId, 'canTrial'>> = {
  canTrial: ({ account }) => {
    const user = account();
    const canTrial =
      user.trialState === TrialState.Never &&
      user.parentUserId === undefined &&
      serverRank(user) < serverRankOf(AccountLevel.Standard);
    return { canTrial, trialDays: canTrial ? TRIAL_DAYS : null, trialLevel: canTrial ? AccountLevel.Standard : null };
  },
};

/** One resolver per call on trials and activities. */
export const promotionHandlers = { ...trialHandlers, ...activityHandlers };
