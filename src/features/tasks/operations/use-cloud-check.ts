import { useTranslation } from '#src/i18n/use-translation';
import { AccountLevel } from '#src/contract/enums.gen';
import { useReadAccount } from '#src/data/account';
import { cloudStartRefusal } from '#src/domain/start-checks';
import { usePrompts } from '#src/shared/prompts/use-prompts';
import { usePlanName } from '#src/shared/plans/use-plan-name';

/** Messages in place of the general ones. */
interface CloudMessages {
  /** The plan has no cloud runs; `plan` is the lowest that has. */
  readonly level?: (plan: string) => string;
  readonly expired?: () => string;
}

/**
 * Returns a function that checks the account before something is set that only counts in the cloud: a plan without cloud runs is
 * offered a trial or an upgrade, an expired one an upgrade (START-17, START-18). It resolves to true when the account may go ahead,
 * and rejects when it cannot be read.
 */
export function useCloudCheck(): (messages?: CloudMessages) => Promise<boolean> {
  const { t } = useTranslation('templates');
  const readAccount = useReadAccount();
  const planName = usePlanName();
  const { upgradePrompt } = usePrompts();
  return async ({
    level = (plan) => t(($) => $.start.levelCloud, { plan }),
    expired = () => t(($) => $.start.expired),
  }: CloudMessages = {}) => {
    const refusal = cloudStartRefusal(await readAccount(), false);
    if (refusal === null) return true;
    const isExpired = refusal.reason === 'accountExpired';
    await upgradePrompt({
      reason: () => (isExpired ? expired() : level(planName(AccountLevel.Standard))),
      ...(isExpired ? { prompt: refusal.prompt } : {}),
      requiredLevel: AccountLevel.Standard,
    });
    return false;
  };
}
