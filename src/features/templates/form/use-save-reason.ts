import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../api/errors';
import { TaskSaveCode } from '../../../contract/enums.gen';
import { useCodeWords } from '../../../shared/start/use-code-words';

/** A full account has its own prompt. */
type Refusal = Exclude<TaskSaveCode, typeof TaskSaveCode.Succeed | typeof TaskSaveCode.ExceedTaskLimitCounts>;

const isRefusal = (code: string): code is Refusal =>
  code !== TaskSaveCode.Succeed &&
  code !== TaskSaveCode.ExceedTaskLimitCounts &&
  Object.values<string>(TaskSaveCode).includes(code);

/** Why something of a task was not saved: in our words where the code is known (ERR-08), else in the server's own; empty where it says nothing. */
export function useSaveReason(): (
  refusal: ApiError | { readonly code: string; readonly message?: string | null | undefined },
) => string {
  const { t } = useTranslation('templates');
  const codeWords = useCodeWords();
  return useCallback(
    (refusal) => {
      const { code, message } = refusal;
      if (isRefusal(code)) return t(($) => $.save.refusedReasons[code]);
      return codeWords(refusal) ?? message ?? '';
    },
    [t, codeWords],
  );
}
