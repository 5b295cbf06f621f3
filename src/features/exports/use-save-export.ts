import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#src/i18n/use-translation';
import type { Schemas } from '#src/contract/types';
import { exportQueries, fetchExport } from '#src/data/exports';
import { useToasts } from '#src/ui/toast';
import { saveFile } from './save-file';
import { codeOf } from '#src/api/errors';
import { useErrorMessage } from '#src/shared/errors/use-error-message';
import { useRepeatExport } from './use-repeat-export';

/** API-103. */
export function useSaveExport(): (
  record: Pick<Schemas['ExportRecord'], 'recordId' | 'fileName'>,
) => Promise<number | undefined> {
  const queries = useQueryClient();
  return async ({ recordId, fileName }) => {
    try {
      return await saveFile(recordId, fileName, (options) => fetchExport(recordId, options));
    } finally {
      // The download revealed the file's size, or that it has expired.
      void queries.invalidateQueries({ queryKey: exportQueries.list({}).queryKey.slice(0, 2) });
    }
  };
}

export function useSaveWithToast(): (record: Schemas['ExportRecord']) => Promise<void> {
  const { t } = useTranslation('exports');
  const toasts = useToasts();
  const errorMessage = useErrorMessage();
  const save = useSaveExport();
  const repeat = useRepeatExport();
  return async (record) => {
    const key = `save-${record.recordId}`;
    try {
      const size = await save(record);
      if (size !== undefined)
        toasts.success(() => t(($) => $.downloaded, { ns: 'ui', file: record.fileName }), { key });
    } catch (error) {
      toasts.error(() => t(($) => $.toasts.notSaved, { file: record.fileName }), {
        key,
        detail: () => errorMessage(error),
        ...(codeOf(error) === 'Expired'
          ? { action: { label: () => t(($) => $.failed.again), onPress: () => void repeat(record) } }
          : {}),
      });
    }
  };
}
