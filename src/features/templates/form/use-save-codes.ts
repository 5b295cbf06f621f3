import { useMemo } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { TaskSaveCode } from '#src/contract/enums.gen';
import type { CodeMessages } from '#src/shared/errors/use-error-message';

/** A full plan has a dialog of its own. */
type Refusal = Exclude<TaskSaveCode, typeof TaskSaveCode.Succeed | typeof TaskSaveCode.ExceedTaskLimitCounts>;

const known = Object.values(TaskSaveCode).filter(
  (code): code is Refusal => code !== TaskSaveCode.Succeed && code !== TaskSaveCode.ExceedTaskLimitCounts,
);

/** Returns the messages where something of a task was not saved (ERR-08). */
export function useSaveCodes(): CodeMessages {
  const { t } = useTranslation('templates');
  return useMemo(
    () => Object.fromEntries(known.map((code) => [code, () => t(($) => $.save.refusedReasons[code])])),
    [t],
  );
}
