import { useTranslation } from '#src/i18n/use-translation';
import { AccountLevel } from '#src/contract/enums.gen';
import { useFetchAccount, useTemplateBalanceQuery } from '#src/data/account';
import { accountCan } from '#src/domain/account-levels';
import { decidePremiumProxies, minPremiumProxyBalance } from '#src/domain/proxy-rules';
import { useFormats } from '#src/i18n/format';
import { useErrorMessage } from '#src/shared/errors/use-error-message';
import { usePrompts } from '#src/shared/prompts/use-prompts';
import { useToasts } from '#src/ui/toast';
import { useSingleFlight } from '#src/ui/use-single-flight';

/** Resolves to whether the account may use premium proxies; if not, prompts for an upgrade or a top-up (FORM-33 to FORM-38). */
export function useChoosePremium(): () => Promise<boolean> {
  const { t } = useTranslation('proxies');
  const { money } = useFormats();
  const knownAccount = useFetchAccount();
  const balance = useTemplateBalanceQuery();
  const { upgradePrompt, topUpPrompt } = usePrompts();
  const toasts = useToasts();
  const errorMessage = useErrorMessage();

  const reportCheckError = (error: unknown): false => {
    toasts.error(() => t(($) => $.premium.checkFailed), {
      key: 'premium-proxies',
      detail: () => errorMessage(error),
    });
    return false;
  };
  const decide = async (): Promise<boolean> => {
    const [account, read] = await Promise.all([knownAccount(), balance.refetch()]);
    if (accountCan(account, 'usePremiumProxies') && read.data === undefined) return reportCheckError(read.error);
    const choice = decidePremiumProxies(account, read.data?.totalBalance);
    const planReason = () => t(($) => $.premium.needsPlan);
    const balanceReason = () => t(($) => $.premium.needsBalance, { amount: money(minPremiumProxyBalance) });
    switch (choice.kind) {
      case 'switch':
        return true;
      case 'upgrade':
        await upgradePrompt({ reason: planReason, requiredLevel: AccountLevel.Standard, prompt: choice.prompt });
        return false;
      case 'topUp':
        await topUpPrompt({ reason: balanceReason, needed: minPremiumProxyBalance });
        return false;
      case 'askAdministrator': {
        if (accountCan(account, 'usePremiumProxies'))
          await topUpPrompt({ reason: balanceReason, needed: minPremiumProxyBalance });
        else
          await upgradePrompt({ reason: planReason, requiredLevel: AccountLevel.Standard, prompt: 'askAdministrator' });
        return false;
      }
    }
  };
  const { run } = useSingleFlight(() => decide().catch(reportCheckError));
  return async () => (await run()) ?? false;
}
