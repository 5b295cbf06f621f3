import { useTranslation } from '#src/i18n/use-translation';
import { AccountLevel } from '#src/contract/enums.gen';
import { useRefetchAccount } from '#src/data/account';
import { cloudStartRefusal } from '#src/domain/start-checks';
import { usePrompts } from '#src/shared/prompts/use-prompts';
import { usePlanName } from '#src/shared/plans/use-plan-name';

interface CloudMessages {
  readonly noCloudMessage?: (plan: string) => string;
  readonly expiredMessage?: () => string;
}

/**
 * Resolves to whether the account has cloud runs; if not, offers a trial or an upgrade (START-17, START-18). Rejects when the account
 * cannot be loaded.
 */
export function useCloudCheck(): (messages?: CloudMessages) => Promise<boolean> {
  const { t } = useTranslation('tasks');
  const readAccount = useRefetchAccount();
  const planName = usePlanName();
  const { upgradePrompt } = usePrompts();
  return async ({
    noCloudMessage = (plan) => t(($) => $.start.levelCloud, { plan }),
    expiredMessage = () => t(($) => $.start.expired),
  }: CloudMessages = {}) => {
    const refusal = cloudStartRefusal(await readAccount(), false);
    if (refusal === null) return true;
    const isExpired = refusal.reason === 'accountExpired';
    await upgradePrompt({
      reason: () => (isExpired ? expiredMessage() : noCloudMessage(planName(AccountLevel.Standard))),
      ...(isExpired ? { prompt: refusal.prompt } : {}),
      requiredLevel: AccountLevel.Standard,
    });
    return false;
  };
}
