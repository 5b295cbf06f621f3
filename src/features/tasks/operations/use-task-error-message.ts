import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorMessage, type CodeMessages } from '#src/shared/errors/use-error-message';

/** Returns the messages of the codes that mean something else for a task than elsewhere. */
export function useTaskCodes(): CodeMessages {
  const { t } = useTranslation('tasks');
  return useMemo(
    () => ({
      NotFound: () => t(($) => $.result.reasons.gone),
      NotOwner: () => t(($) => $.result.reasons.notOwner),
      Running: () => t(($) => $.result.reasons.running),
    }),
    [t],
  );
}

/** Returns a function that says what went wrong for a task: an error of a call, or an entry of the list in its response. */
export function useTaskErrorMessage(): (error: unknown) => string {
  const codes = useTaskCodes();
  const errorMessage = useErrorMessage();
  return useCallback((error) => errorMessage(error, { codes }), [codes, errorMessage]);
}
