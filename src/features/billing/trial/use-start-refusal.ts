import { useTranslation } from 'react-i18next';
import { isTransient, retryAfterOf, statusOf } from '#src/api/errors';
import { useErrorMessage } from '#src/shared/errors/use-error-message';

/** Gives the words for why a trial has not begun: each refusal of the call, and a lost answer (BILL-07). */
export function useStartRefusal(): (error: unknown) => string {
  const { t } = useTranslation('keeping');
  const errorMessage = useErrorMessage();
  return (error) => {
    if (statusOf(error) === 403) return t(($) => $.trial.refusals.child);
    if (retryAfterOf(error) !== undefined) return t(($) => $.trial.refusals.busy);
    return isTransient(error) ? t(($) => $.trial.refusals.noAnswer) : errorMessage(error);
  };
}
