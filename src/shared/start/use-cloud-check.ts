import { useTranslation } from 'react-i18next';
import { AccountLevel } from '#src/contract/enums.gen';
import { useReadAccount } from '#src/data/account';
import { cloudStartRefusal } from '#src/domain/start-checks';
import { usePrompts } from '../prompts/use-prompts';
import { usePlanName } from '#src/shared/plans/use-plan-name';

/**
 * The check before saved tasks start in the cloud, or before what only counts there is set: a plan without cloud runs is offered a
 * trial or an upgrade, an expired one an upgrade (START-17, START-18). `why` gives another reason for the plan that is named. True
 * when it may go ahead; rejects when the account cannot be read.
 */
export function useCloudCheck(): (why?: (plan: string) => string) => Promise<boolean> {
  const { t } = useTranslation('templates');
  const readAccount = useReadAccount();
  const planName = usePlanName();
  const { upgradePrompt } = usePrompts();
  return async (why = (plan) => t(($) => $.start.levelCloud, { plan })) => {
    const refusal = cloudStartRefusal(await readAccount(), false);
    if (refusal === null) return true;
    const expired = refusal.reason === 'accountExpired';
    await upgradePrompt({
      reason: () => (expired ? t(($) => $.start.expired) : why(planName(AccountLevel.Standard))),
      ...(expired ? { prompt: refusal.prompt } : {}),
      requiredLevel: AccountLevel.Standard,
    });
    return false;
  };
}
