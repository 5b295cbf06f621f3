import { useTranslation } from 'react-i18next';
import { isTransient, retryAfterOf, statusOf } from '#src/api/errors';
import { useFailureWords } from '#src/shared/start/report-start';

/** Gives the words for why a trial has not begun: each refusal of the call, and a lost answer (BILL-07). */
export function useStartRefusal(): (error: unknown) => string {
  const { t } = useTranslation('keeping');
  const words = useFailureWords();
  return (error) => {
    if (statusOf(error) === 403) return t(($) => $.trial.refusals.child);
    if (retryAfterOf(error) !== undefined) return t(($) => $.trial.refusals.busy);
    return isTransient(error) ? t(($) => $.trial.refusals.noAnswer) : words(error);
  };
}
