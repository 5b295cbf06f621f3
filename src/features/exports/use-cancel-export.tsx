import { useTranslation } from '#src/i18n/use-translation';
import { ExportIntent } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { useEndExport } from '#src/data/exports';
import { useFormats } from '#src/i18n/format';
import { unwatchExport } from '#src/state/exports';
import { useAsk } from '#src/ui/ask';
import { useToasts } from '#src/ui/toast';
import { codeOf } from '#src/api/errors';
import { useErrorMessage } from '#src/shared/errors/use-error-message';

/** Resolves to true when the user confirmed and the export was canceled. */
export function useCancelExport(): (record: Schemas['ExportRecord']) => Promise<boolean> {
  const { t } = useTranslation('exports');
  const { number } = useFormats();
  const ask = useAsk();
  const toasts = useToasts();
  const errorMessage = useErrorMessage();
  const end = useEndExport();
  return async (record) => {
    const outcome = { isLate: false };
    const agreed = await ask(() => ({
      variant: 'confirm',
      title: t(($) => $.cancel.title),
      body: (
        <>
          <p>
            {record.rows > 0
              ? t(($) => $.cancel.lost, { rows: number(record.rows), total: number(record.totalRows) })
              : t(($) => $.cancel.nothingYet)}
          </p>
          <p>{t(($) => $.cancel.kept)}</p>
        </>
      ),
      confirmLabel: t(($) => $.working.cancel),
      cancelLabel: t(($) => $.cancel.keep),
      danger: true,
      refusal: errorMessage,
      onConfirm: async () => {
        try {
          await end.mutateAsync({ recordId: record.recordId, intent: ExportIntent.Cancel });
        } catch (error) {
          if (codeOf(error) !== 'AlreadyOver') throw error;
          outcome.isLate = true;
        }
      },
    }));
    if (outcome.isLate) toasts.warning(() => t(($) => $.cancel.tooLate, { file: record.fileName }));
    else if (agreed) unwatchExport(record.recordId);
    return agreed && !outcome.isLate;
  };
}
