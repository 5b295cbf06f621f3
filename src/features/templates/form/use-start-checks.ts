import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '../../../api/errors';
import { TaskStatus } from '../../../contract/enums.gen';
import type { Schemas } from '../../../contract/types';
import { useAskAccount } from '../../../data/account';
import { taskQueries } from '../../../data/tasks';
import { templateQueries, useReadBalanceInfo } from '../../../data/templates';
import { accountLimitPrompt, isTemplateOpen } from '../../../domain/template-access';
import { isFree } from '../../../domain/price';
import { paths } from '../../../domain/paths';
import {
  firstRefusal,
  type CostFacts,
  type StartContext,
  type StartRefusal,
  type StartTarget,
} from '../../../domain/start-checks';
import { useFormats } from '../../../i18n/format';
import { usePrompts } from '../../../shared/prompts/use-prompts';
import { usePlanName } from '../../../shared/session/use-plan-name';
import { useAsk } from '../../../ui/ask';
import { useToasts } from '../../../ui/toast';

/** What came of the checks: `moved` when they led the person elsewhere, `reload` when the newer version is wanted. */
export type StartVerdict = 'go' | 'stop' | 'moved' | 'reload';

/**
 * Runs what must be checked before a saved task starts, in the specification's order, and asks or tells what each check
 * finds (START-04 to START-16, ROLE-05, ROLE-06). Reads template, balance and account anew.
 */
export function useStartChecks(setup: Schemas['TemplateSetup']) {
  const { t } = useTranslation('templates');
  const formats = useFormats();
  const queries = useQueryClient();
  const ask = useAsk();
  const toasts = useToasts();
  const navigate = useNavigate();
  const { upgradePrompt } = usePrompts();
  const planName = usePlanName();
  const askAccount = useAskAccount();
  const readBalance = useReadBalanceInfo();

  const costWords = (cost: CostFacts) => ({
    price: formats.money(cost.price, { maximumFractionDigits: 4 }),
    balance: formats.money(cost.balance),
    rows: formats.number(cost.estimatedRows),
  });

  /** Tells or asks what one check found; `go` where the next check may follow. */
  const meet = async (refusal: StartRefusal): Promise<StartVerdict> => {
    switch (refusal.reason) {
      case 'obsolete':
        await ask({ kind: 'warning', title: t(($) => $.start.obsoleteTitle), body: t(($) => $.start.obsolete) });
        return 'stop';
      case 'templateFailure':
        toasts.warning(t(($) => $.start.templateFailure));
        return 'stop';
      case 'localOnly':
        toasts.warning(t(($) => $.start.localOnly));
        return 'stop';
      case 'notRunnable':
        toasts.warning(t(($) => $.start.notRunnable));
        return 'stop';
      case 'levelTooLow':
      case 'accountExpired': {
        const expired = refusal.reason === 'accountExpired';
        const led = await upgradePrompt({
          reason: expired
            ? t(($) => $.start.expired)
            : t(($) => $.start.level, { plan: planName(refusal.minimumLevel) }),
          requiredLevel: refusal.minimumLevel,
          // What is offered is decided there, with the trial; an expired plan is renewed, not tried.
          ...(expired ? { prompt: refusal.prompt } : {}),
        });
        return led ? 'moved' : 'stop';
      }
      case 'versionDiffers': {
        const choice: { old?: true } = {};
        const load = await ask({
          kind: 'confirm',
          title: t(($) => $.start.versionTitle),
          body: t(($) => $.start.version, { used: refusal.usedVersion, current: refusal.currentVersion }),
          confirmLabel: t(($) => $.start.loadCurrent),
          alternative: { label: t(($) => $.start.goOnOld), onPress: () => void (choice.old = true) },
        });
        return load ? 'reload' : choice.old === true ? 'go' : 'stop';
      }
      case 'lowBalance':
        return (await ask({
          kind: 'confirm',
          title: t(($) => $.start.lowBalanceTitle),
          body: t(($) => $.start.lowBalance, costWords(refusal.cost)),
          confirmLabel: t(($) => $.start.startAnyway),
        }))
          ? 'go'
          : 'stop';
      case 'balanceTooLow':
        if (refusal.effect === 'askAdministrator') {
          await ask({
            kind: 'warning',
            title: t(($) => $.start.balanceTitle),
            body: t(($) => $.start.balanceTooLow, costWords(refusal.cost)),
          });
          return 'stop';
        }
        await navigate(paths.balance, {
          state: { reason: 'balanceTooLow', cost: refusal.cost, back: paths.template(setup.slug) },
        });
        return 'moved';
    }
  };

  /** What the checks look at, as fresh as the server gives it. Rejects when it does not answer. */
  const readContext = async (): Promise<{
    context: StartContext;
    account: NonNullable<Awaited<ReturnType<typeof askAccount>>>;
  }> => {
    const [template, account] = await Promise.all([
      queries.query({ ...templateQueries.bySlug(setup.slug), staleTime: 0 }),
      askAccount(),
    ]);
    if (account === undefined) throw new ApiError('network', 0, 'NoAccount', '');
    const price = setup.pricePerData ?? template.pricePerData;
    const balance = isFree(price) ? null : await readBalance.mutateAsync(setup.templateRegistrationId);
    return {
      account,
      context: {
        account,
        canTrial: false,
        template: {
          status: template.status,
          runOn: template.runOn,
          newMinAccountLevel: template.newMinAccountLevel,
          currentTemplateVersion: balance?.currentTemplateVersion ?? template.currentTemplateVersion,
          pricePerData: price,
        },
        usedVersion: setup.version,
        balance,
      },
    };
  };

  const isBusy = async (taskId: string): Promise<boolean> => {
    const { items } = await queries.query({ ...taskQueries.statuses([taskId]), staleTime: 0 });
    const item = items.find((entry) => entry.taskId === taskId);
    if (item === undefined) return false;
    return (
      item.taskExecuteStatus === TaskStatus.Running ||
      item.taskExecuteStatus === TaskStatus.Waiting ||
      item.stopping === true
    );
  };

  return async (taskId: string, target: StartTarget): Promise<StartVerdict> => {
    try {
      if (!isTemplateOpen(setup)) {
        toasts.warning(t(($) => $.start.notOpen));
        return 'stop';
      }
      const { context, account } = await readContext();
      if (accountLimitPrompt(setup.accountLimit, account, false) !== null) {
        const led = await upgradePrompt({
          reason: t(($) => $.start.level, { plan: planName(setup.accountLimit) }),
          requiredLevel: setup.accountLimit,
        });
        return led ? 'moved' : 'stop';
      }
      for (
        let refusal = firstRefusal(context, target);
        refusal !== null;
        refusal = firstRefusal(context, target, refusal.check + 1)
      ) {
        const verdict = await meet(refusal);
        if (verdict !== 'go') return verdict;
      }
      if (await isBusy(taskId)) {
        toasts.warning(t(($) => $.start.taskIsRunning));
        return 'stop';
      }
      return 'go';
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toasts.error(t(($) => $.start.checkFailed));
      return 'stop';
    }
  };
}
