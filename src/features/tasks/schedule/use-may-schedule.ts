import { useTranslation } from 'react-i18next';
import { AccountLevel } from '#src/contract/enums.gen';
import { useReadAccount } from '#src/data/account';
import { cloudStartRefusal } from '#src/domain/start-checks';
import { usePrompts } from '#src/shared/prompts/use-prompts';

/**
 * Who may not schedule reads why before anything is filled in: schedules run in the cloud, which a plan may not include (START-17) or no
 * longer (START-18). True when it may go ahead; rejects when the account cannot be read.
 */
export function useMaySchedule(): () => Promise<boolean> {
  const { t } = useTranslation('tasks');
  const readAccount = useReadAccount();
  const { upgradePrompt } = usePrompts();
  return async () => {
    const refusal = cloudStartRefusal(await readAccount(), false);
    if (refusal === null) return true;
    const expired = refusal.reason === 'accountExpired';
    await upgradePrompt({
      reason: () => (expired ? t(($) => $.schedule.refused.expired) : t(($) => $.schedule.refused.level)),
      ...(expired ? { prompt: refusal.prompt } : {}),
      requiredLevel: AccountLevel.Standard,
    });
    return false;
  };
}
