import { useTranslation } from '#src/i18n/use-translation';
import { ExportIntent } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { useCancelOrRemoveExport } from '#src/data/exports';
import { unwatchExport } from '#src/state/exports';
import { useConfirm } from '#src/ui/confirm';
import { useToasts } from '#src/ui/toast';
import { useErrorMessage } from '#src/shared/errors/use-error-message';

export function useRemoveExport(): (record: Schemas['ExportRecord'], hasFile: boolean) => Promise<void> {
  const { t } = useTranslation('exports');
  const confirm = useConfirm();
  const toasts = useToasts();
  const errorMessage = useErrorMessage();
  const end = useCancelOrRemoveExport();
  return async (record, hasFile) => {
    const remove = () => end.mutateAsync({ recordId: record.recordId, intent: ExportIntent.Remove });
    try {
      if (hasFile) {
        const confirmed = await confirm(() => ({
          variant: 'warning',
          title: t(($) => $.remove.title, { file: record.fileName }),
          body: t(($) => $.remove.body),
          confirmLabel: t(($) => $.remove.confirm),
          danger: true,
          errorMessage,
          onConfirm: remove,
        }));
        if (!confirmed) return;
      } else await remove();
      unwatchExport(record.recordId);
      toasts.success(() => t(($) => $.remove.done));
    } catch (error) {
      toasts.error(() => t(($) => $.remove.failed), { detail: () => errorMessage(error) });
    }
  };
}
