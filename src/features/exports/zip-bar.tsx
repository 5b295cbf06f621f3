import { useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { limits } from '#src/contract/limits.gen';
import type { Schemas } from '#src/contract/types';
import { Button } from '#src/ui/button';
import { SelectionBar } from '#src/ui/selection-bar';
import { useSizeMessage } from './use-size-message';
import { ZipDialog } from './zip-dialog';

export function ZipBar({
  records,
  offline,
  onClear,
  onDeselect,
}: {
  readonly records: readonly Schemas['ExportRecord'][];
  readonly offline: boolean;
  readonly onClear: () => void;
  readonly onDeselect: (recordIds: readonly string[]) => void;
}) {
  const { t } = useTranslation('exports');
  const sizeMessage = useSizeMessage();
  const [open, setOpen] = useState(false);
  const tooMany = records.length > limits.zipRecords;
  return (
    <>
      {records.length > 0 && (
        <SelectionBar
          label={t(($) => $.zip.label)}
          summary={t(($) => $.zip.selected, { count: records.length, size: sizeMessage(records) })}
          onClear={onClear}
        >
          <Button
            size="small"
            variant="primary"
            disabledReason={
              offline
                ? t(($) => $.offline.reason, { ns: 'shell' })
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
        onDeselect={onDeselect}
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
