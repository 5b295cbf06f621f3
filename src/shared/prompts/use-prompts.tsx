import { useTranslation } from '#src/i18n/use-translation';
import { useLocation, useNavigate } from 'react-router-dom';
import type { AccountLevel } from '#src/contract/enums.gen';
import { useTryFetchAccount } from '#src/data/account';
import { useFetchTrialEligibility } from '#src/data/promotions';
import { accountCan, isAtLeast, levelOf, promptFor, type UpgradePrompt } from '#src/domain/account-levels';
import { paths } from '#src/domain/paths';
import { useConfirm } from '#src/ui/confirm';
import type { Message } from '#src/ui/message';
import { usePlanName } from '#src/shared/plans/use-plan-name';
import type { BalanceVisit } from './balance-visit';
import { leaveConfirmed } from './leave-confirmed';

export interface UpgradeRequest {
  readonly reason: Message;
  readonly title?: Message;
  readonly requiredLevel?: AccountLevel | undefined;
  /** Decided here by default. */
  readonly prompt?: UpgradePrompt | undefined;
}

export interface TopUpRequest {
  readonly reason: Message;
  readonly title?: Message;
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
  const { t } = useTranslation('prompts');
  const confirm = useConfirm();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const fetchAccount = useTryFetchAccount();
  const fetchTrialEligibility = useFetchTrialEligibility();
  const planName = usePlanName();

  const decidePrompt = async (
    requiredLevel?: AccountLevel,
  ): Promise<{ prompt: UpgradePrompt; trial?: AccountLevel | null | undefined; lowTrial?: AccountLevel }> => {
    const level = levelOf(await fetchAccount());
    if (promptFor(level, true) !== 'trialOrUpgrade') return { prompt: promptFor(level, false) };
    const { canTrial, trialLevel } = await fetchTrialEligibility();
    if (!canTrial || trialLevel === undefined || trialLevel === null || isAtLeast(trialLevel, requiredLevel))
      return { prompt: promptFor(level, canTrial), trial: trialLevel };
    return { prompt: promptFor(level, false), lowTrial: trialLevel };
  };
  const paragraphs = (reason: Message, advice: string) => (
    <>
      <p>{reason()}</p>
      <p>{advice}</p>
    </>
  );
  const confirmAndNavigate = async (
    to: string,
    options: Parameters<typeof confirm>[0],
    visit?: BalanceVisit,
  ): Promise<boolean> => {
    const confirmed = await confirm(options);
    if (confirmed) await navigate(to, { state: { ...leaveConfirmed, ...visit } });
    return confirmed;
  };
  const showAskAdministrator = async (title: Message, reason: Message): Promise<boolean> => {
    await confirm(() => ({
      variant: 'info',
      title: title(),
      body: paragraphs(
        reason,
        t(($) => $.askAdministrator),
      ),
    }));
    return false;
  };

  return {
    upgradePrompt: async ({ reason, title: ownTitle, requiredLevel, prompt }) => {
      const {
        prompt: kind,
        trial,
        lowTrial,
      } = prompt === undefined ? await decidePrompt(requiredLevel) : { prompt, trial: undefined };
      const title =
        ownTitle ??
        (() =>
          requiredLevel === undefined
            ? t(($) => $.upgrade.title)
            : t(($) => $.upgrade.titleFor, { plan: planName(requiredLevel) }));
      switch (kind) {
        case 'askAdministrator':
          return showAskAdministrator(title, reason);
        case 'contact':
          return confirmAndNavigate(paths.contactSupport, () => ({
            variant: 'confirm',
            title: t(($) => $.contact.title),
            body: paragraphs(
              reason,
              t(($) => $.contact.text),
            ),
            confirmLabel: t(($) => $.pages.contact, { ns: 'shell' }),
          }));
        case 'trialOrUpgrade':
          return confirmAndNavigate(paths.trial, () => ({
            variant: 'confirm',
            title: title(),
            body: paragraphs(
              reason,
              (trial ?? null) === null
                ? t(($) => $.upgrade.text)
                : t(($) => $.upgrade.withTrial, { plan: planName(trial) }),
            ),
            confirmLabel: t(($) => $.upgrade.startTrial),
            alternative: {
              label: t(($) => $.go.plans, { ns: 'shell' }),
              onPress: () => void navigate(paths.pricing, { state: leaveConfirmed }),
            },
          }));
        case 'upgrade':
          return confirmAndNavigate(paths.pricing, () => ({
            variant: 'confirm',
            title: title(),
            body: paragraphs(
              reason,
              lowTrial === undefined
                ? t(($) => $.upgrade.text)
                : t(($) => $.upgrade.lowTrial, { plan: planName(lowTrial) }),
            ),
            confirmLabel: t(($) => $.go.plans, { ns: 'shell' }),
            ...(lowTrial === undefined
              ? {}
              : {
                  alternative: {
                    label: t(($) => $.upgrade.startTrial),
                    onPress: () => void navigate(paths.trial, { state: leaveConfirmed }),
                  },
                }),
          }));
      }
    },
    topUpPrompt: async ({ reason, title = () => t(($) => $.topUp.title), needed }) => {
      const account = await fetchAccount();
      if (account !== undefined && !accountCan(account, 'pay')) return showAskAdministrator(title, reason);
      const question = () => ({
        variant: 'confirm' as const,
        title: title(),
        body: paragraphs(
          reason,
          t(($) => $.topUp.text),
        ),
        confirmLabel: t(($) => $.topUp.confirm),
      });
      return confirmAndNavigate(paths.balance, question, {
        reason: 'premiumProxies',
        needed,
        back: `${pathname}${search}`,
      });
    },
  };
}
