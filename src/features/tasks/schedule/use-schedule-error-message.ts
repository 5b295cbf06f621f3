import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '#src/shared/errors/use-error-message';

/** Returns a function that says why a task's schedule was not stored or taken off. */
export function useScheduleErrorMessage(): (error: unknown) => string {
  const { t } = useTranslation('tasks');
  const errorMessage = useErrorMessage();
  return useCallback(
    (error) =>
      errorMessage(error, {
        codes: {
          TemplateCannotRunOnCloud: () => t(($) => $.schedule.refused.localOnly),
          LevelTooLow: () => t(($) => $.schedule.refused.level),
          LevelExpired: () => t(($) => $.schedule.refused.expired),
          NotOwner: () => t(($) => $.result.reasons.notOwner),
          NotFound: () => t(($) => $.result.reasons.gone),
          Invalid: () => t(($) => $.schedule.refused.invalid),
        },
      }),
    [t, errorMessage],
  );
}
