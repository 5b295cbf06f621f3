import { useTranslation } from 'react-i18next';
import { ApiError } from '#src/api/errors';
import type { TaskRefusal } from '#src/data/task-settings';
import { useFailureWords } from '#src/shared/start/report-start';

/** Codes of refusals that have words of their own; servers spell some of them in two ways. */
const keys = {
  TaskNotFound: 'gone',
  NotFound: 'gone',
  UserNotTaskOwner: 'notOwner',
  NotOwner: 'notOwner',
  TaskIsRunning: 'running',
  Running: 'running',
  FunctionNotEnable: 'plan',
  GroupNotFound: 'groupGone',
  ExceedTaskLimitCounts: 'taskLimit',
} as const;

const isKnown = (code: string): code is keyof typeof keys => Object.hasOwn(keys, code);

/** What a refusal is told by: the server's code and words, or the error of a call that failed. */
export type Refusal =
  | { readonly code: string; readonly message?: string | null }
  | Pick<Extract<TaskRefusal, { error: unknown }>, 'error'>;

/** Why something was refused for a task, in one sentence: our words for a known code, else the server's. */
export function useRefusalWords(): (refusal: Refusal) => string {
  const { t } = useTranslation('tasks');
  const failed = useFailureWords();
  return (refusal) => {
    if ('error' in refusal) return failed(refusal.error);
    const { code, message } = refusal;
    if (isKnown(code)) return t(($) => $.result.reasons[keys[code]]);
    // The message of another known code comes before the server's own.
    return message ? failed(new ApiError('http', 200, code, message)) : t(($) => $.result.reasons.other);
  };
}
