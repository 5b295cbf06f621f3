import { useTranslation } from '#src/i18n/use-translation';
import type { Schemas } from '#src/contract/types';
import { useFormats } from '#src/i18n/format';

/** Files of unknown size make the total a lower bound. */
export function useSizeMessage(): (records: readonly Pick<Schemas['ExportRecord'], 'size'>[]) => string {
  const { t } = useTranslation('exports');
  const { bytes } = useFormats();
  return (records) => {
    const size = bytes(records.reduce((sum, record) => sum + (record.size ?? 0), 0));
    return records.some((record) => record.size === null) ? t(($) => $.zip.atLeast, { size }) : size;
  };
}
