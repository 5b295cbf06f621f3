import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '#src/shared/errors/use-error-message';

/** Returns a function that says what went wrong for a task: an error of a call, or an entry of the list in its response. */
export function useTaskErrorMessage(): (error: unknown) => string {
  const { t } = useTranslation('tasks');
  const errorMessage = useErrorMessage();
  return useCallback(
    (error) =>
      errorMessage(error, {
        codes: {
          NotFound: () => t(($) => $.result.reasons.gone),
          NotOwner: () => t(($) => $.result.reasons.notOwner),
          Running: () => t(($) => $.result.reasons.running),
        },
      }),
    [t, errorMessage],
  );
}
