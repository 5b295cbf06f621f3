import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#src/api/errors';
import { limits } from '#src/contract/limits.gen';
import { useFormats } from '#src/i18n/format';
import { useFailureWords } from '#src/shared/start/report-start';

const known = [
  'Expired',
  'TaskDeleted',
  'NotReady',
  'EmptyFile',
  'ExportQuotaReached',
  'TooManyRowsForSheet',
  'NothingToExport',
  'RowsRemoved',
  'StorageFull',
] as const;

type KnownCode = (typeof known)[number];

/** The code of a refusal, undefined for what is none. */
export const codeOf = (error: unknown): string | undefined => (error instanceof ApiError ? error.code : undefined);

/** The words for a failed call about exports: our own where the code says what happened, otherwise the general ones. */
export function useExportWords(): (error: unknown) => string {
  const general = useFailureWords();
  const byCode = useCodeWords();
  return useCallback((error) => byCode(codeOf(error)) ?? general(error), [byCode, general]);
}

/** The words for a code of the server, undefined for one that is not known. */
export function useCodeWords(): (code: string | undefined) => string | undefined {
  const { t } = useTranslation('exports');
  const { number } = useFormats();
  return useCallback(
    (code) => {
      const key: KnownCode | undefined = known.find((entry) => entry === code);
      return key === undefined ? undefined : t(($) => $.errors[key], { limit: number(limits.exportXlsxRows) });
    },
    [t, number],
  );
}
