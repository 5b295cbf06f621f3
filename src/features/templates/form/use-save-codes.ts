import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '#src/api/errors';
import { TaskSaveCode } from '#src/contract/enums.gen';
import { useCodeMessage } from '#src/shared/errors/use-code-message';

/** A full plan has a dialog of its own. */
type Refusal = Exclude<TaskSaveCode, typeof TaskSaveCode.Succeed | typeof TaskSaveCode.ExceedTaskLimitCounts>;

const known = Object.values(TaskSaveCode).filter(
  (code): code is Refusal => code !== TaskSaveCode.Succeed && code !== TaskSaveCode.ExceedTaskLimitCounts,
);

/** Why something of a task was not saved: in our words where the code is known (ERR-08), else in the server's own; empty where it says nothing. */
export function useSaveReason(): (
  refusal: ApiError | { readonly code: string; readonly message?: string | null },
) => string {
  const { t } = useTranslation('templates');
  const codeMessage = useCodeMessage();
  return useCallback(
    (refusal) => {
      const code = known.find((entry) => entry === refusal.code);
      if (code !== undefined) return t(($) => $.save.refusedReasons[code]);
      const { message } = refusal;
      return codeMessage(refusal.code, message) ?? message ?? '';
    },
    [t, codeMessage],
  );
}
