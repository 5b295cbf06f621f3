import { codeOf } from '#src/api/errors';
import { AccountLevel, ErrorCode, SubscriptionStatus, TrialState } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { isAtLeast, effectiveLevel, type AccountWithLevel } from '#src/domain/account-levels';

/** Available, running, used up, not needed at this level, or not offered (ENUM-05). */
export type TrialStatus = 'never' | 'running' | 'done' | 'enough' | 'refuse';

const refused: Readonly<Record<string, TrialStatus>> = {
  [ErrorCode.TrialDone]: 'done',
  [ErrorCode.TrialRefused]: 'refuse',
  [ErrorCode.LevelTooHigh]: 'enough',
};

/** A running trial counts first; a start's `refusal` outranks the earlier offer. */
export function trialStatusOf(
  subscription: Pick<Schemas['Subscription'], 'status'>,
  eligibility: Pick<Schemas['TrialEligibility'], 'canTrial'>,
  account: AccountWithLevel & { readonly trialState?: TrialState },
  refusal?: unknown,
): TrialStatus {
  if (subscription.status === SubscriptionStatus.Trial) return 'running';
  const answered = refused[codeOf(refusal) ?? ''];
  if (answered !== undefined) return answered;
  if (eligibility.canTrial) return 'never';
  if (isAtLeast(effectiveLevel(account), AccountLevel.Standard)) return 'enough';
  return account.trialState === TrialState.Done ? 'done' : 'refuse';
}
