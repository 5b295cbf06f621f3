import { useTranslation } from '#src/i18n/use-translation';
import { useFormats } from '#src/i18n/format';
import type { FileDownload } from '#src/state/exports';
import { Progress } from '#src/ui/progress';

export function SavingProgress({
  fileName,
  saving,
}: {
  readonly fileName: string;
  readonly saving: Pick<FileDownload, 'received' | 'total'> | undefined;
}) {
  const { t } = useTranslation('exports');
  const { bytes } = useFormats();
  const { received = 0, total } = saving ?? {};
  return (
    <Progress
      label={fileName}
      value={total === undefined ? undefined : received / total}
      text={
        received === 0
          ? t(($) => $.saving.begins)
          : total === undefined
            ? bytes(received)
            : t(($) => $.saving.of, { received: bytes(received), total: bytes(total) })
      }
    />
  );
}
