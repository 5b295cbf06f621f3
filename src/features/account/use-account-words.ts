import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, isOffline, isTransient, retryAfterOf, statusOf } from '#src/api/errors';
import { refusedField, type RefusedField } from '#src/domain/account-refusal';
import { useErrorMessage } from '#src/shared/errors/use-error-message';
import { useSecondsLeft } from '#src/ui/seconds-left';

/** The words for a refused call of the account (ERR-02, ERR-03, ERR-04); for a code that nobody knows, the server's own. */
export function useAccountWords(): (error: unknown) => string {
  const { t } = useTranslation('account');
  const errorMessage = useErrorMessage();
  return useCallback(
    (error) => {
      if (isOffline(error)) return t(($) => $.refusals.offline);
      if (statusOf(error) === 429) return t(($) => $.refusals.tooMany, { count: retryAfterOf(error) ?? 60 });
      if (!(error instanceof ApiError) || isTransient(error)) return t(($) => $.refusals.failed);
      return errorMessage(error);
    },
    [t, errorMessage],
  );
}

/** The field that an error is about (ERR-02, ERR-03, ERR-04), undefined when it is about none. */
export const fieldOf = (error: unknown): RefusedField | undefined =>
  error instanceof ApiError ? refusedField(error.code) : undefined;

/** Why nothing can be sent for a while after a refusal for too many tries (429); undefined when it can. Counts down. */
export function useWaitReason(error: unknown): string | undefined {
  const { t } = useTranslation('account');
  const left = useSecondsLeft(statusOf(error) === 429 ? (retryAfterOf(error) ?? 0) : 0);
  return left > 0 ? t(($) => $.wait, { count: left }) : undefined;
}
