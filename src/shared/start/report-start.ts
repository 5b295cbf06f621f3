import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ApiError, isOffline } from '../../api/errors';
import { StartResult } from '../../contract/enums.gen';
import type { Schemas } from '../../contract/types';
import { useAccount } from '../../data/account';
import { accountCan } from '../../domain/account-levels';
import { paths } from '../../domain/paths';
import { sortStartResults, type StartOutcome } from '../../domain/start-results';
import { sortStopResults } from '../../domain/stop-results';
import { useAsk } from '../../ui/ask';
import { useToasts } from '../../ui/toast';

/** The words for a failed call: no connection, or the server's own message. */
export function useFailureWords(): (error: unknown) => string {
  const { t } = useTranslation('tasks');
  return useCallback(
    (error) =>
      isOffline(error)
        ? t(($) => $.results.offline)
        : error instanceof ApiError && error.message !== ''
          ? error.message
          : t(($) => $.results.noAnswer),
    [t],
  );
}

/** Gives sentences for why tasks did not start: the daily limit, the balance, and the reason of each result code (ENUM-59). */
export function useStartReasons(): (
  outcome: Pick<StartOutcome, 'reasons'> & Partial<Pick<StartOutcome, 'dailyLimitReached' | 'balanceNotEnough'>>,
) => string[] {
  const { t } = useTranslation('tasks');
  return ({ reasons, dailyLimitReached = [], balanceNotEnough = [] }) => {
    const said = [
      ...(dailyLimitReached.length > 0 ? [t(($) => $.results.dailyLimit)] : []),
      ...(balanceNotEnough.length > 0 ? [t(($) => $.results.balanceNotEnough)] : []),
      ...reasons.map(({ code }) => t(($) => $.results.startReasons[reasonKey(code)])),
    ];
    return said.length > 0 ? said : [t(($) => $.results.startReasons.other)];
  };
}

/**
 * Says what came of a start, whoever asked for it: a toast for what started (ERR-12), one with the failure count and its
 * reasons (ERR-10), the recharge confirmation (ERR-13) and the daily limit warning (ERR-14). Gives the sorted outcome.
 */
export function useReportStart(): (
  taskIds: readonly string[],
  answer: Schemas['TaskStartResponse'],
) => Promise<StartOutcome> {
  const { t } = useTranslation('tasks');
  const toasts = useToasts();
  const ask = useAsk();
  const navigate = useNavigate();
  const { data: account } = useAccount();
  const reasonsOf = useStartReasons();
  return async (taskIds, answer) => {
    // An answer that is an error as a whole names no task: none has started.
    const outcome = sortStartResults(answer.error ? [] : taskIds, answer.errors);
    if (answer.error) {
      toasts.error(answer.error.message);
      return outcome;
    }
    if (outcome.succeeded.length > 0) toasts.success(t(($) => $.results.started, { count: outcome.succeeded.length }));
    if (outcome.failures.length > 0) {
      const reasons = reasonsOf({ reasons: outcome.reasons });
      toasts.error(
        t(($) => $.results.startFailed, { count: outcome.failures.length }),
        { detail: reasons.join(' ') },
      );
    }
    if (outcome.dailyLimitReached.length > 0) toasts.warning(t(($) => $.results.dailyLimit));
    if (outcome.balanceNotEnough.length > 0) {
      const mayPay = account === undefined || accountCan(account, 'pay');
      const goes = await ask({
        kind: 'confirm',
        title: t(($) => $.results.rechargeTitle),
        body: mayPay ? t(($) => $.results.rechargeBody) : t(($) => $.results.rechargeAdministrator),
        ...(mayPay ? { confirmLabel: t(($) => $.results.recharge) } : { kind: 'warning' as const }),
      });
      if (goes && mayPay) await navigate(paths.balance);
    }
    return outcome;
  };
}

/** Says what came of a stop: a toast for what stopped (ERR-12), one with the failure count (ERR-11). */
export function useReportStop(): (taskIds: readonly string[], answer: Schemas['TaskStopResponse']) => void {
  const { t } = useTranslation('tasks');
  const toasts = useToasts();
  return (taskIds, answer) => {
    const outcome = sortStopResults(taskIds, answer.errors);
    if (answer.error) {
      toasts.error(answer.error.message);
      return;
    }
    if (outcome.succeeded.length > 0) toasts.success(t(($) => $.results.stopped, { count: outcome.succeeded.length }));
    if (outcome.failures.length > 0) {
      toasts.error(
        t(($) => $.results.stopFailed, { count: outcome.failures.length }),
        { detail: t(($) => $.results.stopNotOwner) },
      );
    }
  };
}

/** The name of a start's result code; it is also the key of its words. */
function reasonKey(
  code: number,
):
  | 'FunctionNotEnable'
  | 'ServiceError'
  | 'TaskNotFound'
  | 'UserNotTaskOwner'
  | 'ReachTemplateDailyUseLimit'
  | 'TemplateCannotRunOnCloud'
  | 'TemplateNotAvailable'
  | 'other' {
  switch (code) {
    case StartResult.FunctionNotEnable:
      return 'FunctionNotEnable';
    case StartResult.ServiceError:
      return 'ServiceError';
    case StartResult.TaskNotFound:
      return 'TaskNotFound';
    case StartResult.UserNotTaskOwner:
      return 'UserNotTaskOwner';
    case StartResult.ReachTemplateDailyUseLimit:
      return 'ReachTemplateDailyUseLimit';
    case StartResult.TemplateCannotRunOnCloud:
      return 'TemplateCannotRunOnCloud';
    case StartResult.TemplateNotAvailable:
      return 'TemplateNotAvailable';
    default:
      return 'other';
  }
}
