import { useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { limits } from '#src/contract/limits.gen';
import type { Schemas } from '#src/contract/types';
import { Button } from '#src/ui/button';
import { SelectionBar } from '#src/ui/selection-bar';
import { useSizeWords } from './use-size-words';
import { ZipDialog } from './zip-dialog';

export function ZipBar({
  records,
  offline,
  onClear,
  onWithout,
}: {
  readonly records: readonly Schemas['ExportRecord'][];
  readonly offline: boolean;
  readonly onClear: () => void;
  /** Removes exports from the selection. */
  readonly onWithout: (recordIds: readonly string[]) => void;
}) {
  const { t } = useTranslation('exports');
  const sizeWords = useSizeWords();
  const [open, setOpen] = useState(false);
  const tooMany = records.length > limits.zipRecords;
  return (
    <>
      {records.length > 0 && (
        <SelectionBar
          label={t(($) => $.zip.label)}
          summary={t(($) => $.zip.selected, { count: records.length, size: sizeWords(records) })}
          onClear={onClear}
        >
          <Button
            size="small"
            variant="primary"
            disabledReason={
              offline
                ? t(($) => $.records.offlineReason)
                : tooMany
                  ? t(($) => $.zip.tooMany, { limit: limits.zipRecords })
                  : undefined
            }
            onClick={() => {
              setOpen(true);
            }}
          >
            {t(($) => $.zip.open)}
          </Button>
        </SelectionBar>
      )}
      <ZipDialog
        open={open}
        records={records}
        onWithout={onWithout}
        onClose={() => {
          setOpen(false);
        }}
        onSaved={() => {
          setOpen(false);
          onClear();
        }}
      />
    </>
  );
}
