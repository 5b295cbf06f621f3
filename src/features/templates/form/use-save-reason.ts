import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/errors';
import { TaskSaveCode } from '../../../contract/enums.gen';
import { useCodeWords } from '../../../shared/start/use-code-words';

const { Succeed, ExceedTaskLimitCounts, ...refusals } = TaskSaveCode;
const known = Object.values(refusals);

/** Why something of a task was not saved: in our words where the code is known (ERR-08), else in the server's own; empty where it says nothing. */
export function useSaveReason(): (
  refusal: ApiError | { readonly code: string; readonly message?: string | null | undefined },
) => string {
  const { t } = useTranslation('templates');
  const codeWords = useCodeWords();
  return useCallback(
    (refusal) => {
      const code = known.find((entry) => entry === refusal.code);
      if (code !== undefined) return t(($) => $.save.refusedReasons[code]);
      const { message } = refusal;
      return codeWords(refusal) ?? message ?? '';
    },
    [t, codeWords],
  );
}
