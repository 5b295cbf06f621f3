import { useTranslation } from '#src/i18n/use-translation';
import { useLocation, useNavigate } from 'react-router-dom';
import type { AccountLevel } from '#src/contract/enums.gen';
import { useAskAccount } from '#src/data/account';
import { useAskTrialEligibility } from '#src/data/promotions';
import { accountCan, atLeast, levelOf, promptFor, type UpgradePrompt } from '#src/domain/account-levels';
import { paths } from '#src/domain/paths';
import { useAsk } from '#src/ui/ask';
import type { Words } from '#src/ui/words';
import { usePlanName } from '#src/shared/plans/use-plan-name';
import type { BalanceVisit } from '../start/balance-visit';
import { askedLeave } from './asked-leave';

export interface UpgradeRequest {
  readonly reason: Words;
  readonly title?: Words;
  readonly requiredLevel?: AccountLevel | undefined;
  /** Decided here by default. */
  readonly prompt?: UpgradePrompt | undefined;
}

export interface TopUpRequest {
  readonly reason: Words;
  readonly title?: Words;
  /** Dollars. */
  readonly needed: number;
}

export interface Prompts {
  /** Resolves with true if it led to another page (START-07, FORM-34, ROLE-06). */
  upgradePrompt(request: UpgradeRequest): Promise<boolean>;
  /** Resolves with true if it led to the balance page (FORM-36, FORM-37). */
  topUpPrompt(request: TopUpRequest): Promise<boolean>;
}

/** A sub-member is sent to the administrator. */
export function usePrompts(): Prompts {
  const { t } = useTranslation('promotions');
  const ask = useAsk();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const askAccount = useAskAccount();
  const askTrial = useAskTrialEligibility();
  const planName = usePlanName();

  const decide = async (requiredLevel?: AccountLevel): Promise<{ prompt: UpgradePrompt; lowTrial?: AccountLevel }> => {
    const level = levelOf(await askAccount());
    if (promptFor(level, true) !== 'trialOrUpgrade') return { prompt: promptFor(level, false) };
    const { canTrial, trialLevel } = await askTrial();
    if (!canTrial || trialLevel === undefined || trialLevel === null || atLeast(trialLevel, requiredLevel))
      return { prompt: promptFor(level, canTrial) };
    return { prompt: promptFor(level, false), lowTrial: trialLevel };
  };
  const told = (reason: Words, advice: string) => (
    <>
      <p>{reason()}</p>
      <p>{advice}</p>
    </>
  );
  const lead = async (to: string, question: Parameters<typeof ask>[0], visit?: BalanceVisit): Promise<boolean> => {
    const confirmed = await ask(question);
    if (confirmed) await navigate(to, { state: { ...askedLeave, ...visit } });
    return confirmed;
  };
  const askAdministrator = async (title: Words, reason: Words): Promise<boolean> => {
    await ask(() => ({
      variant: 'info',
      title: title(),
      body: told(
        reason,
        t(($) => $.askAdministrator),
      ),
    }));
    return false;
  };

  return {
    upgradePrompt: async ({ reason, title: ownTitle, requiredLevel, prompt }) => {
      const { prompt: kind, lowTrial } = prompt === undefined ? await decide(requiredLevel) : { prompt };
      const title =
        ownTitle ??
        (() =>
          requiredLevel === undefined
            ? t(($) => $.upgrade.title)
            : t(($) => $.upgrade.titleFor, { plan: planName(requiredLevel) }));
      switch (kind) {
        case 'askAdministrator':
          return askAdministrator(title, reason);
        case 'contact':
          return lead(paths.contactSupport, () => ({
            variant: 'confirm',
            title: t(($) => $.contact.title),
            body: told(
              reason,
              t(($) => $.contact.text),
            ),
            confirmLabel: t(($) => $.contact.confirm),
          }));
        case 'trialOrUpgrade':
          return lead(paths.trial, () => ({
            variant: 'confirm',
            title: title(),
            body: told(
              reason,
              t(($) => $.upgrade.withTrial),
            ),
            confirmLabel: t(($) => $.upgrade.startTrial),
            alternative: {
              label: t(($) => $.upgrade.seePlans),
              onPress: () => void navigate(paths.pricing, { state: askedLeave }),
            },
          }));
        case 'upgrade':
          return lead(paths.pricing, () => ({
            variant: 'confirm',
            title: title(),
            body: told(
              reason,
              lowTrial === undefined
                ? t(($) => $.upgrade.text)
                : t(($) => $.upgrade.lowTrial, { plan: planName(lowTrial) }),
            ),
            confirmLabel: t(($) => $.upgrade.seePlans),
            ...(lowTrial === undefined
              ? {}
              : {
                  alternative: {
                    label: t(($) => $.upgrade.startTrial),
                    onPress: () => void navigate(paths.trial, { state: askedLeave }),
                  },
                }),
          }));
      }
    },
    topUpPrompt: async ({ reason, title = () => t(($) => $.topUp.title), needed }) => {
      const account = await askAccount();
      if (account !== undefined && !accountCan(account, 'pay')) return askAdministrator(title, reason);
      const question = () => ({
        variant: 'confirm' as const,
        title: title(),
        body: told(
          reason,
          t(($) => $.topUp.text),
        ),
        confirmLabel: t(($) => $.topUp.confirm),
      });
      return lead(paths.balance, question, { reason: 'premiumProxies', needed, back: `${pathname}${search}` });
    },
  };
}
