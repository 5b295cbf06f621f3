import { useMemo } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { TaskSaveCode } from '#src/contract/enums.gen';
import type { CodeMessages } from '#src/shared/errors/use-error-message';

/** The task limit has its own dialog. */
type Refusal = Exclude<TaskSaveCode, typeof TaskSaveCode.Succeed | typeof TaskSaveCode.ExceedTaskLimitCounts>;

const refusalCodes = Object.values(TaskSaveCode).filter(
  (code): code is Refusal => code !== TaskSaveCode.Succeed && code !== TaskSaveCode.ExceedTaskLimitCounts,
);

export function useSaveCodeMessages(): CodeMessages {
  const { t } = useTranslation('templateForm');
  return useMemo(
    () => Object.fromEntries(refusalCodes.map((code) => [code, () => t(($) => $.save.refusedReasons[code])])),
    [t],
  );
}
