import { useCallback } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { StartResult, StopResult } from '#src/contract/enums.gen';

/** Translation keys by result code. */
const startReasonKeys = {
  [StartResult.FunctionNotEnable]: 'FunctionNotEnable',
  [StartResult.Unknown]: 'Unknown',
  [StartResult.ServiceError]: 'ServiceError',
  [StartResult.TaskNotFound]: 'TaskNotFound',
  [StartResult.UserNotTaskOwner]: 'UserNotTaskOwner',
  [StartResult.ReachTemplateDailyUseLimit]: 'ReachTemplateDailyUseLimit',
  [StartResult.TemplateCannotRunOnCloud]: 'TemplateCannotRunOnCloud',
  [StartResult.TemplateNotAvailable]: 'TemplateNotAvailable',
} as const;

/**
 * Why a task did not start, by the result code, in one sentence (ENUM-59); a code that says nothing, or that nobody knows, is said in the
 * server's own words where it gave some, else in general.
 */
export function useStartReason(): (code: number, message?: string | null) => string {
  const { t } = useTranslation('tasks');
  return useCallback(
    (code, message) => {
      if (code === StartResult.TemplateBalanceNotEnough) return t(($) => $.results.balanceNotEnough);
      if (code === StartResult.ReachTemplateDailyExtractLimit) return t(($) => $.results.dailyLimit);
      const keys: Readonly<Partial<Record<number, (typeof startReasonKeys)[keyof typeof startReasonKeys]>>> =
        startReasonKeys;
      const key = keys[code];
      if (key === undefined && message) return message;
      return t(($) => $.results.startReasons[key ?? 'other']);
    },
    [t],
  );
}

/** Why a task did not stop, by the result code, in one sentence (ENUM-60); any other as by `useStartReason`. */
export function useStopReason(): (code: number, message?: string | null) => string {
  const { t } = useTranslation('tasks');
  return useCallback(
    (code, message) => {
      if (code === StopResult.UserNotTaskOwner) return t(($) => $.results.stopNotOwner);
      return message ? message : t(($) => $.results.startReasons.other);
    },
    [t],
  );
}
