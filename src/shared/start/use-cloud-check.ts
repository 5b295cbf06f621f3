import { useTranslation } from 'react-i18next';
import { AccountLevel } from '../../contract/enums.gen';
import { useReadAccount } from '../../data/account';
import { cloudStartRefusal } from '../../domain/start-checks';
import { usePrompts } from '../prompts/use-prompts';
import { usePlanName } from '../session/use-plan-name';

/**
 * The check before saved tasks start in the cloud: a plan without cloud runs is offered a trial or an upgrade, an expired one
 * an upgrade (START-17, START-18). True when the start may go ahead; rejects when the account cannot be read.
 */
export function useCloudCheck(): () => Promise<boolean> {
  const { t } = useTranslation('templates');
  const readAccount = useReadAccount();
  const planName = usePlanName();
  const { upgradePrompt } = usePrompts();
  return async () => {
    const refusal = cloudStartRefusal(await readAccount(), false);
    if (refusal === null) return true;
    const expired = refusal.reason === 'accountExpired';
    await upgradePrompt({
      reason: expired
        ? t(($) => $.start.expired)
        : t(($) => $.start.levelCloud, { plan: planName(AccountLevel.Standard) }),
      ...(expired ? { prompt: refusal.prompt } : {}),
      requiredLevel: AccountLevel.Standard,
    });
    return false;
  };
}
