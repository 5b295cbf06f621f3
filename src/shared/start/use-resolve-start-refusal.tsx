import { useTranslation } from '#src/i18n/use-translation';
import { useNavigate } from 'react-router-dom';
import { accountCan, type AccountWithLevel } from '#src/domain/account-levels';
import { paths } from '#src/domain/paths';
import type { StartRefusal, StartTarget } from '#src/domain/start-checks';
import type { Message } from '#src/ui/message';
import { usePrompts } from '../prompts/use-prompts';
import type { BalanceVisit } from '../prompts/balance-visit';
import { useChoose } from '#src/ui/use-choose';
import { useStartRefusalMessage } from './use-start-refusal-message';

type Resolution = 'goOn' | 'stop' | 'moved' | 'reload' | { readonly instead: StartTarget };

interface StartOrigin {
  readonly account: AccountWithLevel;
  /** Return address of the balance page. */
  readonly back: string;
}

/** START-06 to START-16, ROLE-06, ERR-15, ERR-16 */
export function useResolveStartRefusal(): (refusal: StartRefusal, origin: StartOrigin) => Promise<Resolution> {
  const { t } = useTranslation('tasks');
  const { t: prompts } = useTranslation('prompts');
  const choose = useChoose();
  const navigate = useNavigate();
  const message = useStartRefusalMessage();
  const { upgradePrompt } = usePrompts();

  const leaveFor = async (to: string, state?: BalanceVisit): Promise<Resolution> => {
    await navigate(to, state === undefined ? {} : { state });
    return 'moved';
  };
  const warn = async (title: Message<string>, body: Message<string>): Promise<Resolution> => {
    const choice = await choose(() => ({
      variant: 'warning',
      title: title(),
      body: body(),
      alternativeLabel: t(($) => $.start.findAnother),
    }));
    return choice === 'alternative' ? leaveFor(paths.templates) : 'stop';
  };
  const paragraphs = (...lines: readonly string[]) => lines.map((line) => <p key={line}>{line}</p>);

  return async (refusal, { account, back }) => {
    switch (refusal.reason) {
      case 'obsolete':
        return warn(
          () => t(($) => $.refused.title.withdrawn, { ns: 'templates' }),
          () => t(($) => $.start.obsolete),
        );
      case 'templateFailure':
        return warn(
          () => t(($) => $.start.failureTitle),
          () => t(($) => $.start.failure),
        );
      case 'notRunnable':
        return warn(
          () => t(($) => $.start.noneTitle),
          () => t(($) => $.start.notRunnable),
        );
      case 'localOnly': {
        const choice = await choose(() => ({
          variant: 'warning',
          title: t(($) => $.start.localOnlyTitle),
          body: t(($) => $.start.localOnlyBody),
          confirmLabel: t(($) => $.start.client),
          cancelable: true,
        }));
        return choice === 'confirm' ? { instead: 'client' } : 'stop';
      }
      case 'levelTooLow':
      case 'accountLimit':
      case 'accountExpired': {
        const hasLeft = await upgradePrompt({
          reason: () => message(refusal),
          requiredLevel: refusal.minimumLevel,
          // `upgradePrompt` decides, but an expired plan gets no trial.
          ...(refusal.reason === 'accountExpired' ? { prompt: refusal.prompt } : {}),
        });
        return hasLeft ? 'moved' : 'stop';
      }
      case 'versionDiffers': {
        const choice = await choose(() => ({
          variant: 'confirm',
          title: t(($) => $.start.versionTitle),
          body: t(($) => $.start.version, { used: refusal.usedVersion, current: refusal.currentVersion }),
          confirmLabel: t(($) => $.start.loadCurrent),
          alternativeLabel: t(($) => $.start.goOnOld),
        }));
        return choice === 'confirm' ? 'reload' : choice === 'alternative' ? 'goOn' : 'stop';
      }
      case 'lowBalance': {
        const canPay = accountCan(account, 'pay');
        const choice = await choose(() => ({
          variant: 'confirm',
          title: t(($) => $.start.lowBalanceTitle),
          body: canPay
            ? message(refusal)
            : paragraphs(
                message(refusal),
                prompts(($) => $.askAdministrator),
              ),
          confirmLabel: t(($) => $.start.startAnyway),
          alternativeLabel: canPay ? prompts(($) => $.topUp.confirm) : undefined,
        }));
        if (choice === 'alternative')
          return leaveFor(paths.balance, { reason: 'lowBalance', cost: refusal.cost, back });
        return choice === 'confirm' ? 'goOn' : 'stop';
      }
      case 'balanceTooLow':
        if (refusal.effect === 'balancePage')
          return leaveFor(paths.balance, {
            reason: 'balanceTooLow',
            cost: refusal.cost,
            needed: refusal.needed,
            back,
          });
        await choose(() => ({
          variant: 'warning',
          title: t(($) => $.start.balanceTitle),
          body: paragraphs(
            message(refusal),
            prompts(($) => $.askAdministrator),
          ),
        }));
        return 'stop';
    }
  };
}
