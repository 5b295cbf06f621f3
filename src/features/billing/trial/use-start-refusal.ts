import { useTranslation } from 'react-i18next';
import { ApiError, retryAfterOf, statusOf } from '../../../api/errors';

/** Gives the words for why a trial has not begun: each refusal of the call, and a lost answer (BILL-07). */
export function useStartRefusal(): (error: unknown) => string {
  const { t } = useTranslation('keeping');
  return (error) => {
    const code = error instanceof ApiError ? error.code : '';
    if (code === 'TrialDone') return t(($) => $.trial.refusals.done);
    if (code === 'TrialRefused') return t(($) => $.trial.refusals.refuse);
    if (code === 'LevelTooHigh') return t(($) => $.trial.refusals.enough);
    if (statusOf(error) === 403) return t(($) => $.trial.refusals.child);
    if (retryAfterOf(error) !== undefined) return t(($) => $.trial.refusals.busy);
    return t(($) => $.trial.refusals.noAnswer);
  };
}
