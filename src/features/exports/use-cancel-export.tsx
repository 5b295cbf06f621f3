import { useTranslation } from '#src/i18n/use-translation';
import { ExportIntent } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { useCancelOrRemoveExport } from '#src/data/exports';
import { useFormats } from '#src/i18n/format';
import { unwatchExport } from '#src/state/exports';
import { useConfirm } from '#src/ui/confirm';
import { useToasts } from '#src/ui/toast';
import { codeOf } from '#src/api/errors';
import { useErrorMessage } from '#src/shared/errors/use-error-message';

/** Resolves to whether it was canceled. */
export function useCancelExport(): (record: Schemas['ExportRecord']) => Promise<boolean> {
  const { t } = useTranslation('exports');
  const { number } = useFormats();
  const confirm = useConfirm();
  const toasts = useToasts();
  const errorMessage = useErrorMessage();
  const end = useCancelOrRemoveExport();
  return async (record) => {
    const outcome = { isLate: false };
    const confirmed = await confirm(() => ({
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
      errorMessage,
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
    else if (confirmed) unwatchExport(record.recordId);
    return confirmed && !outcome.isLate;
  };
}
