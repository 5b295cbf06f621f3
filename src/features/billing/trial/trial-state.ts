import { ApiError } from '#src/api/errors';
import { AccountLevel, ErrorCode, SubscriptionStatus, TrialState } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { atLeast, effectiveLevel, type AccountWithLevel } from '#src/domain/account-levels';

/** How an account stands to the trial: may start it, is in it, had it, has more than it gives, or is not offered one (ENUM-05). */
export type TrialStand = 'never' | 'running' | 'done' | 'enough' | 'refuse';

const refused: Readonly<Record<string, TrialStand>> = {
  [ErrorCode.TrialDone]: 'done',
  [ErrorCode.TrialRefused]: 'refuse',
  [ErrorCode.LevelTooHigh]: 'enough',
};

/**
 * What the server says about the trial of an account: see `TrialStand`. A trial that runs counts before everything else, the `refusal` of
 * a start before what was offered earlier.
 */
export function trialStandOf(
  subscription: Pick<Schemas['Subscription'], 'status'>,
  eligibility: Pick<Schemas['TrialEligibility'], 'canTrial'>,
  account: AccountWithLevel & { readonly trialState?: TrialState },
  refusal?: unknown,
): TrialStand {
  if (subscription.status === SubscriptionStatus.Trial) return 'running';
  const answered = refusal instanceof ApiError ? refused[refusal.code] : undefined;
  if (answered !== undefined) return answered;
  if (eligibility.canTrial) return 'never';
  if (atLeast(effectiveLevel(account), AccountLevel.Standard)) return 'enough';
  return account.trialState === TrialState.Done ? 'done' : 'refuse';
}
