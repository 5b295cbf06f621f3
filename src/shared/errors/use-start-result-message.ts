import { useCallback } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { StartResult, StopResult } from '#src/contract/enums.gen';

const startResultKeys = {
  [StartResult.FunctionNotEnable]: 'FunctionNotEnable',
  [StartResult.Unknown]: 'Unknown',
  [StartResult.ServiceError]: 'ServiceError',
  [StartResult.TaskNotFound]: 'TaskNotFound',
  [StartResult.UserNotTaskOwner]: 'UserNotTaskOwner',
  [StartResult.ReachTemplateDailyUseLimit]: 'ReachTemplateDailyUseLimit',
  [StartResult.TemplateCannotRunOnCloud]: 'TemplateCannotRunOnCloud',
  [StartResult.TemplateNotAvailable]: 'TemplateNotAvailable',
} as const;

/** Falls back to the server's message, then to a general one (ENUM-59). */
export function useStartResultMessage(): (code: number, message?: string | null) => string {
  const { t } = useTranslation('tasks');
  return useCallback(
    (code, message) => {
      if (code === StartResult.TemplateBalanceNotEnough) return t(($) => $.results.balanceNotEnough);
      if (code === StartResult.ReachTemplateDailyExtractLimit) return t(($) => $.results.dailyLimit);
      const keys: Readonly<Partial<Record<number, (typeof startResultKeys)[keyof typeof startResultKeys]>>> =
        startResultKeys;
      const key = keys[code];
      if (key === undefined && message) return message;
      return t(($) => $.results.startReasons[key ?? 'other']);
    },
    [t],
  );
}

/** Falls back to `useStartResultMessage` (ENUM-60). */
export function useStopResultMessage(): (code: number, message?: string | null) => string {
  const { t } = useTranslation('tasks');
  return useCallback(
    (code, message) => {
      if (code === StopResult.UserNotTaskOwner) return t(($) => $.results.stopNotOwner);
      return message ? message : t(($) => $.results.startReasons.other);
    },
    [t],
  );
}
