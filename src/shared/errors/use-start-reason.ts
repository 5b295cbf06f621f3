import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { StartResult, StopResult } from '#src/contract/enums.gen';

/** Translation keys by result code. */
const startReasonKeys = {
  [StartResult.FunctionNotEnable]: 'FunctionNotEnable',
  [StartResult.Unknown]: 'Unknown',
  [StartResult.ServiceError]: 'ServiceError',
  [StartResult.FailedForOther]: 'other',
  [StartResult.TaskNotFound]: 'TaskNotFound',
  [StartResult.UserNotTaskOwner]: 'UserNotTaskOwner',
  [StartResult.ReachTemplateDailyUseLimit]: 'ReachTemplateDailyUseLimit',
  [StartResult.TemplateCannotRunOnCloud]: 'TemplateCannotRunOnCloud',
  [StartResult.TemplateNotAvailable]: 'TemplateNotAvailable',
} as const;

/** Why a task did not start, by the result code, in one sentence (ENUM-59); a code that nobody knows is said in general. */
export function useStartReason(): (code: number) => string {
  const { t } = useTranslation('tasks');
  return useCallback(
    (code) => {
      if (code === StartResult.TemplateBalanceNotEnough) return t(($) => $.results.balanceNotEnough);
      if (code === StartResult.ReachTemplateDailyExtractLimit) return t(($) => $.results.dailyLimit);
      const keys: Readonly<Partial<Record<number, (typeof startReasonKeys)[keyof typeof startReasonKeys]>>> =
        startReasonKeys;
      return t(($) => $.results.startReasons[keys[code] ?? 'other']);
    },
    [t],
  );
}

/** Why a task did not stop, by the result code, in one sentence (ENUM-60); a code that nobody knows is said in general. */
export function useStopReason(): (code: number) => string {
  const { t } = useTranslation('tasks');
  return useCallback(
    (code) =>
      code === StopResult.UserNotTaskOwner ? t(($) => $.results.stopNotOwner) : t(($) => $.results.startReasons.other),
    [t],
  );
}
