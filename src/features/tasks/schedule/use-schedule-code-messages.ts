import { useMemo } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import type { CodeMessages } from '#src/shared/errors/use-error-message';

export function useScheduleCodeMessages(): CodeMessages {
  const { t } = useTranslation('tasks');
  return useMemo(
    () => ({
      TemplateCannotRunOnCloud: () => t(($) => $.schedule.refused.localOnly),
      LevelTooLow: () => t(($) => $.schedule.refused.level),
      LevelExpired: () => t(($) => $.schedule.refused.expired),
      NotOwner: () => t(($) => $.result.reasons.notOwner),
      NotFound: () => t(($) => $.result.reasons.gone),
      Invalid: () => t(($) => $.schedule.refused.invalid),
    }),
    [t],
  );
}
